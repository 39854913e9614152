/* The table's page. */
#include "language/language.h"
#include "tui/advice/advice.h"
#include "tui/table/banner.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"
#include "tui/table/table_clock.h"
#include "tui/table/table_others.h"
#include "tui/table/table_talk.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* As the setting's values come. */
static int pace_of_bots(const struct settings *settings)
{
    static const int steps[SETTINGS_VALUES_MAX] = {1200, 600, 250, 0};
    const char *list[SETTINGS_VALUES_MAX];
    size_t at = 0, values = settings_values(SETTINGS_BOT_PACE, list);
    while (at + 1 < values && strcmp(list[at], settings->value[SETTINGS_BOT_PACE]) != 0)
        at++;
    return steps[at];
}

struct pace pace_of(const struct settings *settings)
{
    return (struct pace){.has_banner = settings_is_on(settings, SETTINGS_BANNER),
                         .ends_turns = settings_is_on(settings, SETTINGS_AUTO_END) &&
                                       !settings_is_on(settings, SETTINGS_CONFIRM),
                         .shows_scoring = settings_is_on(settings, SETTINGS_SCORING),
                         .bot_step = pace_of_bots(settings)};
}

void table_deed_go_on(const struct press *press)
{
    table_go_on(table_pressed(press), press->app, press->around->now);
}

void table_deed_verb(const struct press *press)
{
    table_play(table_pressed(press), press->app, move_plain((enum verb)press->binding->arg));
}

void table_deed_undo(const struct press *press)
{
    table_undo(table_pressed(press), press->app);
}

void table_deed_close(const struct press *press)
{
    table_pressed(press)->mode = MODE_NONE;
    table_follow(table_pressed(press));
}

void table_open(struct table *table, struct app *app, struct page *page, enum table_cover cover)
{
    table->cover = page != NULL ? cover : COVER_NONE;
    app_open(app, page);
}

static void table_resume(struct page *page)
{
    struct table *table = (struct table *)page;
    table->cover = COVER_NONE;
    table_bots_begin_anew(table);
}

/* Whether a turn that ends by itself may do so now: nothing of it is being shown, unless a game is
 * entered, and nothing is open over it. */
static bool may_end(const struct table *table)
{
    bool is_shown = !moment_is_on(&table->moment) || table_is_entered(table);
    return table->ends_itself && is_shown && table_is_bare(table);
}

/* Others' moves come one by one, as those of computer players do; what they took back is gone at
 * once. What is wrong with the record is said once. Returns whether something is new. */
static bool table_look_at_others(struct table *table, struct app *app)
{
    struct problem problem;
    if (!session_is_shared(&table->session))
        return false;
    enum session_followed followed = session_look(&table->session, &problem);
    bool is_lost = followed == SESSION_LOST, was_lost = table->is_lost;
    table->is_lost = is_lost;
    if (is_lost && !was_lost)
        app_say(app, problem.text);
    if (followed == SESSION_CHANGED && table->was_taken_back) {
        table->was_taken_back = false;
        app_say(app, "");
    }
    if (followed == SESSION_TAKEN_BACK) {
        table->was_taken_back = true;
        app_say(app, _("Moves were taken back at another terminal."));
        table_talk_return(table);
    }
    return followed == SESSION_TAKEN_BACK || is_lost != was_lost;
}

static bool let_turn_end(struct table *table, struct app *app, long long now)
{
    bool ends = may_end(table);
    if (ends) {
        table->ends_itself = false;
        table_let_turn_end(table, app, now);
    }
    return ends;
}

void table_show_scores(struct table *table, size_t lines, long long now)
{
    if (table->pace.shows_scoring && table_stage(table)->part < PART_SCORING)
        moment_begin(&table->moment, &table->log, lines, now);
    table_follow(table);
}

