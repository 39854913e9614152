/* The checks in records: what was changed since it was written is told, what was not is not. */
#include "unit/played.h"

#include "text/words.h"

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    return played_games_in(folder);
}

/* A record that is kept, so many random moves long; its text, to be freed. */
static char *kept_record(uint64_t seed, unsigned moves)
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(seed);
    char path[256];
    size_t length;
    played_begin(&session, 3, seed);
    assert_true(session_keep(&session, played_path(path, folder, "kept.bastide"), &problem));
    played_on(&session, &rng, moves);
    session_close(&session);
    char *text = played_text(path, &length);
    assert_int_equal(unlink(path), 0);
    return text;
}

/* What is said of a text that can be read: "" where nothing is. */
static struct problem said_of(const char *text)
{
    struct session session;
    struct problem problem = {""};
    if (!session_read(&session, "game", text, strlen(text), &problem))
        fail_msg("%s", problem.text);
    if (!session_was_changed(&session, "game", &problem))
        problem.text[0] = '\0';
    session_close(&session);
    return problem;
}

/* The text with the first `old` in it exchanged, to be freed. */
static char *exchanged(const char *text, const char *old, const char *fresh)
{
    const char *at = strstr(text, old);
    assert_non_null(at);
    char *changed = malloc(strlen(text) + strlen(fresh) + 1);
    assert_non_null(changed);
    sprintf(changed, "%.*s%s%s", (int)(at - text), text, fresh, at + strlen(old));
    return changed;
}

static void test_each_step_has_its_check(void **state)
{
    (void)state;
    char *text = kept_record(1, 30);
    size_t steps = 0, checks = 0;
    bool is_checked = true;
    for (const char *line = strstr(text, "\n\n") + 2; *line != '\0'; line = strchr(line, '\n') + 1)
        if (strncmp(line, "# check ", 8) == 0) {
            is_checked = true;
            checks++;
        } else if (line[0] != '#') {
            assert_true(is_checked); /* the step above, and the head */
            is_checked = false;
            steps++;
        }
    assert_true(is_checked);
    assert_true(steps > 30);
    assert_int_equal(checks, steps + 1);
    assert_string_equal(said_of(text).text, "");
    free(text);
}

static void test_a_changed_name_is_told(void **state)
{
    (void)state;
    char *text = kept_record(1, 10), *changed = exchanged(text, "Player 2", "Player 4");
    assert_string_equal(said_of(changed).text,
                        "game:1: lines 1 to 10 have been changed since they were written");
    free(changed);
    free(text);
}

static const char *const head = "bastide: 1\nplayer: A\nplayer: B\nsets: base\nchance: manual\n\n";

/* A record with two whole turns that can be taken out without a trace but in the checks. */
static char *two_turns(void)
{
    char *text = malloc(4096);
    struct session session;
    struct problem problem;
    assert_non_null(text);
    sprintf(text,
            "%s- draw FFFF.m\n1 place 0,1 n\n1 pass\n- draw FFFF.m\n2 place 0,2 n\n2 pass\n"
            "- draw FFFF.m\n1 place 0,3 n\n1 pass\n- draw FFFF.m\n2 place 1,1 n\n2 pass\n",
            head);
    assert_true(session_read(&session, "game", text, strlen(text), &problem));
    free(text);
    text = played_record(&session, folder);
    session_close(&session);
    return text;
}

/* The game is legal either way, and what is behind the change fits its checks. */
static void test_a_changed_move_is_told_where_it_is(void **state)
{
    (void)state;
    char *text = two_turns();
    char *changed = exchanged(text, "place 0,2 n", "place 0,2 e");
    assert_string_equal(said_of(changed).text,
                        "game:17: lines 17 to 18 have been changed since they were written");
    free(changed);
    free(text);
}

static void test_steps_taken_out_are_told(void **state)
{
    (void)state;
    char *text = two_turns();
    assert_string_equal(said_of(text).text, "");
    char *from = strstr(text, "- draw FFFF.m\n# check ");
    assert_non_null(from);
    char *to = from; /* the third turn takes the place of the first */
    for (unsigned turn = 0; turn < 2; turn++)
        to = strstr(to + 1, "- draw FFFF.m\n");
    /* Its squares are free but for one that hangs in the air, so it is put beside the start. */
    char *place = strstr(to, "0,3");
    memcpy(place, "0,1", 3);
    place = strstr(to, "1,1");
    memcpy(place, "0,2", 3);
    memmove(from, to, strlen(to) + 1);
    assert_string_equal(said_of(text).text,
                        "game:9: lines 9 to 10 have been changed since they were written");
    free(text);
}

