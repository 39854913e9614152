/* Statistics: what games bring their players, by hand and held against their logs; what the store's
 * records add up to; and how that is shown. */
#include "unit/played.h"

#include "plain/commands.h"
#include "play/session.h"
#include "play/store.h"
#include "sets/bazaars/facts_auction.h"
#include "sets/bazaars/play.h"
#include "sets/bazaars/words_auction.h"
#include "support/golden.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "unicode/utf8.h"
#include "wording/entry_words.h"

#include <fcntl.h>

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    setenv("XDG_CACHE_HOME", folder, 1);
    return played_games_in(folder);
}

/* ---- by hand ---- */

static struct event scored(unsigned player, enum feature_kind kind, int points,
                           enum score_reason reason)
{
    return (struct event){.type = EVENT_SCORE,
                          .player = (uint8_t)player,
                          .kind = (uint8_t)kind,
                          .reason = (uint8_t)reason,
                          .points = (int16_t)points};
}

static struct event offered(unsigned player)
{
    return (struct event){.type = EVENT_OFFER, .player = (uint8_t)player};
}

static struct event sold(unsigned taker, unsigned other, int points)
{
    return (struct event){.type = EVENT_AUCTION,
                          .player = (uint8_t)taker,
                          .other = (uint8_t)other,
                          .points = (int16_t)points};
}

/* The result of a game of so many players with these events. */
static struct game_result result_of(unsigned players, unsigned sets, const struct event *event,
                                    size_t count)
{
    struct options options = options_default();
    struct event_list events = {.count = count};
    options.players = (uint8_t)players;
    options.sets = sets;
    memcpy(events.event, event, count * sizeof *event);
    struct game_result result = game_result_begin(&options);
    game_result_add(&result, &events);
    score_table_end(&result.table);
    return result;
}

#define RESULT(players, sets, ...)                                                                 \
    result_of(players, sets, (struct event[]){__VA_ARGS__},                                        \
              sizeof(struct event[]){__VA_ARGS__} / sizeof(struct event))

enum { BASE = 1u << SET_BASE, WITH_BCB = 1u << SET_BASE | 1u << SET_BCB };

static void test_wins_ties_and_averages(void **state)
{
    (void)state;
    struct career ann = {0}, ben = {0};
    struct game_result won = RESULT(2, BASE, scored(0, FEATURE_CITY, 8, REASON_COMPLETE),
                                    scored(0, FEATURE_ROAD, 3, REASON_FINAL),
                                    scored(1, FEATURE_MONASTERY, 9, REASON_COMPLETE));
    struct game_result tied = RESULT(2, WITH_BCB, scored(0, FEATURE_FIELD, 6, REASON_FINAL),
                                     scored(1, FEATURE_CITY, 6, REASON_CASTLE));
    career_add(&ann, &won, 0);
    career_add(&ann, &tied, 0);
    career_add(&ben, &won, 1);
    career_add(&ben, &tied, 1);
    assert_int_equal(ann.games, 2);
    assert_int_equal(ann.wins, 1);
    assert_int_equal(ann.ties, 1);
    assert_int_equal(ann.best, 11);
    assert_int_equal(career_average_score(&ann), 85); /* 17 in two games, in tenths */
    assert_int_equal(career_average(&ann, FROM_CITIES), 40);
    assert_int_equal(career_average(&ann, FROM_ROADS), 15);
    assert_int_equal(career_average(&ann, FROM_FIELDS), 30);
    assert_int_equal(ben.wins, 0);
    assert_int_equal(ben.ties, 1);
    /* Castles are averaged over the one game that had them. */
    assert_int_equal(ben.counted[FROM_CASTLES], 1);
    assert_int_equal(career_average(&ben, FROM_CASTLES), 60);
    assert_int_equal(career_average(&ben, FROM_CITIES), 0);
    assert_int_equal(career_average(&ben, FROM_MONASTERIES), 45);
}

