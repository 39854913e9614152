/* The pointer: what a mouse does, as a terminal reports it, and what pages hear of that. */
#ifndef BASTIDE_TUI_POINTER_H
#define BASTIDE_TUI_POINTER_H

#include "tui/canvas.h"

/* What a terminal reports. Rows and columns are those of the screen, from 0 at the top left; they
 * may lie outside a canvas that is smaller. */
enum pointer_act {
    POINTER_PRESS,
    POINTER_DRAG, /* moved to another cell with a button held */
    POINTER_RELEASE,
    POINTER_WHEEL,
};

enum pointer_button {
    POINTER_LEFT,
    POINTER_MIDDLE,
    POINTER_RIGHT,
    POINTER_EXTRA, /* any further button */
    POINTER_WHEEL_UP,
    POINTER_WHEEL_DOWN,
    POINTER_WHEEL_LEFT,
    POINTER_WHEEL_RIGHT,
};

struct pointer {
    enum pointer_act act;
    enum pointer_button button;
    int row, col;
};

/* What pages hear of: a button was pressed and released in one place; the land was pulled along; a
 * wheel was turned by a notch. */
enum gesture_kind { GESTURE_CLICK, GESTURE_DRAG, GESTURE_WHEEL };

struct gesture {
    enum gesture_kind kind;
    enum pointer_button button;
    int row, col;
    int down, right;      /* of a drag: how far since the last one, in cells */
    struct target target; /* the target there; for a drag, where it started */
};

/* Whether it is a click of the left button on a target of that kind. */
static inline bool gesture_clicks(const struct gesture *gesture, int what)
{
    return gesture->kind == GESTURE_CLICK && gesture->button == POINTER_LEFT &&
           gesture->target.what == what;
}

/* A hand on the mouse, between press and release. A new one is all zeros. */
struct pointer_hand {
    bool is_down, has_dragged;
    struct pointer begun;  /* the press */
    int row, col;          /* where it is now */
    struct target target;  /* what was pressed */
    struct pointer last;   /* the press of the last click, */
    struct target clicked; /* what it was on, */
    long long clicked_at;  /* and when; 0: there was none */
};

/* Takes the next report, at the time `now` in milliseconds; whether it makes a gesture on a screen
 * with these targets. A trembling hand that stays within a cell or two still clicks. The second of
 * two quick clicks means what the first meant, or nothing: clicking a banner twice does not hit
 * what appears below it. */
bool pointer_follow(struct pointer_hand *hand, const struct pointer *pointer,
                    const struct targets *targets, long long now, struct gesture *gesture);

/* What a terminal answers to a query. */
enum {
    KEY_ANSWER_NAME_SIZE = 32,
    KEY_ANSWER_KIND = 0,  /* in place of a mode: the terminal says what it is (DA1, "\e[c"), */
    KEY_ANSWER_NAME = -1, /* what it is called (XTVERSION, "\e[>0q"), */
    KEY_ANSWER_FOCUS =
        -2 /* and whether its window is looked at, whenever that changes ("\e[?1004h") */
};

struct key_answer {
    int mode;  /* the private mode that was asked about (DECRQM, "\e[?MODE$p"), or one of those */
    int value; /* of a mode: 0 unknown, 1 on, 2 off, 3 always on, 4 always off; of DA1: its class;
                  of KEY_ANSWER_FOCUS: 1 for yes */
    char name[KEY_ANSWER_NAME_SIZE]; /* of KEY_ANSWER_NAME, with its version, as far as there is
                                        room */
};

/* What a terminal reports besides keys: its mouse in SGR form ("\e[<0;10;20M") and answers
 * ("\e[?2026;2$y", "\e[?62;1c", "\eP>|kitty(0.36.4)\e\\", "\e[I"). Each reads one whole sequence,
 * `bytes` with its Escape and `count` long, and returns whether it is such a report. */
bool report_is_pointer(const unsigned char *bytes, size_t count, struct pointer *pointer);
bool report_is_answer(const unsigned char *bytes, size_t count, struct key_answer *answer);

#endif
