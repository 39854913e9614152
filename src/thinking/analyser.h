/* The analysis of a game in the background (training/game_analysis.h): what has been found so far
 * can be looked at (job_look) while more is being found. */
#ifndef BASTIDE_THINKING_ANALYSER_H
#define BASTIDE_THINKING_ANALYSER_H

#include "play/session.h"
#include "thinking/job.h"
#include "training/game_analysis.h"

/* What has been found so far. */
struct findings {
    struct judgement *decision; /* in the order of the game, as far as they are valued */
    unsigned decisions;
    unsigned point[TURNING_POINTS_MOST]; /* the largest sure losses, the largest first */
    unsigned points;                     /* (judgement_turning_points) */
    unsigned playouts;                   /* games played, */
    unsigned budget;                     /* and how many they will be at most */
};

/* Its job is busy while more is to come, or there is something that was not looked at. */
struct analyser {
    struct job job;
    struct findings found; /* when it was looked at last */
    /* What follows is for the file itself. */
    struct game_move *move; /* those of the session */
    struct game_analysis *analysis;
    bool has_more[GAME_ANALYSIS_PARTS]; /* to do in this stage */
    struct findings next;               /* to be looked at */
    unsigned meetings, waiting;
    bool is_over;
};

/* Begins with the moves made in the session, which stays the caller's and must not change; about so
 * many games are played, 0: as many as the analysis wants. NULL where memory, threads or file
 * descriptors run out. */
struct analyser *analyser_new(const struct session *session, unsigned playouts);

/* Ends the work, once what is being played is over. Harmless on NULL. */
void analyser_free(struct analyser *analyser);

#endif
