/* Computer players at the table. Whatever they think takes the time that it takes: tests wait until
 * it is done, and let the table's own time pass as they like. */
#include "played.h"

#include "bots/levels.h"
#include "support/probe.h"
#include "tui/table/banner.h"
#include "tui/table/table.h"
#include "tui/table/table_bots.h"
#include "tui/table/table_clock.h"

enum { LONG = 5000 /* milliseconds, longer than any step */ };

struct fixture {
    struct probe *probe;
    struct table *table;
    char folder[64], path[256];
};

static void choose_pace(struct probe *probe, const char *pace)
{
    struct settings settings = settings_default();
    strcpy(settings.value[SETTINGS_BOT_PACE], pace);
    app_change_settings(probe->app, &settings);
    probe_screen(probe);
}

static void open_table(struct fixture *fixture, struct session *session, const char *pace)
{
    struct page *page = table_page(session);
    assert_non_null(page);
    fixture->table = (struct table *)page;
    fixture->probe = probe_open(page, 24, 80);
    choose_pace(fixture->probe, pace);
}

/* Ann, Ben, Cy and Dora at a kept game; `levels` says who plays for each: "-" a person, or the
 * letter of a level. */
static void set_up(struct fixture *fixture, const char *levels, unsigned sets, const char *pace)
{
    static const char *const names[] = {"Ann", "Ben", "Cy", "Dora"};
    static const char letters[] = {[BOT_EASY] = 'e',
                                   [BOT_CASUAL] = 'c',
                                   [BOT_NORMAL] = 'n',
                                   [BOT_HARD] = 'h',
                                   [BOT_EXPERT] = 'x',
                                   [BOT_ADAPTIVE] = 'a',
                                   '\0'};
    struct record_head head = played_head((unsigned)strlen(levels), 42);
    struct session session;
    struct problem problem;
    head.options.sets = sets;
    for (unsigned player = 0; levels[player] != '\0'; player++) {
        strcpy(head.name[player], names[player]);
        const char *level = strchr(letters, levels[player]);
        if (level != NULL)
            strcpy(head.bot[player], bot_levels[level - letters].name);
    }
    assert_true(session_begin(&session, &head, &problem));
    scratch_make(fixture->folder);
    played_path(fixture->path, fixture->folder, "game.bastide");
    if (!session_keep(&session, fixture->path, &problem))
        fail_msg("%s", problem.text);
    open_table(fixture, &session, pace);
}

static void set_up_to_base_game(struct fixture *fixture, const char *levels, const char *pace)
{
    set_up(fixture, levels, 1u << SET_BASE, pace);
}

static void tear_down(struct fixture *fixture)
{
    probe_close(fixture->probe);
    scratch_remove(fixture->folder);
}

static bool is_with_people(const struct table *table)
{
    return !table_bots_are_at_work(table);
}

/* Lets the computer play until somebody else is asked, or the moves made are so many. */
static void await_people(struct fixture *fixture, size_t made)
{
    struct table *table = fixture->table;
    while (!is_with_people(table) && table->session.made < made)
        probe_await(fixture->probe, LONG);
    probe_screen(fixture->probe);
    fixture->probe->around.now += KEY_GUARD;
}

/* Ann plays the first place that is offered, and ends the turn. */
static void play_turn(struct fixture *fixture)
{
    struct table *table = fixture->table;
    assert_int_equal(table->stage, STAGE_PLACING);
    while (is_with_people(table) && table_people(table) > 0)
        probe_press(fixture->probe, "<Enter>");
}

static void test_a_turn_is_played_step_by_step(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-n", "normal");
    struct table *table = fixture.table;
    struct probe *probe = fixture.probe;
    play_turn(&fixture);
    size_t made = table->session.made;
    assert_int_equal(table->stage, STAGE_BOT);
    assert_int_equal(table->player, 1);
    probe_shows(probe, "Ben is thinking");
    probe_await(probe, 0); /* it is decided, but the tile is still being looked at */
    assert_null(table_bots_shown(table));
    probe_wait(probe, LONG);
    assert_int_equal(table_bots_shown(table)->verb, VERB_PLACE);
    assert_int_equal(table->session.made, made);
    probe_shows(probe, "Ben places the tile");
    probe_wait(probe, LONG);
    assert_int_equal(table->session.made, made + 1);
    while (table->stage == STAGE_BOT)
        probe_await(probe, LONG);
    assert_int_equal(table->stage, STAGE_DONE);
    probe_shows(probe, "Ben's turn: ");
    probe_wait(probe, LONG); /* what was scored is seen first */
    probe_wait(probe, LONG);
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, 0);
    tear_down(&fixture);
}

