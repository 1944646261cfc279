// The file in which a proof keeps what is done: text, one unit of work a line, only ever appended
// to (docs/formats/proof-state.md). Used by one thread.
#pragma once

#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "apps/context.hpp"
#include "proof/stock.hpp"
#include "proof/subject.hpp"

namespace apps {

class ProofState {
 public:
  // Reads the file, or starts one where there is none. Faults are reported with the file and line,
  // nothing is the answer then. A last line that was cut short is taken off the file. The subject
  // outlives the state.
  static std::optional<ProofState> open(const Context& context, const std::string& path,
                                        const proof::Subject& subject);

  // What a unit found, or null where it is not done yet.
  const proof::Findings* find(const proof::Stock& stock, int unit) const;
  // Adds a unit and hands it to the system at once. False when the system takes no more.
  bool keep(const proof::Stock& stock, int unit, const proof::Findings& findings);
  // `PATH: cannot be written`, with what the system says. Needs a keep() that has just failed.
  std::string write_fault(const Context& context) const;

 private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using Unit = std::pair<proof::Stock, int>;

  ProofState(std::string path, const proof::Subject& subject)
      : path_(std::move(path)), subject_(&subject) {}
  std::string header() const;
  bool read(const Context& context);
  bool read_line(std::string_view line);
  bool open_to_append();
  bool write_line(std::string_view line);

  std::string path_;
  const proof::Subject* subject_;
  std::map<Unit, proof::Findings> done_;
  std::unique_ptr<std::FILE, Closer> file_;
};

}  // namespace apps
