/* The chapters of the rules, as the table of phases and each other call them. Every chapter is a
 * file; private to the rules. */
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

/* The next player clockwise (B2). */
static inline uint8_t player_after(const struct game *game, unsigned player)
{
    return (uint8_t)(player + 1 == game->options.players ? 0 : player + 1);
}

static inline bool mask_has(unsigned mask, unsigned player)
{
    return mask >> player & 1u;
}

/* The square of the tile that `node` lies on. */
static inline struct square square_of(const struct game *game, uint16_t node)
{
    return game->board.tile[game->features.tile[node]].at;
}

/* What happens in a phase. Where nobody ever decides, `legal` and `apply` are NULL. */
struct phase_rules {
    /* The game comes to the phase. True: somebody has to decide, and turn.actor says who. False:
     * it has been passed, and turn.phase says where to go on. */
    bool (*enter)(struct game *game, struct event_list *events);
    /* Adds every legal move. */
    void (*legal)(const struct game *game, struct move_list *moves);
    /* Makes a move and sets turn.phase to where to go on, or refuses without a change. */
    enum refusal (*apply)(struct game *game, struct move move, struct event_list *events);
};

/* One for each phase, each in its chapter's file. */
extern const struct phase_rules draw_phase, place_phase, build_phase, complete_phase, castle_phase,
    score_phase, claim_phase, cross_phase, reveal_phase, offer_phase, bid_phase, settle_phase,
    draft_phase, over_phase;

/* turn.c: the course of a turn as a table. */
extern const struct phase_rules *const phases[PHASES_COUNT];

/* Goes through the phases from turn.phase on until somebody has to decide. */
void turn_go_on(struct game *game, struct event_list *events);

/* Begins the turn of `player` at `phase`: a draw, or the placing of the tile `hand`. */
void turn_begin(struct game *game, unsigned player, enum phase phase, uint8_t hand,
                struct event_list *events);

/* draw.c */

/* The pile at the start: every tile of the sets in play but the start tile (B1). */
void draw_fill_pile(struct pile *pile, const struct options *options);

/* Takes a tile from the pile, where one of the kind must be left. */
void draw_from_pile(struct game *game, uint8_t kind);

/* place.c */

/* Lays a tile and brings every count up to date. */
void place_tile(struct game *game, struct square at, uint8_t kind, unsigned orientation);

/* deploy.c */
bool deploy_is_possible(const struct game *game);
void deploy_legal(const struct game *game, struct move_list *moves);
enum refusal deploy_apply(struct game *game, struct move move, struct event_list *events);

/* bridges.c */
bool bridges_are_possible(const struct game *game);
void bridges_legal(const struct game *game, struct move_list *moves);
enum refusal bridges_apply(struct game *game, struct move move, struct event_list *events);

/* One way in which a bridge lets a tile lie where its edges do not match (BR6): it matches as if it
 * had that edge pattern. */
struct bridging {
    uint8_t pattern;
    uint8_t
        edge; /* the bridge is on the neighbour at this edge, or, if EDGES, on the tile itself */
};

enum { BRIDGINGS_MAX = DIRECTIONS + EDGES };

/* The ways that a tile with that edge pattern has; how many they are. */
unsigned bridges_list_bridgings(uint8_t pattern, struct bridging bridging[BRIDGINGS_MAX]);

/* Whether the bridge of that way can be built for a tile laid on the open square `at` where that
 * pattern matches and the tile's own does not; whose bridge is not asked. */
bool bridges_can_mend(const struct game *game, struct square at, struct bridging bridging);

/* score.c */

/* Pays the feature of `node` to whoever has most followers in it. */
void score_feature(struct game *game, uint16_t node, enum score_reason reason,
                   struct event_list *events);

/* Pays `points` to one player; `event` says for what. */
void score_pay(struct game *game, struct event event, struct event_list *events);

/* Sends one follower home, by its number in game.followers; the last one takes its number. */
void score_take_home(struct game *game, unsigned number, struct event_list *events);

/* Sends the followers of the feature of `node` home that belong to the players in `players`. */
void score_send_home(struct game *game, uint16_t node, unsigned players, struct event_list *events);

/* castles.c: from a small city to a castle */

/* Notes a feature that was just completed if it is a small city whose occupier may decide (CA2). */
void castles_note_city(struct game *game, uint16_t node);

/* Builds the castles that were decided for (CA3), and pays those who share the city with a
 * converter but score it (CA12). */
void castles_build(struct game *game, struct event_list *events);

/* Whether a small city or castle on the tiles `a` comes before one on the tiles `b` (OR2). Two that
 * share their first tile go by their second. */
bool castles_read_before(const struct game *game, const uint8_t a[2], const uint8_t b[2]);

/* Whether the completed feature of `node` is a small city that somebody converts (CA3, CA12). */
bool castles_is_converted(const struct game *game, uint16_t node);

/* drawbridges.c */

/* The players, as a mask, whose followers on the completed road of `node` stay to cross a lowered
 * drawbridge (DB2, DB3). */
unsigned drawbridges_hold(const struct game *game, uint16_t node);

/* bazaars.c */

static inline bool bazaar_is_on(const struct game *game)
{
    return game->bazaar.host != NOBODY;
}

/* A turn is over: announces a bazaar if one is due (BZ2, BZ3), or goes on with the one that is on.
 * False where none has anything to say; otherwise turn.phase says where to go on. */
bool bazaar_goes_on(struct game *game, struct event_list *events);

/* options.c */
enum refusal options_check(const struct options *options);

#endif
