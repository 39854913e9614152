/* What can be said of a feature, counted together for those who put it into words. */
#ifndef BASTIDE_TELLING_FACTS_H
#define BASTIDE_TELLING_FACTS_H

#include "bastide/game.h"

struct facts {
    enum feature_kind kind;
    unsigned tiles;
    unsigned pennants;
    unsigned open;    /* open ends; empty squares around a monastery */
    unsigned cities;  /* complete ones that a field touches, */
    unsigned castles; /* and castles (CA11) */
    unsigned bridges; /* that are part of a road */
    int points;       /* worth now, as game_feature_points; of a castle what it has scored */
    bool complete;
    unsigned followers[PLAYERS_MAX];
    unsigned holders; /* mask of the players who would be paid */
    unsigned owners;  /* of a castle: mask of those who built it */
};

struct facts facts_of(const struct game *game, uint16_t node);

/* What every player would be paid if the game ended now, on top of the score. */
struct facts_expected {
    int points[PLAYERS_MAX][FEATURE_KINDS];
    int bridged[PLAYERS_MAX]; /* so much of the roads' points for roads with a bridge */
};
struct facts_expected facts_expect(const struct game *game);

/* What every player would have if the game ended now. */
void facts_project(const struct game *game, int scores[PLAYERS_MAX]);

#endif
