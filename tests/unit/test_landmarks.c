/* Landmarks of a game: those that are jumped to are all that there are. */
#include "played_table.h"

#include "play/session.h"

/* What the log says of a place: it is another way to find the same. */
static bool log_says(const struct log *log, size_t at, enum event_type type)
{
    for (size_t e = 0; e < log->count; e++) {
        const struct event *event = &log->entry[e].event;
        if (log->entry[e].step + 1 == at && event->type == type)
            return true;
    }
    return false;
}

static bool is_moment(const struct session *session, const struct log *log, size_t at,
                      struct landmark landmark)
{
    if (landmark.kind != LANDMARK_TURN)
        return log_says(log, at, landmark.kind == LANDMARK_SCORE ? EVENT_SCORE : EVENT_REVEAL);
    const struct game *game = at < session->made ? &session->steps[at].before : &session->game;
    const struct game *before = at > 0 ? &session->steps[at - 1].before : NULL;
    return game->turn.player == landmark.player &&
           (before == NULL || before->turn.player != game->turn.player ||
            before->turn.number != game->turn.number);
}

static void expect_moments(const struct session *session, const struct log *log,
                           struct landmark landmark)
{
    size_t expected[4096], count = 0, at = 0;
    for (size_t place = 1; place <= session->made; place++)
        if (is_moment(session, log, place, landmark))
            expected[count++] = place;
    for (size_t m = 0; m < count; m++) {
        assert_true(landmark_find(session, session->made, landmark, 1, &at));
        assert_int_equal(at, expected[m]);
    }
    assert_false(landmark_find(session, session->made, landmark, 1, &at));
    assert_true(count > 0);
    assert_int_equal(at, expected[count - 1]);
    while (--count > 0) {
        assert_true(landmark_find(session, session->made, landmark, -1, &at));
        assert_int_equal(at, expected[count - 1]);
    }
    bool is_first =
        landmark.kind == LANDMARK_TURN && landmark.player == 0; /* the game starts with it */
    assert_int_equal(landmark_find(session, session->made, landmark, -1, &at), is_first);
}

static void test_moments_are_those_of_the_log(void **state)
{
    struct log *log = calloc(1, sizeof *log);
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct session session;
        played_all_sets(&session, 3, seed, 10000);
        *log = (struct log){.count = 0};
        log_follow(log, &session);
        expect_moments(&session, log, (struct landmark){.kind = LANDMARK_SCORE});
        expect_moments(&session, log, (struct landmark){.kind = LANDMARK_BAZAAR});
        for (unsigned player = 0; player < 3; player++)
            expect_moments(&session, log, (struct landmark){LANDMARK_TURN, player});
        session_close(&session);
    }
    free(log);
}

/* A game that is replayed in lines knows moves that are taken back. */
static void test_moments_are_found_among_moves_taken_back(void **state)
{
    struct session session;
    struct problem problem;
    size_t at = 0, whole = 0;
    (void)state;
    played_all_sets(&session, 3, 1, 60);
    size_t known = session.known;
    while (landmark_find(&session, known, (struct landmark){LANDMARK_TURN, 1}, 1, &whole))
        continue;
    assert_true(session_go_back(&session, 1, &problem));
    while (landmark_find(&session, known, (struct landmark){LANDMARK_TURN, 1}, 1, &at))
        continue;
    assert_int_equal(at, whole);
    assert_true(at > 1);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moments_are_those_of_the_log),
        cmocka_unit_test(test_moments_are_found_among_moves_taken_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
