#include "firmware/screens/question.h"

#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {

void QuestionScreen::ask(const Text& question, Asked& asker) {
  question_ = &question;
  asker_ = &asker;
  desk_.navigator.push(*this);
}

void QuestionScreen::draw(Canvas& canvas) const {
  const Language language = desk_.language();
  layout::draw_header(canvas, words::kQuestion.in(language));
  layout::draw_paragraph(canvas, {1, 13, Canvas::kWidth - 2, layout::kFooterTop - 13}, question_->in(language));
  canvas.draw_text_in({0, layout::kFooterTop, Canvas::kWidth, 10}, Align::kCentre, Font::kNormal,
                      words::kYesNoKeys.in(language));
}

void QuestionScreen::press(Press press) {
  if (press.gesture != Gesture::kA && press.gesture != Gesture::kB) return;
  desk_.navigator.pop();
  asker_->answered(press.gesture == Gesture::kA);
}

const Text& QuestionScreen::help() const { return *question_; }

}  // namespace lungta
