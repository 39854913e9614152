/* What a position is worth to each player: the score expected at the end of the game, as far as it
 * can be told from the table as it lies. Docs: docs/BOTS.md. */
#ifndef BASTIDE_BOTS_APPRAISAL_H
#define BASTIDE_BOTS_APPRAISAL_H

#include "bastide/game.h"
#include "rows/bot.h"

/* The weights of the evaluation, in one table: what each term is worth in points, and the shape of
 * its curves (bots/bot.def). */

/* The classes of line-ups that have weights of their own: two players or more, with the base set
 * alone or with others. */
enum weights_class {
    WEIGHTS_BASE_2,
    WEIGHTS_BASE_MORE,
    WEIGHTS_SETS_2,
    WEIGHTS_SETS_MORE,
    WEIGHTS_CLASSES
};

/* The weights: rows of bots/bot.def and of the sets. */
enum weight {
#define X(weight, ...) WEIGHT_##weight,
    WEIGHTS(X)
#undef X
        WEIGHTS_COUNT
};

struct weights {
    double of[WEIGHTS_COUNT]; /* by enum weight */
};

/* The class of games with those options, and the weights of a class. */
enum weights_class weights_class_of(const struct options *options);
const struct weights *weights_of(enum weights_class class);

/* The name of a weight, as in the table; for tuners and reports. */
const char *weight_name(enum weight weight);

/* Sets the weight of that name, which need not be zero-terminated. False, with the weights
 * unchanged, if there is none. */
bool weights_set(struct weights *weights, const char *name, size_t length, double value);

/* Powers and exponentials, without the mathematics of the C library: the same on every machine, so
 * that a bot's move can be reproduced anywhere. Good to about nine digits. */

/* e to the power of `x`; 0 below -80, and no greater than for 80. */
double power_exp(double x);

/* `base` to the power of `exponent`; 0 if `base` is not above 0. */
double power_of(double base, double exponent);

/* What the tiles still to be drawn can do for an open square.
 *
 * An open square wants certain terrain at its edges: one of 256 patterns (bastide/board.h, two bits
 * per edge). For each kind of tile a table says which patterns it fits in some orientation, and at
 * which edges it then ends the road or city that comes in there. Summed over the pile this is an
 * outlook: it answers for any open square with one look, and drawing a tile subtracts one row. */

enum { PATTERNS = 256 };

/* By kind and pattern: bit 0 if the tile fits, bit 1 + e if it can fit so that what comes in at
 * edge e ends on it. */
struct outlook_rows {
    uint8_t row[TILE_KINDS_MAX][PATTERNS];
    bool has_ends[TILE_KINDS_MAX]; /* it ends anything, anywhere */
    /* Bit half_pair(a, b): it can fit so that what comes in there is one field. */
    uint32_t joins[PATTERNS][TILE_KINDS_MAX];
};

/* The number of a pair of half-edges, `a` before `b`. */
enum { HALF_PAIRS = HALF_EDGES * (HALF_EDGES - 1) / 2 };

static inline unsigned half_pair(unsigned a, unsigned b)
{
    return b * (b - 1) / 2 + a;
}

void outlook_rows_fill(struct outlook_rows *rows);

/* How many tiles of the pile do so, by pattern. */
struct outlook {
    const struct outlook_rows *rows;
    tile_number fit[PATTERNS];
    tile_number ends[EDGES][PATTERNS];
};

/* The outlook of a pile; `rows` must stay. And the same after one tile of `kind` has left it. */
void outlook_of(struct outlook *outlook, const struct outlook_rows *rows, const struct pile *pile);
void outlook_draw(struct outlook *outlook, kind_number kind);

/* The same of an open square beside water, which no pattern has: these are few, and each is counted
 * anew. Tiles of the game's pile that fit there, that end there what comes in at an edge, and that
 * make one field of those that come in at a pair of half-edges. */
unsigned outlook_fit_beside_water(const struct game *game, unsigned open);
unsigned outlook_ends_beside_water(const struct game *game, unsigned open, unsigned edge);
unsigned outlook_joining_beside_water(const struct game *game, unsigned open, unsigned pair);

/* How many tiles of the game's pile, that of the outlook, do the last of these for a pattern.
 * Counted anew each time, as it is asked for few squares. */
unsigned outlook_joining(const struct outlook *outlook, const struct game *game, unsigned pattern,
                         unsigned pair);

