// A vector of fixed capacity whose storage lies inside it, uninitialised until used.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace base {

// T is trivial; at most Capacity elements. The caller proves that the capacity is never exceeded.
template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  // User-provided on purpose: a defaulted one would let `FixedVector v{}` clear the storage.
  FixedVector() {}  // NOLINT(modernize-use-equals-default)

  // As in std::vector; [] needs an index below size().
  static constexpr std::size_t capacity() { return Capacity; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

  // Needs room: fewer than Capacity elements.
  void push_back(const T& value) {
    assert(size_ < Capacity);
    storage_.items[size_++] = value;
  }
  // Needs an element.
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  // Needs i < size().
  T& operator[](std::size_t i) {
    assert(i < size_);
    return storage_.items[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return storage_.items[i];
  }

  // The elements from first to last.
  T* begin() { return storage_.items; }
  T* end() { return storage_.items + size_; }
  const T* begin() const { return storage_.items; }
  const T* end() const { return storage_.items + size_; }

 private:
  union Storage {
    Storage() {}  // NOLINT(modernize-use-equals-default): leaves the items uninitialised
    T items[Capacity];
  };
  Storage storage_;
  std::size_t size_ = 0;
};

}  // namespace base