/* Milliseconds that the first step of a turn takes. */
static int first_step(const char *pace)
{
    struct fixture fixture;
    int passed = 0;
    set_up_to_base_game(&fixture, "-e", pace);
    struct table *table = fixture.table;
    play_turn(&fixture);
    size_t made = table->session.made;
    for (; table_bots_shown(table) == NULL && table->session.made == made; passed += 50)
        probe_await(fixture.probe, passed == 0 ? 0 : 50);
    tear_down(&fixture);
    return passed;
}

static void test_the_pace_is_that_of_the_settings(void **state)
{
    (void)state;
    int slow = first_step("slow"), normal = first_step("normal");
    assert_true(slow > normal);
    assert_true(normal > first_step("fast"));
    assert_true(first_step("fast") > 50);
}

static void test_what_was_too_fast_to_see_is_told(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-ee", "at-once");
    play_turn(&fixture);
    await_people(&fixture, SIZE_MAX);
    assert_int_equal(fixture.table->stage, STAGE_HAND_OVER);
    assert_int_equal(fixture.table->player, 0);
    probe_shows(fixture.probe, "Since your last turn");
    tear_down(&fixture);
}

/* A computer player says why, once it has had a turn; Enter goes back to where the table was. */
static void test_why(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-e", "at-once");
    probe_press(fixture.probe, "W");
    probe_hides(fixture.probe, "If the game ended now");
    play_turn(&fixture);
    await_people(&fixture, SIZE_MAX);
    assert_int_equal(fixture.table->stage, STAGE_HAND_OVER);
    probe_press(fixture.probe, "W");
    probe_expect(fixture.probe, "why");
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(fixture.table->stage, STAGE_HAND_OVER);
    tear_down(&fixture);
}

/* Bits of the players for whom a banner comes in the first turns. */
static unsigned called(const char *levels)
{
    struct fixture fixture;
    unsigned seen = 0;
    set_up_to_base_game(&fixture, levels, "normal");
    struct table *table = fixture.table;
    while (table->session.game.turn.number < 6) {
        await_people(&fixture, SIZE_MAX);
        if (table->stage == STAGE_HAND_OVER)
            seen |= 1u << table->player;
        probe_press(fixture.probe, "<Enter>");
    }
    tear_down(&fixture);
    return seen;
}

static void test_only_people_among_people_are_called(void **state)
{
    (void)state;
    assert_int_equal(called("---"), 7);
    assert_int_equal(called("-e-"), 5);
    assert_int_equal(called("ee-"), 0);
}

static void test_any_key_that_means_nothing_hurries(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-x", "slow");
    struct table *table = fixture.table;
    play_turn(&fixture);
    while (table->stage == STAGE_BOT || table->stage == STAGE_DONE) {
        struct surroundings *around = &fixture.probe->around;
        long long begun = around->now;
        app_key(fixture.probe->app, 'z', around); /* and then it takes no time */
        if (table->stage == STAGE_DONE)
            app_key(fixture.probe->app, KEYS_ENTER, around);
        probe_await(fixture.probe, 0);
        assert_int_equal(around->now, begun);
    }
    assert_int_equal(table->player, 0);
    tear_down(&fixture);
}

/* Keys that were to hurry the computer do not play for whoever comes next. */
static void test_keys_are_dead_when_the_computer_has_played(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-e", "fast");
    struct table *table = fixture.table;
    play_turn(&fixture);
    while (!is_with_people(table))
        probe_await(fixture.probe, 250);
    size_t made = table->session.made;
    app_key(fixture.probe->app, KEYS_ENTER, &fixture.probe->around);
    assert_int_equal(table->session.made, made);
    tear_down(&fixture);
}