/* On a real table they have ended already, but the final scoring waits to be asked for. */
static bool ends_turns(const struct table *table)
{
    return table_is_entered(table) ? !game_is_over(table_game(table)) : table->pace.ends_turns;
}

/* Whether the keys have passed to another player by what a key did. */
static bool has_passed_keys(const struct table *table, enum table_stage before, unsigned actor)
{
    bool is_other = game_actor(&table->session.game) != actor;
    if (table_is_entered(table))
        return false;
    return table_stage(table)->guards_keys
               ? table->stage != before || is_other
               : is_other && table_decision_goes_round(&table->session.game);
}

/* Does what a key means. What it scored is shown, and where it left nothing to decide the turn is
 * to end. Where the keys pass to another player in the midst of it all, they are dead for a moment.
 */
static void do_deed(const struct press *press)
{
    struct table *table = table_pressed(press);
    enum table_stage before = table->stage;
    unsigned actor = game_actor(&table->session.game);
    size_t made = table->session.made, lines = table->log.count;
    long long now = press->around->now;
    table->ends_itself = false;
    press->binding->deed(press);
    if (has_passed_keys(table, before, actor))
        table_guard_keys(table, now);
    if (table->session.made <= made)
        return;
    table->ends_itself = ends_turns(table) && table_stage(table)->is_end &&
                         !table_plays_itself(table, table->player);
    table_show_scores(table, lines, now);
}

/* Any key ends what is being shown of the last scoring, and then means what it always does, unless
 * what it means could not be seen. */
static void table_act(const struct press *press)
{
    struct table *table = table_pressed(press);
    bool was_hidden = table_hides_call(table);
    long long now = press->around->now;
    table->pace = pace_of(press->around->settings);
    table_look_at_clock(table, press->app, now);
    if (moment_skip(&table->moment))
        table_follow(table);
    if ((!was_hidden || table_is_entered(table)) && !table_is_dead(table, now))
        do_deed(press);
    let_turn_end(table, press->app, now);
    table_look_at_clock(table, press->app, now);
}

static bool table_type(struct page *page, struct app *app, uint32_t key,
                       const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    const struct stage *mode = table_mode(table);
    if (moment_skip(&table->moment)) {
        table_follow(table);
        let_turn_end(table, app, around->now);
        return true;
    }
    return !table_is_dead(table, around->now) && mode->type != NULL && mode->type(table, app, key);
}

static bool table_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    bool has_changed = table_look_at_clock(table, app, around->now);
    table->pace = pace_of(around->settings);
    if (moment_look(&table->moment, &table->log, around->now)) {
        table_follow(table);
        has_changed = true;
    }
    has_changed = let_turn_end(table, app, around->now) || has_changed;
    has_changed = table_others_look(table, app, around->now) || has_changed;
    has_changed = table_look_at_others(table, app) || has_changed;
    has_changed = table_talk_look(table, app, around->now) || has_changed;
    table_read_clocks(table);
    table_others_call(table);
    has_changed = table_bots_look(table, app, around->now) || has_changed;
    const char *fault = table_bots_fault(table);
    if (fault != NULL)
        table_open(table, app, fault_page(table, fault), COVER_ASKED);
    return table_values_look(table) || has_changed;
}

static int patience(const struct page *page, long long now)
{
    const struct table *table = (const struct table *)page;
    enum { NOW_AND_THEN = 200 };
    /* While values are found it is them that are waited for. */
    bool has_notice = !session_is_shared(&table->session) ||
                      (session_notice(&table->session) >= 0 &&
                       !session_is_restless(&table->session) && table_values_wait_for(table) < 0);
    if (may_end(table) || table_values_are_due(table))
        return 0;
    int others = has_notice ? REST : NOW_AND_THEN;
    return patience_first(patience_first(others, table_others_patience(table, now)),
                          patience_first(patience_first(table_clock_patience(table, now),
                                                        moment_patience(&table->moment, now)),
                                         table_bots_patience(table, now)));
}

