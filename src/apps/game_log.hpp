// The file that keeps a game at the terminal: text, one event a line, only ever appended to
// (docs/formats/game-log.md).
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "apps/context.hpp"
#include "apps/play_table.hpp"
#include "base/result.hpp"
#include "game/game.hpp"

namespace apps {

// A log open for appending. Every line is handed to the system at once.
class GameLog {
 public:
  // Starts a new file; one that is there already is refused. Fails with what the system says.
  static base::Result<GameLog, std::string> create(const std::string& path);
  // Goes on with a file.
  static base::Result<GameLog, std::string> append_to(const std::string& path);

  const std::string& path() const { return path_; }
  // False when the system takes no more.
  bool begin(const game::Game& game);
  bool write(const PlayEvent& event);

 private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  static base::Result<GameLog, std::string> open(const std::string& path, const char* mode);
  GameLog(std::string path, std::FILE* file) : path_(std::move(path)), file_(file) {}
  bool write_line(std::string_view line);

  std::string path_;
  std::unique_ptr<std::FILE, Closer> file_;
};

// Reads a log back. Faults and a last line that was cut short are reported; the latter is taken
// off the file, so that it can be appended to.
std::unique_ptr<PlayTable> read_game_log(const Context& context, const std::string& path);

}  // namespace apps
