// Gestures from button levels over time. Each case is a timeline; between its steps the driver calls update() at every
// deadline, as the application does, so that repeats and holds happen by themselves.
#include <cstdio>
#include <cstring>

#include "firmware/input/gestures.h"
#include "hal/buttons.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using lungta::Gesture;
using lungta::Gestures;
using lungta::Press;

constexpr uint8_t U = HAL_BUTTON_UP;
constexpr uint8_t R = HAL_BUTTON_RIGHT;
constexpr uint8_t A = HAL_BUTTON_A;
constexpr uint8_t B = HAL_BUTTON_B;

struct Step {
  uint32_t at_ms;
  uint8_t down;
  uint8_t latched;
};

constexpr uint32_t kEnd = UINT32_MAX;

struct Case {
  const char* name;
  Step steps[8];         // the last one has at_ms kEnd
  uint32_t until_ms;     // the timeline goes on to here
  const char* expected;  // "time:gesture" in order; small letters are repeats
};

constexpr Case kCases[] = {
    {"an arrow acts when it goes down", {{0, U, U}, {80, 0, 0}, {kEnd, 0, 0}}, 200, "0:U "},
    {"bounces of a press and of a release are one press",
     {{0, U, U}, {3, 0, 0}, {5, U, U}, {100, 0, 0}, {102, U, U}, {104, 0, 0}, {kEnd, 0, 0}},
     300,
     "0:U "},
    {"two presses are two", {{0, U, U}, {60, 0, 0}, {120, U, U}, {180, 0, 0}, {kEnd, 0, 0}}, 300, "0:U 120:U "},
    {"A acts when it is let go", {{0, A, A}, {90, 0, 0}, {kEnd, 0, 0}}, 1000, "90:A "},
    {"B just short of a hold", {{0, B, B}, {499, 0, 0}, {kEnd, 0, 0}}, 1000, "499:B "},
    {"a hold fires once, and letting go means nothing", {{0, A, A}, {900, 0, 0}, {kEnd, 0, 0}}, 2000, "500:HA "},
    {"a hold of B", {{0, B, B}, {5000, 0, 0}, {kEnd, 0, 0}}, 6000, "500:HB "},
    {"bounces while A goes down do not let it go",
     {{0, A, A}, {4, 0, 0}, {8, A, A}, {700, 0, 0}, {kEnd, 0, 0}},
     900,
     "500:HA "},
    {"an arrow held repeats, faster with time",
     {{0, U, U}, {1500, 0, 0}, {kEnd, 0, 0}},
     2000,
     "0:U 400:u 550:u 700:u 850:u 1000:u 1150:u 1300:u 1360:u 1420:u 1480:u "},
    {"pressed and let go while the core was busy: once, an arrow", {{400, 0, U}, {kEnd, 0, 0}}, 1500, "400:U "},
    {"pressed and let go while the core was busy: once, A", {{400, 0, A}, {kEnd, 0, 0}}, 1500, "420:A "},
    {"pressed while the core was busy and still down", {{400, A, A}, {600, 0, 0}, {kEnd, 0, 0}}, 1500, "600:A "},
    {"two buttons do not disturb each other",
     {{0, U, U}, {30, U | A, A}, {60, A, 0}, {90, 0, 0}, {kEnd, 0, 0}},
     200,
     "0:U 90:A "},
    {"a press inside the lock-out that lasts is seen at its end",
     {{0, R, R}, {50, 0, 0}, {60, R, R}, {100, 0, 0}, {kEnd, 0, 0}},
     200,
     "0:R 70:R "},
};

const char* name_of(Gesture gesture) {
  constexpr const char* kNames[] = {"none", "U", "D", "L", "R", "A", "B", "HA", "HB"};
  return kNames[static_cast<size_t>(gesture)];
}

struct Log {
  char text[256] = "";
  void drain(Gestures& gestures, uint32_t now_ms) {
    for (Press press = gestures.take(); press.gesture != Gesture::kNone; press = gestures.take()) {
      char entry[24];
      std::snprintf(entry, sizeof(entry), "%u:%s ", now_ms, name_of(press.gesture));
      if (press.repeat) entry[std::strlen(entry) - 2] = static_cast<char>(entry[std::strlen(entry) - 2] | 0x20);
      std::strncat(text, entry, sizeof(text) - std::strlen(text) - 1);
    }
  }
};

