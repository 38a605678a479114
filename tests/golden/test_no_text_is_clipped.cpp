// No text on any screen of the golden scripts leaves its place, in either language.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "tests/support/fake_board.h"
#include "tests/support/fake_flash.h"
#include "tests/support/key_script.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

const std::vector<std::string> kToFrench{"down", "down", "a", "right", "b", "down"};

std::vector<std::string> scripts() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(LUNGTA_SOURCE_DIR "/tests/golden/scripts")) {
    files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

void play(const std::string& file, bool french) {
  fake_flash::insert_blank_chip();
  fake_board::power_up();
  auto app = std::make_unique<App>();
  app->start();
  std::vector<std::string> words = read_key_script(file);
  if (french) words.insert(words.begin(), kToFrench.begin(), kToFrench.end());
  std::size_t at = 0;
  for (const std::string& word : words) {
    press_key(*app, word);
    ++at;
    if (app->canvas().clipped() == 0) continue;
    std::printf("%s: key %zu (%s)%s\n", file.c_str(), at, word.c_str(), french ? " in French" : "");
    TEST_FAIL_MESSAGE("a text leaves its place");
  }
}

void test_no_text_is_clipped_in_english() {
  for (const std::string& file : scripts()) play(file, false);
}

void test_no_text_is_clipped_in_french() {
  for (const std::string& file : scripts()) play(file, true);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_text_is_clipped_in_english);
  RUN_TEST(test_no_text_is_clipped_in_french);
  return UNITY_END();
}
