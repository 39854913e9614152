/* The commands: words that can be typed at every question of a game. */
#ifndef BASTIDE_PLAIN_COMMANDS_H
#define BASTIDE_PLAIN_COMMANDS_H

#include "plain/plain_game.h"

/* The row: name in C, word, letter, what follows it, what it does. */
#define PLAIN_COMMANDS(X)                                                                          \
    X(HELP, help, "?", "", N_("this list"))                                                        \
    X(AGAIN, again, "a", "", N_("the question again; an empty line does the same"))                \
    X(MORE, more, "m", "", N_("the next choices"))                                                 \
    X(BACK, back, "b", "", N_("to the answer before, where a question takes two"))                 \
    X(HAND, hand, "h", "", N_("the tile in hand"))                                                 \
    X(NEAR, near, "n", "[X,Y]", N_("the tiles around that square, or around where you are"))       \
    X(BOARD, board, "d", "[X,Y]", N_("every tile, or one of them in full"))                        \
    X(FEATURES, features, "f", "", N_("roads, cities, monasteries, fields: whose, and worth"))     \
    X(SCORES, scores, "s", "", N_("points, and what everybody has left"))                          \
    X(LEFT, left, "l", "", N_("the tiles that have not come yet"))                                 \
    X(FITS, fits, "i", "X,Y", N_("which of these fit on an empty square"))                         \
    X(LOG, log, "g", "[all]", N_("what happened since your last turn, or all"))                    \
    X(UNDO, undo, "u", "", N_("take back the last move"))                                          \
    X(REDO, redo, "r", "", N_("bring back what was taken back"))                                   \
    X(RULES, rules, "e", "[N]", N_("the topics of the rules, or one of them"))                     \
    X(QUIT, quit, "q", "", N_("leave; the game is kept"))

/* Does what the line says, if it is a command; returns whether it is. */
bool command_do(struct plain_game *plain_game, const char *line);

/* What the commands that look at the game answer. The argument may be empty. */
void report_hand(struct plain_game *plain_game, const char *argument);
void report_near(struct plain_game *plain_game, const char *argument);
void report_board(struct plain_game *plain_game, const char *argument);
void report_features(struct plain_game *plain_game, const char *argument);
void report_scores(struct plain_game *plain_game, const char *argument);
void report_left(struct plain_game *plain_game, const char *argument);
void report_fits(struct plain_game *plain_game, const char *argument);
void report_log(struct plain_game *plain_game, const char *argument);

/* The rules, which need no game: the list of topics, or the topic of that number. */
void rules_tell(struct dialogue *dialogue, const char *argument);

/* What the finished games of the store add up to. False where its folder cannot be read. */
bool statistics_tell(struct dialogue *dialogue, struct problem *problem);

/* Reads a square; false where it is none; square_read says so. */
bool square_parse(const char *text, struct square *square);
bool square_read(struct dialogue *dialogue, const char *text, struct square *square);

/* What a feature is, and whose: "City: 5 tiles, 2 open edges. Ann 1: worth 5 points now". */
struct sentence whole_feature(const struct plain_game *plain_game,
                              const struct feature_summary *summary);

/* The final table, in sentences. */
void report_final(struct plain_game *plain_game);

#endif