static void test_who_wins_buys_and_sells(void **state)
{
    (void)state;
    struct career ann = {0}, ben = {0}, cleo = {0};
    struct game_result result =
        RESULT(3, WITH_BCB, offered(0), sold(0, NOBODY, 2), /* nobody bids more */
               offered(1), sold(2, 1, 5),                   /* Ben sells to Cleo */
               sold(1, NOBODY, 0),                          /* the last one is nobody's win */
               offered(0), sold(0, 2, 4));                  /* Ann is outbid and buys */
    career_add(&ann, &result, 0);
    career_add(&ben, &result, 1);
    career_add(&cleo, &result, 2);
    assert_int_equal(ann.won, 2);
    assert_int_equal(ann.bought, 1);
    assert_int_equal(ann.sold, 0);
    assert_int_equal(ann.paid[FROM_AUCTIONS], 6);
    assert_int_equal(career_average_price(&ann), 30);
    assert_int_equal(ann.total, -6);
    assert_int_equal(ann.best, -6); /* the best may be below zero */
    assert_int_equal(ben.won, 0);
    assert_int_equal(ben.sold, 1);
    assert_int_equal(ben.received[FROM_AUCTIONS], 5);
    assert_int_equal(career_average_price(&ben), 0);
    assert_int_equal(cleo.won, 1);
    assert_int_equal(cleo.paid[FROM_AUCTIONS], 5);
    assert_int_equal(cleo.received[FROM_AUCTIONS], 4);
    assert_int_equal(career_average(&cleo, FROM_AUCTIONS), -10);
}

static void test_tenths_are_rounded(void **state)
{
    (void)state;
    struct career career = {.games = 3, .total = 20, .won = 6, .paid[FROM_AUCTIONS] = 1};
    assert_int_equal(career_average_score(&career), 67);
    assert_int_equal(career_average_price(&career), 2);
    career.total = -20;
    assert_int_equal(career_average_score(&career), -67);
    assert_string_equal(sentence_of_tenths(-67).text, "-6.7");
    assert_string_equal(sentence_of_tenths(-7).text, "-0.7");
    assert_string_equal(sentence_of_tenths(120).text, "12.0");
}

static void test_capitals_make_no_other_name(void **state)
{
    (void)state;
    assert_true(spelling_is_same("Ann", "aNN"));
    assert_true(spelling_is_same("\xc5\x81ucja", "\xc5\x82UCJA")); /* Lucja, with a stroke */
    assert_true(spelling_is_same("ZO\xc3\x8b", "Zo\xc3\xab"));     /* Zoe, with a diaeresis */
    assert_true(spelling_is_same("\xd0\x98\xd0\x9d", "\xd0\xb8\xd0\xbd")); /* Cyrillic */
    assert_false(spelling_is_same("Ann", "Anna"));
    assert_false(spelling_is_same("Ann", "An"));
    assert_false(spelling_is_same("Zoe", "Zo\xc3\xab"));
    assert_false(spelling_is_same("\xc3\x97", "\xc3\xb7")); /* times and divided by */
    assert_false(spelling_is_same("[", "{"));
}

/* ---- held against logs ---- */

static struct session session;
static struct log game_log;

/* Won, bought and sold as the courses of the auctions tell. */
static void count_sales(unsigned won[PLAYERS_MAX], unsigned bought[PLAYERS_MAX],
                        unsigned sales[PLAYERS_MAX])
{
    struct session until = session;
    for (until.made = 1; until.made <= session.made; until.made++) {
        const struct game *before = &session.steps[until.made - 1].before;
        until.game = until.made < session.made ? session.steps[until.made].before : session.game;
        bool is_last = auction_is_open(before) && !auction_is_open(&until.game);
        if (!is_last || game_phase(before) == PHASE_DRAFT)
            continue;
        struct auction_account account = auction_account_of(&until);
        for (unsigned s = 0; s < account.sales; s++) {
            const struct auction_sale *sale = &account.sale[s];
            won[sale->taker] += sale->way != WAY_LAST;
            bought[sale->taker] += sale->way == WAY_BOUGHT;
            if (sale->way == WAY_SOLD || sale->way == WAY_FORCED)
                sales[sale->other]++;
        }
    }
}

