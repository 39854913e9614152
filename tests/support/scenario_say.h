/* The actual state, in the words of a scenario, for comparison with its text. Private to the
 * scenario files. */
#ifndef BASTIDE_TESTS_SCENARIO_SAY_H
#define BASTIDE_TESTS_SCENARIO_SAY_H

#include "support/scenario_stage.h"

/* A short text that grows. */
struct said {
    char text[STAGE_TEXT_SIZE];
    size_t length;
};

__attribute__((format(printf, 2, 3))) void say(struct said *said, const char *format, ...);

/* A space, except before the first word. */
const char *say_between(const struct said *said);

/* A player counted from 0 as the number people use, or `nobody` for any other number. */
void say_player(struct said *said, unsigned player);

/* Whether `written` is the actual state; `subject` names it. */
bool stage_is_so(struct stage *stage, struct word written, const char *subject,
                 const struct said *there);

/* A check of the whole game: its name, and a function that prints the actual state. */
struct game_check {
    const char *name;
    void (*say)(const struct game *game, struct said *said);
};

/* scenario_options.c: the value of each option, in order. */
void say_options(const struct game *game, struct said *said);

/* scenario_bazaars.c: an auction's progress, and whose follower may cross; ends at a row without a
 * name. */
extern const struct game_check bazaar_checks[];

/* scenario_castles.c: supplies and decisions; ends at a row without a name. */
extern const struct game_check castle_checks[];

/* scenario_traders.c: goods and double turns; ends at a row without a name. The symbols of each
 * good in a feature; its helpers with their players. */
extern const struct game_check traders_checks[];
void say_feature_goods(const struct game *game, uint16_t node, struct said *said);
void say_helpers(const struct game *game, uint16_t node, struct said *said);

/* scenario_abbeys.c: abbeys in the supplies; ends at a row without a name. The players with a barn
 * in a field. */
extern const struct game_check abbeys_checks[];
void say_barns(const struct game *game, uint16_t node, struct said *said);

/* scenario_dragon.c: dragon and fairy; ends at a row without a name. */
extern const struct game_check dragon_checks[];

/* scenario_tower.c: floors, towers and prisoners; ends at a row without a name. */
extern const struct game_check tower_checks[];

/* scenario_hills.c: flocks, the bag and tiles under hills; ends at a row without a name. */
extern const struct game_check hills_checks[];

/* scenario_king.c: king and robber; ends at a row without a name. */
extern const struct game_check king_checks[];

/* scenario_mage.c: where mage and witch are; ends at a row without a name. */
extern const struct game_check mage_checks[];

/* scenario_messages.c: the spaces of figures, and the stack; ends at a row without a name. */
extern const struct game_check messages_checks[];

/* scenario_count.c: the count and the quarters; ends at a row without a name. */
extern const struct game_check count_checks[];

/* scenario_bigtop.c: the big top and animals; ends at a row without a name. */
extern const struct game_check bigtop_checks[];

#endif
