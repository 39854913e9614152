/* The table's page: what its keys do. */
#include "language/language.h"
#include "tui/auction/auction_keys.h"
#include "tui/auction/auction_table.h"
#include "tui/pages/settings.h"
#include "tui/table/final.h"
#include "tui/table/pointing.h"
#include "tui/table/standings.h"
#include "tui/table/table_clock.h"
#include "tui/table/table_keys.h"
#include "tui/table/table_steps.h"
#include "tui/table/table_typing.h"

#include <stdlib.h>
#include <string.h>

/* The cursor in a table of scores. */
static void table_go_to_cell(struct table *table, uint32_t key)
{
    struct score_table final =
        score_table_until(&table->log, table_told(table), &table->session.head.options);
    if (table->overlay == OVERLAY_STANDINGS)
        standings_key(&final, &table->cell, key);
    else
        final_key(&final, &table->cell, key);
}

static void table_open_overlay(struct table *table, enum table_overlay overlay)
{
    table->overlay = overlay;
    if (overlay == OVERLAY_LOG)
        log_view_open(&table->log_view, table_told(table));
    if (overlay == OVERLAY_LOOKING) {
        looking_begin(&table->looking, table_game(table));
        table_follow(table);
    }
}

/* From the table all tiles left; from an empty square that is looked at, those that fit there. */
static void table_open_remaining(struct table *table)
{
    if (table->overlay == OVERLAY_LOOKING)
        remaining_open_at(&table->remaining, table->looking.at);
    else
        remaining_open(&table->remaining);
    table->overlay = OVERLAY_REMAINING;
}

/* Back to what lay below. */
static void table_close_overlay(struct table *table)
{
    bool was_looking = table->overlay == OVERLAY_REMAINING && table->remaining.is_of_square;
    if (table->overlay == OVERLAY_LOOKING && table->tour.kind != TOUR_NONE) {
        table_tour_end(table);
        return;
    }
    table->overlay = was_looking ? OVERLAY_LOOKING : OVERLAY_NONE;
    table_follow(table);
}

/* What the players may look back at: no draw that the table has not shown yet. */
static struct session table_shown_session(const struct table *table)
{
    struct session shown = table->session;
    bool hides_draw = table->stage == STAGE_DONE || table->stage == STAGE_AUCTIONED;
    if (hides_draw && shown.made > 0 && shown.steps[shown.made - 1].actor == ACTOR_CHANCE)
        shown.game = shown.steps[--shown.made].before;
    return shown;
}

/* Where the last decision of a player had not been made yet. */
static size_t before_last_move(const struct session *session)
{
    size_t at = session->made;
    while (at > 0 && session->steps[at - 1].actor == ACTOR_CHANCE)
        at--;
    return at > 0 ? at - 1 : 0;
}

static void table_replay(struct table *table, struct app *app, bool from_last)
{
    struct session shown = table_shown_session(table);
    size_t at = from_last ? before_last_move(&shown) : 0;
    struct page *replay = replay_page_of_table(&shown, &table->desk, at);
    if (replay == NULL)
        app_say(app, _("There is not enough memory for the replay."));
    else
        app_open(app, replay);
}

/* Hints are a setting, so they are kept. */
static void table_turn_hints(struct app *app, const struct surroundings *around)
{
    struct problem problem;
    struct settings before = *app_settings(app), after = before;
    strcpy(after.value[SETTINGS_HINTS], around->has_hints ? "off" : "on");
    app_change_settings(app, &after);
    if (!settings_keep(&before, &after, &problem))
        app_say(app, problem.text);
}

/* Whose everything is: roads and cities, then fields, then not at all. */
static void table_turn_territory(struct table *table, struct app *app)
{
    table->territory = territory_next(table->territory);
    app_say(app, desk_territory_told(table->territory));
}

/* Whoever leaves is told that the game is kept, so that is looked after first. */
static void table_leave(struct table *table, struct app *app)
{
    struct problem problem;
    if (table->overlay != OVERLAY_LEAVING && !session_secure(&table->session, &problem))
        app_say(app, problem.text);
    if (table->overlay == OVERLAY_LEAVING || game_is_over(&table->session.game))
        app_close(app);
    else
        table->overlay = OVERLAY_LEAVING;
}