/* Points for each player, by seat. */
struct values {
    float of[PLAYERS_MAX];
};

/* Weights made ready for games with certain options: powers and phases as tables. */
struct appraiser {
    const struct weights *weights;
    bool sees_fields;             /* false: fields are worth nothing, as to a beginner */
    float phase[TILES_MAX + 1];   /* by tiles left */
    float home[FIGURES_EACH + 1]; /* by followers at home; at the start of the game */
    /* miss^n and miss^(help * n) for n tiles, of roads and cities; of monasteries the first. */
    float miss[PRINTED_KINDS][TILES_MAX + 1];
    float help[PRINTED_KINDS][TILES_MAX + 1];
    float joint[PRINTED_KINDS], join[PRINTED_KINDS], growth[PRINTED_KINDS], fill[PRINTED_KINDS];
    bool has_water;   /* some tiles have */
    bool has_values;  /* of followers, besides what their features bring */
    bool has_figures; /* that are worth something where they stand, besides followers */
#define X(member) member;
    APPRAISER_STATES(X)
#undef X
};

void appraiser_prepare(struct appraiser *appraiser, const struct options *options,
                       const struct weights *weights, bool sees_fields);

/* What a feature is expected to bring. */
struct prospect {
    float points;     /* to each of its holders */
    float finished;   /* the points if it is finished */
    float chance;     /* that it is, and its followers come home */
    float goes_on;    /* road, city: the chance that the next tile drawn fits one of its squares */
    float cities;     /* field: how many cities and the like it is expected to be paid for */
    float extra;      /* field: of its points those that sets add for farmers (FIELD_EXTRAS) */
    uint64_t touched; /* field: which, a bit each, by root; some share one */
};

/* Sets of features, by root. */
enum { ROOTS_WORDS = (NODES_MAX + 63) / 64 };

static inline bool roots_have(const uint64_t *roots, uint16_t root)
{
    return roots[root / 64] >> (root % 64) & 1u;
}

/* Whether it was not among them. */
static inline bool roots_add(uint64_t *roots, uint16_t root)
{
    bool is_new = !roots_have(roots, root);
    roots[root / 64] |= (uint64_t)1 << (root % 64);
    return is_new;
}

/* Two features that may become one; who would hold it, and who holds each (one bit a player). */
struct join {
    struct square at;
    uint16_t a, b;                            /* roots */
    float chance, points_a, points_b, points; /* of each, and of both together */
    uint8_t holders, holders_a, holders_b;
};

/* More than that are not looked at; more squares that differ than that are not told apart. */
enum { JOINS_MAX = 512, SQUARES_CHANGED_MAX = 32, JOINING_UNKNOWN = (tile_number)-1 };

/* A position being appraised. Prospects of features are worked out when first asked for. */
struct appraising {
    const struct appraiser *appraiser;
    const struct outlook *outlook;
    const struct game *game;
    float phase;
    uint64_t known[ROOTS_WORDS]; /* by root: whether `prospect` has it */
    struct prospect prospect[NODES_MAX];
    bool followers_known;
    struct values followers; /* once they are known: what all of them bring */
    bool joins_known;
    struct values joins; /* once they are known: what all of them change */
    unsigned joins_count;
    struct join join[JOINS_MAX];               /* all, or those that are not as before */
    uint64_t may_join[ROOTS_WORDS];            /* by root: features in one of these */
    tile_number joining[PATTERNS][HALF_PAIRS]; /* outlook_joining; none is known at the beginning */
    /* An appraisal of the position some moves before, or NULL, and what differs from then. */
    struct appraising *before;
    uint64_t differs[ROOTS_WORDS]; /* features, by root */
    unsigned changed_count;
    struct square changed[SQUARES_CHANGED_MAX]; /* squares, at which another tile fits, or lies */
#define X(member) member;
    APPRAISING_STATES(X)
#undef X
};

/* Whether what differs from `before` is known. */
static inline bool appraising_follows(const struct appraising *appraising)
{
    return appraising->before != NULL && appraising->changed_count < SQUARES_CHANGED_MAX;
}

/* Whether the feature of a node, of this position or the one before, is as it was, with the same
 * followers. Only if appraising_follows. */
static inline bool appraising_stays(const struct appraising *appraising, uint16_t node)
{
    const struct features *now = &appraising->game->features;
    const struct features *then = &appraising->before->game->features;
    uint16_t root = feature_root(now, node);
    return !roots_have(appraising->differs, root) && now->counts[root] == then->counts[root];
}

