/* A position: everything a screen, a report or a player repeatedly asks of a game, computed once
 * per game state. A front end keeps one and calls position_update, and then need not ask the rules
 * for anything in it. (A search should call the single functions instead: most positions it visits
 * need few of them.) */
#ifndef BASTIDE_FACTS_POSITION_H
#define BASTIDE_FACTS_POSITION_H

#include "facts/choices.h"
#include "facts/feature_summary.h"
#include "facts/placements.h"
#include "facts/score_table.h"

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
    struct move_list legal;
    struct placements placements; /* for the tile in hand; empty except while it is placed */
    struct scoring_choice choice; /* `count` 0: no choice is open */
    struct tile_fits fits;        /* what still fits on every open square */
    struct projection projection; /* points if the game ended now */
    int projected[PLAYERS_MAX];   /* and the resulting scores */
    unsigned features;
    struct position_feature feature[NODES_MAX]; /* all on the board (features_on_board) */
    uint16_t feature_of_root[NODES_MAX]; /* each root's index in `feature`; valid for roots only */
};

/* Recomputes everything unless the game is unchanged; returns whether it did. */
bool position_update(struct position *position, const struct game *game);

/* The summary of the feature of `node` in that game. */
const struct feature_summary *position_feature(const struct position *position, uint16_t node);

/* Whether a move with this verb is legal. */
bool position_allows(const struct position *position, enum verb verb);

#endif
