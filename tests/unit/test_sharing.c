/* Records that several programs play together: one changes them at a time, nobody what others have
 * changed meanwhile, and each only for the seats it has. */
#include "unit/played.h"

#include "play/bot_seats.h"
#include "play/file.h"
#include "play/journal.h"
#include "support/soak.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    return 0;
}

/* A game with unseen draws in a file; returns its path. */
static const char *new_game_of(const char *name, unsigned players)
{
    static char path[256];
    struct session session;
    struct problem problem;
    struct record_head head = setup_default();
    head.options.players = (uint8_t)players;
    head.chance = RECORD_CHANCE_UNSEEN;
    assert_true(session_begin(&session, &head, &problem));
    assert_true(session_keep(&session, played_path(path, folder, name), &problem));
    session_close(&session);
    return path;
}

static const char *new_game(const char *name)
{
    return new_game_of(name, 3);
}

static struct session join(const char *path)
{
    struct session session;
    struct problem problem;
    if (!session_join(&session, path, &problem))
        fail_msg("%s", problem.text);
    return session;
}

static void assert_says(const struct problem *problem, const char *part)
{
    if (strstr(problem->text, part) == NULL)
        fail_msg("'%s' does not say '%s'", problem->text, part);
}

static void test_shared_or_for_oneself(void **state)
{
    const char *path = new_game("own.bastide");
    struct session one = join(path), another = join(path), own;
    struct problem problem;
    (void)state;
    assert_false(session_resume(&own, path, &problem));
    assert_says(&problem, "open in another program");
    session_close(&one);
    session_close(&another);
    assert_true(session_resume(&own, path, &problem));
    assert_false(session_join(&one, path, &problem));
    assert_says(&problem, "open in another program");
    session_close(&own);
}

static enum session_result play(struct session *session, struct problem *problem)
{
    struct rng rng = rng_from_seed(session->made);
    enum refusal refusal;
    return session_play(session, played_choose(session, &rng), &refusal, problem);
}

static void test_nobody_moves_on_what_is_no_longer_so(void **state)
{
    const char *path = new_game("behind.bastide");
    struct session one = join(path), other = join(path);
    struct problem problem;
    size_t kept, length, before;
    (void)state;
    assert_int_equal(session_follow(&other, &kept, &problem), SESSION_SAME);
    assert_int_equal(play(&one, &problem), SESSION_DONE);
    char *text = played_text(path, &before);
    free(text);
    size_t made = other.made;
    assert_int_equal(play(&other, &problem), SESSION_FAILED);
    assert_says(&problem, "somebody else has moved");
    assert_int_equal(other.made, made);
    free(played_text(path, &length));
    assert_int_equal(length, before);
    assert_int_equal(session_follow(&other, &kept, &problem), SESSION_CHANGED);
    assert_int_equal(kept, made);
    assert_int_equal(other.made, one.made);
    assert_int_equal(play(&other, &problem), SESSION_DONE);
    made = one.made;
    assert_false(session_undo(&one, &problem));
    assert_says(&problem, "somebody else has moved");
    assert_int_equal(one.made, made);
    assert_int_equal(session_follow(&one, &kept, &problem), SESSION_CHANGED);
    assert_int_equal(session_follow(&one, &kept, &problem), SESSION_SAME);
    assert_int_equal(one.made, other.made);
    session_close(&one);
    session_close(&other);
}

static void test_undo_is_seen_and_brings_the_same_again(void **state)
{
    const char *path = new_game("undo.bastide");
    struct session one = join(path), other = join(path);
    struct problem problem;
    size_t kept;
    (void)state;
    for (unsigned moves = 0; moves < 12; moves++)
        assert_int_equal(play(&one, &problem), SESSION_DONE);
    assert_int_equal(session_follow(&other, &kept, &problem), SESSION_CHANGED);
    while (one.again.count == 0)
        assert_true(session_undo(&one, &problem));
    assert_int_equal(session_follow(&other, &kept, &problem), SESSION_TAKEN_BACK);
    assert_int_equal(kept, one.made);
    assert_int_equal(other.made, one.made);
    assert_int_equal(other.again.count, one.again.count);
    assert_true(move_equal(other.again.move[0], one.again.move[0]));
    session_close(&one);
    session_close(&other);
}