static void test_thinking_shows_a_sign_where_it_takes_long(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-x", "normal");
    play_turn(&fixture);
    if (fixture.table->stage == STAGE_BOT && !fixture.table->bot->has_move)
        probe_hides(fixture.probe, "thinking .");
    fixture.table->bot->beat = 2;
    probe_shows(fixture.probe, "Ben is thinking . .");
    tear_down(&fixture);
}

static void test_nothing_goes_on_below_what_lies_on_the_table(void **state)
{
    static const char *const keys[][2] = {
        {"l", "<Esc>"}, {"x", "<Esc>"}, {"q", "<Esc>"}, {"?", "<Esc>"}, {"P", "<Esc>"}};
    struct fixture fixture;
    (void)state;
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++) {
        set_up_to_base_game(&fixture, "-e", "normal");
        struct table *table = fixture.table;
        play_turn(&fixture);
        probe_await(fixture.probe, 0);
        size_t made = table->session.made;
        probe_press(fixture.probe, keys[k][0]);
        assert_int_equal(app_waits_for(fixture.probe->app, &fixture.probe->around), -1);
        for (unsigned wait = 0; wait < 4; wait++)
            probe_wait(fixture.probe, LONG);
        assert_int_equal(table->session.made, made);
        probe_press(fixture.probe, keys[k][1]);
        await_people(&fixture, SIZE_MAX);
        assert_true(table->session.made > made);
        tear_down(&fixture);
    }
}

static void test_a_screen_that_is_too_small_waits(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-e", "at-once");
    struct table *table = fixture.table;
    probe_press(fixture.probe, "<Enter><Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(fixture.probe, "<Enter>");
    size_t made = table->session.made;
    fixture.probe->around.rows = 20;
    assert_int_equal(app_waits_for(fixture.probe->app, &fixture.probe->around), -1);
    probe_wait(fixture.probe, LONG);
    assert_int_equal(table->session.made, made);
    fixture.probe->around.rows = 50;
    fixture.probe->around.cols = 200;
    await_people(&fixture, SIZE_MAX);
    assert_true(table->session.made > made);
    tear_down(&fixture);
}

static void test_undo_goes_back_to_what_a_person_decided(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-ee", "normal");
    struct table *table = fixture.table;
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    struct game before = table->session.game;
    probe_press(fixture.probe, "1<Enter><Enter>");
    assert_int_equal(table->stage, STAGE_BOT);
    for (unsigned steps = 0; steps < 12; steps++) { /* wherever they are by then */
        for (unsigned step = 0; step < steps && !is_with_people(table); step++)
            probe_await(fixture.probe, LONG);
        await_people(&fixture, 0);
        struct game later = table->session.game;
        assert_true(table_can_undo(table));
        probe_press(fixture.probe, "u");
        assert_int_equal(table->stage, STAGE_DEPLOYING);
        assert_int_equal(table->player, 0);
        assert_memory_equal(&table->session.game, &before, sizeof before);
        size_t made = table->session.made + (later.turn.number > 1 ? 2 : 1);
        probe_press(fixture.probe, "U<Enter>");
        await_people(&fixture, made);
    }
    await_people(&fixture, SIZE_MAX);
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, 0);
    tear_down(&fixture);
}

/* Nor what was there when play began, though one person alone may take anything back. */
static void test_undo_leaves_what_is_given(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-ee", "normal");
    struct table *table = fixture.table;
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_true(table_can_undo(table));
    table->session.given = table->session.made;
    assert_false(table_can_undo(table));
    probe_press(fixture.probe, "u");
    assert_int_equal(table->session.made, table->session.given);
    assert_true(table_is_bare(table)); /* nobody is asked to agree */
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    tear_down(&fixture);
}

