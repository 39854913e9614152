/* The boards of a review: the player's best turn with the tile chosen, and with the best other one;
 * and how the game goes on from both. */
#include "language/language.h"
#include "tui/practice/review_view.h"
#include "tui/views/line_page.h"
#include "wording/training_words.h"

/* The tiles compared, for one player. */
struct pair {
    unsigned count;
    uint8_t tile[2];
    struct sentence name[2], within[2];
    struct compared_turn turn[2];
};

static const struct tile_worth *worth_of(const struct review_view *view, unsigned tile)
{
    return &view->review->tile[tile][view->player];
}

/* "Tile 2: better for Ann", where that is certain; "Tile 1: Ann got it". */
static struct sentence name_of(const struct review_view *view, unsigned tile)
{
    struct estimate worth = worth_of(view, tile)->worth;
    const char *name = view->seats->seat[view->player].name;
    if (worth_of(view, tile)->is_known && !estimate_is_too_close(worth))
        return sentence_of(_("Tile %u: better for %s"), tile + 1, name);
    if (view->review->gain[view->player].tile == tile)
        return sentence_of(_("Tile %u: %s got it"), tile + 1, name);
    return sentence_of(_("Tile %u"), tile + 1);
}

/* The one chosen first. A tile of which nothing is known shows the board at the reveal. */
static void find_pair(const struct review_view *view, struct pair *pair)
{
    static const struct plan nothing = {.count = 0};
    const struct tile_worth *worth = worth_of(view, view->tile);
    *pair = (struct pair){.count = 1, .tile = {view->tile, worth->against}};
    if (worth->is_known && worth->against != NOBODY && worth_of(view, worth->against)->is_known)
        pair->count = 2;
    for (unsigned which = 0; which < pair->count; which++) {
        const struct tile_worth *of = worth_of(view, pair->tile[which]);
        pair->name[which] = name_of(view, pair->tile[which]);
        pair->within[which] =
            sentence_of(C_("within a sentence", "tile %u"), pair->tile[which] + 1u);
        pair->turn[which] = (struct compared_turn){
            of->is_known ? &of->then : &view->held->before[0], of->is_known ? &of->turn : &nothing,
            pair->name[which].text, pair->within[which].text};
    }
}

void review_board_draw(struct review_view *view, struct canvas *canvas, struct area area,
                       const struct surroundings *around)
{
    struct pair pair;
    find_pair(view, &pair);
    turn_pair_draw(&view->turns, canvas, area, pair.turn, view->seats, around);
}

const struct game *review_view_game_of(const struct review_view *view)
{
    const struct tile_worth *worth = worth_of(view, view->tile);
    return worth->is_known ? &worth->then : &view->held->before[0];
}

static struct review_view *view_of(const struct page *page)
{
    return &((struct review_page *)page)->view;
}

void review_deed_zoom(const struct press *press)
{
    struct review_view *view = view_of(press->page);
    struct pair pair;
    find_pair(view, &pair);
    app_say(press->app, turn_pair_zoom(&view->turns, pair.turn, press->binding->arg));
}

bool review_page_has_other_turn(const struct page *page)
{
    struct pair pair;
    if (view_of(page)->review == NULL) /* nothing is shown yet */
        return false;
    find_pair(view_of(page), &pair);
    return pair.count == 2 && !view_of(page)->turns.is_side_by_side;
}

void review_deed_switch(const struct press *press)
{
    struct turn_pair *turns = &view_of(press->page)->turns;
    turns->shows_second = !turns->shows_second;
}

/* Lines. */

bool review_page_has_lines(const struct page *page)
{
    const struct review_view *view = view_of(page);
    uint8_t share[PLAYERS_MAX];
    return view->review != NULL && worth_of(view, view->tile)->is_known &&
           line_share(view->review, view->player, view->tile, share);
}

void review_deed_play_on(const struct press *press)
{
    const struct review_view *view = view_of(press->page);
    struct pair pair;
    struct line_view lines = {.player = view->player,
                              .is_solved = view->review->is_solved,
                              .shows_second = view->turns.shows_second,
                              .seats = view->seats};
    find_pair(view, &pair);
    for (; lines.lines < pair.count; lines.lines++) {
        struct line_wanted *wanted = &lines.line[lines.lines];
        wanted->request = (struct line_request){.game = &view->held->before[0]};
        wanted->name = pair.name[lines.lines].text;
        wanted->has_share =
            line_share(view->review, view->player, pair.tile[lines.lines], wanted->share);
    }
    app_open(press->app, line_page(&lines));
}