static void test_a_seat_is_for_one(void **state)
{
    const char *path = new_game("seats.bastide");
    struct session one = join(path), other = join(path);
    struct problem problem;
    (void)state;
    assert_true(journal_take_seat(one.journal, 0, &problem));
    assert_true(journal_take_seat(one.journal, 2, &problem));
    assert_false(journal_take_seat(other.journal, 2, &problem));
    assert_says(&problem, "plays for player 3");
    assert_int_equal(journal_seats_of_others(other.journal), 1 | 4);
    assert_int_equal(journal_seats_of_others(one.journal), 0);
    journal_leave_seat(one.journal, 2);
    assert_true(journal_take_seat(other.journal, 2, &problem));
    assert_int_equal(journal_seats_of_others(one.journal), 4);
    session_close(&other);
    assert_int_equal(journal_seats_of_others(one.journal), 0);
    session_close(&one);
}

/* Whoever sits somewhere decides for nobody else, and what others decide is made here as they made
 * it, without being written again. */
static void test_nobody_moves_for_another(void **state)
{
    const char *path = new_game("sit.bastide"), *ann = "Player 1", *ben = "Player 2";
    struct session one = join(path), other = join(path), third = join(path);
    struct problem problem;
    enum refusal refusal;
    struct move move;
    size_t length, before;
    (void)state;
    assert_true(session_sit(&one, &ann, 1, &problem));
    assert_false(session_sit(&other, &ann, 1, &problem));
    assert_says(&problem, "plays for player 1");
    assert_true(session_sit(&other, &ben, 1, &problem));
    assert_true(session_sit(&third, NULL, 0, &problem));
    assert_false(bot_seat_is_elsewhere(&third.head, 2));
    assert_true(bot_seat_is_elsewhere(&third.head, 0));
    assert_int_equal(session_seats_of_others(&one), 2 | 4);
    assert_int_equal(play(&other, &problem), SESSION_FAILED); /* it is not Ben's turn */
    assert_int_equal(play(&one, &problem), SESSION_DONE);
    free(played_text(path, &before));
    assert_false(session_others_move(&other, &move));
    assert_int_equal(session_look(&other, &problem), SESSION_CHANGED);
    assert_true(session_others_move(&other, &move));
    assert_true(move_equal(move, one.steps[one.made - 1].move) ||
                one.steps[one.made - 1].actor == ACTOR_CHANCE);
    assert_int_equal(session_play(&other, move, &refusal, &problem), SESSION_DONE);
    assert_int_equal(other.made, one.made);
    assert_null(other.ahead);
    free(played_text(path, &length));
    assert_int_equal(length, before);
    session_close(&one);
    session_close(&other);
    session_close(&third);
}

/* What is taken back before it was made here is not made. */
static void test_what_was_taken_back_is_not_made(void **state)
{
    const char *path = new_game("back.bastide"), *ann = "Player 1", *ben = "Player 2";
    struct session one = join(path), other = join(path);
    struct problem problem;
    enum refusal refusal;
    struct move move;
    size_t length, before;
    (void)state;
    assert_true(session_sit(&one, &ann, 1, &problem));
    assert_true(session_sit(&other, &ben, 1, &problem));
    free(played_text(path, &before));
    assert_int_equal(play(&one, &problem), SESSION_DONE);
    assert_int_equal(session_look(&other, &problem), SESSION_CHANGED);
    assert_true(session_others_move(&other, &move));
    assert_true(session_undo(&one, &problem));
    assert_int_equal(session_look(&other, &problem), SESSION_TAKEN_BACK);
    assert_int_equal(session_play(&other, move, &refusal, &problem), SESSION_FAILED);
    assert_int_equal(other.made, one.made);
    free(played_text(path, &length));
    assert_int_equal(length, before);
    session_close(&one);
    session_close(&other);
}

