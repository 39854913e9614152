/* The record on disk while calls fail and other programs meddle with it: whatever happens, what the
 * session says is what the file holds, or the players are told. */
#include "unit/played.h"

#include "faults/disk.h"
#include "play/file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sys/file.h>

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    scratch_make(folder);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    disk_fail(NULL);
    scratch_remove(folder);
    return 0;
}

/* A game of some moves that is kept in the folder. */
static struct session begin(char path[256])
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(5);
    played_begin(&session, 2, 3);
    assert_true(session_keep(&session, played_path(path, folder, "game.bastide"), &problem));
    played_on(&session, &rng, 9);
    return session;
}

static void expect_text(const char *path, const char *expected)
{
    size_t length;
    char *text = played_text(path, &length);
    assert_int_equal(strlen(text), length); /* no NUL in it */
    assert_string_equal(text, expected);
    free(text);
}

static void expect_kept(const struct session *session, const char *path)
{
    char *whole = played_record(session, folder);
    expect_text(path, whole);
    free(whole);
}

/* The record holds the moves of the session, and nothing besides. */
static void expect_same_moves(const struct session *session, const char *path)
{
    struct session loaded;
    struct problem problem;
    if (!session_load(&loaded, path, &problem))
        fail_msg("%s", problem.text);
    assert_int_equal(loaded.made, session->made);
    assert_memory_equal(&loaded.game, &session->game, sizeof loaded.game);
    session_close(&loaded);
}

static void expect_problem(const struct problem *problem, const char *part)
{
    if (strstr(problem->text, part) == NULL)
        fail_msg("'%s' does not say '%s'", problem->text, part);
}

/* Every call that undo could make, wrong in every way, once, twice, often and for good. */
#define EACH_FAULT(f) for (struct disk_fault f = {0}; next_fault(&f);)

static bool next_fault(struct disk_fault *f)
{
    static const int errors[] = {EIO, ENOSPC, EINTR, DISK_HALF, DISK_NONE};
    static const unsigned ends[] = {1, 2, 3, UINT_MAX};
    static unsigned number;
    enum { ERRORS = 5, ENDS = 4, STARTS = 3 };
    if (f->from == 0)
        number = 0;
    for (; number < DISK_CALLS_COUNT * ERRORS * ENDS * STARTS; number++) {
        unsigned n = number;
        f->error = errors[n % ERRORS], n /= ERRORS;
        f->from = 1 + n % STARTS, n /= STARTS;
        f->to = ends[n % ENDS], n /= ENDS;
        f->call = (enum disk_call)n;
        bool is_short = f->error == DISK_HALF || f->error == DISK_NONE;
        bool moves_bytes = f->call == DISK_READ || f->call == DISK_WRITE;
        bool for_ever = f->error == EINTR && f->to == UINT_MAX; /* no system does that */
        if (f->to >= f->from && (!is_short || moves_bytes) && !for_ever) {
            number++;
            return true;
        }
    }
    return false;
}

/* Taking back while the disk fails, and going on when it works again. */
static void test_undo_on_a_failing_disk(void **state)
{
    (void)state;
    EACH_FAULT(fault)
    {
        char path[256];
        struct session session = begin(path);
        struct problem problem = {""};
        struct rng rng = rng_from_seed(6);
        size_t made = session.made;
        disk_fail(&fault);
        bool undone = session_undo(&session, &problem);
        disk_fail(NULL);
        assert_int_equal(session.made < made, undone);
        if (undone)
            expect_kept(&session, path);
        else
            expect_problem(&problem, "game.bastide: cannot be written: ");
        if (!undone && strstr(problem.text, "may be missing") == NULL)
            expect_kept(&session, path);
        played_on(&session, &rng, 1); /* no later move lands behind a hole */
        expect_kept(&session, path);
        session_close(&session);
        unlink(path);
    }
}

static void test_a_move_on_a_failing_disk(void **state)
{
    (void)state;
    EACH_FAULT(fault)
    {
        char path[256];
        struct session session = begin(path);
        struct problem problem = {""};
        struct rng rng = rng_from_seed(6);
        enum refusal refusal;
        size_t made = session.made;
        struct move move = played_choose(&session, &rng);
        disk_fail(&fault);
        enum session_result result = session_play(&session, move, &refusal, &problem);
        disk_fail(NULL);
        assert_int_equal(session.made > made, result == SESSION_DONE);
        if (result == SESSION_DONE)
            expect_kept(&session, path);
        else
            expect_problem(&problem, "game.bastide: cannot be written: ");
        assert_null(strstr(problem.text, "may be missing")); /* a move endangers none before it */
        played_on(&session, &rng, 1);
        expect_kept(&session, path);
        session_close(&session);
        unlink(path);
    }
}

