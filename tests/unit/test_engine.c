/* The engine protocol: the talks of tests/engine, and what cannot be written in one. In a talk
 *
 *     > COMMAND
 *     < JSON
 *
 * each command must be answered with all that its JSON says; an object may say more. */
#include "unit/played.h"

#include "engine/engine.h"

#include <dirent.h>
#include <jansson.h>

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    played_folder(folder);
    return chdir(folder); /* talks save games */
}

static int remove_folder(void **state)
{
    (void)state;
    played_folder_remove(folder);
    return 0;
}

/* What the engine says to a script of so many bytes, to be freed; its exit status must be 0. */
static char *talk_bytes(const char *script, size_t length)
{
    char *said = NULL;
    size_t size;
    FILE *in = length ? fmemopen((void *)(uintptr_t)script, length, "r") : fopen("/dev/null", "r");
    FILE *out = open_memstream(&said, &size);
    assert_non_null(in);
    assert_non_null(out);
    assert_int_equal(engine_run(in, out), 0);
    fclose(in);
    fclose(out);
    return said;
}

static char *talk(const char *script)
{
    return talk_bytes(script, strlen(script));
}

/* The answers of a script as an array. */
static json_t *answers(const char *script)
{
    char *said = talk(script);
    json_t *all = json_array();
    for (char *line = said, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        json_error_t error;
        json_t *answer = json_loadb(line, (size_t)(end - line), 0, &error);
        if (answer == NULL)
            fail_msg("'%.*s': %s", (int)(end - line), line, error.text);
        json_array_append_new(all, answer);
    }
    free(said);
    return all;
}

/* Whether `said` says all that `expected` does. */
static bool covers(const json_t *said, const json_t *expected)
{
    const char *key;
    json_t *value;
    size_t i;
    if (json_is_object(expected)) {
        for (void *at = json_object_iter((json_t *)(uintptr_t)expected); at != NULL;
             at = json_object_iter_next((json_t *)(uintptr_t)expected, at)) {
            key = json_object_iter_key(at);
            value = json_object_get(said, key);
            if (value == NULL || !covers(value, json_object_iter_value(at)))
                return false;
        }
        return json_is_object(said);
    }
    if (json_is_array(expected)) {
        if (!json_is_array(said) || json_array_size(said) != json_array_size(expected))
            return false;
        for (i = 0; i < json_array_size(expected); i++)
            if (!covers(json_array_get(said, i), json_array_get(expected, i)))
                return false;
        return true;
    }
    return json_equal(said, expected);
}

static void check_talk(const char *name)
{
    char path[512], script[1 << 14] = "";
    size_t length, number = 0, count = 0;
    json_error_t error;
    snprintf(path, sizeof path, "%s/tests/engine/%s", BASTIDE_SOURCE_DIR, name);
    char *text = played_text(path, &length);
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1)
        if (line[0] == '>')
            strncat(script, line + 1 + (line[1] == ' '), (size_t)(end - line) - (line[1] == ' '));
    json_t *said = answers(script);
    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        number++;
        if (line[0] != '<')
            continue;
        json_t *expected = json_loadb(line + 2, (size_t)(end - line) - 2, 0, &error);
        const json_t *answer = json_array_get(said, count++);
        if (expected == NULL || !covers(answer, expected))
            fail_msg("%s:%zu: expected %.*s\n  but it is %s", name, number, (int)(end - line) - 2,
                     line + 2, expected == NULL ? error.text : json_dumps(answer, JSON_COMPACT));
        json_decref(expected);
    }
    if (count != json_array_size(said))
        fail_msg("%s: %zu answers, expected %zu", name, json_array_size(said), count);
    json_decref(said);
    free(text);
}

static void test_talks(void **state)
{
    (void)state;
    DIR *talks = opendir(BASTIDE_SOURCE_DIR "/tests/engine");
    unsigned count = 0;
    assert_non_null(talks);
    for (const struct dirent *next; (next = readdir(talks)) != NULL;)
        if (strstr(next->d_name, ".talk") != NULL) {
            check_talk(next->d_name);
            count++;
        }
    closedir(talks);
    assert_true(count >= 7);
}

static void test_state_has_the_keys_of_the_protocol(void **state)
{
    (void)state;
    static const char *const keys[] = {"players", "phase", "actor",    "host",    "hand",
                                       "pile",    "board", "features", "castles", "bazaar",
                                       "pending", "over",  "seed"};
    json_t *said = answers("new\n");
    const json_t *answer = json_array_get(said, 0);
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++)
        if (json_object_get(answer, keys[k]) == NULL)
            fail_msg("state says nothing of '%s'", keys[k]);
    assert_int_equal(json_object_size(answer), sizeof keys / sizeof keys[0]);
    json_decref(said);
}

/* The done-when of a base game by pipe, for every number of players. */
static void test_random_games_end_with_final_scores(void **state)
{
    (void)state;
    for (int players = 2; players <= 6; players++) {
        char script[128];
        snprintf(script, sizeof script,
                 "new players=%d sets=base seed=%d\nrandom 2000 7\nstate\nquit\n", players,
                 players);
        json_t *said = answers(script);
        assert_int_equal(json_array_size(said), 3);
        const json_t *events = json_object_get(json_array_get(said, 1), "events");
        const json_t *over = json_array_get(events, json_array_size(events) - 1);
        const json_t *end = json_array_get(said, 2), *seats = json_object_get(end, "players");
        assert_string_equal(json_string_value(json_object_get(over, "type")), "over");
        assert_string_equal(json_string_value(json_object_get(end, "phase")), "over");
        assert_int_equal(json_array_size(seats), players);
        json_int_t scored[6] = {0};
        for (size_t e = 0; e < json_array_size(events); e++) {
            const json_t *event = json_array_get(events, e);
            if (strcmp(json_string_value(json_object_get(event, "type")), "score") == 0)
                scored[json_integer_value(json_object_get(event, "player")) - 1] +=
                    json_integer_value(json_object_get(event, "points"));
        }
        for (size_t p = 0; p < (size_t)players; p++) {
            json_int_t score =
                json_integer_value(json_object_get(json_array_get(seats, p), "score"));
            assert_int_equal(json_integer_value(json_array_get(json_object_get(over, "scores"), p)),
                             score);
            assert_int_equal(scored[p], score); /* the events tell all of it */
        }
        json_decref(said);
    }
}

