#include "tui/input/pointer.h"

#include "tui/input/keys.h"

#include <stdlib.h>

/* How far a hand may tremble while it clicks. A row is as high as two columns are wide. */
static bool is_drag(const struct pointer *from, const struct pointer *to)
{
    return from->row != to->row || abs(from->col - to->col) > 1;
}

static bool is_same_target(const struct target *a, const struct target *b)
{
    return a->what == b->what && a->which == b->which && a->area.row == b->area.row &&
           a->area.col == b->area.col;
}

/* A click after another one in the same place, on something that was not there before. Enter goes
 * on, wherever it is shown, so it is something else each time. */
static bool is_hasty(const struct pointer_hand *hand, long long now)
{
    enum { DOUBLE_CLICK = 300 };
    const struct target *target = &hand->target;
    bool goes_on = target->what == TARGET_KEY && target->which == KEYS_ENTER;
    return hand->clicked_at > 0 && now - hand->clicked_at < DOUBLE_CLICK &&
           !is_drag(&hand->last, &hand->begun) &&
           (goes_on || !is_same_target(&hand->clicked, target));
}

static struct gesture gesture_of(enum gesture_kind kind, const struct pointer *pointer,
                                 const struct target *target)
{
    return (struct gesture){.kind = kind,
                            .button = pointer->button,
                            .row = pointer->row,
                            .col = pointer->col,
                            .target = *target};
}

/* Land under the hand is drawn anew with every step, so it goes by steps that are worth that. */
static bool is_step(const struct pointer_hand *hand, const struct pointer *pointer)
{
    enum { ROWS = 2, COLS = 4 };
    return abs(pointer->row - hand->row) >= ROWS || abs(pointer->col - hand->col) >= COLS;
}

/* The land follows the hand to where it is now. */
static bool pull(struct pointer_hand *hand, const struct pointer *pointer, struct gesture *gesture)
{
    *gesture = gesture_of(GESTURE_DRAG, pointer, &hand->target);
    gesture->button = hand->begun.button;
    gesture->down = pointer->row - hand->row;
    gesture->right = pointer->col - hand->col;
    hand->row = pointer->row;
    hand->col = pointer->col;
    return true;
}

static bool drag(struct pointer_hand *hand, const struct pointer *pointer, struct gesture *gesture)
{
    if (!hand->is_down || (!hand->has_dragged && !is_drag(&hand->begun, pointer)))
        return false;
    hand->has_dragged = true;
    return is_step(hand, pointer) && pull(hand, pointer, gesture);
}

/* Behind a drag it is the rest of that. Without one it is a click on what was pressed, if that is
 * still there; terminals that report no drags leave that to be found out here. */
static bool release(struct pointer_hand *hand, const struct pointer *pointer,
                    const struct targets *targets, long long now, struct gesture *gesture)
{
    struct target under = target_at(targets, hand->begun.row, hand->begun.col);
    bool clicks = hand->is_down && !hand->has_dragged && !is_drag(&hand->begun, pointer) &&
                  is_same_target(&under, &hand->target) && !is_hasty(hand, now);
    bool is_behind = hand->is_down && hand->has_dragged &&
                     (pointer->row != hand->row || pointer->col != hand->col);
    hand->is_down = false;
    if (is_behind)
        return pull(hand, pointer, gesture);
    if (!clicks)
        return false;
    hand->last = hand->begun;
    hand->clicked = hand->target;
    hand->clicked_at = now;
    *gesture = gesture_of(GESTURE_CLICK, &hand->begun, &hand->target);
    return true;
}

bool pointer_follow(struct pointer_hand *hand, const struct pointer *pointer,
                    const struct targets *targets, long long now, struct gesture *gesture)
{
    struct target under = target_at(targets, pointer->row, pointer->col);
    switch (pointer->act) {
    case POINTER_PRESS:
        hand->is_down = true;
        hand->has_dragged = false;
        hand->begun = *pointer;
        hand->row = pointer->row;
        hand->col = pointer->col;
        hand->target = under;
        return false;
    case POINTER_DRAG:
        return drag(hand, pointer, gesture);
    case POINTER_RELEASE:
        return release(hand, pointer, targets, now, gesture);
    case POINTER_WHEEL:
        *gesture = gesture_of(GESTURE_WHEEL, pointer, &under);
        return true;
    }
    return false;
}