/* A seat changes whole or not at all, and later moves are kept all the same. */
static void test_a_new_seat_on_a_failing_disk(void **state)
{
    (void)state;
    EACH_FAULT(fault)
    {
        char path[256];
        struct session session = begin(path);
        struct problem problem = {""};
        struct rng rng = rng_from_seed(6);
        disk_fail(&fault);
        bool is_set = session_set_bot(&session, 1, "hard", &problem);
        disk_fail(NULL);
        assert_string_equal(session.head.bot[1], is_set ? "hard" : "");
        if (!is_set)
            expect_problem(&problem, "game.bastide: cannot be written: ");
        expect_kept(&session, path);
        played_on(&session, &rng, 1);
        expect_kept(&session, path);
        session_close(&session);
        unlink(path);
    }
}

/* While it is not certain that the new file has the name no move is made: it could be lost. */
static void test_a_new_seat_is_synced_before_the_next_move(void **state)
{
    (void)state;
    char path[256];
    struct session session = begin(path);
    struct problem problem = {""}, news;
    struct rng rng = rng_from_seed(6);
    enum refusal refusal;
    struct move move = played_choose(&session, &rng);
    disk_fail(&(struct disk_fault){DISK_SYNC_FOLDER, 1, UINT_MAX, EIO});
    assert_true(session_set_bot(&session, 1, "hard", &problem));
    assert_true(session_news(&session, &news));
    expect_problem(&news, "its folder cannot be synced");
    assert_int_equal(session_play(&session, move, &refusal, &problem), SESSION_FAILED);
    expect_problem(&problem, "its folder cannot be synced");
    disk_fail(NULL);
    assert_int_equal(session_play(&session, move, &refusal, &problem), SESSION_DONE);
    assert_int_equal(disk_count(DISK_SYNC_FOLDER), 1);
    expect_kept(&session, path);
    session_close(&session);
    unlink(path);
}

/* The disk fails on and on, and the game is left: what is there is still a record. */
static void test_leaving_while_the_disk_fails(void **state)
{
    (void)state;
    EACH_FAULT(fault)
    {
        char path[256];
        struct session session = begin(path), loaded;
        struct problem problem;
        size_t made = session.made;
        disk_fail(&fault);
        session_undo(&session, &problem);
        session_undo(&session, &problem);
        session_redo(&session, &problem);
        session_close(&session);
        disk_fail(NULL);
        if (!session_load(&loaded, path, &problem))
            fail_msg("%s", problem.text);
        assert_in_range(loaded.made, made - 6, made);
        session_close(&loaded);
        unlink(path);
    }
}

static void test_loading_from_a_failing_disk(void **state)
{
    (void)state;
    EACH_FAULT(fault)
    {
        char path[256];
        struct session session = begin(path), resumed;
        struct problem problem;
        size_t length;
        char *before = played_text(path, &length);
        session_close(&session);
        disk_fail(&fault);
        bool is_resumed = session_resume(&resumed, path, &problem);
        disk_fail(NULL);
        expect_text(path, before);
        if (is_resumed)
            expect_kept(&resumed, path);
        else
            expect_problem(&problem, "game.bastide: ");
        session_close(&resumed);
        free(before);
        unlink(path);
    }
}

static void test_beginning_on_a_failing_disk(void **state)
{
    (void)state;
    EACH_FAULT(fault)
    {
        char path[256];
        struct session session;
        struct problem problem;
        played_begin(&session, 2, 3);
        disk_fail(&fault);
        bool is_kept = session_keep(&session, played_path(path, folder, "new.bastide"), &problem);
        disk_fail(NULL);
        if (is_kept)
            expect_kept(&session, path);
        else
            assert_int_not_equal(access(path, F_OK), 0);
        session_close(&session);
        unlink(path);
    }
}

