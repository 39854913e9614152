/* Notation: moves as text and back. One text form serves records, logs, tests and other programs;
 * it is described in docs/NOTATION.md. */
#ifndef BASTIDE_NOTATION_H
#define BASTIDE_NOTATION_H

#include "bastide/game.h"

enum { MOVE_TEXT_SIZE = 128 };

/* Writes `move`, which must be one that could be made in `game`, in its one printed form. */
void move_print(const struct game *game, struct move move, char text[MOVE_TEXT_SIZE]);

struct bad_text;

/* Reads a move as written in NOTATION.md. It need not be legal, but what it names must exist: the
 * tile kind, the segment of the tile just placed. False: `bad` has the column and what was
 * expected, and `move` is unchanged. */
bool move_parse(const struct game *game, const char *text, size_t length, struct move *move,
                struct bad_text *bad);

/* The name of a feature by its first edge clockwise from north, as it lies on the board: "road e",
 * "city n", "field nnw", "monastery". */
enum { FEATURE_TEXT_SIZE = 24 };
void feature_print(const struct game *game, uint16_t node, char text[FEATURE_TEXT_SIZE]);

/* Names from the tables of the rules, and the sentence for a refusal. */
const char *verb_name(enum verb verb);
const char *amendment_name(enum amendment amendment);
const char *figure_name(enum figure figure);
const char *phase_name(enum phase phase);
const char *event_name(enum event_type type);
const char *score_reason_name(enum score_reason reason);
const char *feature_kind_name(enum feature_kind kind);
const char *refusal_sentence(enum refusal refusal);

/* The name of what a score is for: the kind of the feature, or what its reason says; NULL where it
 * has none. */
const char *scored_name(const struct event *event);

#endif
