/* The commands: words that can be typed at every question in a game. */
#ifndef BASTIDE_PLAIN_COMMANDS_H
#define BASTIDE_PLAIN_COMMANDS_H

#include "plain/plain_game.h"

/* The row: name in C, word, letter, argument, what it does. */
#define PLAIN_COMMANDS(X)                                                                          \
    X(HELP, help, "?", "", N_("this list"))                                                        \
    X(AGAIN, again, "a", "", N_("repeat the question; so does an empty line"))                     \
    X(MORE, more, "m", "", N_("show more choices"))                                                \
    X(BACK, back, "b", "", N_("to the previous answer of a two-part question"))                    \
    X(HAND, hand, "h", "", N_("the tile in hand"))                                                 \
    X(NEAR, near, "n", "[X,Y]", N_("the tiles around that square, or around where you are"))       \
    X(BOARD, board, "d", "[X,Y]", N_("every tile, or one of them in full"))                        \
    X(FEATURES, features, "f", "", N_("roads, cities, monasteries, fields: owners, worth"))        \
    X(SCORES, scores, "s", "", N_("points, and everyone's supply"))                                \
    X(LEFT, left, "l", "", N_("the tiles still to be drawn"))                                      \
    X(FITS, fits, "i", "X,Y", N_("which tiles left fit on an empty square"))                       \
    X(LOG, log, "g", "[all]", N_("the log since your last turn, or all of it"))                    \
    X(VALUE, value, "v", "[N]", N_("what tiles or turns are worth now, from N games; an aid"))     \
    X(HINT, hint, "t", "[N]", N_("what is best now, and why; an aid"))                             \
    X(REVIEW, review, "w", "[N]", N_("the last auction, decision by decision; an aid"))            \
    X(ANALYSIS, analysis, "y", "[N]", N_("analysis of a finished game: what every decision lost")) \
    X(UNDO, undo, "u", "", N_("undo the last move"))                                               \
    X(REDO, redo, "r", "", N_("redo what was undone"))                                             \
    X(AGAINST, against, "!", "[MOVE]", N_("note what the table did against the rules"))            \
    X(BOT, bot, "o", "[NAME LEVEL|off]", N_("let the computer play for NAME, or a person again"))  \
    X(RULES, rules, "e", "[N]", N_("the topics of the rules, or one of them"))                     \
    X(QUIT, quit, "q", "", N_("leave; the game is saved"))

/* Runs the line if it is a command; returns whether it is. */
bool command_do(struct plain_game *plain_game, const char *line);

/* The same for commands that only describe the game, or list the rules; and their list. */
bool report_do(struct plain_game *plain_game, const char *line);
void reports_list(struct dialogue *dialogue);

/* The commands that describe the game. The argument may be empty. */
void report_hand(struct plain_game *plain_game, const char *argument);
void report_near(struct plain_game *plain_game, const char *argument);
void report_board(struct plain_game *plain_game, const char *argument);
void report_features(struct plain_game *plain_game, const char *argument);
void report_scores(struct plain_game *plain_game, const char *argument);
void report_left(struct plain_game *plain_game, const char *argument);
void report_fits(struct plain_game *plain_game, const char *argument);
void report_log(struct plain_game *plain_game, const char *argument);

/* Advice, which takes a while, from so many games played to the end. */
void advice_value(struct plain_game *plain_game, const char *argument);
void advice_hint(struct plain_game *plain_game, const char *argument);
void advice_analysis(struct plain_game *plain_game, const char *argument);
void advice_review(struct plain_game *plain_game, const char *argument);

/* Whether the aid is on; if not, says so. */
bool aid_is_given(struct plain_game *plain_game, enum aid aid);

/* Who plays for whom, or a change of that. */
void bots_command(struct plain_game *plain_game, const char *argument);

/* Notes what was done at the table against the rules; without an argument, what can be noted. */
void against_command(struct plain_game *plain_game, const char *argument);

/* The rules, which need no game: the list of topics, or the topic with that number. */
void rules_tell(struct dialogue *dialogue, const char *argument);

/* Totals over the finished games of the store. False if its folder cannot be read. */
bool statistics_tell(struct dialogue *dialogue, struct problem *problem);

/* A game to be read: every turn, with the scores after it. False if the record cannot be read. */
bool show_tell(struct dialogue *dialogue, const char *path, struct problem *problem);

/* Reads a square; false if the text is not one. square_read also reports the error. */
bool square_parse(const char *text, struct square *square);
bool square_read(struct dialogue *dialogue, const char *text, struct square *square);

/* A feature and its owners: "City: 5 tiles, 2 open edges. Ann 1: worth 5 points now". */
struct sentence whole_feature(const struct plain_game *plain_game,
                              const struct feature_summary *summary);

/* The final score table, in sentences. */
void report_final(struct plain_game *plain_game);

#endif
