#include "tournament/event/event_text.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/field_line.hpp"
#include "base/field_values.hpp"
#include "base/result.hpp"
#include "tournament/event/detail/field_values.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fields.hpp"

namespace tournament {
namespace {

using Fault = EventTextFault;
using base::Field;
using base::LineScanner;

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
  template <class T, class Otherwise>
  void may(std::string_view name, const T& value, const Otherwise& otherwise) {
    if (!(value == otherwise)) need(name, value);
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
    if (!take(name, value)) {
      fail({Fault::Kind::kMissingField, offset_, std::string(name), detail::form_of(value)});
    }
  }
  template <class T, class Otherwise>
  void may(std::string_view name, T& value, const Otherwise& /*otherwise*/) {
    take(name, value);
  }

  std::optional<Fault> finish() {
    const auto unused = std::ranges::find(fields_, false, &Field::used);
    if (unused != fields_.end())
      fail({Fault::Kind::kUnknownField, unused->offset, std::string(unused->name), {}});
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
      fail({Fault::Kind::kValue, field->offset, std::string(name), detail::form_of(value)});
    return true;
  }
  void fail(Fault fault) {
    if (!fault_) fault_ = std::move(fault);
  }

  std::vector<Field>& fields_;
  std::size_t offset_;
  std::optional<Fault> fault_;
};

base::Failure<Fault> failure(Fault::Kind kind, std::size_t offset, std::string_view field = {},
                             std::string_view expected = {}) {
  return base::Failure<Fault>(Fault{kind, offset, std::string(field), expected});
}

base::Result<Incident, Fault> read_incident(LineScanner& line) {
  const auto offset = line.offset();
  const auto word = line.word();
  const auto* const name = std::ranges::find(kEventNames, word);
  if (name == kEventNames.end()) return failure(Fault::Kind::kName, offset, word);
  auto fields = base::scan_fields(line, {});
  if (!fields) return failure(Fault::Kind::kField, fields.error());
  const auto place = static_cast<std::size_t>(name - kEventNames.begin());
  auto what = base::variant_at<Incident>(place);
  FieldReader reader(*fields, offset);
  std::visit([&](auto& event) { describe(reader, event); }, what);
  if (auto fault = reader.finish()) return base::Failure<Fault>(std::move(*fault));
  return what;
}

}  // namespace

bool is_event_time(std::string_view text) {
  constexpr std::string_view kForm = "0000-00-00T00:00:00";
  if (text.size() != kForm.size()) return false;
  for (std::size_t i = 0; i < kForm.size(); ++i) {
    const bool fits = kForm[i] == '0' ? text[i] >= '0' && text[i] <= '9' : text[i] == kForm[i];
    if (!fits) return false;
  }
  const auto number = [&](std::size_t at, std::size_t length) {
    int value = 0;
    return detail::read_value(text.substr(at, length), value) ? value : 0;
  };
  const auto day = std::chrono::year_month_day(
      std::chrono::year(number(0, 4)), std::chrono::month(static_cast<unsigned>(number(5, 2))),
      std::chrono::day(static_cast<unsigned>(number(8, 2))));
  return day.ok() && number(11, 2) < 24 && number(14, 2) < 60 && number(17, 2) < 60;
}

std::string write_event(const Event& event) {
  std::string line = std::to_string(event.number) + ' ' + event.at + ' ';
  line += kEventNames[event.what.index()];
  FieldWriter writer(line);
  std::visit([&](const auto& what) { describe(writer, what); }, event.what);
  return line;
}

base::Result<Event, Fault> read_event(std::string_view line) {
  LineScanner scanner(line);
  Event event;
  if (!detail::read_value(scanner.word(), event.number) || !scanner.skip(" "))
    return failure(Fault::Kind::kNumber, 0, {}, detail::form_of(event.number));
  const auto offset = scanner.offset();
  event.at = scanner.word();
  if (!is_event_time(event.at) || !scanner.skip(" "))
    return failure(Fault::Kind::kTime, offset, {}, "2026-05-01T19:30:00");
  auto what = read_incident(scanner);
  if (!what) return base::Failure<Fault>(what.error());
  event.what = std::move(*what);
  return event;
}

}  // namespace tournament
