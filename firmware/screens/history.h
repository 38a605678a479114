// Every entry that counts, the newest first under the cursor, then what was undone. A on an entry corrects it.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

// A correction in words: "Deletion of 3".
Phrase what_corrected(const RecordView& record);

class HistoryScreen final : public Screen {
 public:
  explicit HistoryScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  void show() override;
  // On the newest entry.
  void open();

 private:
  std::size_t rows() const { return desk_.ledger.timeline().entries() + desk_.ledger.timeline().undone(); }
  void entry_line(std::size_t index, Line& line) const;
  void undone_line(std::size_t index, Line& line) const;
  void choose();

  Desk& desk_;
  std::size_t cursor_ = 0;
};

}  // namespace lungta
