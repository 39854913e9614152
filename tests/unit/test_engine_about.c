/* What the engine says of itself, of the segments of features, and of moves that are not made: it
 * must agree with what it does. */
#include "unit/played.h"

#include "engine/engine.h"

#include <jansson.h>

static char script[1 << 18];
static size_t used;

__attribute__((format(printf, 1, 2))) static void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    used += (size_t)vsnprintf(script + used, sizeof script - used, format, arguments);
    va_end(arguments);
    assert_true(used < sizeof script);
}

/* The answers to all that was said, as an array; then nothing is said. */
static json_t *answers(void)
{
    char *said = NULL;
    size_t size;
    json_t *all = json_array();
    FILE *in = fmemopen(script, used, "r"), *out = open_memstream(&said, &size);
    assert_int_equal(engine_run(in, out), 0);
    fclose(in);
    fclose(out);
    for (char *line = said, *end; (end = strchr(line, '\n')) != NULL; line = end + 1)
        json_array_append_new(all, json_loadb(line, (size_t)(end - line), 0, NULL));
    free(said);
    used = 0;
    return all;
}

static const char *text_of(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

/* What it says that it knows. */

static void check_taken(const json_t *said, size_t from)
{
    for (size_t a = from; a < json_array_size(said); a++)
        if (text_of(json_array_get(said, a), "error") != NULL)
            fail_msg("%s", text_of(json_array_get(said, a), "error"));
}

static void test_all_that_it_names_is_taken(void **state)
{
    (void)state;
    size_t s;
    const char *option;
    json_t *sets, *values, *value;
    say("info\n");
    json_t *said = answers(), *info = json_array_get(said, 0);
    json_array_foreach(json_object_get(info, "sets"), s, sets)
        say("new sets=%s%s\n", s > 0 ? "base," : "", json_string_value(sets));
    json_array_foreach(json_object_get(info, "editions"), s, value)
        say("new edition=%s\n", json_string_value(value));
    json_object_foreach(json_object_get(info, "options"), option, values)
        json_array_foreach(values, s, value) say("new %s=%s\n", option, json_string_value(value));
    say("new sets=base\n");
    json_array_foreach(json_object_get(info, "levels"), s, value)
        say("go level=%s playouts=2\n", json_string_value(value));
    json_t *taken = answers();
    check_taken(taken, 0);
    assert_true(json_array_size(taken) > 40);
    json_decref(taken);
    json_decref(said);
}

/* Each stands in the message by which its command refuses what is none. */
static void test_commands_and_arguments_are_all_that_there_are(void **state)
{
    (void)state;
    size_t a, n = 1;
    const char *command;
    json_t *arguments, *argument;
    say("info\nnew\n");
    json_t *said = answers(), *info = json_array_get(said, 0);
    const char *version = text_of(info, "version");
    assert_string_equal(text_of(info, "name"), "bastide");
    assert_true(version[0] >= '0' && version[0] <= '9');
    say("new\n");
    json_object_foreach(json_object_get(info, "commands"), command,
                        arguments) if (json_array_size(arguments) > 0)
        say(strcmp(command, "value") == 0 ? "%s moves x\n" : "%s x\n", command);
    json_t *refused = answers();
    json_object_foreach(json_object_get(info, "commands"), command, arguments)
    {
        if (json_array_size(arguments) == 0)
            continue;
        const char *error = text_of(json_array_get(refused, n++), "error");
        json_array_foreach(arguments, a, argument)
        {
            char key[40];
            snprintf(key, sizeof key, "%s=", json_string_value(argument));
            if (strstr(error, key) == NULL && strstr(error, json_string_value(argument)) == NULL)
                fail_msg("'%s' knows no %s: %s", command, key, error);
        }
    }
    assert_int_equal(n, 4); /* new, go and value */
    json_decref(refused);
    json_decref(said);
}

/* The same commands stand in the message that refuses what is none. */
static void test_commands_are_those_of_the_message(void **state)
{
    (void)state;
    const char *command;
    json_t *arguments;
    say("info\ndance\n");
    json_t *said = answers();
    const char *error = text_of(json_array_get(said, 1), "error");
    json_object_foreach(json_object_get(json_array_get(said, 0), "commands"), command,
                        arguments) if (strstr(error, command) == NULL)
        fail_msg("'%s' is not in '%s'", command, error);
    json_decref(said);
}

/* Games. */

#define ALL_SETS "sets=base,bcb,drawbridges,inns,traders,abbeys,dragon"

enum { MOMENTS = 40, BETWEEN = 9 };

/* As many moments of a game, each with what `ask` says. */
static json_t *moments_of(const char *sets, unsigned seed, const char *ask)
{
    for (unsigned m = 0; m < MOMENTS; m++)
        say("new %s players=3 chance=manual\nrandom %u %u\n%s", sets, m * BETWEEN, seed, ask);
    return answers();
}

/* Whether one of the feature's segments is that of the tile at x,y. */
static bool has_segment(const json_t *feature, json_int_t x, json_int_t y, const char *name)
{
    size_t s;
    json_t *segment;
    json_array_foreach(
        json_object_get(feature, "segments"), s,
        segment) if (json_integer_value(json_object_get(segment, "x")) == x &&
                     json_integer_value(json_object_get(segment, "y")) == y &&
                     (name == NULL || strcmp(text_of(segment, "feature"), name) == 0)) return true;
    return false;
}

/* A feature of `state` and of `features`: of the same kind, on the same tiles. */
static void check_feature(const json_t *told, const json_t *feature)
{
    size_t i, tiles = 0;
    json_t *tile, *segment;
    assert_string_equal(text_of(told, "kind"), text_of(feature, "kind"));
    json_array_foreach(json_object_get(told, "tiles"), i, tile) tiles +=
        has_segment(feature, json_integer_value(json_array_get(tile, 0)),
                    json_integer_value(json_array_get(tile, 1)), NULL);
    assert_int_equal(tiles, json_array_size(json_object_get(told, "tiles")));
    json_array_foreach(json_object_get(feature, "segments"), i, segment)
    {
        const char *name = text_of(segment, "feature");
        size_t kind = strlen(text_of(told, "kind"));
        assert_int_equal(strncmp(name, text_of(told, "kind"), kind), 0);
    }
}

static void check_features(const json_t *state, const json_t *features)
{
    size_t f;
    json_t *feature;
    bool seen[4096] = {false};
    const json_t *told = json_object_get(state, "features");
    const json_t *all = json_object_get(features, "features");
    assert_int_equal(json_array_size(told), json_array_size(all));
    json_array_foreach(all, f, feature)
    {
        json_int_t id = json_integer_value(json_object_get(feature, "id"));
        assert_in_range(id, 0, 4095);
        assert_false(seen[id]);
        seen[id] = true;
        check_feature(json_array_get(told, f), feature);
    }
}

/* What is deployed stands on a segment of the feature that has it then. */
static void check_followers(const json_t *state, const json_t *features)
{
    size_t f, i;
    json_t *told, *follower;
    json_array_foreach(json_object_get(state, "features"), f, told)
        json_array_foreach(json_object_get(told, "followers"), i, follower)
            assert_true(has_segment(json_array_get(json_object_get(features, "features"), f),
                                    json_integer_value(json_object_get(follower, "x")),
                                    json_integer_value(json_object_get(follower, "y")), NULL));
}

static void test_segments_are_those_of_the_features_of_the_state(void **state)
{
    (void)state;
    size_t most = 0;
    json_t *said = moments_of(ALL_SETS, 7, "state\nfeatures\n");
    for (size_t m = 0; m < MOMENTS; m++) {
        const json_t *told = json_array_get(said, 4 * m + 2);
        const json_t *features = json_array_get(said, 4 * m + 3);
        size_t count = json_array_size(json_object_get(told, "features"));
        check_features(told, features);
        check_followers(told, features);
        most = count > most ? count : most;
    }
    assert_true(most > 100);
    json_decref(said);
}

/* What a move would bring is what it brings, with the `pass` that ends its turn; and asking changes
 * nothing. */
static void check_moves(unsigned made, unsigned seed, const json_t *moves, bool *has_scored)
{
    size_t m;
    json_t *move;
    json_array_foreach(moves, m, move)
    {
        const char *text = json_string_value(move);
        say("new " ALL_SETS " players=3 chance=manual\nrandom %u %u\nstate\nscore %s\nstate\n",
            made, seed, text);
        say("play %s\nlegal\nplay pass\nstate\n", text);
    }
    json_t *said = answers();
    for (m = 0; m < json_array_size(moves); m++) {
        const json_t *before = json_array_get(said, 9 * m + 2);
        const json_t *scored = json_array_get(said, 9 * m + 3);
        const json_t *played = json_array_get(said, 9 * m + 5);
        const json_t *legal = json_array_get(said, 9 * m + 6);
        const json_t *passed = json_array_get(said, 9 * m + 7);
        json_t *events = json_deep_copy(json_object_get(played, "events"));
        assert_true(json_equal(before, json_array_get(said, 9 * m + 4)));
        assert_non_null(events);
        if (strcmp(text_of(legal, "phase"), "build") == 0 &&
            json_equal(json_object_get(legal, "actor"), json_object_get(before, "actor")) &&
            json_object_get(passed, "events") != NULL)
            json_array_extend(events, json_object_get(passed, "events"));
        if (!json_equal(events, json_object_get(scored, "events")))
            fail_msg("'%s' brings %s, not %s", json_string_value(json_array_get(moves, m)),
                     json_dumps(events, 0), json_dumps(scored, 0));
        size_t e;
        json_t *event;
        json_array_foreach(events, e, event) *has_scored |=
            strcmp(text_of(event, "type"), "score") == 0;
        json_decref(events);
    }
    json_decref(said);
}

static void test_a_move_would_bring_what_it_brings(void **state)
{
    (void)state;
    bool has_scored = false;
    json_t *said = moments_of(ALL_SETS, 3, "legal\n");
    for (unsigned m = 0; m < MOMENTS; m++) {
        json_t *moves = json_object_get(json_array_get(said, 3 * m + 2), "moves");
        while (json_array_size(moves) > 12)
            json_array_remove(moves, json_array_size(moves) / 2);
        check_moves(m * BETWEEN, 3, moves, &has_scored);
    }
    assert_true(has_scored);
    json_decref(said);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_that_it_names_is_taken),
        cmocka_unit_test(test_commands_and_arguments_are_all_that_there_are),
        cmocka_unit_test(test_commands_are_those_of_the_message),
        cmocka_unit_test(test_segments_are_those_of_the_features_of_the_state),
        cmocka_unit_test(test_a_move_would_bring_what_it_brings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
