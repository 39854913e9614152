/* The analysis of a game in the background (training/game_analysis.h), on threads of its own: what
 * has been found so far can be looked at while more is being found. */
#ifndef BASTIDE_THINKING_ANALYSER_H
#define BASTIDE_THINKING_ANALYSER_H

#include "play/session.h"
#include "training/game_analysis.h"

struct analyser;

/* Begins with the moves made in the session, which stays the caller's and must not change; about so
 * many games are played, 0: as many as the analysis wants. NULL where memory, threads or file
 * descriptors run out. */
struct analyser *analyser_new(const struct session *session, unsigned playouts);

/* Ends the work, once what is being played is over. Harmless on NULL. */
void analyser_free(struct analyser *analyser);

/* Takes up what has been found since it was looked at last; false if that is nothing. What follows
 * stays as it is between two looks. */
bool analyser_look(struct analyser *analyser);

/* The decisions in the order of the game, as far as they are valued; the largest sure losses
 * (game_analysis_turning_points), the largest first. */
unsigned analyser_decisions(const struct analyser *analyser);
const struct analysed *analyser_decision(const struct analyser *analyser, unsigned number);
unsigned analyser_turning_points(const struct analyser *analyser,
                                 unsigned number[TURNING_POINTS_MOST]);

/* The games played, and how many they will be at most. */
unsigned analyser_playouts(const struct analyser *analyser);
unsigned analyser_budget(const struct analyser *analyser);

/* Whether more is to come, or there is something that was not looked at. Waits until everything has
 * been found. */
bool analyser_is_busy(const struct analyser *analyser);
void analyser_wait(struct analyser *analyser);

/* A file descriptor that poll says can be read while there is something new. */
int analyser_fd(const struct analyser *analyser);

#endif
