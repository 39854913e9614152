/* The chapters of the rules, as the table of phases calls them. Every chapter is a file; private to
 * the rules. */
#ifndef BASTIDE_RULES_CHAPTERS_H
#define BASTIDE_RULES_CHAPTERS_H

#include "bastide/game.h"

/* Adds an event; nothing where nobody wants to be told. */
static inline void tell(struct event_list *events, struct event event)
{
    if (events)
        events->event[events->count++] = event;
}

static inline void add_move(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

/* turn.c: the course of a turn as a table. */

/* What happens in a phase. */
struct phase_rules {
    /* The game comes to the phase. True: somebody has to decide. False: it has been passed, and
     * turn.phase says where to go on. */
    bool (*enter)(struct game *game, struct event_list *events);
    /* Adds every legal move. */
    void (*legal)(const struct game *game, struct move_list *moves);
    /* Makes a move and sets turn.phase to where to go on, or refuses without a change. */
    enum refusal (*apply)(struct game *game, struct move move, struct event_list *events);
};

extern const struct phase_rules phases[PHASES_COUNT];

/* Goes through the phases from turn.phase on until somebody has to decide. */
void turn_go_on(struct game *game, struct event_list *events);

/* draw.c */
bool draw_enter(struct game *game, struct event_list *events);
void draw_legal(const struct game *game, struct move_list *moves);
enum refusal draw_apply(struct game *game, struct move move, struct event_list *events);

/* place.c */
bool place_enter(struct game *game, struct event_list *events);
void place_legal(const struct game *game, struct move_list *moves);
enum refusal place_apply(struct game *game, struct move move, struct event_list *events);

/* Lays a tile and enters it into all books. */
void place_tile(struct game *game, struct square at, uint8_t kind, unsigned orientation);

/* deploy.c */
bool deploy_enter(struct game *game, struct event_list *events);
void deploy_legal(const struct game *game, struct move_list *moves);
enum refusal deploy_apply(struct game *game, struct move move, struct event_list *events);

/* score.c */
bool score_enter(struct game *game, struct event_list *events);

/* Pays the feature of `node` to whoever has most followers in it. */
void score_feature(struct game *game, uint16_t node, enum score_reason reason,
                   struct event_list *events);

/* final.c */
bool final_enter(struct game *game, struct event_list *events);

/* options.c */
enum refusal options_check(const struct options *options);

#endif