static int page_waits_for(const struct page *page)
{
    const struct table *table = (const struct table *)page;
    int thought = table_bots_waits_for(table), values = table_values_wait_for(table);
    return thought >= 0 ? thought : values >= 0 ? values : session_notice(&table->session);
}

static size_t told(const struct page *page)
{
    return table_told((const struct table *)page);
}

static void open_above(struct page *page, struct app *app, struct page *above)
{
    table_open((struct table *)page, app, above, COVER_READ);
}

static void zoomed(struct page *page)
{
    table_follow((struct table *)page);
}

static bool show_line(struct page *page, struct app *app)
{
    return table_tour_log((struct table *)page, app);
}

static bool show_scores(struct page *page, struct app *app)
{
    return table_tour_scores((struct table *)page, app, VIEW_STANDINGS);
}

static const struct game_view_kind view_kind = {
    .told = told,
    .open = open_above,
    .zoomed = zoomed,
    .show_line = show_line,
    .show_scores = show_scores,
};

static void table_close(struct page *page)
{
    struct table *table = (struct table *)page;
    struct problem nobody_listens;
    if (session_is_shared(&table->session)) /* what others wrote meanwhile is no reason to write
                                               nothing */
        session_look(&table->session, &nobody_listens);
    table_tell_clock(table);
    session_note_clocks(&table->session, &nobody_listens);
    table_bots_close(table);
    table_values_close(table);
    analysis_close(&table->view.analysis);
    session_close(&table->session);
    free(table);
}

static bool table_news(struct page *page, struct problem *news)
{
    struct table *table = (struct table *)page;
    return session_news(&table->session, news) || table_bots_news(table, news);
}

static const struct page_kind table_kind = {
    .name = N_("Table"),
    .draw = table_draw,
    .bindings = table_bindings,
    .act = table_act,
    .type = table_type,
    .point = table_point,
    .close = table_close,
    .news = table_news,
    .resume = table_resume,
    .tick = table_tick,
    .patience = patience,
    .waits_for = page_waits_for,
    .legend = table_others_legend,
    .call = table_others_told,
    .hearing = &table_hearing,
};

enum { ROOM_UNIT = alignof(max_align_t) };

/* So many bytes, up to where anything may begin. */
static size_t room_of(size_t size)
{
    return (size + ROOM_UNIT - 1) / ROOM_UNIT * ROOM_UNIT;
}

/* A table with what its stages keep, all zeros, in one piece; NULL where memory runs out. */
static struct table *table_new(void)
{
    size_t size = room_of(sizeof(struct table));
#define X(name, tag) size += room_of(table_state_##name);
    TABLE_STATES(X)
#undef X
    char *room = calloc(1, size);
    if (room == NULL)
        return NULL;
    struct table *table = (void *)room;
    room += room_of(sizeof *table);
#define X(name, tag)                                                                               \
    table->name = (void *)room;                                                                    \
    room += room_of(table_state_##name);
    TABLE_STATES(X)
#undef X
    return table;
}

struct page *table_page(const struct session *session)
{
    struct table *table = table_new();
    if (table == NULL)
        return NULL;
    table->page.kind = &table_kind;
    table->session = *session;
    table->session.pace = PACE_OF_TURNS;
    table->session.bots_play = true;
    *table->clock = clock_of(session);
    table->pace.has_banner = true; /* whose turn it is when a game comes up is always said */
    table->seats = seats_of(&table->session.head);
    table->view =
        (struct game_view){.kind = &view_kind,
                           .page = &table->page,
                           .session = &table->session,
                           .at = VIEW_NEWEST,
                           .seats = &table->seats,
                           .log = &table->log,
                           .position = &table->position,
                           .pane = &table->pane,
                           .cell.source = TOUR_ALL_SCORES,
                           .analysis = {.session = &table->session, .seats = &table->seats}};
    table_begin(table);
    table_talk_begin(table);
    return &table->page;
}
