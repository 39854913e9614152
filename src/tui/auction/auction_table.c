#include "tui/auction/auction_table.h"

#include "language/language.h"
#include "telling/auction_words.h"
#include "tui/auction/auction_panel.h"

static bool is_of_bazaar(const struct step *step)
{
    return auction_is_on(&step->before);
}

/* How many moves were made when the turn before the bazaar, or before this round of the draft, was
 * over. */
static size_t end_of_turn(const struct session *session)
{
    size_t step = session->made;
    while (step > 0 && is_of_bazaar(&session->steps[step - 1]))
        step--;
    return step;
}

/* At once to whoever must decide. */
static enum table_stage open_stage(struct table *table)
{
    const struct game *game = &table->session.game;
    table->turn = game->turn.number;
    if (!auction_is_open(game)) {
        table->player = game->bazaar.host;
        auction_reveal_begin(&table->reveal, game);
        return STAGE_REVEALING;
    }
    table->player = (uint8_t)game_actor(game);
    auction_begin(&table->auction, game);
    return STAGE_AUCTION;
}

bool auction_table_stage(struct table *table, enum table_stage *stage)
{
    const struct session *session = &table->session;
    const struct game *game = &session->game;
    if (auction_is_on(game)) {
        *stage = table->bazaar_from == end_of_turn(session) ? open_stage(table) : STAGE_DONE;
        return true;
    }
    if (session->made == 0 || game->turn.number == table->turn ||
        !is_of_bazaar(&session->steps[session->made - 1]))
        return false;
    if (session->steps[session->made - 1].before.turn.phase != PHASE_DRAFT) {
        *stage = STAGE_AUCTIONED;
        return true;
    }
    table->turn = game->turn.number; /* who took a tile plays it at once (BZ13) */
    table->player = game->turn.player;
    return false;
}

/* The reveal is the one move of a bazaar that comes before its announcement. */
static bool is_announced(const struct session *session)
{
    return session->steps[session->made - 1].move.verb != VERB_REVEAL;
}

static void announce(struct table *table)
{
    table->stage = STAGE_BAZAAR;
    table->player = table->session.game.bazaar.host;
}

void auction_table_call(struct table *table)
{
    struct session *session = &table->session;
    table->bazaar_from = end_of_turn(session);
    table->auction.desk.is_zoomed = false;
    table->stage = open_stage(table);
    if (table->stage == STAGE_AUCTION && !is_announced(session))
        announce(table);
}

void auction_table_resume(struct table *table)
{
    auction_table_call(table);
    if (table->stage == STAGE_AUCTION)
        announce(table);
}

void auction_table_keep_floor(struct table *table)
{
    const struct session *session = &table->session;
    const struct step *last = &session->steps[session->made - 1];
    bool by_itself = last->actor == ACTOR_CHANCE && session->head.chance == RECORD_CHANCE_AUTO;
    if (is_of_bazaar(last) && !by_itself)
        table->floor = session->made - 1;
}

struct auction_watch auction_table_watch(const struct table *table)
{
    return (struct auction_watch){table->stage, game_actor(&table->session.game)};
}

bool auction_table_has_changed(const struct table *table, struct auction_watch before)
{
    struct auction_watch now = auction_table_watch(table);
    if (now.stage == STAGE_AUCTION)
        return before.stage != STAGE_AUCTION || before.actor != now.actor;
    return now.stage == STAGE_AUCTIONED && before.stage != STAGE_AUCTIONED;
}

bool auction_table_is_shown(const struct table *table)
{
    bool is_stage = table->stage == STAGE_BAZAAR || table->stage == STAGE_REVEALING ||
                    table->stage == STAGE_AUCTION || table->stage == STAGE_AUCTIONED;
    return is_stage && table->overlay != OVERLAY_LOOKING;
}

struct auction_strip auction_table_prepare(struct table *table, struct area *board,
                                           const struct surroundings *around)
{
    const struct game *game = &table->session.game;
    struct auction_strip strip = auction_strip_cut(board, game_reveal_count(game), around);
    auction_aim(&table->auction, game, *board, around);
    return strip;
}

void auction_table_draw(struct canvas *canvas, struct area board, const struct auction_strip *strip,
                        struct table *table, const struct surroundings *around)
{
    const struct game *game = &table->session.game;
    struct desk *desk = &table->auction.desk;
    if (table->stage == STAGE_REVEALING) {
        struct bazaar shown = auction_reveal_bazaar(&table->reveal, game);
        auction_strip_draw(canvas, strip, &shown, table->reveal.count, NULL, &table->seats, desk,
                           around);
        return;
    }
    struct auction_course course = auction_course_of(&table->session);
    unsigned chosen = table->stage == STAGE_AUCTION ? table->auction.tile : AUCTION_NO_TILE;
    auction_strip_draw(canvas, strip, &game->bazaar, chosen, &course, &table->seats, desk, around);
    if (table->overlay != OVERLAY_NONE)
        return;
    if (table->stage == STAGE_BAZAAR)
        auction_panel_draw_banner(canvas, board, game, &table->seats);
    if (table->stage == STAGE_AUCTIONED)
        auction_panel_draw_sales(canvas, board, game, &course, &table->seats);
}

void auction_table_draw_panel(struct canvas *canvas, struct area area, const struct table *table)
{
    const struct game *game = &table->session.game;
    struct auction_course course = auction_course_of(&table->session);
    if (table->stage == STAGE_AUCTIONED)
        auction_panel_draw_results(canvas, area, game, &course, &table->seats);
    else
        auction_panel_draw(canvas, area, &table->auction, game, &course, &table->seats);
}

struct sentence auction_table_task(const struct table *table)
{
    const struct game *game = &table->session.game;
    if (table->stage == STAGE_AUCTION)
        return auction_words_task(game, &table->seats);
    if (table->stage == STAGE_AUCTIONED)
        return auction_words_first(game, &table->seats);
    struct sentence text = auction_words_host(game, &table->seats);
    if (table->stage == STAGE_REVEALING)
        sentence_add(&text, ": %s",
                     sentence_of(_("which tile is revealed? (%u of %u)"), table->reveal.count + 1u,
                                 game_reveal_count(game))
                         .text);
    return text;
}

struct sentence auction_table_detail(const struct table *table)
{
    if (table->stage == STAGE_AUCTION && table->auction.is_blind)
        return sentence_of(_("Tile %u is %s."), table->auction.tile + 1u,
                           tile_kinds[table->session.game.bazaar.tile[table->auction.tile]].id);
    if (table->stage == STAGE_AUCTION)
        return auction_words_fits(&table->auction.fits, table->auction.tile,
                                  auction_unseen(&table->auction));
    return sentence_of(table->stage == STAGE_REVEALING ? _("Arrows choose, Enter reveals it.")
                       : table->stage == STAGE_BAZAAR
                           ? _("Enter opens it.")
                           : _("Enter goes on, u takes the last decision back."));
}