/* Playing every move of `random` one by one gives the same state and the same events. */
static void test_random_is_so_many_plays(void **state)
{
    (void)state;
    static char script[1 << 15];
    json_t *random = answers("new seed=6 players=3\nrandom 60 1\nsave r.bastide\nstate\n");
    size_t length;
    char *record = played_text("r.bastide", &length);
    size_t used = (size_t)snprintf(script, sizeof script, "new seed=6 players=3\n");
    for (char *line = strstr(record, "\n\n") + 2, *end; (end = strchr(line, '\n')) != NULL;
         line = end + 1)
        if (line[0] >= '1' && line[0] <= '3')
            used += (size_t)snprintf(script + used, sizeof script - used, "play %.*s\n",
                                     (int)(end - line) - 2, line + 2);
    snprintf(script + used, sizeof script - used, "state\n");
    json_t *played = answers(script), *events = json_array();
    size_t count = json_array_size(played);
    for (size_t i = 1; i + 1 < count; i++)
        json_array_extend(events, json_object_get(json_array_get(played, i), "events"));
    assert_true(json_equal(events, json_object_get(json_array_get(random, 1), "events")));
    assert_true(json_equal(json_array_get(played, count - 1), json_array_get(random, 3)));
    assert_int_equal(count, 62);
    free(record);
    json_decref(events);
    json_decref(random);
    json_decref(played);
}

static void test_every_legal_move_can_be_played_and_taken_back(void **state)
{
    (void)state;
    json_t *said = answers("new seed=9 players=2\nrandom 31 2\nstate\nlegal\n");
    const json_t *before = json_array_get(said, 2);
    const json_t *moves = json_object_get(json_array_get(said, 3), "moves");
    assert_true(json_array_size(moves) > 1);
    for (size_t m = 0; m < json_array_size(moves); m++) {
        char script[256];
        snprintf(script, sizeof script, "new seed=9 players=2\nrandom 31 2\nplay %s\nundo\nstate\n",
                 json_string_value(json_array_get(moves, m)));
        json_t *one = answers(script);
        assert_true(json_is_true(json_object_get(json_array_get(one, 2), "ok")));
        assert_true(json_equal(json_array_get(one, 4), before));
        json_decref(one);
    }
    json_decref(said);
}

static void test_manual_draws_are_listed_once_each(void **state)
{
    (void)state;
    json_t *said = answers("new chance=manual\nlegal\nplay draw Cccc+\nlegal\nundo\nlegal\n");
    const json_t *moves = json_object_get(json_array_get(said, 1), "moves");
    assert_int_equal(json_array_size(moves), 24);
    for (size_t a = 0; a < 24; a++)
        for (size_t b = 0; b < a; b++)
            assert_false(json_equal(json_array_get(moves, a), json_array_get(moves, b)));
    assert_true(json_equal(json_array_get(said, 1), json_array_get(said, 5)));
    json_decref(said);
}

static void test_lines_without_end_too_long_or_with_zero_bytes(void **state)
{
    (void)state;
    static char script[20000];
    memset(script, 'x', sizeof script);
    memcpy(script, "new seed=1\r\n", 12);
    memcpy(script + 12 + 9000, "\npl\0y pass\nquit", 15);
    char *said = talk_bytes(script, 12 + 9000 + 15);
    char *second = strchr(said, '\n') + 1;
    assert_int_equal(strncmp(said, "{\"players\"", 10), 0);
    assert_string_equal(second,
                        "{\"error\":\"the line is too long: expected less than 8192 bytes\"}\n"
                        "{\"error\":\"column 3: a zero byte: expected text\"}\n");
    free(said);
    said = talk_bytes("", 0);
    assert_string_equal(said, "");
    free(said);
    said = talk("new\nstate\n\xff\xfe \n");
    assert_non_null(strstr(said, "\n{\"error\":\"column 1: '\?\?': expected new"));
    free(said);
}

static void test_answers_that_cannot_be_written_end_it(void **state)
{
    (void)state;
    FILE *in = fmemopen((void *)(uintptr_t) "new\nstate\n", 10, "r");
    FILE *out = fopen("/dev/null", "r"); /* as closed as a stream can be */
    assert_int_equal(engine_run(in, out), 0);
    fclose(in);
    fclose(out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_talks),
        cmocka_unit_test(test_state_has_the_keys_of_the_protocol),
        cmocka_unit_test(test_random_games_end_with_final_scores),
        cmocka_unit_test(test_random_is_so_many_plays),
        cmocka_unit_test(test_every_legal_move_can_be_played_and_taken_back),
        cmocka_unit_test(test_manual_draws_are_listed_once_each),
        cmocka_unit_test(test_lines_without_end_too_long_or_with_zero_bytes),
        cmocka_unit_test(test_answers_that_cannot_be_written_end_it),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
