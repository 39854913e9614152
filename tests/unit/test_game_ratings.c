/* Ratings of the people of the store: the luck of games, the file that keeps it, and how they are
 * shown. */
#include "unit/played.h"

#include "bastide/chance.h"
#include "history/game_ratings.h"
#include "plain/playing.h"
#include "rating/game_luck.h"
#include "support/golden.h"
#include "support/probe.h"
#include "tui/pages.h"

#include <fcntl.h>
#include <math.h>

enum { GAMES = 7 };

static const long long today = 1782000000; /* 2026-06-21 */

static char folder[SCRATCH_SIZE], cache[SCRATCH_SIZE + 8];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    snprintf(cache, sizeof cache, "%s/cache", folder);
    setenv("XDG_CACHE_HOME", cache, 1);
    return played_games_in(folder);
}

/* ---- luck ---- */

static struct move any_move(const struct game *game, struct rng *rng)
{
    struct move_list legal;
    if (game_actor(game) == ACTOR_CHANCE)
        return chance_move_at_random(game, rng);
    game_legal(game, &legal);
    return legal.move[rng_below(rng, (uint32_t)legal.count)];
}

/* Plays at random up to a draw; the luck of all tiles that may come adds up to nothing. */
static void expect_no_luck(struct game *game, struct rng *rng, unsigned moves)
{
    static struct game_luck luck;
    double sum[PLAYERS_MAX] = {0}, most = 0;
    for (; moves > 0 || !game_awaits_draw(game); moves -= moves > 0)
        assert_int_equal(game_apply(game, any_move(game, rng), NULL), REFUSAL_NONE);
    game_luck_begin(&luck, &game->options);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        double of[PLAYERS_MAX];
        if (game->pile.left[kind] == 0)
            continue;
        game_luck_of_draw(&luck, game, kind, of);
        for (unsigned p = 0; p < game->options.players; p++) {
            sum[p] += of[p] * game->pile.left[kind];
            most = fmax(most, fabs(of[p]));
        }
    }
    for (unsigned p = 0; p < game->options.players; p++)
        assert_true(fabs(sum[p]) < 1e-6);
    assert_true(most > 0.5);
}

static void test_luck_of_all_draws_is_none(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct rng rng = rng_from_seed(seed);
        struct game game;
        struct options options = options_default();
        options.players = (uint8_t)(1 + seed);
        options.sets = seed % 2 ? 1u << SET_BASE : options.sets;
        assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
        expect_no_luck(&game, &rng, 60);
    }
}

/* ---- the file ---- */

/* Keeps a short game of two, of the base set, at that date. */
static void keep(unsigned number, const char *first, const char *second, const char *second_bot,
                 const char *date)
{
    struct rng rng = rng_from_seed(number);
    struct record_head head = played_head(2, number);
    struct session session;
    struct timespec times[2] = {{1000 + number, 0}, {1000 + number, 0}};
    char path[STORE_PATH_SIZE], store[STORE_PATH_SIZE];
    struct problem problem;
    strcpy(head.name[0], first);
    strcpy(head.name[1], second);
    strcpy(head.bot[1], second_bot);
    strcpy(head.date, date);
    head.options.sets = 1u << SET_BASE;
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    snprintf(path, sizeof path, "%.1000s/game %u.bastide", store, number);
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, 10000);
    assert_true(session_save(&session, path, &problem));
    session_close(&session);
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static int fill_store(void **state)
{
    make_folder(state);
    keep(1, "Ann", "Ben", "", "2026-03-30");
    keep(2, "Ann", "Ben", "", "2026-04-02");
    keep(3, "Ben", "Computer", "easy", "2026-04-02");
    keep(4, "Ann", "Computer", "easy", "2026-05-21");
    keep(5, "Ben", "Ann", "", "2026-05-31");
    keep(6, "Ann", "Ben", "", "2026-06-20");
    keep(7, "Cleo", "Ben", "", "2026-06-20");
    return 0;
}

static int remove_store(void **state)
{
    (void)state;
    scratch_remove(folder);
    return 0;
}

static struct statistics statistics;
static struct game_ratings ratings;

/* Begins; returns of how many games the luck is known. */
static size_t begin(void)
{
    struct problem problem;
    assert_true(statistics_begin(&statistics, &problem));
    while (statistics_read(&statistics, 1000))
        continue;
    assert_true(game_ratings_begin(&ratings, &statistics, today));
    assert_int_equal(ratings.games, GAMES);
    return ratings.counted;
}

static void end(void)
{
    game_ratings_end(&ratings);
    statistics_end(&statistics);
}

/* What is found of the luck of all games, and of Ann's rating. */
struct found {
    struct game_luck_known luck[GAMES];
    double rating;
};

static struct found find(size_t known)
{
    struct found found;
    assert_int_equal(begin(), known);
    while (game_ratings_go_on(&ratings, 0))
        continue;
    memcpy(found.luck, ratings.luck, sizeof found.luck);
    const struct game_rating *rating = NULL;
    for (size_t p = 0; p < statistics.players; p++)
        if (strcmp(statistics.player[p]->name, "Ann") == 0)
            rating = game_ratings_of(&ratings, statistics.player[p]);
    assert_non_null(rating);
    found.rating = rating->now.points;
    end();
    return found;
}

