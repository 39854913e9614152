/* The company in which the level `adaptive` plays: what the turns of the players of a game have
 * lost. */
#ifndef BASTIDE_BOTS_COMPANY_H
#define BASTIDE_BOTS_COMPANY_H

#include "bots/plans.h"

/* Large: the tables by which turns are judged, and a game. */
struct company {
    struct sight sight;
    struct game begun; /* as the turn began that is under way */
    bool is_under_way;
    unsigned watched; /* a bit for each player whose turns are judged */
    struct {
        float lost; /* points, in all turns together */
        unsigned turns;
    } player[PLAYERS_MAX];
};

/* Begins with the first position of a game with these options. Of the players whose bit in
 * `watched` is set turns are judged. */
void company_begin(struct company *company, const struct options *options, unsigned watched);

/* Takes up the next position of the game; all of them come, one after the other, each before a move
 * and the last one as it stands. A turn that has ended is judged by the evaluation: how many points
 * of lead it is worth less than the best one. What is decided outside of turns, as in auctions, is
 * not judged. */
void company_see(struct company *company, const struct game *game);

/* Points lost a turn by the best of these players, a bit each, with a few turns of somebody whom
 * nobody knows mixed in: more than 0. */
float company_loss(const struct company *company, unsigned players);

#endif
