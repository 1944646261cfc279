#include "tournament/trf/detail/line_writer.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "tournament/points.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/detail/utf8_text.hpp"
#include "tournament/trf/trf_fault.hpp"

namespace tournament::detail {

LineWriter::LineWriter(std::string_view tag, int player)
    : line_(tag), width_(static_cast<int>(tag.size())), player_(player) {}

LineWriter& LineWriter::text(int first, int last, std::string_view text) {
  text = trimmed(text);
  if (text.empty()) return *this;
  pad(first);
  for (const char c : text) {
    const bool begins = begins_character(c);
    if (begins && width_ == last) break;
    width_ += begins ? 1 : 0;
    line_ += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return *this;
}

LineWriter& LineWriter::rest(std::string_view text) {
  return this->text(5, 5 + static_cast<int>(text.size()), text);
}

LineWriter& LineWriter::number(int first, int last, TrfField field, int number) {
  right(first, last, field, std::to_string(number));
  return *this;
}

LineWriter& LineWriter::points(int first, int last, Points points) {
  std::string text = write_points(points);
  const auto room = static_cast<std::size_t>(last - first) + 1;
  if (text.size() > room && text.ends_with(".0")) text.resize(text.size() - 2);
  if (!bounded_points(text, kMostPoints)) refuse(first, TrfField::kPoints, text);
  right(first, last, TrfField::kPoints, text);
  return *this;
}

std::string LineWriter::line() const { return line_.substr(0, line_.find_last_not_of(' ') + 1); }

void LineWriter::pad(int column) {
  for (; width_ + 1 < column; ++width_) line_ += ' ';
}

void LineWriter::right(int first, int last, TrfField field, std::string_view text) {
  const int start = last + 1 - static_cast<int>(text.size());
  if (start < first) refuse(first, field, text);
  pad(start);
  line_ += text;
  width_ += static_cast<int>(text.size());
}

void LineWriter::refuse(int column, TrfField field, std::string_view text) {
  if (fault_) return;
  fault_ = TrfFault{};
  fault_->kind = TrfFault::Kind::kNoPlace;
  fault_->column = column;
  fault_->tag = line_.substr(0, 3);
  fault_->field = field;
  fault_->found = text;
  fault_->player = player_;
}

}  // namespace tournament::detail
