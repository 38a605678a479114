// The words of Kathmandu (Feld) fit the places the screens have for them, in both languages.
#include <cstring>

#include "feld_table.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static int letters(const char* utf8) {
  int count = 0;
  for (; *utf8 != '\0'; ++utf8) count += (static_cast<unsigned char>(*utf8) & 0xC0) != 0x80 ? 1 : 0;
  return count;
}

static void fits(const Text& text, int most) {
  TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(most, letters(text.en), text.en);
  TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(most, letters(text.fr), text.fr);
}

static void check_fields(std::span<const Field> fields) {
  for (const Field& field : fields) {
    const bool is_row = field.kind == FieldKind::kPerPlayer || field.kind == FieldKind::kGrid;
    fits(field.label, is_row ? 9 : 12);
    for (const Choice& choice : field.choices) fits(choice.label, field.kind == FieldKind::kPerPlayer ? 4 : 12);
    if (field.kind == FieldKind::kGrid) {
      for (const Choice& row : field.choices) fits(row.label, 9);
    }
  }
}

static void test_labels_fit() {
  const GameInfo& info = FeldKathmandu::kInfo;
  fits(info.name, 20);
  for (const Text& name : info.seat_names) fits(name, kNameLength);
  check_fields(info.options);
  for (const Category& category : info.categories) fits(category.label, 13);
  for (const Action& action : info.actions) {
    fits(action.label, 20);
    check_fields(action.fields);
    TEST_ASSERT_LESS_OR_EQUAL(kMaxSlots, slot_count(action.fields));
  }
  for (const Helper& helper : info.helpers) {
    fits(helper.label, 20);
    check_fields(helper.fields);
  }
}

static void test_every_entry_has_help() {
  for (const Action& action : FeldKathmandu::kInfo.actions) {
    TEST_ASSERT_NOT_NULL(action.help);
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(kLineBytes, static_cast<int>(std::strlen(action.help->en)), action.help->en);
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(kLineBytes, static_cast<int>(std::strlen(action.help->fr)), action.help->fr);
  }
}

static void test_verbs_and_keys_are_unique() {
  const std::span<const Action> actions = FeldKathmandu::kInfo.actions;
  for (std::size_t a = 0; a < actions.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) TEST_ASSERT_NOT_EQUAL(0, std::strcmp(actions[a].verb, actions[b].verb));
    for (std::size_t f = 0; f < actions[a].fields.size(); ++f) {
      for (std::size_t g = 0; g < f; ++g) {
        TEST_ASSERT_NOT_EQUAL(0, std::strcmp(actions[a].fields[f].key, actions[a].fields[g].key));
      }
    }
  }
}

static void test_the_state_is_small() { TEST_ASSERT_LESS_OR_EQUAL(2048, sizeof(State)); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_labels_fit);
  RUN_TEST(test_every_entry_has_help);
  RUN_TEST(test_verbs_and_keys_are_unique);
  RUN_TEST(test_the_state_is_small);
  return UNITY_END();
}
