/* A position: everything a screen, a report or a player repeatedly asks of a game, computed once
 * per game state. A front end keeps one and calls position_update, and then need not ask the rules
 * for anything in it. (A search should call the single functions instead: most positions it visits
 * need few of them.) */
#ifndef BASTIDE_FACTS_POSITION_H
#define BASTIDE_FACTS_POSITION_H

#include "bastide/game.h"
#include "bastide/tiles.h"
#include "facts/feature_summary.h"
#include "facts/outcome.h"
#include "facts/placements.h"
#include "facts/score_table.h"

/* Choices among a few answers, made one after another and not always by the player whose turn it
 * is: what a scoring asks, and whatever else sets ask of players or of chance. */

enum { SCORING_CHOICES_MAX = 256 /* of more moves the last is kept, which changes least */ };

struct scoring_choice {
    enum phase phase; /* which of them */
    unsigned player;  /* who must decide; where chance does, whose turn it is */
    unsigned count;   /* how many moves to choose from */
    struct move move[SCORING_CHOICES_MAX];
    uint16_t node[SCORING_CHOICES_MAX]; /* the feature each move concerns, or NO_NODE */
    int points[SCORING_CHOICES_MAX];    /* points it pays at once */
    unsigned follower;                  /* the one in question, by its number, or FOLLOWERS_MAX */
};

/* Whether such a choice must be made now: anything but a draw, a placement, what follows it, and
 * the rows of TILE_DECISIONS. */
bool scoring_choice_is_open(const struct game *game);

/* The current choice; one must be open. */
void scoring_choice_find(struct scoring_choice *choice, const struct game *game);

/* The feature that move number `number` concerns, as it would be after the move. It must
 * concern one. */
struct feature_summary scoring_choice_result(const struct scoring_choice *choice,
                                             const struct game *game, unsigned number);

/* Choices that come to the same. */

/* Of the orientations `ways` (bit o for enum edge o) of a tile of that kind, those that differ: of
 * identical ones only the first. */
uint8_t rotations_that_differ(kind_number kind, uint8_t ways);

/* Where followers may be deployed, each feature once: two segments of a tile may be parts of one
 * road, city or field, and it is the same on which of them the follower stands. */

/* Takes out of the legal moves of a game what deploys a figure in a feature in which an earlier one
 * deploys the same. */
void deployments_list_once(const struct game *game, struct move_list *legal);

/* What the followers on the board and the goods would score if the game ended now: points each
 * player would get on top of the score. */
struct projection {
    int points[PLAYERS_MAX][SCORE_SOURCES_COUNT];
    int part[PLAYERS_MAX][SCORE_PARTS_COUNT]; /* of its source's points */
};

struct projection projection_of(const struct game *game);

/* Every player's resulting score. */
void projection_scores(const struct game *game, int scores[PLAYERS_MAX]);

/* The same, from a projection already made. */
void projection_add_up(const struct projection *projection, const struct game *game,
                       int scores[PLAYERS_MAX]);

struct position_feature {
    uint16_t root;
    struct feature_summary summary;
};

struct position {
    struct game game; /* the game all of this belongs to */
    bool is_known;    /* set by position_update; a new position is all zeros */
    bool is_foreseen; /* the forecast below is known */
    struct move_list legal;
    struct placements placements; /* for the tile in hand; empty except while it is placed */
    struct scoring_choice choice; /* `count` 0: no choice is open */
    struct tile_fits fits;        /* what still fits on every open square */
    struct projection projection; /* points if the game ended now */
    int projected[PLAYERS_MAX];   /* and the resulting scores */
    struct move placing;          /* what was asked for last, if is_foreseen, */
    struct forecast forecast;     /* and what it brings (position_forecast) */
    unsigned features;
    struct position_feature feature[NODES_MAX]; /* all on the board (features_on_board) */
    uint16_t feature_of_root[NODES_MAX]; /* each root's index in `feature`; valid for roots only */
};

/* Recomputes everything unless the game is unchanged; returns whether it did. */
bool position_update(struct position *position, const struct game *game);

/* What that placement would bring (forecast_find): found once as long as the same one is asked for.
 */
const struct forecast *position_forecast(struct position *position, struct move placing);

/* The summary of the feature of `node` in that game. */
const struct feature_summary *position_feature(const struct position *position, uint16_t node);

/* Whether a move with this verb is legal. */
bool position_allows(const struct position *position, enum verb verb);

/* The functions named in the rows of facts/facts.def. */

/* How much there is of what a turn may earn. */
#define X(type, count) unsigned count(const struct game *game);
FORECAST_EARNINGS(X)
#undef X

/* Of a feature made of others: whom it pays, or has paid, as a mask; how many points it has scored.
 */
#define X(kind, owners, scored)                                                                    \
    unsigned owners(const struct game *game, uint16_t node);                                       \
    int scored(const struct game *game, uint16_t node);
MADE_PAY(X)
#undef X

#define X(kind, height_of) unsigned height_of(const struct game *game, uint16_t node);
HEIGHTS(X)
#undef X

/* Whether the feature of `node` is a part of its source. */
#define X(part, source, is_in_play, has) bool has(const struct game *game, uint16_t node);
SCORE_PARTS(X)
#undef X

/* Adds what would score at the end of the game. */
#define X(project) void project(struct projection *projection, const struct game *game);
PROJECTED(X)
#undef X

/* Whether that tile of UNPLACED_TILES is still to be placed. */
#define X(count, kinds, is_unplaced) bool is_unplaced(const struct game *game, unsigned tile);
UNPLACED_TILES(X)
#undef X

#define X(is_due) bool is_due(const struct game *game);
TILE_DECISIONS(X)
#undef X

/* Of each counter: a game begins; one of its events; a player's game is added to others. */
#define X(counter)                                                                                 \
    void counter##_begin(struct game_result *result);                                              \
    void counter##_add(struct game_result *result, const struct event *event);                     \
    void counter##_sum_up(struct career *career, const struct game_result *result, unsigned player);
COUNTERS(X)
#undef X

#endif
