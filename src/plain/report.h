/* What is said about a game when it is asked for. */
#ifndef BASTIDE_PLAIN_REPORT_H
#define BASTIDE_PLAIN_REPORT_H

#include "plain/plain_game.h"

/* The commands that describe it. The argument may be empty. */
void report_hand(struct plain_game *plain_game, const char *argument);
void report_near(struct plain_game *plain_game, const char *argument);
void report_board(struct plain_game *plain_game, const char *argument);
void report_features(struct plain_game *plain_game, const char *argument);
void report_scores(struct plain_game *plain_game, const char *argument);
void report_left(struct plain_game *plain_game, const char *argument);
void report_fits(struct plain_game *plain_game, const char *argument);
void report_log(struct plain_game *plain_game, const char *argument);

/* The commands that give advice, which takes a while, from so many games played to the end. */
void advice_value(struct plain_game *plain_game, const char *argument);
void advice_hint(struct plain_game *plain_game, const char *argument);
void advice_analysis(struct plain_game *plain_game, const char *argument);
void advice_review(struct plain_game *plain_game, const char *argument);

/* Whether the aid is on; if not, says so. */
bool aid_is_given(struct plain_game *plain_game, enum aid aid);

/* The rules, which need no game: the list of topics, or the topic with this number. */
void rules_tell(struct dialogue *dialogue, const char *argument);

/* Reads a square; false, which is said, if the text is not one. */
bool square_read(struct dialogue *dialogue, const char *text, struct square *square);

/* A feature and its owners: "City: 5 tiles, 2 open edges. Ann 1: worth 5 points now". */
struct sentence whole_feature(const struct plain_game *plain_game,
                              const struct feature_summary *summary);

/* The final score table, in sentences. */
void report_final(struct plain_game *plain_game);

#endif