static void table_do(struct table *table, struct app *app, int intent, uint32_t key,
                     const struct surroundings *around)
{
    switch ((enum intent)intent) {
    case INTENT_ENTER:
        table_enter(table, app, around);
        break;
    case INTENT_NEXT:
        table_step(table, 1);
        break;
    case INTENT_BACK:
        table_step(table, -1);
        break;
    case INTENT_ARROW:
        table_arrow(table, key);
        break;
    case INTENT_TURN:
        placing_turn(&table->placing, 1);
        break;
    case INTENT_TURN_BACK:
        placing_turn(&table->placing, -1);
        break;
    case INTENT_NUMBER:
        table_choose(table, key - '0');
        break;
    case INTENT_NOBODY:
        table_play(table, app, move_plain(VERB_PASS));
        break;
    case INTENT_BRIDGE:
        deploying_step_bridge(&table->deploying);
        table_follow(table);
        break;
    case INTENT_DISCARD:
        table_play(table, app, move_plain(VERB_DISCARD));
        break;
    case INTENT_CASTLE:
        deciding_choose_verb(&table->deciding, VERB_CASTLE);
        break;
    case INTENT_SCORE:
        deciding_choose_verb(&table->deciding, VERB_SCORE);
        break;
    case INTENT_HOME:
        deciding_choose_verb(&table->deciding, VERB_HOME);
        table_follow(table);
        break;
    case INTENT_SKIP:
        while (table->stage == STAGE_SCORING)
            table_go_on(table, around->now);
        break;
    case INTENT_UNDO:
        table_undo(table, app);
        break;
    case INTENT_REDO:
        table_redo(table, app);
        break;
    case INTENT_ASK_BACK:
        table_ask_back(table);
        break;
    case INTENT_LABELS:
        table_open_labels(table);
        break;
    case INTENT_ERASE:
        labels_erase(&table->labels);
        break;
    case INTENT_HINTS:
        table_turn_hints(app, around);
        break;
    case INTENT_LOOK:
        table_open_overlay(table, OVERLAY_LOOKING);
        break;
    case INTENT_LOG:
        table_open_overlay(table, OVERLAY_LOG);
        break;
    case INTENT_SCROLL:
        if (table->overlay == OVERLAY_REMAINING)
            remaining_scroll(&table->remaining, key);
        else
            log_view_key(&table->log_view, key, table_told(table));
        break;
    case INTENT_STANDINGS:
        table_open_overlay(table, OVERLAY_STANDINGS);
        break;
    case INTENT_CHART:
        table_open_overlay(table, OVERLAY_CHART);
        break;
    case INTENT_CELL:
        table_go_to_cell(table, key);
        break;
    case INTENT_TOUR:
        if (table->overlay == OVERLAY_LOG)
            table_tour_log(table, app);
        else
            table_tour_scores(table, app);
        break;
    case INTENT_TOUR_NEXT:
        table_tour_go(table, 1);
        break;
    case INTENT_TOUR_BACK:
        table_tour_go(table, -1);
        break;
    case INTENT_PAN:
        desk_pan(table_desk(table), table_game(table), desk_direction(key));
        break;
    case INTENT_LARGER:
        desk_zoom(table_desk(table), 1);
        table_follow(table);
        break;
    case INTENT_SMALLER:
        desk_zoom(table_desk(table), -1);
        table_follow(table);
        break;
    case INTENT_MAP:
        table_desk(table)->hides_map = !table_desk(table)->hides_map;
        break;
    case INTENT_REMAINING:
        table_open_remaining(table);
        break;
    case INTENT_SORT:
        table->remaining.order = (table->remaining.order + 1) % REMAINING_ORDERS;
        break;
    case INTENT_TERRITORY:
        table_turn_territory(table, app);
        break;
    case INTENT_FORETELL:
        table->foretells = !table->foretells;
        break;
    case INTENT_BOARD:
        table->stage = table->stage == STAGE_FINAL ? STAGE_AFTERWARDS : STAGE_FINAL;
        break;
    case INTENT_REPLAY:
        table_replay(table, app, false);
        break;
    case INTENT_LOOK_BACK:
        table_replay(table, app, true);
        break;
    case INTENT_NEW:
        app_replace(app, title_page());
        break;
    case INTENT_RULES:
        app_open(app, rules_page());
        break;
    case INTENT_SETTINGS:
        app_open(app, settings_page(app));
        break;
    case INTENT_LEAVE:
        table_leave(table, app);
        break;
    case INTENT_STAY:
        table_close_overlay(table);
        break;
    }
}

static void table_act(struct page *page, struct app *app, int intent, uint32_t key,
                      const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    struct auction_watch before = auction_table_watch(table);
    struct move move;
    table_look_at_clock(table, app, around->now);
    if (around->now < table->dead_until)
        return;
    if (intent < AUCTION_INTENTS)
        table_do(table, app, intent, key, around);
    else if (auction_act(&table->auction, &table->session.game, intent, key, &move))
        table_play(table, app, move);
    bool calls = table->stage == STAGE_CALLING && before.stage != STAGE_CALLING;
    if (calls || auction_table_has_changed(table, before))
        table->dead_until = around->now + KEY_GUARD;
}

static void table_close(struct page *page)
{
    struct table *table = (struct table *)page;
    struct problem nobody_listens;
    table_tell_clock(table);
    session_note_clocks(&table->session, &nobody_listens);
    session_close(&table->session);
    free(table);
}

static bool table_news(struct page *page, struct problem *news)
{
    return session_news(&((struct table *)page)->session, news);
}

#define TABLE_KIND                                                                                 \
    .name = N_("The table"), .draw = table_draw, .bindings = table_bindings, .act = table_act,     \
    .type = table_type, .point = table_point, .close = table_close, .news = table_news

static const struct page_kind table_kind = {TABLE_KIND};
static const struct page_kind timed_table_kind = {TABLE_KIND, .tick = table_tick};

struct page *table_page(const struct session *session)
{
    struct table *table = calloc(1, sizeof *table);
    if (table == NULL)
        return NULL;
    table->page.kind = session->head.clock != 0 ? &timed_table_kind : &table_kind;
    table->session = *session;
    table->clock = clock_of(session);
    table->seats = seats_of(&table->session.head);
    table->foretells = true;
    table->cell.source = TOUR_ALL_SCORES;
    table->auction.is_blind = !table_has(table, AID_AUCTIONS);
    table_begin(table);
    return &table->page;
}
