#include "tournament/trf/detail/line_reader.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/trf/detail/utf8_text.hpp"
#include "tournament/trf/trf_fault.hpp"

namespace tournament::detail {
namespace {

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::optional<int> parse_number(std::string_view text) {
  constexpr std::size_t kMostDigits = 6;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (text.empty() || text.size() > kMostDigits || !std::ranges::all_of(text, is_digit)) {
    return std::nullopt;
  }
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::vector<NumberedLine> lines_of(std::string_view text) {
  std::vector<NumberedLine> lines;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find_first_of("\r\n");
    const std::string_view line = text.substr(0, end);
    if (const auto last = line.find_last_not_of(' '); last != std::string_view::npos) {
      lines.push_back({line.substr(0, last + 1), number});
    }
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
  }
  return lines;
}

LineReader::LineReader(std::string_view text, int number, Counting counting)
    : text_(text.substr(0, text.find_last_not_of(' ') + 1)), number_(number) {
  if (counting == Counting::kCharacters && !std::ranges::all_of(text_, is_ascii)) {
    for (std::size_t i = 0; i < text_.size(); ++i) {
      if (begins_character(text_[i])) starts_.push_back(static_cast<std::uint32_t>(i));
    }
  }
  width_ = static_cast<int>(starts_.empty() ? text_.size() : starts_.size());
}

std::size_t LineReader::offset(int column) const {
  if (column > width_) return text_.size();
  const auto index = static_cast<std::size_t>(column) - 1;
  return starts_.empty() ? index : starts_[index];
}

std::string_view LineReader::field(int first, int last) const {
  if (first > width_ || first > last) return {};
  return trimmed(text_.substr(offset(first), offset(last + 1) - offset(first)));
}

char LineReader::at(int column) const {
  if (column > width_) return ' ';
  const char c = text_[offset(column)];
  return is_ascii(c) ? c : '?';
}

bool LineReader::read_number(int first, int last, TrfField what, int low, int high, int& value,
                             std::optional<int> blank) {
  const std::string_view found = field(first, last);
  if (found.empty() && blank) {
    value = *blank;
    return true;
  }
  const auto number = parse_number(found);
  if (number && *number >= low && *number <= high) {
    value = *number;
    return true;
  }
  const bool is_first = !fault_;
  fail(TrfFault::Kind::kNumber, what, first, last);
  if (is_first) {
    fault_->low = low;
    fault_->high = high;
  }
  return false;
}

std::optional<Points> bounded_points(std::string_view text, Points most) {
  const auto points = parse_points(text);
  return points && *points <= most && *points >= most * -1 ? points : std::nullopt;
}

bool LineReader::read_points(int first, int last, std::optional<Points>& value, Points most) {
  const std::string_view found = field(first, last);
  value = bounded_points(found, most);
  return value || found.empty() || fail(TrfFault::Kind::kPoints, TrfField::kPoints, first, last);
}

bool LineReader::need_points(int first, int last, Points& value, Points most) {
  const auto points = bounded_points(field(first, last), most);
  if (!points) return fail(TrfFault::Kind::kPoints, TrfField::kPoints, first, last);
  value = *points;
  return true;
}

bool LineReader::need_blank(std::initializer_list<int> columns) {
  return std::ranges::all_of(columns, [this](int column) {
    return at(column) == ' ' || fail(TrfFault::Kind::kNotBlank, TrfField::kLine, column, column);
  });
}

bool LineReader::fail(TrfFault::Kind kind, TrfField what, int first, int last) {
  if (!fault_) {
    fault_ = TrfFault{};
    fault_->kind = kind;
    fault_->line = number_;
    fault_->column = first;
    fault_->tag = tag();
    fault_->field = what;
    fault_->found = field(first, last);
  }
  return false;
}

bool LineReader::fail_choice(TrfField what, int first, int last, std::string_view expected) {
  const bool is_first = !fault_;
  fail(TrfFault::Kind::kChoice, what, first, last);
  if (is_first) fault_->expected = expected;
  return false;
}

}  // namespace tournament::detail
