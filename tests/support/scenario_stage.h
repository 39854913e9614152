/* The state of a running scenario: the game, the slow game, what is expected, and the line being
 * read. Private to the scenario files. */
#ifndef BASTIDE_TESTS_SCENARIO_STAGE_H
#define BASTIDE_TESTS_SCENARIO_STAGE_H

#include "bastide/notation.h"
#include "support/scenario.h"
#include "support/slow_game.h"
#include "text/words.h"

enum { STAGE_TEXT_SIZE = 192, STAGE_EVENTS = 64 };

/* An `event` line, to be checked at the end of its move's lines. */
struct stage_event {
    char text[STAGE_TEXT_SIZE];
    size_t line;
};

struct stage {
    struct options options;
    bool begun; /* the setup is over */
    struct game game;
    struct slow_game slow;
    struct event_list events;               /* of the last move, or of the last `plays` */
    struct stage_event event[STAGE_EVENTS]; /* expected of it */
    size_t expected;
    size_t named_line[EVENTS_COUNT]; /* the line that first named a type since that move, or 0 */
    size_t checks;                   /* how many lines have made a statement that can fail */

    const char *line, *rest, *end; /* end: of the part of the line that is being read */
    size_t number;
    struct bad_text *bad;
    struct scenario_watcher *watcher; /* or NULL */
};

/* The next word of the part. False, with an empty word, at its end. */
bool stage_word(struct stage *stage, struct word *word);

/* Reports that `word` is not `what`. Always returns false. */
bool stage_expected(struct stage *stage, struct word word, const char *what);

/* Whether nothing is left of the part. */
bool stage_ends(struct stage *stage);

/* Reads X,Y. */
bool stage_square(struct stage *stage, struct square *square);

/* Reads X,Y FEATURE, an existing feature. */
bool stage_feature(struct stage *stage, uint16_t *node);

/* Reads X,Y FEATURE and the colon after it; the part is then what follows. */
bool stage_feature_and_colon(struct stage *stage, uint16_t *node);

/* The rest of the part, without surrounding spaces. */
struct word stage_remainder(struct stage *stage);

/* Reads a move from the remainder. */
bool stage_move(struct stage *stage, struct move *move);

/* scenario_options.c: `option NAME VALUE` and `edition NAME` */
bool stage_set_option(struct stage *stage);
bool stage_set_edition(struct stage *stage);

/* scenario_castles.c */
bool stage_check_bridge(struct stage *stage);
bool stage_check_fief(struct stage *stage);

/* Whether two claims, or moves of mage or witch, mean the same feature or castle. */
bool stage_claims_same(const struct game *game, struct move a, struct move b);

/* The form of `move` that is listed among the legal ones: the least of the bids, or the claim of
 * the same feature that names its first square. */
struct move stage_listed_form(const struct game *game, struct move move);

/* scenario_moves.c: the lines that do something. */
bool stage_actor_line(struct stage *stage, struct word actor);
bool stage_refusal_line(struct stage *stage);
bool stage_leave_line(struct stage *stage);
bool stage_give_line(struct stage *stage);

/* scenario_events.c */
bool stage_event_line(struct stage *stage);
bool stage_no_line(struct stage *stage);

/* Checks the events expected of the last move and forgets them. */
bool stage_settle_events(struct stage *stage);

/* scenario_checks.c: a line that states the game's state; `found` is false if its first word is not
 * a check. */
bool stage_check_line(struct stage *stage, struct word name, bool *found);

#endif
