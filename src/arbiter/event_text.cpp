#include "arbiter/event_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/detail/field_values.hpp"
#include "arbiter/duration_text.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_fields.hpp"
#include "base/field_line.hpp"
#include "base/field_values.hpp"
#include "base/result.hpp"
#include "base/time.hpp"

namespace arbiter {
namespace {

using Fault = EventTextFault;
using base::Field;
using base::LineScanner;

constexpr std::string_view kDivider = " | ";

// Appends ` name=value` for each field.
class FieldWriter {
 public:
  explicit FieldWriter(std::string& line) : line_(line) {}

  template <class T>
  void need(std::string_view name, const T& value) {
    line_ += ' ';
    line_ += name;
    line_ += '=';
    line_ += base::quoted_value(detail::write_value(value));
  }
  template <class T>
  void may(std::string_view name, const T& value) {
    if (!(value == T{})) need(name, value);
  }
  template <class T>
  void part(std::string_view /*first*/, const std::optional<T>& value) {
    if (value) describe(*this, *value);
  }

 private:
  std::string& line_;
};

// Hands out the fields of one event; keeps the first fault.
class FieldReader {
 public:
  FieldReader(std::vector<Field>& fields, std::size_t offset) : fields_(fields), offset_(offset) {}

  template <class T>
  void need(std::string_view name, T& value) {
    if (!take(name, value)) fail({Fault::Kind::kMissingField, offset_, std::string(name)});
  }
  template <class T>
  void may(std::string_view name, T& value) {
    take(name, value);
  }
  template <class T>
  void part(std::string_view first, std::optional<T>& value) {
    if (std::ranges::find(fields_, first, &Field::name) == fields_.end()) return;
    value.emplace();
    describe(*this, *value);
  }

  std::optional<Fault> finish() {
    const auto unused = std::ranges::find(fields_, false, &Field::used);
    if (unused != fields_.end())
      fail({Fault::Kind::kUnknownField, unused->offset, std::string(unused->name)});
    return fault_;
  }

 private:
  template <class T>
  bool take(std::string_view name, T& value) {
    const auto field =
        std::ranges::find_if(fields_, [&](const Field& f) { return f.name == name && !f.used; });
    if (field == fields_.end()) return false;
    field->used = true;
    if (!detail::read_value(field->value, value))
      fail({Fault::Kind::kValue, field->offset, std::string(name)});
    return true;
  }
  void fail(Fault fault) {
    if (!fault_) fault_ = std::move(fault);
  }

  std::vector<Field>& fields_;
  std::size_t offset_;
  std::optional<Fault> fault_;
};

base::Failure<Fault> failure(Fault::Kind kind, std::size_t offset) {
  return base::Failure<Fault>(Fault{kind, offset, {}});
}

base::Result<Happening, Fault> read_happening(LineScanner& line) {
  const auto offset = line.offset();
  const auto* const name = std::ranges::find(kEventNames, line.word());
  if (name == kEventNames.end()) return failure(Fault::Kind::kName, offset);
  auto fields = base::scan_fields(line, kDivider);
  if (!fields) return failure(Fault::Kind::kField, fields.error());
  const auto place = static_cast<std::size_t>(name - kEventNames.begin());
  auto what = base::variant_at<Happening>(place);
  FieldReader reader(*fields, offset);
  std::visit([&](auto& event) { describe(reader, event); }, what);
  if (auto fault = reader.finish()) return base::Failure<Fault>(std::move(*fault));
  return what;
}

}  // namespace

std::string write_events(const Events& events) {
  std::string line = write_duration({events.front().at.ms});
  std::string_view before = " ";
  for (const auto& event : events) {
    line += before;
    line += kEventNames[event.what.index()];
    FieldWriter writer(line);
    std::visit([&](const auto& what) { describe(writer, what); }, event.what);
    before = kDivider;
  }
  return line;
}

base::Result<Events, Fault> read_events(std::string_view line) {
  LineScanner scanner(line);
  const auto at = parse_duration(scanner.word());
  if (!at || !scanner.skip(" ")) return failure(Fault::Kind::kTime, 0);
  Events events;
  bool more = true;
  while (more) {
    auto what = read_happening(scanner);
    if (!what) return base::Failure<Fault>(what.error());
    events.push_back({base::Instant{at->ms}, std::move(*what)});
    more = scanner.skip(kDivider);
  }
  return events;
}

}  // namespace arbiter