static void test_saving_on_a_failing_disk(void **state)
{
    (void)state;
    static const char before[] = "what was there before\n";
    EACH_FAULT(fault)
    {
        char path[256];
        struct session session;
        struct problem problem = {""};
        played_begin(&session, 2, 3);
        char *whole = played_record(&session, folder);
        played_write(played_path(path, folder, "saved.bastide"), before, sizeof before - 1);
        disk_fail(&fault);
        bool is_saved = session_save(&session, path, &problem);
        disk_fail(NULL);
        bool may_be_there = strstr(problem.text, "its folder cannot be synced") != NULL;
        expect_text(path, is_saved || may_be_there ? whole : before);
        assert_true(is_saved || problem.text[0] != '\0');
        free(whole);
        session_close(&session);
    }
}

/* Point by point, what the sweeps above do not say. */

static void test_interrupted_calls_are_made_again(void **state)
{
    (void)state;
    static const enum disk_call calls[] = {DISK_WRITE, DISK_CUT, DISK_SYNC, DISK_LOCK,
                                           DISK_SYNC_FOLDER};
    for (size_t c = 0; c < sizeof calls / sizeof calls[0]; c++) {
        char path[256];
        struct session session = begin(path);
        struct problem problem;
        struct disk_fault fault = {calls[c], 1, 3, EINTR};
        disk_fail(&fault);
        assert_true(session_undo(&session, &problem));
        disk_fail(&fault);
        assert_true(session_redo(&session, &problem));
        session_close(&session);
        disk_fail(&fault);
        assert_true(session_resume(&session, path, &problem));
        disk_fail(&fault);
        assert_true(session_save(&session, played_path(path, folder, "other"), &problem));
        disk_fail(NULL);
        session_close(&session);
        unlink(played_path(path, folder, "game.bastide"));
    }
}

static void test_a_lock_that_fails_is_told(void **state)
{
    (void)state;
    char path[256];
    struct session session = begin(path), second;
    struct problem problem;
    session_close(&session);
    disk_fail(&(struct disk_fault){DISK_LOCK, 1, UINT_MAX, ENOLCK});
    assert_false(session_resume(&second, path, &problem));
    expect_problem(&problem, "game.bastide: cannot be locked: No locks available");
    disk_fail(&(struct disk_fault){DISK_LOCK, 1, UINT_MAX, EOPNOTSUPP}); /* there are none here */
    assert_true(session_resume(&second, path, &problem));
    disk_fail(NULL);
    session_close(&second);
    unlink(path);
}

/* A failed sync says nothing of the bytes before it, so they are written once more. */
static void test_what_was_not_synced_is_written_again(void **state)
{
    (void)state;
    char path[256];
    struct session session = begin(path);
    struct problem problem;
    struct rng rng = rng_from_seed(6);
    enum refusal refusal;
    struct move move = played_choose(&session, &rng);
    disk_fail(&(struct disk_fault){DISK_SYNC, 1, 2, EIO}); /* the move's, and that of its removal */
    assert_int_equal(session_play(&session, move, &refusal, &problem), SESSION_FAILED);
    assert_int_equal(disk_count(DISK_SYNC), 2);
    disk_fail(NULL);
    assert_int_equal(session_play(&session, move, &refusal, &problem), SESSION_DONE);
    assert_true(disk_count(DISK_CUT) == 1 && disk_count(DISK_WRITE) >= 1);
    expect_kept(&session, path);
    session_close(&session);
    unlink(path);
}

static void do_delete(const char *path)
{
    assert_int_equal(unlink(path), 0);
}

static void do_move(const char *path)
{
    char other[256];
    assert_int_equal(rename(path, played_path(other, folder, "elsewhere")), 0);
}

static void do_replace(const char *path)
{
    do_move(path);
    played_write(path, "mine\n", 5);
}

static void do_cut(const char *path)
{
    assert_int_equal(truncate(path, 100), 0);
}

static void do_lengthen(const char *path)
{
    FILE *file = fopen(path, "a");
    fputs("# mine\n", file);
    fclose(file);
}

static void change_by_move(struct session *session)
{
    struct rng rng = rng_from_seed(6);
    played_on(session, &rng, 1);
}

static void change_by_undo(struct session *session)
{
    struct problem problem;
    assert_true(session_undo(session, &problem));
}

static void look_after(struct session *session)
{
    struct problem problem;
    assert_true(session_secure(session, &problem));
}

