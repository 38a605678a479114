// A vector that lives where it is declared. Overfilling is a broken promise, not an error to handle:
// who fills one checks against capacity() first where the input decides.
#pragma once
#include <array>
#include <cstddef>

#include "game/core/require.h"

namespace lungta {

template <class T, std::size_t kCapacity>
class FixedVector {
 public:
  static constexpr std::size_t capacity() { return kCapacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == kCapacity; }

  constexpr T& operator[](std::size_t i) { require(i < size_); return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { require(i < size_); return items_[i]; }
  constexpr T& back() { return (*this)[size_ - 1]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr void push_back(const T& item) { require(!full()); items_[size_++] = item; }
  constexpr void pop_back() { require(!empty()); items_[--size_] = T{}; }
  constexpr void clear() { while (!empty()) pop_back(); }

  constexpr void insert(std::size_t at, const T& item) {
    require(at <= size_);
    push_back(item);
    for (std::size_t i = size_ - 1; i > at; --i) items_[i] = items_[i - 1];
    items_[at] = item;
  }
  constexpr void erase(std::size_t at) {
    require(at < size_);
    for (std::size_t i = at + 1; i < size_; ++i) items_[i - 1] = items_[i];
    pop_back();
  }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  // Unused places are kept at T{}, so comparing everything compares what counts.
  friend constexpr bool operator==(const FixedVector&, const FixedVector&) = default;

 private:
  std::array<T, kCapacity> items_{};
  std::size_t size_ = 0;
};

}  // namespace lungta
