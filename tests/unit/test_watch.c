/* A game is watched: its record grows, is cut, torn, damaged, deleted and replaced. */
#include "unit/played_table.h"

#include "plain/plain.h"
#include "play/watch.h"
#include "sets/bazaars/facts_auction.h"
#include "support/golden.h"
#include "tui/pages.h"
#include "tui/replay/replay.h"

#include <dirent.h>
#include <fcntl.h>

static char folder[64];
static char path[256];

/* A whole game of three, and where in its text each move ends. */
static char *whole;
static size_t whole_length;
static struct session session;

static size_t end_of_move(size_t made)
{
    static const char check[] = "\n# check ";
    const char *at = strstr(whole, check); /* that of the head */
    while (made-- > 0)
        at = strstr(at + 1, check);
    return (size_t)(strchr(at + 1, '\n') + 1 - whole);
}

/* Makes the record one of so many moves. */
static void write_moves(size_t made)
{
    played_write(path, whole, made < session.made ? end_of_move(made) : whole_length);
}

static void add(const char *text)
{
    FILE *file = fopen(path, "ab");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

static int make_game(void **state)
{
    struct problem problem;
    (void)state;
    scratch_make(folder);
    played_games_in(folder);
    played_all_sets(&session, 3, 4, 10000);
    played_path(path, folder, "whole.bastide");
    assert_true(session_save(&session, path, &problem));
    whole = played_text(path, &whole_length);
    unlink(path);
    played_path(path, folder, "game.bastide");
    return 0;
}

static int remove_game(void **state)
{
    free(whole);
    session_close(&session);
    return played_games_remove(state);
}

/* The first moment behind so many moves at which a tile of an auction is bid for. */
static size_t auction_from(size_t made)
{
    while (game_phase(&session.steps[made].before) != PHASE_SETTLE)
        made++;
    return made;
}

/* ---- the record ---- */

static struct watch watch;

static void begin(size_t made)
{
    struct problem problem;
    write_moves(made);
    assert_true(watch_begin(&watch, path, &problem));
    assert_int_equal(watch.session.made, made);
    watch_look(&watch); /* whatever had just been written */
}

/* Looks until there is something new: at once or, what is bad, at the second look. */
static void look(enum watch_state state, size_t made, size_t kept)
{
    bool is_new = watch_look(&watch);
    if (!is_new)
        is_new = watch_look(&watch);
    assert_true(is_new);
    assert_int_equal(watch.state, state);
    assert_int_equal(watch.session.made, made);
    assert_int_equal(watch.kept, kept);
    assert_false(watch_look(&watch));
    assert_false(watch_look(&watch));
}

static void test_moves_come_and_go(void **state)
{
    (void)state;
    begin(20);
    assert_false(watch_look(&watch));
    write_moves(21);
    look(WATCH_WHOLE, 21, 20);
    write_moves(40);
    look(WATCH_WHOLE, 40, 21);
    assert_memory_equal(&watch.session.game, &session.steps[40].before, sizeof session.game);
    write_moves(35);
    look(WATCH_WHOLE, 35, 35);
    write_moves(session.made);
    look(WATCH_WHOLE, session.made, 35);
    assert_true(game_is_over(&watch.session.game));
    watch_end(&watch);
}

/* No tile is drawn before the record is about it, though the seed would say which. */
static void test_nothing_is_foreseen(void **state)
{
    (void)state;
    size_t made = 20;
    while (session.steps[made].actor != ACTOR_CHANCE)
        made++;
    begin(made);
    assert_int_equal(game_actor(&watch.session.game), ACTOR_CHANCE);
    watch_end(&watch);
}

static void test_half_a_line_is_no_error(void **state)
{
    (void)state;
    begin(20);
    played_write(path, whole, end_of_move(20) + 3);
    assert_false(watch_look(&watch));
    assert_false(watch_look(&watch));
    assert_int_equal(watch.state, WATCH_WHOLE);
    write_moves(21);
    look(WATCH_WHOLE, 21, 20);
    watch_end(&watch);
}

/* The first byte of a stroke comes last and is zero until then (journal.h). */
static void test_stroke_that_is_half_written_is_no_error(void **state)
{
    (void)state;
    size_t before = end_of_move(20), after = end_of_move(21);
    begin(20);
    char first = whole[before];
    whole[before] = '\0';
    played_write(path, whole, after);
    assert_false(watch_look(&watch));
    whole[before] = first;
    played_write(path, whole, after);
    look(WATCH_WHOLE, 21, 20);
    watch_end(&watch);
}

/* Undoes a move of the record and plays on otherwise; returns how many moves were left. */
static size_t play_otherwise(struct session *other)
{
    struct problem problem;
    struct rng rng = rng_from_seed(99);
    assert_true(session_load(other, path, &problem));
    assert_true(session_undo(other, &problem));
    size_t left = other->made;
    played_on(other, &rng, 6);
    assert_true(session_save(other, path, &problem));
    return left;
}

/* All between two looks. */
static void test_other_move_in_its_place(void **state)
{
    struct session other;
    (void)state;
    begin(40);
    size_t left = play_otherwise(&other);
    size_t kept = left;
    while (kept < 40 && move_equal(other.steps[kept].move, session.steps[kept].move))
        kept++;
    assert_true(kept < 40);
    look(WATCH_WHOLE, other.made, kept);
    assert_memory_equal(&watch.session.game, &other.game, sizeof other.game);
    session_close(&other);
    watch_end(&watch);
}

/* Two changes within a tick of the file system's clock leave the file looking the same. */
static void test_change_that_cannot_be_seen_is_seen(void **state)
{
    struct stat about;
    (void)state;
    begin(20);
    write_moves(30);
    assert_true(watch_look(&watch));
    assert_int_equal(stat(path, &about), 0);
    char *text = malloc(end_of_move(30));
    size_t length = end_of_move(30), from = end_of_move(25);
    assert_non_null(text);
    memcpy(text, whole, length);
    text[from] = '#'; /* no move any more, */
    for (char *end = text + from; (end = memchr(end, '\n', (size_t)(text + length - end))) != NULL;)
        if (++end < text + length)
            *end = '#'; /* nor any behind it */
    played_write(path, text, length);
    struct timespec times[2] = {about.st_atim, about.st_mtim};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
    assert_true(watch_look(&watch));
    assert_int_equal(watch.session.made, 25);
    free(text);
    watch_end(&watch);
}

static void test_damage_and_repair(void **state)
{
    (void)state;
    begin(40);
    write_moves(30);
    add("nonsense\n");
    assert_false(watch_look(&watch)); /* it may be on its way to something */
    look(WATCH_DAMAGED, 30, 30);
    assert_true(watch.bad_line > 30);
    write_moves(40);
    look(WATCH_WHOLE, 40, 30);
    watch_end(&watch);
}

static void test_gone_and_back(void **state)
{
    char aside[256];
    (void)state;
    begin(40);
    assert_int_equal(rename(path, played_path(aside, folder, "aside")), 0);
    assert_false(watch_look(&watch));
    look(WATCH_GONE, 40, 40);
    assert_int_equal(rename(aside, path), 0);
    look(WATCH_WHOLE, 40, 40);
    played_write(path, "", 0);
    look(WATCH_UNREADABLE, 40, 40);
    write_moves(50);
    look(WATCH_WHOLE, 50, 40);
    watch_end(&watch);
}

/* What comes with no other moves has all of them in common with what was before. */
static void test_gone_right_after_a_move(void **state)
{
    (void)state;
    begin(30);
    write_moves(40);
    assert_true(watch_look(&watch));
    assert_int_equal(watch.kept, 30);
    unlink(path);
    look(WATCH_GONE, 40, 40);
    watch_end(&watch);
}

static void test_another_game(void **state)
{
    struct session other;
    struct problem problem;
    struct rng rng = rng_from_seed(5);
    (void)state;
    begin(40);
    played_begin(&other, 5, 8);
    played_on(&other, &rng, 30);
    assert_true(session_save(&other, path, &problem));
    assert_true(watch_look(&watch));
    assert_true(watch.is_another);
    assert_int_equal(watch.session.head.options.players, 5);
    assert_false(watch_look(&watch));
    assert_false(watch.is_another);
    session_close(&other);
    watch_end(&watch);
}

static void test_bad_beginnings(void **state)
{
    struct problem problem;
    char expected[512];
    (void)state;
    unlink(path);
    assert_false(watch_begin(&watch, path, &problem));
    snprintf(expected, sizeof expected, "%s: cannot be opened: No such file or directory", path);
    assert_string_equal(problem.text, expected);
    assert_false(watch_begin(&watch, NULL, &problem));
    snprintf(expected, sizeof expected, "no saved game in %s/bastide", folder);
    assert_string_equal(problem.text, expected);
    watch_end(&watch);
}

static void test_the_last_game_is_the_one_written_last(void **state)
{
    struct problem problem;
    char store[STORE_PATH_SIZE], other[STORE_PATH_SIZE + 32];
    (void)state;
    assert_true(folder_make(FOLDER_GAMES, store, &problem));
    for (unsigned n = 0; n < 3; n++) {
        struct timespec times[2] = {{1000 + n % 2, 0},
                                    {1000 + n % 2, 0}}; /* the second is newest */
        snprintf(other, sizeof other, "%s/%u.bastide", store, n);
        played_write(other, whole, end_of_move(10 + n));
        assert_int_equal(utimensat(AT_FDCWD, other, times, 0), 0);
    }
    assert_true(watch_begin(&watch, NULL, &problem));
    assert_int_equal(watch.session.made, 11);
    watch_end(&watch);
}

/* ---- the page ---- */

static struct probe *probe;

static struct replay *open_page(size_t made, int rows, int cols)
{
    struct problem problem;
    write_moves(made);
    struct page *page = watch_page(path, &problem);
    assert_non_null(page);
    probe = probe_open(page, rows, cols);
    return (struct replay *)page;
}

static void wait_for_looks(void)
{
    probe_wait(probe, 200);
    probe_wait(probe, 200);
}

static void test_page_stays_at_the_newest_move(void **state)
{
    (void)state;
    struct replay *replay = open_page(60, 24, 80);
    assert_int_equal(replay->view.at, 60);
    write_moves(70);
    wait_for_looks();
    assert_int_equal(replay->view.at, 70);
    assert_int_equal(replay->log.steps, 70);
    write_moves(65);
    wait_for_looks();
    assert_int_equal(replay->view.at, 65);
    assert_int_equal(replay->log.steps, 65);
    probe_press(probe, "[[");
    probe_shows(probe, "2 moves back; End shows the newest");
    write_moves(80);
    wait_for_looks();
    assert_int_equal(replay->view.at, 63); /* whoever looks back is left alone */
    probe_shows(probe, "17 moves back; End shows the newest");
    write_moves(50);
    wait_for_looks();
    assert_int_equal(replay->view.at, 50); /* as long as there is such a move */
    write_moves(51);
    wait_for_looks();
    assert_int_equal(replay->view.at, 51);
    probe_press(probe, "q");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_log_forgets_what_was_undone(void **state)
{
    struct session other;
    struct log *expected = calloc(1, sizeof *expected);
    (void)state;
    assert_non_null(expected);
    struct replay *replay = open_page(40, 24, 80);
    play_otherwise(&other);
    wait_for_looks();
    log_follow(expected, &other);
    assert_int_equal(replay->log.count, expected->count);
    for (size_t at = 0; at < expected->count; at++)
        assert_memory_equal(&replay->log.entry[at].event, &expected->entry[at].event,
                            sizeof expected->entry[at].event);
    free(expected);
    session_close(&other);
    probe_close(probe);
}

static void test_pages_over_it_follow(void **state)
{
    (void)state;
    struct replay *replay = open_page(200, 24, 80);
    probe_press(probe, "l<End>");
    write_moves(20);
    wait_for_looks();
    assert_true(replay->view.lines.chosen < replay->log.count);
    probe_press(probe, "<Enter>"); /* to where that line happened */
    assert_true(replay->view.at <= 20);
    static const char *const keys[] = {"s", "c", "t", "?"};
    static const char *const shown[] = {"Standings", "Scores turn by turn", "tiles left \u2500",
                                        "Go to the next move."};
    for (size_t k = 0; k < 4; k++) {
        probe_press(probe, keys[k]);
        probe_shows(probe, shown[k]);
        write_moves(20 + k);
        wait_for_looks();
        probe_press(probe, "<Esc>");
    }
    probe_close(probe);
}

static void test_calm_sentences(void **state)
{
    (void)state;
    open_page(60, 24, 80);
    add("nonsense\n");
    wait_for_looks();
    probe_shows(probe, "The record is damaged from line ");
    unlink(path);
    wait_for_looks();
    probe_shows(probe, "The record is gone; this is its last state.");
    played_write(path, "", 0);
    wait_for_looks();
    probe_shows(probe, "The record cannot be read; this is its last state.");
    write_moves(61);
    wait_for_looks();
    probe_hides(probe, "The record");
    probe_close(probe);
}

static void test_page_says_that_it_is_another_game(void **state)
{
    struct session other;
    struct problem problem;
    (void)state;
    open_page(60, 24, 80);
    played_begin(&other, 2, 8);
    strcpy(other.head.name[0], "Zoe");
    assert_true(session_save(&other, path, &problem));
    wait_for_looks();
    probe_shows(probe, "The file now holds another game.");
    probe_shows(probe, "Zoe");
    probe_hides(probe, "Ann");
    session_close(&other);
    probe_close(probe);
}

/* The final table comes by itself, and makes way for the board. */
static void test_end_of_the_game(void **state)
{
    (void)state;
    struct replay *replay = open_page(session.made - 3, 24, 80);
    probe_hides(probe, "The game is over");
    write_moves(session.made);
    wait_for_looks();
    probe_expect_sketch(probe, "watch_final_80x24");
    probe_press(probe, "b");
    probe_hides(probe, "Monasteries");
    probe_press(probe, "b");
    probe_shows(probe, "Monasteries");
    probe_press(probe, "<Esc>[");
    assert_int_equal(replay->view.at, session.made - 1);
    write_moves(session.made - 5); /* undone, by agreement, and played on */
    wait_for_looks();
    write_moves(session.made);
    wait_for_looks();
    probe_shows(probe, "Monasteries");
    probe_close(probe);
}

static void test_screens(void **state)
{
    (void)state;
    size_t made = 90;
    while (game_phase(&session.steps[made].before) != PHASE_PLACE ||
           auction_is_on(&session.steps[made].before))
        made++;
    open_page(made, 24, 80);
    probe_expect_sketch(probe, "watch_80x24");
    probe_close(probe);
    open_page(auction_from(made), 24, 80);
    probe_expect_sketch(probe, "watch_auction_80x24");
    probe_close(probe);
    open_page(auction_from(made), 50, 200);
    probe_expect_sketch(probe, "watch_auction_200x50");
    probe_close(probe);
}

/* All that is in the folder, to be freed by nobody: as much as says whether it was changed. */
static unsigned long sum_of_folder(void)
{
    unsigned long sum = 5381;
    DIR *all = opendir(folder);
    assert_non_null(all);
    for (struct dirent *entry; (entry = readdir(all)) != NULL;) {
        char name[512];
        struct stat about;
        if (strcmp(entry->d_name, "..") == 0) /* where other programs write, too */
            continue;
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        assert_int_equal(lstat(name, &about), 0);
        sum += (unsigned long)about.st_ino * 31 + (unsigned long)about.st_mtim.tv_nsec +
               (unsigned long)about.st_ctim.tv_nsec + (unsigned long)about.st_size;
    }
    closedir(all);
    return sum;
}

static void test_nothing_is_written(void **state)
{
    (void)state;
    open_page(60, 24, 80);
    assert_int_equal(chmod(path, 0400), 0);
    unsigned long before = sum_of_folder();
    wait_for_looks();
    probe_press(probe, "[]<Home><End>+-HJKLmlq<Esc>s<Esc>c<Esc>t<Esc>T?<Esc>");
    wait_for_looks();
    probe_close(probe);
    assert_int_equal(sum_of_folder(), before);
    assert_int_equal(chmod(path, 0600), 0);
}

/* ---- in lines ---- */

static char told[1 << 16];
static unsigned waits;

static bool say(void *self, const char *text)
{
    (void)self;
    strcat(told, text);
    return true;
}

/* What happens to the record while it is waited. */
static bool play_on(void *self, int fd, unsigned milliseconds)
{
    static const size_t moves[] = {61, 63, 59, 66};
    (void)self;
    (void)fd;
    (void)milliseconds;
    unsigned wait = waits++;
    if (wait < 4)
        write_moves(moves[wait]);
    else if (wait == 4)
        add("nonsense\n");
    else if (wait == 6)
        unlink(path);
    else if (wait == 8)
        write_moves(auction_from(66) - 3);
    else if (wait == 9)
        write_moves(auction_from(66) + 2);
    else if (wait == 10)
        write_moves(session.made - 2);
    else if (wait > 10)
        write_moves(session.made);
    return true;
}

static bool interrupt(void *self, int fd, unsigned milliseconds)
{
    (void)self;
    (void)fd;
    (void)milliseconds;
    return false;
}

static void tell(size_t made, bool (*wait)(void *self, int fd, unsigned milliseconds))
{
    struct line_io io = {.say = say, .wait = wait};
    struct start_request request = {.start = START_WATCH, .path = path};
    struct problem problem;
    told[0] = '\0';
    waits = 0;
    write_moves(made);
    assert_true(plain_dialogue(&request, &io, &problem));
}

static void test_lines_as_they_come(void **state)
{
    (void)state;
    tell(60, play_on);
    golden_expect("plain/told/watch.txt", told);
}

static void test_finished_game_is_told_at_once(void **state)
{
    (void)state;
    tell(session.made, interrupt);
    assert_non_null(strstr(told, "The game is over.\n"));
}

static void test_interrupt_leaves(void **state)
{
    (void)state;
    tell(60, interrupt);
    assert_non_null(strstr(told, "Players: Ann, Ben and Cy.\n"));
    assert_null(strstr(told, "The game is over.\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_come_and_go),
        cmocka_unit_test(test_nothing_is_foreseen),
        cmocka_unit_test(test_half_a_line_is_no_error),
        cmocka_unit_test(test_stroke_that_is_half_written_is_no_error),
        cmocka_unit_test(test_other_move_in_its_place),
        cmocka_unit_test(test_change_that_cannot_be_seen_is_seen),
        cmocka_unit_test(test_damage_and_repair),
        cmocka_unit_test(test_gone_and_back),
        cmocka_unit_test(test_gone_right_after_a_move),
        cmocka_unit_test(test_another_game),
        cmocka_unit_test(test_bad_beginnings),
        cmocka_unit_test(test_the_last_game_is_the_one_written_last),
        cmocka_unit_test(test_page_stays_at_the_newest_move),
        cmocka_unit_test(test_log_forgets_what_was_undone),
        cmocka_unit_test(test_pages_over_it_follow),
        cmocka_unit_test(test_calm_sentences),
        cmocka_unit_test(test_page_says_that_it_is_another_game),
        cmocka_unit_test(test_end_of_the_game),
        cmocka_unit_test(test_screens),
        cmocka_unit_test(test_nothing_is_written),
        cmocka_unit_test(test_lines_as_they_come),
        cmocka_unit_test(test_finished_game_is_told_at_once),
        cmocka_unit_test(test_interrupt_leaves),
    };
    return cmocka_run_group_tests(tests, make_game, remove_game);
}