/* Of two people each is asked, and no computer player. */
static void test_a_vote_asks_people_only(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-e-", "normal");
    struct table *table = fixture.table;
    probe_press(fixture.probe, "<Enter>");
    play_turn(&fixture);
    await_people(&fixture, SIZE_MAX);
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, 2);
    assert_false(table_can_undo(table));
    probe_press(fixture.probe, "u");
    probe_shows(fixture.probe, "Undo the last turn of Ann");
    probe_shows(fixture.probe, "press C");
    probe_hides(fixture.probe, "press B");
    probe_press(fixture.probe, "AC");
    assert_int_equal(table->session.game.turn.number, 1);
    assert_int_equal(table->player, 0);
    tear_down(&fixture);
}

static void test_leaving_while_it_thinks_keeps_the_game(void **state)
{
    struct fixture fixture;
    struct session session;
    struct problem problem;
    (void)state;
    set_up_to_base_game(&fixture, "-x", "normal");
    play_turn(&fixture);
    assert_int_equal(fixture.table->stage, STAGE_BOT);
    probe_press(fixture.probe, "q<Enter>");
    assert_true(app_is_over(fixture.probe->app));
    probe_close(fixture.probe);
    if (!session_resume(&session, fixture.path, &problem))
        fail_msg("%s", problem.text);
    open_table(&fixture, &session, "normal");
    assert_int_equal(fixture.table->stage, STAGE_BOT);
    await_people(&fixture, SIZE_MAX);
    probe_shows(fixture.probe, "Ann's turn"); /* what happened before is told */
    tear_down(&fixture);
}

