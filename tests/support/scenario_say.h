/* What there is, in the words of a scenario, to be held against what is written. Private to the
 * scenario files. */
#ifndef BASTIDE_TEST_SCENARIO_SAY_H
#define BASTIDE_TEST_SCENARIO_SAY_H

#include "support/scenario_stage.h"

/* A short text that grows. */
struct said {
    char text[STAGE_TEXT_SIZE];
    size_t length;
};

__attribute__((format(printf, 2, 3))) void say(struct said *said, const char *format, ...);

/* A blank, but for the first word. */
const char *say_between(const struct said *said);

/* A player counted from 0 as the number that people know, or `nobody` for any other number. */
void say_player(struct said *said, unsigned player);

/* Whether `written` is what there is; `subject` names it. */
bool stage_is_so(struct stage *stage, struct word written, const char *subject,
                 const struct said *there);

/* A check of the whole game: its name, and what there is. */
struct game_check {
    const char *name;
    void (*say)(const struct game *game, struct said *said);
};

/* scenario_options.c: the value of each option, in their order. */
void say_options(const struct game *game, struct said *said);

/* scenario_bazaars.c: how an auction stands, and whose follower may cross; up to a row without a
 * name. */
extern const struct game_check bazaar_checks[];

/* scenario_castles.c: supplies and decisions; up to a row without a name. */
extern const struct game_check castle_checks[];

#endif
