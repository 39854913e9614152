/* A question: the current decision, and its numbered choices. It depends only on the game and, if a
 * decision takes several answers, on those given so far. */
#ifndef BASTIDE_PLAIN_QUESTION_H
#define BASTIDE_PLAIN_QUESTION_H

#include "analysis/edge_reading.h"
#include "analysis/position.h"
#include "plain/ranked_placements.h"
#include "play/entered.h"

enum answer {
    ANSWER_MOVE,   /* `move` is made */
    ANSWER_SQUARE, /* the tile goes on the square of `move`; the rotation is asked next */
    ANSWER_TILE,   /* the revealed tile of `move`, from 0; the opening bid is asked next */
    ANSWER_WAY,    /* that one of sale_ways(), by `arg`; the points are asked next */
    ANSWER_KIND,   /* the bazaar reveals a tile of the kind of `move` */
};

enum { CHOICE_SIZE = 720, CHOICES_MAX = OPEN_SQUARES_MAX + 2 };

struct choice {
    unsigned number; /* 0: to decline */
    enum answer answer;
    struct move move;
    char text[CHOICE_SIZE];
};

/* The answers so far to a decision that takes several; all zeros at first. */
struct so_far {
    bool has_square;              /* place: the square has been chosen */
    struct square square;         /* which one */
    bool has_tile;                /* offer: the tile has been chosen */
    uint8_t tile;                 /* which one, from 0 */
    bool has_deal;                /* offer, on a real table: it has been said who took it, */
    struct auction_deal deal;     /* and who was paid */
    uint8_t reveal[REVEALED_MAX]; /* reveal by hand: the kinds entered */
    unsigned revealed;            /* how many */
    struct edge_reading edges;    /* of the tile drawn or revealed by hand, as far as typed */
};

struct question {
    char about[CHOICE_SIZE]; /* background; "" for none */
    struct sentence task;    /* the question itself */
    struct choice choice[CHOICES_MAX];
    unsigned choices;
    struct bid_limits bids; /* the limits if a bid is typed; else `most` is less than `least` */
    bool may_go_back;       /* to the previous answer */
};

/* The input of a question. */
struct asking {
    const struct session *session;
    const struct seats *seats;
    const struct position *position; /* of the session's game */
    const struct so_far *so_far;
};

/* Computes the current question; the game must not be over. */
void question_of(struct question *question, const struct asking *asking);

/* Whether the decision needs another answer: the choice is then added to `*so_far`; otherwise the
 * complete move is in `*move`. */
bool question_needs_more(const struct choice *choice, const struct game *game,
                         struct so_far *so_far, struct move *move);

/* Reads the edges of a tile drawn or revealed by hand, two or more of the letters c, r, f, into
 * `*so_far`. False, with nothing changed, if the line is something else. */
bool question_read_edges(const char *line, struct so_far *so_far);

/* The choice with that number, or NULL. */
const struct choice *question_choice(const struct question *question, unsigned number);

/* For the ask_ functions: adds a choice with the next number from 1, or with 0, and a text from a
 * printf format. */
__attribute__((format(printf, 4, 5))) void question_add(struct question *question,
                                                        enum answer answer, struct move move,
                                                        const char *format, ...);
__attribute__((format(printf, 3, 4))) void
question_add_refusal(struct question *question, struct move move, const char *format, ...);

/* The question of each phase. */
void ask_draw(struct question *question, const struct asking *asking);
void ask_reveal(struct question *question, const struct asking *asking);
void ask_place(struct question *question, const struct asking *asking);
void ask_build(struct question *question, const struct asking *asking);
void ask_deciding(struct question *question, const struct asking *asking);
void ask_offer(struct question *question, const struct asking *asking);
void ask_bid(struct question *question, const struct asking *asking);
void ask_settle(struct question *question, const struct asking *asking);

#endif
