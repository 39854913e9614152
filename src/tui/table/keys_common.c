/* The keys that every stage has. They go back; they look around and open what can be read, which
 * changes nothing in the game; they lead away from the table. */
#include "language/language.h"
#include "tui/pages.h"
#include "tui/replay/replay.h"
#include "tui/stages/modes.h"
#include "tui/table/banner.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"
#include "tui/table/table_talk.h"

#include <limits.h>
#include <string.h>

static bool is_before_result(const struct table *table)
{
    return table_stage(table)->part < PART_RESULT;
}

static bool is_before_scoring(const struct table *table)
{
    return table_stage(table)->part <= PART_CALL;
}

static bool has_bots_at_work(const struct table *table)
{
    return table_bots_are_at_work(table) || table->bot->is_paused;
}

static bool watches_bots(const struct table *table)
{
    return has_bots_at_work(table) && table_people(table) == 0;
}

/* Only the computer plays; or something went wrong while it did. */
static bool can_pause(const struct table *table)
{
    return is_before_result(table) && (table_people(table) == 0 || table->bot->is_paused);
}

static bool can_ask_back(const struct table *table)
{
    return is_before_scoring(table) && table_people(table) > 1 && !table_is_entered(table) &&
           undo_vote_is_possible(table);
}

static bool can_begin_again(const struct table *table)
{
    return table_stage(table)->part == PART_CALL && session_can_redo(&table->session);
}

static bool has_seats(const struct table *table)
{
    return is_before_scoring(table) && !table_is_entered(table);
}

static bool shows_board(const struct table *table)
{
    return !table_stage(table)->hides_board;
}

static bool has_map(const struct table *table)
{
    return shows_board(table) && board_pane_has_map(&table->pane, table_game(table));
}

/* Not while the final scoring has yet to be shown. */
static bool has_past(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    bool awaits_scoring = stage->part == PART_TURN && game_is_over(&table->session.game);
    return table->session.made > 0 && stage->part != PART_SCORING && !awaits_scoring;
}

/* If that letter does not answer the question. */
static bool has_free_c(const struct table *table)
{
    return !stage_takes(table, 'c');
}

static bool has_free_s(const struct table *table)
{
    return !stage_takes(table, 's');
}

static bool has_tiles_left(const struct table *table)
{
    return shows_board(table) && table_has(table, AID_TILES);
}

static bool has_territory(const struct table *table)
{
    return shows_board(table) && table_has(table, AID_TERRITORY);
}

static bool may_project(const struct table *table)
{
    return view_may_project(&table->view);
}

static bool is_told(const struct table *table)
{
    return table_stage(table)->part == PART_RESULT;
}

static bool may_begin_another(const struct table *table)
{
    return is_told(table) && !table->page.is_confined;
}

static bool may_begin_anew(const struct table *table)
{
    return may_begin_another(table) && !shows_board(table);
}

static void redo(const struct press *press)
{
    table_redo(table_pressed(press), press->app);
}

static void look(const struct press *press)
{
    struct table *table = table_pressed(press);
    table->mode = MODE_INSPECT;
    inspect_begin(table->inspection, table_game(table));
    table_follow(table);
}

bool table_may_look(const struct table *table)
{
    return table->mode == MODE_NONE && shows_board(table);
}

static void toggle_projection(const struct press *press)
{
    struct table *table = table_pressed(press);
    table->view.hides_projection = !table->view.hides_projection;
}

static void open_replay(const struct press *press, size_t at)
{
    struct table *table = table_pressed(press);
    struct page *replay = replay_page_of_table(&table->session, &table->pane, at);
    if (replay == NULL)
        app_say(press->app, _("Not enough memory for the replay."));
    else
        app_open(press->app, replay);
}

static void look_back(const struct press *press)
{
    size_t decided = session_decided_by_players(&table_pressed(press)->session);
    open_replay(press, decided > 0 ? decided - 1 : 0);
}

/* Before what has happened since the last turn of whoever is at the keys, whatever they have done
 * in this one. */
static size_t before_news(const struct table *table)
{
    const struct session *session = &table->session;
    unsigned player = table->at_keys < table->seats.count ? table->at_keys : table->player;
    unsigned turn = player == table->player ? table->turn : UINT_MAX;
    size_t at = session->made;
    while (at > 0 && (session->steps[at - 1].actor != player ||
                      game_turn(&session->steps[at - 1].before) == turn))
        at--;
    return at;
}

static void look_since(const struct press *press)
{
    const struct table *table = table_pressed(press);
    size_t at = before_news(table);
    if (at == table->session.made)
        app_say(press->app, _("Nothing has happened since your last turn."));
    else
        open_replay(press, at);
}

void table_deed_replay(const struct press *press)
{
    open_replay(press, 0);
}

/* Hints are a setting, so they are kept. */
static void turn_hints(const struct press *press)
{
    struct problem problem;
    struct settings before = *app_settings(press->app), after = before;
    strcpy(after.value[SETTINGS_HINTS], settings_is_on(&before, SETTINGS_HINTS) ? "off" : "on");
    app_change_settings(press->app, &after);
    if (!settings_keep(&before, &after, &problem))
        app_say(press->app, problem.text);
}

