/* The figures in the phrases in which they occur. */
#ifndef BASTIDE_WORDING_FIGURE_WORDS_H
#define BASTIDE_WORDING_FIGURE_WORDS_H

#include "bastide/game.h"
#include "facts/feature_summary.h"
#include "rows/words.h"
#include "wording/seats.h"
#include "wording/wording.h"

/* Marked texts: _() says them. */
struct figure_words {
    const char *name;                 /* as a title */
    const char *listed;               /* within a sentence, in brackets after its player */
    const char *at_home;              /* as the title of a count */
    const char *left_one, *left_many; /* counted by %u */
    const char *beside; /* it is there too, and counts nothing: %s is its player and who is there */
    const char *back_home; /* what came of it */
    const char *paid;      /* a helper for which its player is paid more, in a list */
};

extern const struct figure_words figure_words[];

/* Where a figure stands: in a feature of a kind, or on the track over a tile. */
enum figure_place {
#define X(kind, ...) PLACE_##kind,
    PRINTED_FEATURES(X) MADE_FEATURES(X)
#undef X
        PLACE_TRACK,
    FIGURE_PLACES_COUNT
};

/* The place that is the node. */
enum figure_place figure_place_of(const struct game *game, uint16_t node);

/* Where the figure was deployed: "follower on a road". */
struct sentence figure_words_deployed(enum figure figure, enum feature_kind kind);

/* Where it may go, and where it stands; `segment` names the places of the segment: "follower on the
 * road (east, west)", "Ann's follower on the road: east, west". */
struct sentence figure_words_there(enum figure figure, enum figure_place place,
                                   const char *segment);
struct sentence figure_words_stands(enum figure figure, enum figure_place place, const char *player,
                                    const char *segment);

/* "5 followers left, 1 pig left": a player's figures at home. Meeples are named even if none is
 * left. */
struct sentence wording_figures_left(const struct options *options, const struct player *player);

/* What deploying the figure there is worth, after a phrase for the feature: "road: 3 points so
 * far"; with a pig "field: 2 more points at the end so far"; a builder brings no points itself. */
struct sentence wording_figure_worth(const char *feature, const struct feature_summary *summary,
                                     enum figure figure);

/* The same after the feature with its measure: "city, 3 tiles: completes now, 8 points". */
struct sentence wording_offer(const struct feature_summary *summary, enum figure figure);

/* The same in a narrow column: "3 now", "Pig +2"; "nothing yet" of one who counts nothing (AM8). */
struct sentence wording_figure_brief(const struct feature_summary *summary, enum figure figure);

/* What it pays there, to have no more than a number. */
int wording_figure_points(const struct feature_summary *summary, enum figure figure);

/* What those with a helper there get on top, after what the feature pays: "; 2 more for Ann (pig)"
 * (TB12); empty without. */
struct sentence wording_helpers_held(const struct feature_summary *summary,
                                     const struct seats *seats);

/* What rows of COUNTING_WORDS name. */
#define X(figure, counts, not_counted) bool counts(const struct feature_summary *summary);
COUNTING_WORDS(X)
#undef X

/* What rows of HELPER_WORDS name. */
#define X(figure, adds, ...) bool adds(const struct feature_summary *summary, int *points);
HELPER_WORDS(X)
#undef X

/* The kinds of features in the phrases in which they occur. Languages decline them there, so each
 * phrase is a text of its own for each kind. And the functions that tell a feature, which rows of
 * KIND_WORDS, SIZE_WORDS and TOLD_WORDS name (wording/words.def). */

/* Marked texts: _() says them. */
struct kind_words {
    const char *one;    /* as a title: "Road" */
    const char *listed; /* "road", where it is the first thing in a list */
    const char *complete;
    const char *open_one, *open_many; /* what it lacks, counted by %u; NULL: it is not told */
};

extern const struct kind_words kind_words[FEATURE_KINDS];

/* A size comes before `more`, which sets add. */
typedef struct sentence size_teller(const struct feature_summary *summary, const char *more);
typedef struct sentence feature_teller(const struct feature_summary *summary,
                                       const struct seats *seats);

#define X(kind, size, told, held, occupied, ...)                                                   \
    size_teller size;                                                                              \
    feature_teller told, held, occupied;
KIND_WORDS(X)
#undef X

/* They add nothing where there is nothing. */
#define X(adds) void adds(struct sentence *list, const struct feature_summary *summary);
SIZE_WORDS(X)
TOLD_WORDS(X)
#undef X

/* What may be done after placing, besides deploying, in words: by its row of ACTION_WORDS
 * (wording/words.def). `here` is where the tile was just placed. */

/* The game, where the tile lies that was placed, and the players; `seats` may be NULL: then nobody
 * is named. */
struct action_view {
    const struct game *game;
    struct square here;
    const struct seats *seats;
};

typedef struct sentence action_teller(const struct action_view *view, struct move action);

struct action_phrases {
    enum verb verb;
    action_teller *name;    /* in a list: "Bridge n-s"; */
    action_teller *site;    /* and where it is done, or to whom: "north tile" */
    action_teller *in_turn; /* as a part of a turn: "bridge n-s here" */
    action_teller *whole;   /* as a sentence, with what is left: "Bridge n-s here (2 left)"; */
    action_teller *left;    /* that alone: "2 bridges left" */
    const char *title;      /* marked */
    const char *done;       /* the same, by %s: "%s builds a bridge" */
};

/* NULL for other moves. */
const struct action_phrases *action_phrases_of(struct move action);

/* What rows name. */
#define X(verb, name, site, in_turn, whole, left, ...)                                             \
    action_teller name, site, in_turn, whole, left;
ACTION_WORDS(X)
#undef X

/* For the rows of any: its name; its square; both; nothing. */
action_teller action_name, action_site, action_there, action_untold;

/* The words for a tile that fits only with an action that follows, by the row of FIT_WORDS. */

/* Marked texts, of a tile with its number, squares, those that need the action, those unseen. */
struct fit_texts {
    const char *one, *many;
};

/* Marked texts. */
struct fit_words {
    const char *needs, *only;          /* beside the tile; in a list of tiles */
    const char *place, *place_counted; /* the task; with which square it is of so many */
    const char *may_discard, *may_discard_counted; /* where the tile may be set aside instead */
    const char *trial;                             /* a tile on trial, on which square of so many */
    struct fit_texts with, only_with, unseen;
    const char *chance; /* that of the next tile, without the action and with it */
};

/* Of the verb of the action; where none is needed, of the first there is. */
const struct fit_words *fit_words_of(enum verb action);

#endif