/* Whether that square differs from before. */
static inline bool appraising_has_changed(const struct appraising *appraising, struct square at)
{
    unsigned c = 0;
    while (c < appraising->changed_count && square_difference(appraising->changed[c], at) != 0)
        c++;
    return c < appraising->changed_count;
}

/* Begins an appraisal. `outlook` must be that of the game's pile; all three stay with the caller.
 */
void appraising_begin(struct appraising *appraising, const struct appraiser *appraiser,
                      const struct outlook *outlook, const struct game *game);

/* The same for a position with the same pile that lies some placements and actions after that of
 * `before`, whose prospects are taken over where nothing has changed. */
void appraising_begin_after(struct appraising *appraising, struct appraising *before,
                            const struct game *game);

/* Notes that the feature of that node differs from before: it is worth something else. */
void appraising_note_difference(struct appraising *appraising, uint16_t node);

/* The whole position, between two turns; once the game is over, the scores. */
void appraise(struct appraising *appraising, struct values *values);

/* Adds to `values`, those of the position, what changes if that follower, which has strength, were
 * deployed, on a feature that nobody holds and that is not complete, while `at_home` of its
 * player's followers, 1 or more, are at home. Only after appraise. */
void appraise_deployment(struct appraising *appraising, struct follower follower, unsigned at_home,
                         struct values *values);

/* What `values` mean to a player who wants to win: the lead over the best other. */
float values_lead(const struct values *values, unsigned players, unsigned player);

void values_add(struct values *values, const struct values *more, unsigned players);

static inline void values_add_to_each(struct values *values, unsigned players, float points)
{
    for (unsigned player = 0; players != 0; player++, players >>= 1)
        if (players & 1u)
            values->of[player] += points;
}

/* What joins change in that case: `counts` more stand on the feature with this root. Only after
 * joins_term. */
void joins_add_deployment(struct appraising *appraising, uint16_t root, feature_counts counts,
                          struct values *values);

/* What terms consist of. Followers of that player that are not on the board; what those are worth,
 * in points to be multiplied by the phase, and the points given more for all else that is kept
 * (KEPT); and what it is worth to a follower's player that it comes home from such a feature, or
 * does not. */
unsigned followers_at_home(const struct game *game, unsigned player);
float supply_home(const struct appraising *appraising, unsigned player);
float supply_kept(const struct appraising *appraising, unsigned player, float points);
float follower_return(const struct appraising *appraising, enum feature_kind kind,
                      const struct prospect *prospect);

/* What features are expected to bring, worked out when first asked for; and, in an appraisal that
 * follows another, which of them are as before. */

/* The prospect of the feature with this root. */
const struct prospect *prospect_of(struct appraising *appraising, uint16_t root);

/* Whether features of that kind see more squares than those at their edges, as a monastery sees
 * corners, and so are looked at anew. */
bool prospect_sees_further(enum feature_kind kind);

/* The chance that nothing comes to lie on an empty square, as monasteries see it: one at a corner
 * that touches no tile yet may take any tile. */
float chance_of_gap(const struct appraising *appraising, struct square at);

/* The kind printed there: a castle is a city. */
static inline enum feature_kind prospect_kind(const struct game *game, uint16_t node)
{
    return (enum feature_kind)feature_segment(&game->features, &game->board, node)->kind;
}

/* Whether open square number `open` has water beside it. */
static inline bool appraising_is_wet(const struct appraising *appraising, unsigned open)
{
    return appraising->appraiser->has_water &&
           board_is_beside_water(&appraising->game->board, open);
}

/* How many tiles still to be drawn fit there; how many of these can end what comes in at an edge.
 */
static inline unsigned appraising_fit(const struct appraising *appraising, unsigned open)
{
    return appraising_is_wet(appraising, open)
               ? outlook_fit_beside_water(appraising->game, open)
               : appraising->outlook->fit[appraising->game->board.wanted[open]];
}

static inline unsigned appraising_ends(const struct appraising *appraising, unsigned open,
                                       unsigned edge)
{
    return appraising_is_wet(appraising, open)
               ? outlook_ends_beside_water(appraising->game, open, edge)
               : appraising->outlook->ends[edge][appraising->game->board.wanted[open]];
}

static inline float appraising_weight(const struct appraising *appraising, enum weight weight)
{
    return (float)appraising->appraiser->weights->of[weight];
}

#endif
