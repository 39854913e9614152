/* What players decided, judged in the background: an auction by a reviewer, a whole game by an
 * analyser. */
#ifndef BASTIDE_THINKING_JUDGING_H
#define BASTIDE_THINKING_JUDGING_H

#include "play/session.h"
#include "thinking/job.h"
#include "thinking/valuer.h"
#include "training/auction_review.h"
#include "training/game_analysis.h"

/* The last auction of the moves of a session, of which the first `from` led no further than to its
 * reveal. Decisions with which play began (session.given) are in it, and not judged. */
void auction_held_take(struct auction_held *held, const struct session *session, size_t from);

/* So many moves led to the last reveal of a session, that included; and the game in which those
 * tiles were revealed. There must have been one. */
size_t auction_reveal(const struct session *session);
const struct game *auction_revealed(const struct session *session);

/* The review of an auction, worked out in the background: its values from the reveal on, while it
 * is held, and from its end on what they say of the decisions, which for six players takes a second
 * as well. All calls belong to one thread; none of them waits but reviewer_settle. */

struct finder;

/* Large. A new one is all zeros. */
struct reviewer {
    struct valuer *valuer;
    struct finder *finder; /* the other thread */
    unsigned playouts;     /* for each valuing, */
    uint64_t seed;         /* and of its piles */
    unsigned number;       /* the valuing at work, of those that the review needs, */
    bool is_last_known;    /* and whether the last of its values have been taken up */
    struct auction_held held;
    struct auction_review review; /* as far as it is known */
};

/* Begins with the game in which the tiles were revealed. The same budget and seed give the same
 * values, unless it is enough before (valuer_limits_of_screen). False where memory or threads run
 * out: there are none. */
bool reviewer_begin(struct reviewer *reviewer, const struct game *revealed, unsigned playouts,
                    uint64_t seed);

/* The cores are needed elsewhere, or no longer. */
void reviewer_rest(struct reviewer *reviewer, bool rests);

/* The auction is over: takes its decisions from the moves of the session, of which the first `from`
 * led to the reveal, and begins to find what the values there are so far say. */
void reviewer_take(struct reviewer *reviewer, const struct session *session, size_t from);

/* After that: takes up what has been found since; true if there was anything. */
bool reviewer_look(struct reviewer *reviewer);

/* Waits until what is being found is there, and takes it up. */
void reviewer_settle(struct reviewer *reviewer);

/* Whether more is to come; a file descriptor that poll says can be read when it has. */
bool reviewer_is_busy(const struct reviewer *reviewer);
int reviewer_fd(const struct reviewer *reviewer);

/* Ends the work. */
void reviewer_close(struct reviewer *reviewer);

/* The analysis of a game in the background (training/game_analysis.h): what has been found so far
 * can be looked at (job_look) while more is being found. */

/* What has been found so far. */
struct findings {
    struct judgement *decision; /* in the order of the game, as far as they are valued */
    unsigned decisions;
    unsigned point[TURNING_POINTS_MOST]; /* the largest sure losses, the largest first */
    unsigned points;                     /* (judgement_turning_points) */
    unsigned playouts;                   /* games played, */
    unsigned budget;                     /* and how many they will be at most */
    unsigned percent;                    /* done, of the budget or of the time */
};

/* The time that an analysis on the screen takes at most, with two idle cores in under a minute:
 * milliseconds of CPU time of all cores together. */
enum { ANALYSER_CPU_MS_OF_SCREEN = 100000 };

/* What a part of the analysis may still take, by its CPU time. */
struct analyser_share {
    double stage_ms;   /* for what is left in this stage, */
    double subject_ms; /* and for what is being valued; */
    unsigned left;     /* while so much was left */
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
    unsigned cpu_ms;    /* at most; 0: as long as it takes */
    double later_share; /* of it, for the stages that have not begun */
    struct analyser_share share[GAME_ANALYSIS_PARTS];
};

/* Which moves of a session are judged, and by how many games. */
struct analyser_request {
    size_t from, until; /* the moves from one number to before the other */
    unsigned playouts;  /* about so many; 0: as many as the analysis wants */
    unsigned cpu_ms;    /* CPU time that all cores together may take; 0: as much as it needs. It is
                           dealt out like the games, so that long games and those of many players
                           have fewer of them for each decision. */
    uint64_t seed;      /* the same has the same values, unless `cpu_ms` ends it before */
};

/* Begins with those moves of the session, which stays the caller's and must not change. NULL where
 * memory, threads or file descriptors run out, with errno. */
struct analyser *analyser_new(const struct session *session,
                              const struct analyser_request *request);

/* Ends the work, once what is being played is over. Harmless on NULL. */
void analyser_free(struct analyser *analyser);

#endif