/* Mail and editors of Windows change the ends of lines, and nothing that was played. */
static void test_carriage_returns_are_no_change(void **state)
{
    (void)state;
    char *text = kept_record(3, 30), *windows = malloc(2 * strlen(text) + 1), *to = windows;
    for (const char *at = text; *at != '\0'; at++) {
        if (*at == '\n')
            *to++ = '\r';
        *to++ = *at;
    }
    *to = '\0';
    assert_string_equal(said_of(windows).text, "");
    free(windows);
    free(text);
}

/* Records of other programs, lines added by hand. */
static void test_what_has_no_check_is_as_good_as_ever(void **state)
{
    (void)state;
    char *text = two_turns(), *longer = malloc(strlen(text) + 64);
    sprintf(longer, "%s- draw CFFF\n1 place 1,2 e\n", text);
    assert_string_equal(said_of(longer).text, "");
    sprintf(longer, "%s# check this one\n# check 0000\n# check 1234ABCD\n", text);
    assert_string_equal(said_of(longer).text, "");
    played_drop_checks(text);
    assert_string_equal(said_of(text).text, "");
    free(longer);
    free(text);
}

/* From then on checks guard what others wrote, too. */
static void test_a_record_without_checks_gets_them_as_it_is_played_on(void **state)
{
    (void)state;
    char *text = two_turns(), path[256];
    struct session session;
    struct problem problem;
    struct move draw;
    struct bad_text bad;
    enum refusal refusal;
    size_t length;
    played_drop_checks(text);
    played_write(played_path(path, folder, "foreign.bastide"), text, strlen(text));
    assert_true(session_resume(&session, path, &problem));
    assert_true(move_parse(&session.game, "draw CFFF", 9, &draw, &bad));
    assert_int_equal(session_play(&session, draw, &refusal, &problem), SESSION_DONE);
    session_close(&session);
    free(text);
    text = played_text(path, &length);
    assert_string_equal(said_of(text).text, "");
    char *other = exchanged(text, "player: A", "player: C");
    assert_string_equal(said_of(other).text,
                        "game:1: lines 1 to 21 have been changed since they were written");
    free(other);
    free(text);
}

/* Taking back and playing on, at any point, also of a record whose checks did not fit. */
static void test_the_chain_survives_undo_and_resume(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(9);
    char path[256];
    size_t length;
    played_begin(&session, 4, 9);
    assert_true(session_keep(&session, played_path(path, folder, "chain.bastide"), &problem));
    for (unsigned round = 0; round < 60; round++) {
        unsigned back = rng_below(&rng, 4);
        played_on(&session, &rng, 4);
        while (back-- > 0 && session_can_undo(&session))
            assert_true(session_undo(&session, &problem));
        if (round % 3 == 0) {
            session_close(&session);
            assert_true(session_resume(&session, path, &problem));
        }
        char *text = played_text(path, &length);
        assert_string_equal(said_of(text).text, "");
        free(text);
    }
    session_close(&session);
}

static void test_a_changed_record_is_played_on(void **state)
{
    (void)state;
    char *text = kept_record(1, 10), *changed = exchanged(text, "Player 2", "Player 4"), path[256];
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(9);
    size_t length;
    played_write(played_path(path, folder, "changed.bastide"), changed, strlen(changed));
    free(changed);
    free(text);
    assert_true(session_resume(&session, path, &problem));
    assert_true(session_was_changed(&session, "it", &problem));
    played_on(&session, &rng, 5);
    session_close(&session);
    text = played_text(path, &length);
    assert_non_null(strstr(said_of(text).text, "lines 1 to 10 have")); /* and no others */
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_step_has_its_check),
        cmocka_unit_test(test_a_changed_name_is_told),
        cmocka_unit_test(test_a_changed_move_is_told_where_it_is),
        cmocka_unit_test(test_steps_taken_out_are_told),
        cmocka_unit_test(test_carriage_returns_are_no_change),
        cmocka_unit_test(test_what_has_no_check_is_as_good_as_ever),
        cmocka_unit_test(test_a_record_without_checks_gets_them_as_it_is_played_on),
        cmocka_unit_test(test_the_chain_survives_undo_and_resume),
        cmocka_unit_test(test_a_changed_record_is_played_on),
    };
    return cmocka_run_group_tests(tests, make_folder, played_games_remove);
}
