/* A question: what must be decided now, and the numbered choices for it. It is worked out from the
 * game alone, and from what has been answered so far where a decision takes several answers. */
#ifndef BASTIDE_PLAIN_QUESTION_H
#define BASTIDE_PLAIN_QUESTION_H

#include "analysis/position.h"
#include "plain/ranked_placements.h"
#include "play/session.h"

enum answer {
    ANSWER_MOVE,   /* `move` is made */
    ANSWER_SQUARE, /* the tile goes onto the square of `move`; how it lies is asked next */
    ANSWER_TILE,   /* the revealed tile of `move`, from 0; the first bid is asked next */
    ANSWER_KIND,   /* the bazaar turns up a tile of the kind of `move` */
};

enum { CHOICE_SIZE = 720, CHOICES_MAX = OPEN_SQUARES_MAX + 2 };

struct choice {
    unsigned number; /* 0: to decline */
    enum answer answer;
    struct move move;
    char text[CHOICE_SIZE];
};

/* What has been answered of a decision that takes several answers; all zeros at its beginning. */
struct so_far {
    bool has_square;              /* place: where the tile goes, */
    struct square square;         /* and that is here */
    bool has_tile;                /* offer: which tile, */
    uint8_t tile;                 /* from 0 */
    uint8_t reveal[REVEALED_MAX]; /* reveal by hand: the kinds, */
    unsigned revealed;            /* so many of them */
};

struct question {
    char about[CHOICE_SIZE]; /* what one should know; "" for nothing */
    struct sentence task;    /* what is asked */
    struct choice choice[CHOICES_MAX];
    unsigned choices;
    struct bid_limits bids; /* a bid is typed: these are its limits; else `most` is below `least` */
    bool may_go_back;       /* to the answer before */
};

/* What a question is worked out from. */
struct asking {
    const struct session *session;
    const struct seats *seats;
    const struct position *position; /* of the session's game */
    const struct so_far *so_far;
};

/* Works out the question at hand; the game must not be over. */
void question_of(struct question *question, const struct asking *asking);

/* Whether another answer is needed before the move is whole: in `*so_far` for the choice that was
 * made; else the move is in `*move`. */
bool question_needs_more(const struct choice *choice, const struct game *game,
                         struct so_far *so_far, struct move *move);

/* The choice of that number, or NULL. */
const struct choice *question_choice(const struct question *question, unsigned number);

/* For those who put questions together: adds a choice with the next number from 1, or with 0, and a
 * text from a printf format. */
__attribute__((format(printf, 4, 5))) void question_add(struct question *question,
                                                        enum answer answer, struct move move,
                                                        const char *format, ...);
__attribute__((format(printf, 3, 4))) void
question_add_refusal(struct question *question, struct move move, const char *format, ...);

/* What is asked in each phase. */
void ask_draw(struct question *question, const struct asking *asking);
void ask_reveal(struct question *question, const struct asking *asking);
void ask_place(struct question *question, const struct asking *asking);
void ask_build(struct question *question, const struct asking *asking);
void ask_deciding(struct question *question, const struct asking *asking);
void ask_offer(struct question *question, const struct asking *asking);
void ask_bid(struct question *question, const struct asking *asking);
void ask_settle(struct question *question, const struct asking *asking);

#endif
