#include "tui/practice/review_view.h"

#include "tui/table/board_pane.h"

static bool is_gone_through(const struct review_view *view, unsigned judgement)
{
    return view->goes_through_all || view->people >> view->review->judgement[judgement].player & 1u;
}

bool review_view_has_others(const struct review_view *view)
{
    for (unsigned j = 0; j < view->review->judgements; j++)
        if (!(view->people >> view->review->judgement[j].player & 1u))
            return true;
    return false;
}

unsigned review_view_place(const struct review_view *view)
{
    unsigned place = 0;
    for (unsigned j = 0; j < view->judgement; j++)
        place += is_gone_through(view, j);
    return place;
}

unsigned review_view_count(const struct review_view *view)
{
    unsigned count = 0;
    for (unsigned j = 0; j < view->review->judgements; j++)
        count += is_gone_through(view, j);
    return count;
}

/* The tile that a decision is about, and who decided. */
static void go_to(struct review_view *view, unsigned judgement)
{
    const struct judgement *judged = &view->review->judgement[judgement];
    view->judgement = judgement;
    view->tile = judged->tile;
    view->player = judged->player;
    view->is_at_tile = false;
}

void review_view_follow(struct review_view *view)
{
    if (!view->is_at_tile && view->judgement < view->review->judgements)
        go_to(view, view->judgement);
}

/* The first that is gone through and, where `is_sure`, lost something for certain; false if there
 * is none. */
static bool go_to_first(struct review_view *view, bool is_sure)
{
    for (unsigned j = 0; j < view->review->judgements; j++)
        if (is_gone_through(view, j) &&
            (!is_sure || !judgement_is_too_close(&view->review->judgement[j]))) {
            go_to(view, j);
            return true;
        }
    return false;
}

void review_view_begin(struct review_view *view)
{
    view->goes_through_all = false;
    view->judgement = 0;
    view->tile = view->player = 0;
    if (go_to_first(view, true) || go_to_first(view, false))
        return;
    view->goes_through_all = true;
    go_to_first(view, false);
}

void review_view_step(struct review_view *view, int by)
{
    unsigned at = view->judgement + (unsigned)by;
    while (at < view->review->judgements && !is_gone_through(view, at))
        at += (unsigned)by;
    if (at < view->review->judgements)
        go_to(view, at);
    view->is_at_tile = false;
}

void review_view_step_tile(struct review_view *view, int by)
{
    unsigned tiles = view->review->tiles;
    view->tile = (uint8_t)((view->tile + tiles + (unsigned)by) % tiles);
    view->is_at_tile = true;
}

void review_view_step_player(struct review_view *view, int by)
{
    unsigned players = view->review->players;
    view->player = (uint8_t)((view->player + players + (unsigned)by) % players);
    view->is_at_tile = true;
}

void review_view_turn_all(struct review_view *view)
{
    view->goes_through_all = !view->goes_through_all;
    if (view->review->judgements > 0 && !is_gone_through(view, view->judgement))
        go_to_first(view, false);
}

/* The game that the board shows: that in which the tile chosen would have been in hand. */
static const struct game *review_view_game_of(const struct review_view *view)
{
    const struct tile_worth *worth = &view->review->tile[view->tile][view->player];
    return worth->is_known ? &worth->then : &view->held->before[0];
}

bool review_view_point(struct review_view *view, const struct gesture *gesture)
{
    if (gesture_clicks(gesture, TARGET_WORTH)) {
        view->tile = (uint8_t)(gesture->target.which / PLAYERS_MAX);
        view->player = (uint8_t)(gesture->target.which % PLAYERS_MAX);
        view->is_at_tile = true;
        return true;
    }
    return board_pane_point(&view->pane, review_view_game_of(view), gesture);
}

void review_view_zoom(struct review_view *view, int by)
{
    board_pane_zoom(&view->pane, review_view_game_of(view), by);
}