static void write_over(const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static void test_what_is_no_record_is_not_followed(void **state)
{
    const char *path = new_game("hostile.bastide");
    struct session one = join(path);
    struct problem problem;
    size_t kept, length;
    (void)state;
    assert_int_equal(play(&one, &problem), SESSION_DONE);
    char *good = played_text(path, &length), bad[8192];
    size_t made = one.made;
    snprintf(bad, sizeof bad, "%s1 place 77,77 n\n", good);
    write_over(path, bad, strlen(bad));
    for (unsigned again = 0; again < 2; again++) {
        assert_int_equal(session_follow(&one, &kept, &problem), SESSION_LOST);
        assert_says(&problem, "place 77,77 n");
        assert_int_equal(one.made, made);
        assert_int_equal(play(&one, &problem), SESSION_FAILED);
        assert_says(&problem, "cannot be read");
    }
    size_t now;
    free(played_text(path, &now));
    assert_int_equal(now, strlen(bad));
    write_over(path, good, length);
    assert_int_equal(session_follow(&one, &kept, &problem), SESSION_CHANGED);
    assert_int_equal(kept, made);
    assert_int_equal(play(&one, &problem), SESSION_DONE);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(session_follow(&one, &kept, &problem), SESSION_LOST);
    assert_int_equal(play(&one, &problem), SESSION_FAILED);
    assert_says(&problem, "deleted");
    free(good);
    session_close(&one);
}

/* A stopped program that works on the file: the others do not wait for ever, and lose nothing. */
static void test_whoever_was_stopped_is_not_waited_for_for_ever(void **state)
{
    const char *path = new_game("stopped.bastide");
    struct session one = join(path);
    struct problem problem;
    int fd = open(path, O_RDWR | O_CLOEXEC);
    (void)state;
    assert_int_equal(file_lock_place(fd, PLAYERS_MAX), FILE_LOCKED);
    size_t made = one.made;
    assert_int_equal(play(&one, &problem), SESSION_FAILED);
    assert_says(&problem, "in the middle of writing");
    assert_int_equal(one.made, made);
    close(fd);
    assert_int_equal(play(&one, &problem), SESSION_DONE);
    session_close(&one);
}

/* The moves that some program has shown, in memory that all of them have: they stay, whatever
 * happens to whoever made them. Programs write the same there, or else one sees another's move in
 * place of its own. */
enum { SHOWN_MAX = 2000 };
static struct shown {
    struct move move[SHOWN_MAX];
    volatile size_t moves;
} * shown;

static bool shows(const struct session *session, size_t from)
{
    for (size_t m = from; m < session->made && m < SHOWN_MAX; m++) {
        if (m < shown->moves && !move_equal(shown->move[m], session->steps[m].move))
            return false;
        shown->move[m] = session->steps[m].move;
        shown->moves = m >= shown->moves ? m + 1 : shown->moves;
    }
    return true;
}

/* Plays for one seat until the game is over, and only for that; the exit status: 0, or what went
 * wrong. */
static int play_seat(const char *path, unsigned seat)
{
    const struct timespec pause = {.tv_nsec = 300000};
    struct session session;
    struct problem problem;
    const pid_t parent = getppid(); /* nobody plays on once the test has failed */
    size_t kept, known = 0;
    if (!session_join(&session, path, &problem) ||
        !journal_take_seat(session.journal, seat, &problem))
        return 2;
    while (!game_is_over(&session.game) && getppid() == parent) {
        if (!shows(&session, known))
            return 4; /* a move has gone that was shown */
        known = session.made;
        if (game_actor(&session.game) == seat) {
            enum session_result result = play(&session, &problem);
            if (result != SESSION_DONE)
                return 3; /* it is nobody else's move */
        } else if (session_follow(&session, &kept, &problem) == SESSION_SAME) {
            nanosleep(&pause, NULL);
        }
    }
    session_close(&session);
    return 0;
}

static pid_t begin_seat(const char *path, unsigned seat)
{
    pid_t child = fork();
    if (child == 0)
        _exit(play_seat(path, seat));
    return child;
}

/* It is a record by the rules, as it was written, and over, with all that was shown. */
static void assert_whole(const char *path)
{
    struct session session;
    struct problem problem;
    if (!session_load(&session, path, &problem))
        fail_msg("%s", problem.text);
    assert_true(game_is_over(&session.game));
    if (session_was_changed(&session, "it", &problem))
        fail_msg("%s", problem.text);
    assert_true(shown->moves > 0 && shown->moves <= session.made);
    assert_true(shows(&session, 0));
    session_close(&session);
}

static void test_three_programs_play_a_game(void **state)
{
    const char *path = new_game("three.bastide");
    pid_t child[3];
    (void)state;
    shown->moves = 0;
    for (unsigned seat = 0; seat < 3; seat++)
        child[seat] = begin_seat(path, seat);
    for (unsigned seat = 0; seat < 3; seat++) {
        int status;
        assert_int_equal(waitpid(child[seat], &status, 0), child[seat]);
        assert_true(WIFEXITED(status));
        assert_int_equal(WEXITSTATUS(status), 0);
    }
    assert_whole(path);
}

/* Kills one, or stops it for a while, wherever it may be. */
static void disturb(pid_t child, struct rng *rng)
{
    enum { STOPS = 4 /* one of so many */ };
    if (rng_below(rng, STOPS) > 0) {
        kill(child, SIGKILL);
        return;
    }
    const struct timespec pause = {.tv_nsec = (long)rng_below(rng, 5000000)};
    kill(child, SIGSTOP);
    nanosleep(&pause, NULL);
    kill(child, SIGCONT);
}

/* One that has been killed comes back; returns false once it is through. */
static bool comes_back(const char *path, unsigned seat, pid_t *child, int how)
{
    int status;
    pid_t ended = waitpid(*child, &status, how);
    if (ended == 0)
        return true;
    assert_int_equal(ended, *child);
    if (!WIFEXITED(status)) {
        *child = begin_seat(path, seat);
        return true;
    }
    assert_int_equal(WEXITSTATUS(status), 0);
    return false;
}

static void play_disturbed(const char *path, unsigned players, struct rng *rng)
{
    enum { TIMES = 80 };
    pid_t child[PLAYERS_MAX];
    unsigned on = (1u << players) - 1; /* bit p: the program for player p */
    shown->moves = 0;
    for (unsigned seat = 0; seat < players; seat++)
        child[seat] = begin_seat(path, seat);
    for (unsigned times = 0; times < TIMES; times++) {
        const struct timespec pause = {.tv_nsec = (long)rng_below(rng, 30000000)};
        unsigned seat = rng_below(rng, players);
        nanosleep(&pause, NULL);
        if (on >> seat & 1u)
            disturb(child[seat], rng);
        for (unsigned s = 0; s < players; s++)
            if (on >> s & 1u && !comes_back(path, s, &child[s], WNOHANG))
                on &= ~(1u << s);
    }
    for (unsigned seat = 0; seat < players; seat++)
        while (on >> seat & 1u && comes_back(path, seat, &child[seat], 0))
            ;
    assert_whole(path);
}

static void test_programs_that_are_killed_come_back(void **state)
{
    struct rng rng = rng_from_seed(11);
    char name[32];
    (void)state;
    for (unsigned number = 0; number < in_soak(40, 2); number++) {
        unsigned players = 3 + number % 4;
        snprintf(name, sizeof name, "killed%u.bastide", number);
        play_disturbed(new_game_of(name, players), players, &rng);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_shared_or_for_oneself),
        cmocka_unit_test(test_nobody_moves_on_what_is_no_longer_so),
        cmocka_unit_test(test_undo_is_seen_and_brings_the_same_again),
        cmocka_unit_test(test_a_seat_is_for_one),
        cmocka_unit_test(test_nobody_moves_for_another),
        cmocka_unit_test(test_what_was_taken_back_is_not_made),
        cmocka_unit_test(test_what_is_no_record_is_not_followed),
        cmocka_unit_test(test_whoever_was_stopped_is_not_waited_for_for_ever),
        cmocka_unit_test(test_three_programs_play_a_game),
        cmocka_unit_test(test_programs_that_are_killed_come_back),
    };
    shown = mmap(NULL, sizeof *shown, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return shown == MAP_FAILED ? 1 : cmocka_run_group_tests(tests, make_folder, scratch_close);
}
