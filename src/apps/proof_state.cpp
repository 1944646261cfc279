#include "apps/proof_state.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "apps/context.hpp"
#include "apps/line_input.hpp"
#include "apps/whole_file.hpp"
#include "proof/stock.hpp"
#include "proof/subject.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

std::string system_says() { return std::generic_category().message(errno); }

// FNV-1a: finds damage, not intent.
std::string checksum(std::string_view text) {
  std::uint32_t sum = 0x811C9DC5;
  for (const char byte : text) {
    sum ^= static_cast<unsigned char>(byte);
    sum *= 0x01000193;
  }
  std::array<char, 9> digits{};
  std::snprintf(digits.data(), digits.size(), "%08x", static_cast<unsigned>(sum));
  return digits.data();
}

template <class Number>
std::optional<Number> parse_number(std::string_view text) {
  Number number{};
  const auto* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

std::string line_of(std::string_view stock, int unit, const proof::Findings& findings) {
  std::string line(stock);
  line.append("\t").append(std::to_string(unit));
  line.append("\t").append(std::to_string(findings.positions));
  line.append("\t").append(std::to_string(findings.lost));
  line.append("\t").append(findings.witness.value_or("-"));
  const std::string sum = checksum(line);
  return line.append("\t").append(sum);
}

}  // namespace

std::optional<ProofState> ProofState::open(const Context& context, const std::string& path,
                                           const proof::Subject& subject) {
  ProofState state(path, subject);
  if (std::filesystem::exists(path) && !state.read(context)) return std::nullopt;
  if (state.open_to_append()) return state;
  fail(context, context.say(Message::kErrorOpen, {path, system_says()}));
  return std::nullopt;
}

const proof::Findings* ProofState::find(const proof::Stock& stock, int unit) const {
  const auto found = done_.find({stock, unit});
  return found == done_.end() ? nullptr : &found->second;
}

bool ProofState::keep(const proof::Stock& stock, int unit, const proof::Findings& findings) {
  return write_line(line_of(subject_->write(stock), unit, findings));
}

std::string ProofState::write_fault(const Context& context) const {
  return context.say(Message::kErrorWrite, {path_, system_says()});
}

std::string ProofState::header() const {
  return "chuhe proof " + std::to_string(proof::kMethod) + " " + std::string(subject_->name());
}

bool ProofState::read(const Context& context) {
  const auto read = read_whole_file(path_);
  if (!read) {
    fail(context, context.say(Message::kErrorOpen, {path_, read.error()}));
    return false;
  }
  const auto& text = *read;
  int number = 0;
  std::size_t begin = 0;
  for (auto end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    const auto line = std::string_view(text).substr(begin, end - begin);
    ++number;
    if (number == 1 ? line != header() : !read_line(line)) {
      const auto fault = number == 1 ? context.say(Message::kProofHeader, {header()})
                                     : std::string(context.say(Message::kProofDamaged));
      fail(context, context.say(Message::kErrorLine, {path_, std::to_string(number), fault}));
      return false;
    }
    begin = end + 1;
  }
  if (begin == text.size()) return true;
  if (number == 0 && !header().starts_with(text)) {
    fail(context, context.say(Message::kErrorLine,
                              {path_, "1", context.say(Message::kProofHeader, {header()})}));
    return false;
  }
  std::error_code error;
  std::filesystem::resize_file(path_, begin, error);
  if (error) fail(context, context.say(Message::kErrorWrite, {path_, error.message()}));
  return !error;
}

// False when the line is not what keep() writes, or says something a second time.
bool ProofState::read_line(std::string_view line) {
  const auto columns = split_tabs(line);
  if (columns.size() != 6) return false;
  const auto stock = subject_->parse(columns[0]);
  const auto unit = parse_number<int>(columns[1]);
  const auto positions = parse_number<std::uint64_t>(columns[2]);
  const auto lost = parse_number<std::uint64_t>(columns[3]);
  if (!stock || !unit || !positions || !lost) return false;
  proof::Findings findings{*positions, *lost, std::nullopt};
  if (columns[4] != "-") findings.witness = columns[4];
  if (line != line_of(subject_->write(*stock), *unit, findings)) return false;
  if (*unit < 0 || *stock != subject_->canonical(*stock) || *unit >= subject_->unit_count(*stock))
    return false;
  return done_.emplace(Unit(*stock, *unit), std::move(findings)).second;
}

bool ProofState::open_to_append() {
  file_.reset(std::fopen(path_.c_str(), "a"));
  if (!file_) return false;
  std::fseek(file_.get(), 0, SEEK_END);
  return std::ftell(file_.get()) != 0 || write_line(header());
}

bool ProofState::write_line(std::string_view line) {
  const std::string text = std::string(line) + "\n";
  return std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size() &&
         std::fflush(file_.get()) == 0;
}

}  // namespace apps