/* So is the pace of computer players: `arg` values further. */
static void change_pace(const struct press *press)
{
    const char *list[SETTINGS_VALUES_MAX];
    struct settings before = *app_settings(press->app), after = before;
    struct problem problem;
    size_t values = settings_values(SETTINGS_BOT_PACE, list), at = 0;
    while (at + 1 < values && strcmp(list[at], before.value[SETTINGS_BOT_PACE]) != 0)
        at++;
    if (press->binding->arg > 0 ? at + 1 < values : at > 0)
        strcpy(after.value[SETTINGS_BOT_PACE], list[press->binding->arg > 0 ? at + 1 : at - 1]);
    app_change_settings(press->app, &after);
    app_say(press->app,
            sentence_of("%s: %s", _(settings_rows[SETTINGS_BOT_PACE].name),
                        settings_value_name(SETTINGS_BOT_PACE, after.value[SETTINGS_BOT_PACE]))
                .text);
    if (!settings_keep(&before, &after, &problem))
        app_say(press->app, problem.text);
}

static void pause_or_go_on(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_bots_pause(table);
    if (table->bot->is_paused && !table_stage(table)->decides_itself) /* which says so itself */
        app_say(press->app, _("The game is paused."));
}

static bool has_why(const struct table *table)
{
    return shows_board(table) && view_has_why(&table->view);
}

static void open_seats(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_open(table, press->app, seats_page(table), COVER_ASKED);
}

static void begin_anew(const struct press *press)
{
    app_replace(press->app, title_page());
}

static void begin_rematch(const struct press *press)
{
    struct problem problem;
    struct page *table =
        rematch_page(&table_pressed(press)->session.head, (unsigned)press->binding->arg, &problem);
    if (table != NULL)
        app_replace(press->app, table);
    else
        app_say(press->app, problem.text);
}

/* Players who leave are told that the game is saved, so this makes sure first. */
static void keys_common_leave(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct problem problem;
    if (!session_secure(&table->session, &problem))
        app_say(press->app, problem.text);
    struct page *question = game_is_over(&table->session.game) ? NULL : confirm_leaving(table);
    if (question != NULL)
        table_open(table, press->app, question, COVER_ASKED);
    else /* if there is no memory for the question it is not asked */
        app_close(press->app);
}

static void open_against(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_open(table, press->app, against_page(table), COVER_READ);
}

static void ask_back(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_open(table, press->app, undo_vote_page(table), COVER_ASKED);
}

enum {
    BARE = UNDER(NONE),
    ON_BOARD = BARE | UNDER(INSPECT),
    ANYWHERE = ON_BOARD | UNDER(LABELS),
};

/* By what they are for: under which modes, and only if. */
#define PLAYS(modes, condition, ...)                                                               \
    {                                                                                              \
        .binding = KEY(__VA_ARGS__), .possible = condition, .under = modes                         \
    }
#define LOOKS(modes, condition, ...)                                                               \
    {                                                                                              \
        .binding = KEY(__VA_ARGS__), .possible = condition, .use = KEY_LOOKS, .under = modes       \
    }
#define LEADS_AWAY(modes, condition, ...)                                                          \
    {                                                                                              \
        .binding = KEY(__VA_ARGS__), .possible = condition, .use = KEY_LEADS_AWAY, .under = modes  \
    }

/* What can be done when the game is over, though some of it can be done elsewhere, too. */
#define ANSWERS(its_use, condition, ...)                                                           \
    {                                                                                              \
        .binding = KEY(__VA_ARGS__), .possible = condition, .use = its_use, .under = BARE,         \
        .is_answer = true                                                                          \
    }

