// Where converted games go: standard output, one file, or a file each in a folder. Used by one
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "apps/context.hpp"
#include "apps/output_file.hpp"
#include "apps/tree_reader.hpp"

namespace apps {

class ConvertOutput {
 public:
  // `-` is standard output; a folder is there already or ends in `/`. Each file begins with `mark`.
  ConvertOutput(const Context& context, std::vector<std::string> inputs, std::string path,
                std::string_view mark);

  // Why the inputs cannot be written there: one would be written over (allowed with `force`), or a
  // folder does not fit. Nothing where they can.
  std::optional<std::string> refusal(bool force) const;

  // Adds a game out of an input file.
  void write(const InputFile& input, std::string_view text);
  // Something of an input file cannot be written: neither is the file that it belongs to.
  void spoil();
  // Every input file ends with one of these, also one without games: it was read, or not to its
  // end.
  void end_input(const InputFile& input);
  void lose_input(const InputFile& input);
  // After the last input.
  void finish();
  // Something was not written, and a person was told.
  bool failed() const { return failed_; }

 private:
  enum class Kind : std::uint8_t { kStream, kFile, kFolder };

  std::string place_of(const InputFile& input) const;
  std::optional<std::string> overwritten() const;
  std::optional<std::string> input_around() const;
  bool open(const InputFile& input);
  bool claim(const std::string& place, const InputFile& input);
  void close(const std::string& place);
  void report(const std::string& sentence);

  const Context& context_;
  std::vector<std::string> inputs_;
  std::string path_;
  std::string_view mark_;
  Kind kind_ = Kind::kStream;
  std::optional<OutputFile> file_;
  bool is_begun_ = false;
  bool is_spoiled_ = false;
  bool failed_ = false;
  std::unordered_set<std::string> taken_;  // places in a folder, if several inputs go there
};

}  // namespace apps