static void expect_same(const struct found *one, const struct found *other)
{
    for (unsigned game = 0; game < GAMES; game++) {
        assert_int_equal(one->luck[game].state, LUCK_KNOWN);
        assert_memory_equal(&one->luck[game], &other->luck[game], sizeof one->luck[game]);
    }
    assert_true(one->rating == other->rating);
}

static const char *file_of_luck(void)
{
    static char path[256];
    return played_path(path, cache, "bastide/luck");
}

static void test_luck_is_kept(void **state)
{
    (void)state;
    struct found first = find(0), again = find(GAMES);
    expect_same(&first, &again);
}

static void test_a_record_that_has_changed_is_read_again(void **state)
{
    char path[256];
    struct timespec times[2] = {{1003, 5}, {1003, 5}}; /* still the third */
    (void)state;
    struct found first = find(0);
    assert_int_equal(
        utimensat(AT_FDCWD, played_path(path, folder, "bastide/game 3.bastide"), times, 0), 0);
    struct found again = find(GAMES - 1);
    expect_same(&first, &again);
}

/* Puts something else in the place of a text of the file of luck. */
static void change_file(const char *from, const char *into)
{
    size_t length;
    char *text = played_text(file_of_luck(), &length), *at = strstr(text, from);
    assert_non_null(at);
    memcpy(at, into, strlen(into));
    played_write(file_of_luck(), text, length);
    free(text);
}

static void test_another_version_finds_it_anew(void **state)
{
    (void)state;
    struct found first = find(0);
    change_file("bastide ", "bastidE ");
    struct found again = find(0);
    expect_same(&first, &again);
}

static void test_lines_that_are_none_are_left_out(void **state)
{
    (void)state;
    struct found first = find(0);
    change_file(" 2 ", " 9 ");
    struct found again = find(GAMES - 1);
    expect_same(&first, &again);
    assert_int_equal(truncate(file_of_luck(), 60), 0);
    struct found cut = find(0);
    expect_same(&first, &cut);
}

static void test_a_file_that_cannot_be_kept_does_no_harm(void **state)
{
    (void)state;
    struct found first = find(0);
    assert_int_equal(unlink(file_of_luck()), 0);
    assert_int_equal(mkdir(file_of_luck(), 0700), 0);
    struct found again = find(0);
    expect_same(&first, &again);
    setenv("XDG_CACHE_HOME", "/dev/null/cache", 1);
    again = find(0);
    expect_same(&first, &again);
}

/* What was found before the page was left is there the next time. */
static void test_what_is_begun_is_kept(void **state)
{
    (void)state;
    assert_int_equal(begin(), 0);
    while (ratings.counted < 2)
        assert_true(game_ratings_go_on(&ratings, 0));
    end();
    assert_int_equal(begin(), 2);
    end();
}

/* ---- what is shown ---- */

static void test_the_page_shows_ratings(void **state)
{
    (void)state;
    struct probe *probe = probe_open(statistics_page(today), 24, 80);
    while (probe_has(probe, "reading"))
        probe_wait(probe, 50);
    probe_shows(probe, "…");
    probe_press(probe, "<Tab>");
    while (!probe_is_at_rest(probe))
        probe_wait(probe, 50);
    probe_shows(probe, "7 finished games");
    probe_expect(probe, "statistics-course-80x24");
    probe_press(probe, "<Tab>");
    probe_expect(probe, "statistics-meetings-80x24");
    probe->around.depth = DEPTH_MONO;
    probe->around.unicode = false;
    probe_press(probe, "<Shift-Tab>");
    probe_expect(probe, "statistics-course-ascii");
    probe_press(probe, "<Shift-Tab><End>");
    probe_shows(probe, "Computer (easy), points in an average game:");
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

static void test_lines_tell_of_ratings(void **state)
{
    (void)state;
    struct line_io io = {.say = say, .wait = wait_for_nothing};
    struct dialogue dialogue = {.io = &io};
    struct problem problem;
    assert_true(statistics_tell(&dialogue, today, &problem));
    golden_expect("plain/told/ratings.txt", told);
}

#define STORE_TEST(test) cmocka_unit_test_setup_teardown(test, fill_store, remove_store)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_luck_of_all_draws_is_none),
        STORE_TEST(test_luck_is_kept),
        STORE_TEST(test_a_record_that_has_changed_is_read_again),
        STORE_TEST(test_another_version_finds_it_anew),
        STORE_TEST(test_lines_that_are_none_are_left_out),
        STORE_TEST(test_a_file_that_cannot_be_kept_does_no_harm),
        STORE_TEST(test_what_is_begun_is_kept),
        STORE_TEST(test_the_page_shows_ratings),
        STORE_TEST(test_lines_tell_of_ratings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
