/* The commands: words that can be typed at every question in a game, and what they report of it. */
#ifndef BASTIDE_PLAIN_COMMANDS_H
#define BASTIDE_PLAIN_COMMANDS_H

#include "plain/plain_game.h"

/* The row: name in C, word, letter, argument, function, what it does. */
#define PLAIN_COMMANDS(X)                                                                          \
    X(HELP, help, "?", "", do_help, N_("this list"))                                               \
    X(AGAIN, again, "a", "", do_again, N_("repeat the question; so does an empty line"))           \
    X(MORE, more, "m", "", do_more, N_("show more choices"))                                       \
    X(BACK, back, "b", "", do_back, N_("to the previous answer of a two-part question"))           \
    X(HAND, hand, "h", "", report_hand, N_("the tile in hand"))                                    \
    X(NEAR, near, "n", "[X,Y]", report_near,                                                       \
      N_("the tiles around that square, or around where you are"))                                 \
    X(BOARD, board, "d", "[X,Y]", report_board, N_("every tile, or one of them in full"))          \
    X(FEATURES, features, "f", "", report_features,                                                \
      N_("roads, cities, monasteries, fields: owners, worth"))                                     \
    X(SCORES, scores, "s", "", report_scores, N_("points, and everyone's supply"))                 \
    X(LEFT, left, "l", "", report_left, N_("the tiles still to be drawn"))                         \
    X(FITS, fits, "i", "X,Y", report_fits, N_("which tiles left fit on an empty square"))          \
    X(LOG, log, "g", "[all]", report_log, N_("the log since your last turn, or all of it"))        \
    X(VALUE, value, "v", "[N]", advice_value,                                                      \
      N_("what tiles or turns are worth now, from N games; an aid"))                               \
    X(HINT, hint, "t", "[N]", advice_hint, N_("what is best now, and why; an aid"))                \
    X(REVIEW, review, "w", "[N]", judging_review,                                                  \
      N_("the last auction, decision by decision; an aid"))                                        \
    X(ANALYSIS, analysis, "y", "[N]", judging_analysis,                                            \
      N_("analysis of a finished game: what every decision lost"))                                 \
    X(PUZZLES, puzzles, "p", "[N]", judging_puzzles,                                               \
      N_("the same, and keep what people clearly lost as puzzles"))                                \
    X(WHY, why, "z", "", advice_why, N_("why the computer took its last turn"))                    \
    X(UNDO, undo, "u", "", do_undo, N_("undo the last move"))                                      \
    X(REDO, redo, "r", "", do_redo, N_("redo what was undone"))                                    \
    X(SAY, say, "/", "TEXT", talking_say, N_("say something to the others, in a shared game"))     \
    X(WITHDRAW, withdraw, "x", "", talking_withdraw, N_("no longer ask the others"))               \
    X(AGAINST, against, "!", "[MOVE]", do_against,                                                 \
      N_("note what the table did against the rules"))                                             \
    X(BOT, bot, "o", "[NAME LEVEL|off]", do_bot,                                                   \
      N_("let the computer play for NAME, or a person again"))                                     \
    X(RULES, rules, "e", "[N]", do_rules, N_("the topics of the rules, or one of them"))           \
    X(QUIT, quit, "q", "", do_quit, N_("leave; the game is saved"))

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

/* A position to begin with, in a few lines: scores and supplies, the features that matter most, and
 * which commands tell the rest. */
void report_position(struct plain_game *plain_game);

void report_scores(struct plain_game *plain_game, const char *argument);
void report_left(struct plain_game *plain_game, const char *argument);
void report_fits(struct plain_game *plain_game, const char *argument);
void report_log(struct plain_game *plain_game, const char *argument);

/* The commands that give advice, which takes a while, from so many games played to the end. */
enum {
    ADVICE_PLAYOUTS = 400, /* where the argument does not say how many */
    ADVICE_SEED = 1        /* any will do, but the same: who asks twice is told the same */
};
void advice_value(struct plain_game *plain_game, const char *argument);
void advice_hint(struct plain_game *plain_game, const char *argument);
void advice_why(struct plain_game *plain_game, const char *argument);
void judging_analysis(struct plain_game *plain_game, const char *argument);
void judging_puzzles(struct plain_game *plain_game, const char *argument);
void judging_review(struct plain_game *plain_game, const char *argument);

/* For these: whether such advice may be given, as the aid is on, or the game that is replayed is
 * over, and nobody has yet to decide in practice; and how many games to play to their end,
 * `standard` if the argument is empty. If not, or if it is no such number, they say so. */
bool advice_is_given(struct plain_game *plain_game, enum aid aid);
bool advice_read_playouts(struct plain_game *plain_game, const char *argument, unsigned standard,
                          unsigned *playouts);

/* Whether the aid is on; if not, says so. */
bool aid_is_given(struct plain_game *plain_game, enum aid aid);

/* The rules, which need no game: the list of topics, or the topic with this number. */
void rules_tell(struct dialogue *dialogue, const char *argument);

/* Reads a square; if the text is not one, says so and returns false. */
bool square_read(struct dialogue *dialogue, const char *text, struct square *square);

/* A feature and its owners: "City: 5 tiles, 2 open edges. Ann 1: worth 5 points now". */
struct sentence whole_feature(const struct plain_game *plain_game,
                              const struct feature_summary *summary);

/* The final score table, in sentences. */
void report_final(struct plain_game *plain_game);

#endif