static void test_a_seat_changes_while_the_computer_thinks(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-x", "normal");
    struct table *table = fixture.table;
    play_turn(&fixture);
    assert_int_equal(table->stage, STAGE_BOT);
    probe_press(fixture.probe, "P<Down><Right><Right>");
    probe_shows(fixture.probe, "Plays at this keyboard.");
    probe_press(fixture.probe, "<Esc>");
    assert_int_equal(table->stage, STAGE_BOT); /* nothing has changed */
    probe_press(fixture.probe, "P<Down><Right><Right><Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, 1);
    probe_shows(fixture.probe, "A person plays for Ben.");
    probe_press(fixture.probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(fixture.probe, "P<Down><Right><Right><Enter>"); /* in the midst of the turn */
    assert_int_equal(table->stage, STAGE_BOT);
    probe_shows(fixture.probe, "B*Ben");
    await_people(&fixture, SIZE_MAX);
    assert_int_equal(table->player, 0);
    tear_down(&fixture);
}

static void test_no_clock_runs_for_the_computer(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-e", "normal");
    struct table *table = fixture.table;
    table->clock->limit = 600;
    play_turn(&fixture);
    unsigned long long used = table->clock->used[0];
    while (!is_with_people(table))
        probe_await(fixture.probe, 500);
    assert_int_equal(table->clock->used[1], 0);
    assert_int_equal(table->clock->used[0], used);
    tear_down(&fixture);
}

static void test_ends_of_turns_are_not_confirmed_for_the_computer(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-e", "normal");
    struct table *table = fixture.table;
    play_turn(&fixture);
    struct settings settings = *app_settings(fixture.probe->app);
    strcpy(settings.value[SETTINGS_CONFIRM], "on");
    app_change_settings(fixture.probe->app, &settings);
    await_people(&fixture, SIZE_MAX);
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_true(table_is_bare(table));
    tear_down(&fixture);
}

/* All sets, so that there are auctions, castles to decide about and double turns. People press what
 * is offered. */
static void play_to_the_end(const char *levels, const char *pace)
{
    struct fixture fixture;
    set_up(&fixture, levels, SETS_DEFAULT, pace);
    struct table *table = fixture.table;
    bool has_bid = false;
    for (unsigned presses = 0; table->stage != STAGE_FINAL; presses++) {
        assert_true(presses < 5000);
        await_people(&fixture, SIZE_MAX);
        has_bid = has_bid || table->session.game.bazaar.tiles > 0;
        if (table->stage != STAGE_FINAL)
            probe_press(fixture.probe, "<Enter>");
    }
    assert_true(game_is_over(&table->session.game));
    assert_true(has_bid);
    tear_down(&fixture);
}

static void test_games_come_to_their_end(void **state)
{
    (void)state;
    play_to_the_end("-een", "at-once");
    play_to_the_end("n-e-", "fast");
}

static void test_bids_are_said_like_anybodys(void **state)
{
    struct fixture fixture;
    bool has_bid = false, was_guarded = false;
    (void)state;
    set_up(&fixture, "-eee", SETS_DEFAULT, "normal");
    struct table *table = fixture.table;
    while (!has_bid || !was_guarded) {
        if (table->stage == STAGE_BOT_AUCTION) {
            probe_hides(fixture.probe, "Your bid");
            probe_shows(fixture.probe, " is thinking");
            has_bid = probe_has(fixture.probe, ": bid ");
        }
        if (is_with_people(table))
            probe_press(fixture.probe, "<Enter>");
        else
            probe_await(fixture.probe, LONG);
        if (table->stage == STAGE_AUCTION && table_is_dead(table, fixture.probe->around.now))
            was_guarded = true;
        assert_false(game_is_over(&table->session.game));
    }
    assert_true(was_guarded);
    tear_down(&fixture);
}

static void test_a_game_of_computer_players_is_watched(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up(&fixture, "een", SETS_DEFAULT, "fast");
    struct table *table = fixture.table;
    struct probe *probe = fixture.probe;
    assert_int_equal(table->stage, STAGE_BOT);
    probe_await(probe, LONG);
    probe_press(probe, "p");
    size_t made = table->session.made;
    probe_shows(probe, "The game is paused.");
    assert_true(probe_is_at_rest(probe));
    probe_wait(probe, LONG);
    assert_int_equal(table->session.made, made);
    probe_press(probe, "p<<");
    probe_shows(probe, "Pace of computer players: normal");
    assert_string_equal(app_settings(probe->app)->value[SETTINGS_BOT_PACE], "normal");
    probe_press(probe, ">>>");
    assert_string_equal(app_settings(probe->app)->value[SETTINGS_BOT_PACE], "at-once");
    assert_false(table_can_undo(table));
    while (table->stage != STAGE_FINAL)
        probe_await(probe, LONG);
    assert_true(game_is_over(&table->session.game));
    tear_down(&fixture);
}

static void test_screens(void **state)
{
    struct fixture fixture;
    (void)state;
    set_up_to_base_game(&fixture, "-xhn", "normal");
    play_turn(&fixture);
    if (fixture.table->bot->has_move)
        table_bots_forget(fixture.table);
    probe_expect_sketch(fixture.probe, "bot_thinking");
    probe_press(fixture.probe, "P<Down>");
    probe_expect_sketch(fixture.probe, "bot_seats");
    tear_down(&fixture);
}

static int begin(void **state)
{
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    return played_settings_apart(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_turn_is_played_step_by_step),
        cmocka_unit_test(test_the_pace_is_that_of_the_settings),
        cmocka_unit_test(test_what_was_too_fast_to_see_is_told),
        cmocka_unit_test(test_why),
        cmocka_unit_test(test_only_people_among_people_are_called),
        cmocka_unit_test(test_any_key_that_means_nothing_hurries),
        cmocka_unit_test(test_keys_are_dead_when_the_computer_has_played),
        cmocka_unit_test(test_thinking_shows_a_sign_where_it_takes_long),
        cmocka_unit_test(test_nothing_goes_on_below_what_lies_on_the_table),
        cmocka_unit_test(test_a_screen_that_is_too_small_waits),
        cmocka_unit_test(test_undo_goes_back_to_what_a_person_decided),
        cmocka_unit_test(test_undo_leaves_what_is_given),
        cmocka_unit_test(test_a_vote_asks_people_only),
        cmocka_unit_test(test_leaving_while_it_thinks_keeps_the_game),
        cmocka_unit_test(test_a_seat_changes_while_the_computer_thinks),
        cmocka_unit_test(test_no_clock_runs_for_the_computer),
        cmocka_unit_test(test_ends_of_turns_are_not_confirmed_for_the_computer),
        cmocka_unit_test(test_games_come_to_their_end),
        cmocka_unit_test(test_bids_are_said_like_anybodys),
        cmocka_unit_test(test_a_game_of_computer_players_is_watched),
        cmocka_unit_test(test_screens),
    };
    return cmocka_run_group_tests(tests, begin, played_settings_remove);
}