/* Another program meddles with the record: the game goes on beside it, and that is told. */
static void test_the_game_goes_on_beside_a_record_that_was_meddled_with(void **state)
{
    (void)state;
    static const struct {
        void (*meddle)(const char *path);
        const char *told;
    } deeds[] = {
        {do_delete, "deleted, moved or replaced game.bastide."},
        {do_move, "deleted, moved or replaced game.bastide."},
        {do_replace, "deleted, moved or replaced game.bastide."},
        {do_cut, "changed game.bastide."},
        {do_lengthen, "changed game.bastide."},
    };
    static void (*const changes[])(struct session *) = {change_by_move, change_by_undo, look_after};
    for (size_t d = 0; d < sizeof deeds / sizeof deeds[0]; d++)
        for (size_t c = 0; c < sizeof changes / sizeof changes[0]; c++) {
            char path[256], beside[256];
            size_t length;
            struct session session = begin(path);
            struct problem news;
            assert_false(session_news(&session, &news));
            deeds[d].meddle(path);
            char *others = access(path, F_OK) == 0 ? played_text(path, &length) : NULL;
            changes[c](&session);
            assert_true(session_news(&session, &news));
            expect_problem(&news, deeds[d].told);
            expect_problem(&news, "The whole game is now saved in game_02.bastide.");
            assert_false(session_news(&session, &news)); /* once */
            expect_kept(&session, played_path(beside, folder, "game_02.bastide"));
            if (others)
                expect_text(path, others);
            free(others);
            change_by_move(&session);
            expect_kept(&session, beside);
            unlink(beside); /* and once more */
            change_by_move(&session);
            assert_true(session_news(&session, &news));
            expect_problem(&news, "replaced game_02.bastide. ");
            session_close(&session);
            unlink(path);
            unlink(beside);
            unlink(played_path(path, folder, "game_03.bastide"));
        }
}

static void test_beside_takes_a_name_that_is_free(void **state)
{
    (void)state;
    char path[256], taken[256];
    struct session session = begin(path);
    struct problem news;
    played_write(played_path(taken, folder, "game_02.bastide"), "taken", 5);
    unlink(path);
    change_by_move(&session);
    assert_true(session_news(&session, &news));
    expect_problem(&news, "game_03.bastide");
    expect_text(taken, "taken");
    session_close(&session);
    unlink(taken);
    unlink(played_path(taken, folder, "game_03.bastide"));
}

/* The folder of games is deleted altogether. */
static void test_beside_makes_the_folder_again(void **state)
{
    (void)state;
    char path[256], within[80];
    struct session session;
    struct problem problem;
    snprintf(within, sizeof within, "%s/within", folder);
    assert_int_equal(mkdir(within, 0700), 0);
    played_begin(&session, 2, 3);
    assert_true(session_keep(&session, played_path(path, within, "game.bastide"), &problem));
    scratch_remove(within);
    change_by_move(&session);
    expect_kept(&session, played_path(path, within, "game_02.bastide"));
    session_close(&session);
}

/* Where that cannot be done either the move is not made. */
static void test_a_game_that_cannot_go_on_beside_is_told(void **state)
{
    (void)state;
    char path[256];
    struct session session = begin(path);
    struct problem problem;
    struct rng rng = rng_from_seed(6);
    enum refusal refusal;
    size_t made = session.made;
    unlink(path);
    disk_fail(&(struct disk_fault){DISK_OPEN, 1, UINT_MAX, EACCES});
    assert_int_equal(session_play(&session, played_choose(&session, &rng), &refusal, &problem),
                     SESSION_FAILED);
    disk_fail(NULL);
    expect_problem(&problem, "no new file can be created next to it: Permission denied");
    assert_int_equal(session.made, made);
    change_by_move(&session);
    expect_same_moves(&session, played_path(path, folder, "game_02.bastide"));
    session_close(&session);
    unlink(path);
}

#define HEAD "bastide: 1\nplayer: A\nplayer: B\nseed: 1\n\n"

static struct session resume(const char *text, char path[256])
{
    struct session session;
    struct problem problem;
    played_write(played_path(path, folder, "edited.bastide"), text, strlen(text));
    if (!session_resume(&session, path, &problem))
        fail_msg("%s", problem.text);
    return session;
}