static void test_results_are_those_of_the_log(void **state)
{
    unsigned auctions = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 24; seed++) {
        struct rng rng = rng_from_seed(seed);
        unsigned won[PLAYERS_MAX] = {0}, bought[PLAYERS_MAX] = {0}, sales[PLAYERS_MAX] = {0};
        struct record_head head = played_head(2 + (unsigned)seed % 5, seed);
        struct problem problem;
        head.options.value[OPTION_BAZAAR_MODE] = seed % 4 == 0 ? BAZAAR_MODE_DRAFT : 0;
        head.options.value[OPTION_BAZAAR_BIDS] = seed % 3 == 0 ? BAZAAR_BIDS_OWN_SCORE : 0;
        assert_true(session_begin(&session, &head, &problem));
        played_on(&session, &rng, 10000);
        memset(&game_log, 0, sizeof game_log);
        log_follow(&game_log, &session);
        struct score_table table = score_table_of(&game_log, &head.options);
        struct game_result result = game_result_begin(&head.options);
        for (size_t s = 0; s < session.made; s++) {
            struct game game = session.steps[s].before;
            struct event_list events;
            game_apply(&game, session.steps[s].move, &events);
            game_result_add(&result, &events);
        }
        score_table_end(&result.table);
        memset(table.part, 0, sizeof table.part); /* which events do not tell */
        assert_memory_equal(&result.table, &table, sizeof table);
        count_sales(won, bought, sales);
        for (unsigned player = 0; player < head.options.players; player++) {
            assert_int_equal(result.table.total[player], session.game.player[player].score);
            assert_int_equal(result.won[player], won[player]);
            assert_int_equal(result.bought[player], bought[player]);
            assert_int_equal(result.sold[player], sales[player]);
            auctions += won[player];
        }
        session_close(&session);
    }
    assert_true(auctions > 100);
}

/* ---- of the store ---- */

/* Keeps a game of two under that name, played for so many moves, last changed then. */
static void keep(const char *name, const char *first, const char *second, unsigned moves,
                 time_t changed)
{
    struct rng rng = rng_from_seed((uint64_t)changed);
    struct record_head head = played_head(2, (uint64_t)changed);
    struct timespec times[2] = {{changed, 0}, {changed, 0}};
    char path[STORE_PATH_SIZE], store[STORE_PATH_SIZE];
    struct problem problem;
    strcpy(head.name[0], first);
    strcpy(head.name[1], second);
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    snprintf(path, sizeof path, "%.1000s/%s.bastide", store, name);
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, moves);
    assert_true(session_save(&session, path, &problem));
    session_close(&session);
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

/* Cuts a record and adds a line that is none. */
static void damage(const char *name)
{
    char path[STORE_PATH_SIZE], store[STORE_PATH_SIZE];
    struct problem problem;
    size_t length;
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    snprintf(path, sizeof path, "%.1000s/%s.bastide", store, name);
    char *text = played_text(path, &length);
    memcpy(strchr(text + length / 2, '\n') + 1, "1 x\n", 4);
    played_write(path, text, length);
    free(text);
}

static void fill_store(void)
{
    keep("new", "ann", "Ben", 10000, 4000);
    keep("old", "Ann", "Cleo", 10000, 3000);
    keep("older", "Ann", "Ben", 10000, 2000);
    keep("begun", "Ann", "Dora", 20, 5000);
    keep("bad", "Ann", "Emil", 10000, 1000);
    damage("bad");
}

static void test_store_adds_up_by_name(void **state)
{
    (void)state;
    struct statistics statistics;
    struct problem problem;
    fill_store();
    assert_true(statistics_begin(&statistics, &problem));
    assert_int_equal(statistics.list.count, 5);
    unsigned calls = 1;
    while (statistics_read(&statistics, 0))
        assert_int_equal(statistics.read, calls++); /* a record at a time */
    assert_int_equal(calls, 5);
    assert_int_equal(statistics.finished, 3);
    assert_int_equal(statistics.unfinished, 1);
    assert_int_equal(statistics.bad, 1);
    assert_int_equal(statistics.players, 3);
    assert_string_equal(statistics.player[0]->name, "ann"); /* as in the newest */
    assert_int_equal(statistics.player[0]->career.games, 3);
    assert_string_equal(statistics.player[1]->name, "Ben");
    assert_int_equal(statistics.player[1]->career.games, 2);
    assert_string_equal(statistics.player[2]->name, "Cleo");
    unsigned first = 0;
    for (size_t p = 0; p < 3; p++)
        first += 2 * statistics.player[p]->career.wins + statistics.player[p]->career.ties;
    assert_int_equal(first, 2 * 3); /* every game is won by one or shared by two */
    statistics_end(&statistics);
}

