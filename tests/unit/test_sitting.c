/* Sitting down at games that others play: which there are, whose seats are free, and how one comes
 * to a table, from the title page, from a new game and from watching. */
#include "unit/played.h"

#include "play/bot_seats.h"
#include "play/store.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "tui/table/table.h"
#include "wording/stored_words.h"

#include <stdlib.h>

/* A game of Ann, Ben and Cy that nobody plays now. */
static void new_game(char path[STORE_PATH_SIZE], const char *cys_bot)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    struct problem problem;
    struct record_head head = played_head(3, 42);
    head.options.sets = 1u << SET_BASE;
    head.has_seed = false;
    head.chance = RECORD_CHANCE_UNSEEN;
    for (unsigned player = 0; player < 3; player++)
        strcpy(head.name[player], names[player]);
    strcpy(head.bot[2], cys_bot);
    if (!store_begin_shared(&head, path, &problem))
        fail_msg("%s", problem.text);
}

static struct session sit_at(const char *path, const char *name)
{
    struct session session;
    struct problem problem;
    if (!store_join(&session, path, &name, 1, &problem))
        fail_msg("%s", problem.text);
    return session;
}

static struct stored_game examined(const char *path)
{
    struct stored_game game;
    store_examine_file(path, &game);
    return game;
}

static void test_seats_are_seen_and_not_taken(void **state)
{
    char path[STORE_PATH_SIZE];
    (void)state;
    new_game(path, "");
    struct stored_game game = examined(path);
    struct seats seats = seats_of(&game.head);
    assert_int_equal(stored_seats_free(&game), 7);
    assert_string_equal(stored_seated(&game, &seats).text, "Free seats: Ann, Ben and Cy.");
    struct session ben = sit_at(path, "Ben");
    assert_int_equal(stored_seats_taken(&game), 2);
    assert_int_equal(stored_seats_free(&game), 5);
    assert_string_equal(stored_seated(&game, &seats).text,
                        "Free seats: Ann and Cy. At the table: Ben.");
    struct session others[] = {sit_at(path, "Ann"), sit_at(path, "Cy")};
    assert_string_equal(stored_seated(&game, &seats).text, "At the table: Ann, Ben and Cy.");
    session_close(&others[0]);
    session_close(&others[1]);
    session_close(&ben);
    assert_int_equal(stored_seats_taken(&game), 0);
}

static void test_only_games_that_can_be_joined_are_listed(void **state)
{
    char path[STORE_PATH_SIZE];
    struct store_list list;
    struct problem problem;
    struct session session;
    struct rng rng = rng_from_seed(1);
    (void)state;
    assert_true(store_list_joinable(&list, &problem));
    assert_int_equal(list.count, 0);
    struct record_head by_hand = played_head(2, 1), over = played_head(2, 2);
    by_hand.chance = RECORD_CHANCE_MANUAL;
    by_hand.has_seed = false;
    assert_true(store_begin(&session, &by_hand, &problem));
    session_close(&session);
    over.options.sets = 1u << SET_BASE;
    assert_true(store_begin(&session, &over, &problem));
    played_on(&session, &rng, 5000);
    assert_true(game_is_over(&session.game));
    session_close(&session);
    new_game(path, "easy");
    assert_true(store_list_joinable(&list, &problem));
    assert_int_equal(list.count, 1);
    assert_non_null(strstr(path, list.entry[0].name));
    store_list_free(&list);
}

static struct table *table_of(struct probe *probe)
{
    return (struct table *)app_page(probe->app);
}

static void test_from_the_title_page_to_two_seats(void **state)
{
    char path[STORE_PATH_SIZE];
    (void)state;
    new_game(path, "");
    struct session cy = sit_at(path, "Cy");
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_press(probe, "i");
    probe_shows(probe, "Sit down at a game");
    probe_shows(probe, "Free seats: Ann and Ben.");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Which seat?");
    probe_shows(probe, "taken");
    probe_press(probe, " <Enter>");
    probe_shows(probe, "Choose a seat first.");
    probe_press(probe, " <Down> <Enter>");
    struct table *table = table_of(probe);
    assert_string_equal(table->page.kind->name, "Table");
    assert_false(bot_seat_is_elsewhere(&table->session.head, 0));
    assert_false(bot_seat_is_elsewhere(&table->session.head, 1));
    assert_true(bot_seat_is_elsewhere(&table->session.head, 2));
    assert_int_equal(session_seats_of_others(&cy), 3);
    session_close(&cy);
    probe_close(probe);
}

/* Somebody was quicker: it is said as joining says it, and the seat is no longer offered. */
static void test_a_seat_taken_meanwhile_is_refused(void **state)
{
    char path[STORE_PATH_SIZE];
    (void)state;
    new_game(path, "");
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_press(probe, "i<Enter>");
    struct session ann = sit_at(path, "Ann");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "for player 1");
    probe_shows(probe, "taken");
    session_close(&ann);
    struct session own;
    struct problem problem;
    assert_true(session_resume(&own, path, &problem));
    probe_press(probe, "<Down> <Enter>");
    probe_shows(probe, "another program");
    session_close(&own);
    probe_close(probe);
}

static void test_the_only_free_seat_is_taken_at_once(void **state)
{
    char path[STORE_PATH_SIZE];
    (void)state;
    new_game(path, "easy");
    struct session ben = sit_at(path, "Ben");
    struct problem problem;
    struct page *page = watch_page(path, &problem);
    assert_non_null(page);
    struct probe *probe = probe_open(page, 24, 80);
    probe_shows(probe, "S sit down");
    probe_press(probe, "S");
    assert_string_equal(app_page(probe->app)->kind->name, "Table");
    assert_false(bot_seat_is_elsewhere(&table_of(probe)->session.head, 0));
    struct probe *another = probe_open(watch_page(path, &problem), 24, 80);
    probe_press(another, "S");
    probe_shows(another, "somebody plays for everybody there already");
    probe_close(another);
    probe_close(probe);
    session_close(&ben);
}

/* A new game with a terminal for each begins at the question which seat is one's own. */
static void test_a_new_game_is_shared_and_one_sits_down(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<Down><Down><Down><Right>");
    probe_shows(probe, "one each");
    probe_press(probe, "<PgDn><Enter>");
    probe_shows(probe, "Which seat?");
    probe_press(probe, "<Enter>");
    struct table *table = table_of(probe);
    assert_string_equal(table->page.kind->name, "Table");
    assert_true(session_is_shared(&table->session));
    assert_int_equal(table->session.head.chance, RECORD_CHANCE_UNSEEN);
    assert_true(bot_seat_is_elsewhere(&table->session.head, 1));
    probe_close(probe);
}

int main(void)
{
#define WITH_FOLDER(test)                                                                          \
    cmocka_unit_test_setup_teardown(test, probe_folder_setup, probe_folder_teardown)
    const struct CMUnitTest tests[] = {
        WITH_FOLDER(test_seats_are_seen_and_not_taken),
        WITH_FOLDER(test_only_games_that_can_be_joined_are_listed),
        WITH_FOLDER(test_from_the_title_page_to_two_seats),
        WITH_FOLDER(test_a_seat_taken_meanwhile_is_refused),
        WITH_FOLDER(test_the_only_free_seat_is_taken_at_once),
        WITH_FOLDER(test_a_new_game_is_shared_and_one_sits_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
