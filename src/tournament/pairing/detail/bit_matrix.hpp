// A square matrix of bits, packed by rows. Used by one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tournament::detail {

// A set of small numbers as words of 64 bits.
class BitSet {
 public:
  explicit BitSet(std::size_t size) : words_((size + 63) / 64) {}

  void set(std::size_t i) { words_[i / 64] |= std::uint64_t{1} << (i % 64); }
  void reset(std::size_t i) { words_[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }
  bool test(std::size_t i) const { return (words_[i / 64] >> (i % 64) & 1) != 0; }
  std::span<const std::uint64_t> words() const { return words_; }
  std::span<std::uint64_t> words() { return words_; }

 private:
  std::vector<std::uint64_t> words_;
};

class BitMatrix {
 public:
  explicit BitMatrix(std::size_t size) : row_words_((size + 63) / 64), words_(row_words_ * size) {}

  void set(std::size_t row, std::size_t column) {
    words_[row * row_words_ + column / 64] |= std::uint64_t{1} << (column % 64);
  }
  void reset(std::size_t row, std::size_t column) {
    words_[row * row_words_ + column / 64] &= ~(std::uint64_t{1} << (column % 64));
  }
  bool test(std::size_t row, std::size_t column) const {
    return (words_[row * row_words_ + column / 64] >> (column % 64) & 1) != 0;
  }
  std::span<const std::uint64_t> row(std::size_t row) const {
    return {words_.data() + row * row_words_, row_words_};
  }
  std::span<std::uint64_t> row(std::size_t row) {
    return {words_.data() + row * row_words_, row_words_};
  }

 private:
  std::size_t row_words_;
  std::vector<std::uint64_t> words_;
};

}  // namespace tournament::detail