// `start_ms` shifts the whole timeline on the clock, which wraps.
Log run(const Case& timeline, uint32_t start_ms) {
  Gestures gestures;
  Log log;
  const Step* step = timeline.steps;
  uint8_t down = 0;
  for (uint32_t t = 0; t <= timeline.until_ms;) {
    uint8_t latched = 0;
    if (step->at_ms == t) {
      down = step->down;
      latched = step->latched;
      ++step;
    }
    gestures.update(down, latched, start_ms + t);
    log.drain(gestures, t);
    const uint32_t due = gestures.next_deadline(start_ms + t) - start_ms;
    TEST_ASSERT_TRUE_MESSAGE(due > t, timeline.name);  // a deadline in the past would keep the core awake
    t = due < step->at_ms ? due : step->at_ms;
  }
  return log;
}

void test_timelines() {
  for (const Case& timeline : kCases) {
    TEST_ASSERT_EQUAL_STRING_MESSAGE(timeline.expected, run(timeline, 0).text, timeline.name);
  }
}

void test_timelines_across_the_wrap_of_the_clock() {
  for (const Case& timeline : kCases) {
    TEST_ASSERT_EQUAL_STRING_MESSAGE(timeline.expected, run(timeline, UINT32_MAX - 70).text, timeline.name);
  }
}

void test_nothing_is_due_when_no_button_is_in_use() {
  Gestures gestures;
  gestures.update(0, 0, 1000);
  TEST_ASSERT_EQUAL_UINT32(1000 + lungta::kNothingDueMs, gestures.next_deadline(1000));
}

void test_presses_of_different_buttons_queue_up_while_the_core_is_busy() {
  Gestures gestures;
  gestures.update(0, U | R, 400);
  gestures.update(0, A | B, 450);
  gestures.update(0, 0, 500);
  Log log;
  log.drain(gestures, 500);
  TEST_ASSERT_EQUAL_STRING("500:U 500:R 500:A 500:B ", log.text);
}

// Nobody knows which came first, and A must not act on a row that nobody has seen.
void test_arrows_that_came_with_a_while_the_core_was_busy_do_not_count() {
  Gestures gestures;
  gestures.update(U, U | R | A, 400);  // Up is still down
  TEST_ASSERT_FALSE(gestures.at_rest());
  for (uint32_t t = 420; t < 2000; t += 20) gestures.update(U, 0, t);
  Log log;
  log.drain(gestures, 2000);
  TEST_ASSERT_EQUAL_STRING("2000:A ", log.text);
  gestures.update(0, 0, 2000);
  gestures.update(0, 0, 2020);
  TEST_ASSERT_TRUE(gestures.at_rest());
  gestures.update(U, U, 2100);
  TEST_ASSERT_EQUAL_STRING("U", name_of(gestures.take().gesture));
}

// The release of A saves, and saving kept the core busy: bounces of that release are latched meanwhile.
void test_bounces_latched_while_the_core_was_busy_are_no_press() {
  Gestures gestures;
  gestures.update(A, A, 0);
  gestures.update(A, 0, 20);
  gestures.update(0, 0, 100);
  TEST_ASSERT_EQUAL_STRING("A", name_of(gestures.take().gesture));
  gestures.update(0, A, 500);
  gestures.update(0, 0, 600);
  TEST_ASSERT_FALSE(gestures.pending());
}

void test_repeats_do_not_pile_up() {
  Gestures gestures;
  gestures.update(U, U, 0);
  for (uint32_t t = 20; t < 3000; t += 10) gestures.update(U, 0, t);
  TEST_ASSERT_EQUAL_STRING("U", name_of(gestures.take().gesture));
  TEST_ASSERT_FALSE(gestures.pending());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_timelines);
  RUN_TEST(test_timelines_across_the_wrap_of_the_clock);
  RUN_TEST(test_nothing_is_due_when_no_button_is_in_use);
  RUN_TEST(test_presses_of_different_buttons_queue_up_while_the_core_is_busy);
  RUN_TEST(test_arrows_that_came_with_a_while_the_core_was_busy_do_not_count);
  RUN_TEST(test_bounces_latched_while_the_core_was_busy_are_no_press);
  RUN_TEST(test_repeats_do_not_pile_up);
  return UNITY_END();
}