static const struct table_key keys[] = {
    LEADS_AWAY(BARE, table_talk_can_answer, table_talk_deed_answer, 0, K_("answer"),
               N_("See what is asked, and answer it."), 'u'),
    PLAYS(BARE, table_can_undo, table_deed_undo, 0, K_("undo"),
          N_("Undo the last step of this turn."), 'u', KEYS_BACKSPACE),
    LEADS_AWAY(BARE, can_ask_back, ask_back, 0, K_("undo turn"),
               N_("Undo the last action, whoever made it, if everyone agrees."), 'u'),
    LEADS_AWAY(BARE, table_talk_can_ask, table_talk_deed_ask, 0, K_("undo turn"),
               N_("Undo the last turn, if those at other terminals agree."), 'u'),
    PLAYS(BARE, can_begin_again, redo, 0, K_("redo"),
          N_("Start the turn and redo what was undone."), 'U', 'R' - '@'),
    PLAYS(BARE, table_can_redo, redo, 0, K_("redo"), N_("Redo what was undone."), 'U', 'R' - '@'),
    PLAYS(BARE, can_pause, pause_or_go_on, 0, K_("pause"), N_("Pause or resume the game."), 'p'),
    PLAYS(BARE, can_pause, pause_or_go_on, 0, NULL, N_("Pause or resume the game."), ' '),
    LEADS_AWAY(BARE, watches_bots, change_pace, -1, K_("slower"),
               N_("Show the turns of computer players more slowly."), '<'),
    LEADS_AWAY(BARE, watches_bots, change_pace, 1, K_("faster"),
               N_("Show the turns of computer players faster."), '>'),
    LEADS_AWAY(BARE, has_bots_at_work, change_pace, -1, NULL,
               N_("Show the turns of computer players more slowly."), '<'),
    LEADS_AWAY(BARE, has_bots_at_work, change_pace, 1, NULL,
               N_("Show the turns of computer players faster."), '>'),
    LOOKS(BARE, shows_board, look, 0, K_("look"), N_("Look at the features on the board."), 'x'),
    PLAYS(ON_BOARD, against_is_possible, open_against, 0, K_("against rules"),
          N_("Note what was done at the table against the rules."), '!'),
    LOOKS(BARE, NULL, game_open, VIEW_LOG, K_("log"), N_("Show everything that has happened."),
          'l'),
    LEADS_AWAY(BARE, table_talk_is_possible, table_talk_deed_say, 0, K_("say"),
               N_("Say something to the others."), '/'),
    PLAYS(BARE, has_past, look_back, 0, NULL, N_("Replay the game so far, move by move."), '['),
    PLAYS(BARE, has_past, look_since, 0, NULL,
          N_("Go through what has happened since your last turn, move by move."), ']'),
    LOOKS(BARE, has_free_s, game_open, VIEW_STANDINGS, K_("standings"),
          N_("Show everyone's points and where they came from."), 's'),
    LOOKS(BARE, has_free_c, game_open, VIEW_CHART, NULL, N_("Show the scores turn by turn."), 'c'),
    LOOKS(BARE, has_tiles_left, game_open, VIEW_REMAINING, K_("tiles left"),
          N_("Show the tiles still to be drawn."), 't'),
    LOOKS(ON_BOARD, has_territory, game_turn_territory, 0, NULL,
          N_("Show owners of roads and cities; again: fields; again: off."), 'T'),
    LOOKS(ON_BOARD, has_map, game_turn_map, 0, NULL, N_("Show or hide the map."), 'm'),
    LOOKS(ANYWHERE, shows_board, game_zoom, 1, K_("zoom"), N_("Zoom in."), '+', '='),
    LOOKS(ANYWHERE, shows_board, game_zoom, -1, NULL, N_("Zoom out."), '-'),
    LOOKS(ON_BOARD, shows_board, game_pan, 0, NULL, N_("Move the board left, down, up, right."),
          'H', 'J', 'K', 'L'),
    LOOKS(ANYWHERE, shows_board, game_pan, 0, NULL, N_("Move the board."), KEYS_SHIFT_LEFT,
          KEYS_SHIFT_DOWN, KEYS_SHIFT_UP, KEYS_SHIFT_RIGHT),
    LOOKS(ON_BOARD, may_project, toggle_projection, 0, NULL,
          N_("Show or hide everyone's expected score."), 'e'),
    ANSWERS(KEY_LOOKS, is_told, table_deed_replay, 0, K_("replay"),
            N_("Replay the whole game, move by move."), 'v'),
    ANSWERS(KEY_LOOKS, is_told, game_open_film, 0, K_("film"),
            N_("Watch the whole game in ten seconds."), 'F'),
    ANSWERS(KEY_LEADS_AWAY, may_begin_another, begin_rematch, 0, K_("rematch"),
            N_("Play again with the same players and rules."), 'a'),
    LEADS_AWAY(BARE, may_begin_another, begin_rematch, 1, K_("rematch, next starts"),
               N_("Play again with the seats moved on by one: the second player starts."), 'A'),
    ANSWERS(KEY_LEADS_AWAY, may_begin_anew, begin_anew, 0, K_("new game"),
            N_("Return to the title page, for another game."), 'n'),
    LOOKS(BARE, has_why, game_open_why, 0, NULL,
          N_("Show why a computer player took its last turn."), 'W'),
    LEADS_AWAY(ON_BOARD, shows_board, turn_hints, 0, NULL, N_("Turn beginners' hints on or off."),
               'i'),
    {.binding = KEY(open_seats, 0, NULL, N_("Change who plays: people or the computer."), 'P'),
     .possible = has_seats,
     .use = KEY_SEATS,
     .under = BARE},
    LOOKS(BARE, NULL, rules_deed_open, 0, NULL, N_("Read the rules."), 'w'),
    LOOKS(BARE, NULL, settings_deed_open, 0, NULL,
          N_("Open the settings: colours, language and more."), 'o'),
    ANSWERS(KEY_LEADS_AWAY, NULL, keys_common_leave, 0, K_("leave"), N_("Leave the table."), 'q'),
};

const struct key_rows keys_of_every_stage = KEY_ROWS(keys);
