/* A question: the current decision, and its numbered choices. It depends only on the game and, if a
 * decision takes several answers, on those given so far. */
#ifndef BASTIDE_PLAIN_QUESTION_H
#define BASTIDE_PLAIN_QUESTION_H

#include "choosing/choosing.h"
#include "facts/placements.h"
#include "plain/tile_words.h"
#include "play/session.h"
#include "rows/plain.h"

enum answer {
    ANSWER_MOVE,   /* `move` is made */
    ANSWER_SQUARE, /* the tile goes on the square of `move`; the rotation is asked next */
#define X(answer, take) ANSWER_##answer,
    ANSWERS(X)
#undef X
};

enum { CHOICE_SIZE = 720, CHOICES_MAX = MOVE_LIST_SIZE + 1 };

struct choice {
    unsigned number; /* 0: to decline */
    enum answer answer;
    struct move move;
    kind_number kind; /* a tile kind whose ID chooses it, too, or NO_TILE_KIND */
    char text[CHOICE_SIZE];
};

/* The answers so far to a decision that takes several; all zeros at first. */
struct so_far {
    bool has_square;           /* place: the square has been chosen */
    struct square square;      /* which one */
    struct edge_reading edges; /* of a tile that comes from a real box, as far as typed */
#define X(member) member;
    SO_FAR(X)
#undef X
};

struct plain_game;

/* A number that is typed, if `most` is not less than `least`. */
struct typed_number {
    int least, most;
    const char *prompt; /* marked; %s is what limits() says of `least` */
    /* What may be typed, or what is wrong with `number`. */
    struct sentence (*limits)(const struct plain_game *plain_game, long number);
    void (*take)(struct plain_game *plain_game, int number);
};

struct question {
    struct passage about; /* background; "" for none */
    struct sentence task; /* the question itself */
    struct choice choice[CHOICES_MAX];
    unsigned choices;
    struct typed_number number;
    bool takes_edges; /* of a tile, instead of a choice */
    bool may_go_back; /* to the previous answer */
};

/* The input of a question. */
struct asking {
    const struct session *session;
    const struct seats *seats;
    const struct position *position; /* of the session's game */
    const struct so_far *so_far;
};

/* The order in which choices are listed: with the aid `worth` off, without what they bring. */
static inline enum ranking asking_ranking(const struct asking *asking)
{
    return ranking_where(aids_has(&asking->session->head, AID_WORTH));
}

/* ask.c: computes the current question; the game must not be over. */
void ask_due(struct question *question, const struct asking *asking);

/* Whether the decision needs another answer: the choice is then added to `*so_far`; otherwise the
 * complete move is in `*move`. */
bool question_needs_more(const struct choice *choice, const struct game *game,
                         struct so_far *so_far, struct move *move);

/* Reads the edges of a tile drawn or revealed by hand, two or more of the letters c, r, f, into
 * `*so_far`. False, with nothing changed, if the line is something else. */
bool question_read_edges(const char *line, struct so_far *so_far);

/* The choice with this number, or NULL. */
const struct choice *question_choice(const struct question *question, unsigned number);

/* For the ask_ functions: adds a choice with the next number from 1, or with 0, and a text from a
 * printf format. */
__attribute__((format(printf, 4, 5))) void question_add(struct question *question,
                                                        enum answer answer, struct move move,
                                                        const char *format, ...);
__attribute__((format(printf, 3, 4))) void
question_add_refusal(struct question *question, struct move move, const char *format, ...);

/* The same for the kinds of a pile that have the edges typed so far, drawn from a real box; each
 * choice has the move `draw`. And what may be typed, or what has been. */
void question_add_kinds(struct question *question, const struct asking *asking,
                        const struct pile *pile, enum answer answer);
struct sentence question_way_to_type(const struct edge_reading *edges);

/* The words of a verb that may be done after placing; texts are marked. */
struct action_words {
    const char *alone;       /* the question if there is nothing else */
    const char *or_follower; /* if followers may be deployed; if helpers, too */
    const char *or_figure;
    const char *forced; /* if it must be */
    const char *none;   /* the answer not to */
    void (*add_supply)(struct sentence *left, const struct game *game, unsigned player);
};

/* What the rows of plain.def name. */
typedef void ask_question(struct question *question, const struct asking *asking);
typedef struct sentence choice_words(const struct asking *asking, struct move move);
typedef struct sentence needed_words(struct square placed, struct move needed);
typedef void add_supply(struct sentence *left, const struct game *game, unsigned player);
typedef struct sentence action_note(const struct game *game);
typedef bool answer_taker(const struct choice *choice, const struct game *game,
                          struct so_far *so_far, struct move *move);
typedef bool forget_answer(struct so_far *so_far);

#define X(phase, asks) ask_question asks;
QUESTIONS(X)
#undef X
#define X(verb, words) choice_words words;
CHOICE_WORDS(X)
#undef X
#define X(verb, words) needed_words words;
NEEDED_WORDS(X)
#undef X
#define X(add) add_supply add;
SUPPLIES(X)
#undef X
#define X(note) action_note note;
ACTION_NOTES(X)
#undef X
#define X(answer, take) answer_taker take;
ANSWERS(X)
#undef X
#define X(forget) forget_answer forget;
FORGETTING(X)
#undef X

/* A figure as a choice: "follower on the road (east, west), 3 tiles: 3 points so far"; on a tile
 * that need not be the one just placed. */
struct sentence figure_choice_on(const struct asking *asking, tile_number tile, struct move deploy);

/* Any decision: the legal moves, numbered. */
ask_question ask_any;

#endif
