// Plays a game and says how it stands, for a person and for a program:
//   play cxq h2e2 h9g7 炮八平五
#include <chuhe.h>
#include <stdio.h>
#include <stdlib.h>

// Prints a text that chuhe gave and frees it.
static void print(char* text) {
  if (text != NULL) puts(text);
  chuhe_free(text);
}

// Tells what was wrong with a move.
static void complain(const chuhe_game* game) {
  char* sentence = NULL;
  if (chuhe_game_fault_sentence(game, "en", &sentence) == CHUHE_OK)
    fprintf(stderr, "%s\n", sentence);
  chuhe_free(sentence);
}

static int play(chuhe_game* game, char** moves, int count) {
  for (int i = 0; i < count; ++i) {
    const chuhe_status status = chuhe_game_play(game, moves[i], NULL);
    if (status == CHUHE_OK) continue;
    fprintf(stderr, "%s: ", chuhe_status_code(status));
    complain(game);
    return EXIT_FAILURE;
  }
  char* text = NULL;
  if (chuhe_game_moves(game, "wxf", &text) == CHUHE_OK) print(text);
  if (chuhe_game_verdict_sentence(game, "en", &text) == CHUHE_OK) print(text);
  if (chuhe_game_verdict_json(game, &text) == CHUHE_OK) print(text);
  return EXIT_SUCCESS;
}

int main(int count, char** arguments) {
  chuhe_game* game = NULL;
  if (count < 2 || chuhe_game_new(arguments[1], &game) != CHUHE_OK) {
    char* names = NULL;
    chuhe_rulesets(&names);
    fprintf(stderr, "Usage: play RULESET MOVE...\nRulesets: %s\n", names != NULL ? names : "");
    chuhe_free(names);
    return 2;
  }
  const int status = play(game, arguments + 2, count - 2);
  chuhe_game_free(game);
  return status;
}