/* A finished game with these bots, in the store. */
static void add_game_with(const char *first_bot, const char *second_bot)
{
    struct session game;
    struct problem problem;
    struct rng rng = rng_from_seed(5);
    struct record_head head = played_head(2, 5);
    strcpy(head.name[0], "Ann");
    strcpy(head.name[1], "Ben");
    strcpy(head.bot[0], first_bot);
    strcpy(head.bot[1], second_bot);
    assert_true(store_begin(&game, &head, &problem));
    played_on(&game, &rng, 10000);
    session_close(&game);
}

/* No computer player is taken for the person of the same name; each level is one player. */
static void test_computer_players_are_added_up_by_level(void **state)
{
    (void)state;
    static const char *const expected[] = {"Ann", "Ben", "Computer (hard)", "Computer (robot)",
                                           "Computer (easy)"};
    static const unsigned games[] = {2, 1, 3, 1, 1};
    char data[96];
    struct statistics statistics;
    struct problem problem;
    snprintf(data, sizeof data, "%s/bots", folder);
    setenv("XDG_DATA_HOME", data, 1);
    add_game_with("", "hard");
    add_game_with("", "");
    add_game_with("hard", "hard");
    add_game_with("robot", "easy");
    assert_true(statistics_begin(&statistics, &problem));
    while (statistics_read(&statistics, 1000))
        continue;
    setenv("XDG_DATA_HOME", folder, 1);
    assert_int_equal(statistics.players, 5);
    for (size_t p = 0; p < 5; p++) {
        assert_string_equal(statistics_words_player(statistics.player[p]).text, expected[p]);
        assert_int_equal(statistics.player[p]->career.games, games[p]);
    }
    statistics_end(&statistics);
}

static void test_no_games_are_no_statistics(void **state)
{
    (void)state;
    struct probe *probe = probe_open(statistics_page(6000), 24, 80);
    probe_shows(probe, "No finished games yet.");
    probe_press(probe, "<Down>s");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_page_reads_while_it_is_shown(void **state)
{
    (void)state;
    struct probe *probe = probe_open(statistics_page(6000), 24, 80);
    probe_shows(probe, "reading 0 of 5");
    while (!probe_is_at_rest(probe))
        probe_wait(probe, 50);
    probe_expect(probe, "statistics-80x24");
    probe_press(probe, "<Down>");
    probe_shows(probe, "Ben, points in an average game:");
    probe_click_on(probe, "Cleo");
    probe_shows(probe, "Cleo, points in an average game:");
    probe_close(probe);
    probe = probe_open(load_page(), 50, 200);
    probe_press(probe, "s");
    while (!probe_is_at_rest(probe))
        probe_wait(probe, 50);
    probe_expect(probe, "statistics-200x50");
    probe_close(probe);
}

static char told[1 << 14];

static bool say(void *self, const char *text)
{
    (void)self;
    strcat(told, text);
    return true;
}

static bool wait_for_nothing(void *self, int fd, unsigned milliseconds)
{
    (void)self, (void)fd, (void)milliseconds;
    return true;
}

static void test_lines_tell_the_same(void **state)
{
    (void)state;
    struct line_io io = {.say = say, .wait = wait_for_nothing};
    struct start_request request = {.start = START_STATISTICS};
    struct problem problem;
    assert_true(plain_dialogue(&request, &io, &problem));
    golden_expect("plain/told/statistics.txt", told);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wins_ties_and_averages),
        cmocka_unit_test(test_who_wins_buys_and_sells),
        cmocka_unit_test(test_tenths_are_rounded),
        cmocka_unit_test(test_capitals_make_no_other_name),
        cmocka_unit_test(test_results_are_those_of_the_log),
        cmocka_unit_test(test_computer_players_are_added_up_by_level),
        cmocka_unit_test(test_no_games_are_no_statistics),
        cmocka_unit_test(test_store_adds_up_by_name),
        cmocka_unit_test(test_page_reads_while_it_is_shown),
        cmocka_unit_test(test_lines_tell_the_same),
    };
    return cmocka_run_group_tests(tests, make_folder, played_games_remove);
}
