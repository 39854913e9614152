/* Text mode at a game that others play at their terminals: who comes and goes is said, who has
 * waited is called, and can ask meanwhile. While Ben's program waits, the test plays for Ann. */
#include "unit/played.h"

#include "plain/plain.h"
#include "play/store.h"
#include "text/move_reader.h"

#include <stdio.h>
#include <string.h>

enum { SAID_SIZE = 1 << 16, SECOND = 1000, HANDED_OVER = 10 };

struct fixture {
    char folder[64], path[256];
    struct session ann;
    unsigned waits;           /* how often the program has waited */
    bool has_typed;           /* a line lies there while it waits */
    const char *const *lines; /* what Ben types, up to a NULL */
    char said[SAID_SIZE];
    long long now;
};

static const char record[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\nclock: 600\n"
                             "chance: unseen\n\n- draw FFRr\n";

/* Every line takes Ben three seconds to type. */
static enum plain_heard hear(void *self, char line[PLAIN_LINE_SIZE])
{
    struct fixture *fixture = self;
    fixture->has_typed = false;
    fixture->now += 3 * SECOND;
    if (*fixture->lines == NULL)
        return PLAIN_END;
    snprintf(line, PLAIN_LINE_SIZE, "%s", *fixture->lines++);
    return PLAIN_LINE;
}

static bool say(void *self, const char *text)
{
    struct fixture *fixture = self;
    size_t length = strlen(fixture->said);
    snprintf(fixture->said + length, SAID_SIZE - length, "%s", text);
    return true;
}

static void play_for_ann(struct fixture *fixture, const char *notation)
{
    struct move move;
    struct bad_text bad;
    struct problem problem;
    enum refusal refusal;
    assert_true(move_parse(&fixture->ann.game, notation, strlen(notation), &move, &bad));
    if (session_play(&fixture->ann, move, &refusal, &problem) != SESSION_DONE)
        fail_msg("%s", problem.text);
}

static bool wait_to_hear(void *self, int fd, unsigned milliseconds)
{
    struct fixture *fixture = self;
    struct problem problem;
    const char *ann = "Ann";
    (void)fd, (void)milliseconds;
    switch (fixture->waits++) {
    case 2:
        assert_true(store_join(&fixture->ann, fixture->path, &ann, 1, &problem));
        fixture->ann.pace = PACE_OF_TURNS;
        break;
    case 4:
        fixture->has_typed = true;
        break;
    case 6:
        play_for_ann(fixture, "place 0,1 n");
        break;
    case 8:
        play_for_ann(fixture, "pass");
        break;
    case HANDED_OVER:
        assert_true(session_hand_over(&fixture->ann, &problem));
        session_close(&fixture->ann);
        break;
    default:
        break;
    }
    assert_true(fixture->waits < 100);
    return true;
}

static bool hears(void *self)
{
    const struct fixture *fixture = self;
    return fixture->has_typed || fixture->waits > HANDED_OVER + 1;
}

static long long now(void *self)
{
    return ((struct fixture *)self)->now;
}

static void assert_said(const struct fixture *fixture, const char *text)
{
    if (strstr(fixture->said, text) == NULL)
        fail_msg("'%s' is not said:\n%s", text, fixture->said);
}

static void run(struct fixture *fixture, const char *const *lines, const char *bell)
{
    struct line_io io = {.self = fixture,
                         .hear = hear,
                         .say = say,
                         .wait = wait_to_hear,
                         .hears = hears,
                         .wait_to_hear = wait_to_hear,
                         .now = now,
                         .is_watched = true};
    struct start_request request = {.start = START_JOIN,
                                    .path = fixture->path,
                                    .seat = {"Ben"},
                                    .seats = 1,
                                    .settings = settings_default()};
    struct problem problem;
    strcpy(request.settings.value[SETTINGS_TURN_BELL], bell);
    fixture->lines = lines;
    if (!plain_dialogue(&request, &io, &problem))
        fail_msg("%s", problem.text);
}

static int set_up(void **state)
{
    static struct fixture fixture;
    fixture = (struct fixture){.waits = 0};
    scratch_make(fixture.folder);
    FILE *file = fopen(played_path(fixture.path, fixture.folder, "game.bastide"), "w");
    fwrite(record, 1, sizeof record - 1, file);
    *state = &fixture;
    return fclose(file);
}

static int tear_down(void **state)
{
    scratch_remove(((struct fixture *)*state)->folder);
    return 0;
}

static void test_what_is_told_to_who_waits(void **state)
{
    static const char *const lines[] = {"scores", "again", "q", NULL};
    struct fixture *fixture = *state;
    run(fixture, lines, "on");
    assert_said(fixture, "Nobody plays for Ann at the moment.");
    assert_said(fixture, "Ann has sat down at another terminal.");
    assert_said(fixture, "Ben: 0 points"); /* what was typed meanwhile */
    assert_said(fixture, "Ann: places");
    assert_said(fixture, "Ben's turn.");
    assert_said(fixture, "\aBen has 10:00 left.");
    assert_null(strstr(strchr(fixture->said, '\a') + 1, "\a"));
    struct session session;
    struct problem problem;
    assert_true(session_load(&session, fixture->path, &problem));
    assert_int_equal(session.used[1], 6); /* two lines while it was Ben's turn */
    session_close(&session);
}

static void test_a_bell_that_is_off(void **state)
{
    static const char *const lines[] = {"scores", "q", NULL};
    struct fixture *fixture = *state;
    run(fixture, lines, "off");
    assert_said(fixture, "Ben's turn.");
    assert_null(strchr(fixture->said, '\a'));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_what_is_told_to_who_waits, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_bell_that_is_off, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
