// The line that says what just happened: how long it is up, and the die that rolls before a drawn result.
#include <memory>

#include "firmware/ui/notice.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

Canvas::FrameBytes picture(const Notice& notice) {
  static Canvas canvas;
  canvas.clear();
  notice.draw(canvas);
  return canvas.pixels();
}

void test_a_notice_goes_after_its_time() {
  Notice notice;
  notice.say(Line("Saved: Ana +11"));
  TEST_ASSERT_FALSE(notice.update(1000));
  TEST_ASSERT_FALSE(notice.update(1000 + Notice::kShownMs - 1));
  TEST_ASSERT_TRUE(notice.visible());
  TEST_ASSERT_TRUE(notice.update(1000 + Notice::kShownMs));
  TEST_ASSERT_FALSE(notice.visible());
}

void test_a_die_rolls_before_a_drawn_result() {
  Notice plain;
  plain.say(Line("North"));
  Notice rolled;
  rolled.roll(Line("North"));
  std::uint32_t now = 500;
  TEST_ASSERT_FALSE(rolled.update(now));
  Canvas::FrameBytes before = picture(rolled);
  for (int step = 0; step < Notice::kRollSteps; ++step) {
    TEST_ASSERT_TRUE(picture(rolled) != picture(plain));
    now += Notice::kRollStepMs;
    TEST_ASSERT_EQUAL_UINT32(now, rolled.next_deadline(now));
    TEST_ASSERT_TRUE(rolled.update(now));
    const Canvas::FrameBytes after = picture(rolled);
    TEST_ASSERT_TRUE(after != before);
    before = after;
  }
  TEST_ASSERT_TRUE(picture(rolled) == picture(plain));
  TEST_ASSERT_FALSE(rolled.update(now + Notice::kShownMs - 1));
  TEST_ASSERT_TRUE(rolled.update(now + Notice::kShownMs));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_notice_goes_after_its_time);
  RUN_TEST(test_a_die_rolls_before_a_drawn_result);
  return UNITY_END();
}