/* Loading alone writes nothing, whatever the end of the file is like. */
static void test_loading_changes_no_byte(void **state)
{
    (void)state;
    static const char *const texts[] = {
        HEAD,
        HEAD "- draw CRFr\n1 place 1,0 n\n1 pass\n",
        HEAD "- draw CRFr\n1 place 1,0 n\n1 pass",
        HEAD "- draw CRFr\n1 place 1,0 n\n1 pas",
        HEAD "- draw CRFr\n1 place 1,0 n\n# how bold",
        HEAD "- draw CRFr\n1 place 1,0 n",
    };
    for (size_t t = 0; t < sizeof texts / sizeof texts[0]; t++) {
        char path[256];
        struct session session = resume(texts[t], path);
        struct problem problem;
        assert_true(session_secure(&session, &problem));
        session_close(&session);
        expect_text(path, texts[t]);
    }
}

/* A last line without its newline does not count, not even where it is a legal move: a move that
 * was cut off may look like another one. It is told, and stays until a move takes its place. */
static void check_last_line(const char *line)
{
    char text[256], path[256], told[256];
    snprintf(text, sizeof text, "%s- draw CRFr\n1 place 1,0 n\n%s", HEAD, line);
    struct session session = resume(text, path);
    struct problem news;
    size_t length;
    assert_int_equal(session.game.turn.phase, PHASE_BUILD);
    assert_true(session_news(&session, &news));
    snprintf(told, sizeof told,
             "The last line of edited.bastide, '%s', is incomplete: it has no newline. It is "
             "ignored; the next move overwrites it.",
             line);
    assert_string_equal(news.text, told);
    expect_text(path, text);
    change_by_move(&session);
    assert_false(session_news(&session, &news));
    char *kept = played_text(path, &length);
    assert_memory_equal(kept, text, strlen(text) - strlen(line));
    expect_same_moves(&session, path);
    free(kept);
    session_close(&session);
}

static void test_a_last_line_without_newline_is_told_and_replaced(void **state)
{
    (void)state;
    check_last_line("1 pass");
    check_last_line("1 pas");
    check_last_line("# how bold");
}

/* A record that is nearly as long as records may be takes no move that would make it longer. */
static void test_no_record_outgrows_what_can_be_opened(void **state)
{
    (void)state;
    char path[256], *text = malloc(FILE_SIZE_MOST + 1);
    static const char begin_of_it[] = HEAD "- draw CRFr\n";
    size_t length = sizeof begin_of_it - 1;
    assert_non_null(text);
    memcpy(text, begin_of_it, length);
    while (length < FILE_SIZE_MOST - 8)
        length += (size_t)sprintf(text + length, "#\n");
    struct session session = resume(text, path);
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    enum refusal refusal;
    assert_int_equal(session_play(&session, played_choose(&session, &rng), &refusal, &problem),
                     SESSION_FAILED);
    expect_problem(&problem, "edited.bastide: would be too long for a game: expected at most "
                             "4194304 bytes");
    session_close(&session);
    expect_text(path, text);
    assert_true(session_resume(&session, path, &problem));
    session_close(&session);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undo_on_a_failing_disk),
        cmocka_unit_test(test_a_move_on_a_failing_disk),
        cmocka_unit_test(test_a_new_seat_on_a_failing_disk),
        cmocka_unit_test(test_a_new_seat_is_synced_before_the_next_move),
        cmocka_unit_test(test_leaving_while_the_disk_fails),
        cmocka_unit_test(test_loading_from_a_failing_disk),
        cmocka_unit_test(test_beginning_on_a_failing_disk),
        cmocka_unit_test(test_saving_on_a_failing_disk),
        cmocka_unit_test(test_interrupted_calls_are_made_again),
        cmocka_unit_test(test_a_lock_that_fails_is_told),
        cmocka_unit_test(test_what_was_not_synced_is_written_again),
        cmocka_unit_test(test_the_game_goes_on_beside_a_record_that_was_meddled_with),
        cmocka_unit_test(test_beside_takes_a_name_that_is_free),
        cmocka_unit_test(test_beside_makes_the_folder_again),
        cmocka_unit_test(test_a_game_that_cannot_go_on_beside_is_told),
        cmocka_unit_test(test_loading_changes_no_byte),
        cmocka_unit_test(test_a_last_line_without_newline_is_told_and_replaced),
        cmocka_unit_test(test_no_record_outgrows_what_can_be_opened),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
