/* The engine while it thinks: `stop`, lines about progress, and the end of what it is told. It runs
 * in a thread of its own, at the other ends of pipes. Nothing here waits for a time: the searches
 * would take ten minutes if nobody stopped them. */
#include "unit/played.h"

#include "engine/engine.h"

#include <jansson.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>

struct conversation {
    pthread_t thread;
    int to;     /* what the engine is told, */
    FILE *from; /* and what it says */
    FILE *in, *out;
    int done[2]; /* a pipe that ends with the engine */
    int status;
};

static void *run(void *of)
{
    struct conversation *talk = of;
    talk->status = engine_run(talk->in, talk->out);
    fclose(talk->out);
    fclose(talk->in);
    close(talk->done[1]);
    return NULL;
}

static void begin(struct conversation *talk)
{
    int to[2], from[2];
    assert_int_equal(pipe(to) | pipe(from) | pipe(talk->done), 0);
    talk->in = fdopen(to[0], "r");
    talk->out = fdopen(from[1], "w");
    talk->to = to[1];
    talk->from = fdopen(from[0], "r");
    assert_int_equal(pthread_create(&talk->thread, NULL, run, talk), 0);
}

static void say(const struct conversation *talk, const char *text)
{
    assert_int_equal(write(talk->to, text, strlen(text)), strlen(text));
}

/* The next line; without one the time of the whole test runs out. */
static json_t *hear(const struct conversation *talk)
{
    char *line = NULL;
    size_t size = 0;
    assert_true(getline(&line, &size, talk->from) > 0);
    json_t *answer = json_loads(line, 0, NULL);
    assert_non_null(answer);
    free(line);
    return answer;
}

static bool is_progress(const json_t *answer)
{
    return json_object_get(answer, "progress") != NULL;
}

/* The next line that is not about progress; how many were is added to `*told`. */
static json_t *hear_answer(const struct conversation *talk, unsigned *told)
{
    json_t *answer = hear(talk);
    while (is_progress(answer)) {
        ++*told;
        json_decref(answer);
        answer = hear(talk);
    }
    return answer;
}

static void hear_ok(const struct conversation *talk)
{
    json_t *answer = hear(talk);
    assert_true(json_is_true(json_object_get(answer, "ok")));
    json_decref(answer);
}

static void skip_answer(const struct conversation *talk)
{
    json_decref(hear(talk));
}

/* It has ended, with nothing more to say, by itself. */
static void finish(struct conversation *talk)
{
    struct pollfd wait = {.fd = talk->done[0]};
    enum { LONG = 240000 }; /* than any machine needs */
    assert_int_equal(poll(&wait, 1, LONG), 1);
    pthread_join(talk->thread, NULL);
    assert_int_equal(talk->status, 0);
    close(talk->done[0]);
}

static void end_with(struct conversation *talk, const char *last)
{
    char rest[2];
    say(talk, last);
    close(talk->to);
    finish(talk);
    assert_null(fgets(rest, sizeof rest, talk->from));
    fclose(talk->from);
}

static const char forever[] = "go ms=600000 progress=1\n";

/* What it tells while it thinks has the parts of the answer, and a move that is legal. */
static void check_progress(const json_t *line)
{
    const json_t *so_far = json_object_get(line, "progress");
    const char *move = json_string_value(json_object_get(so_far, "move"));
    assert_int_equal(json_object_size(line), 1);
    assert_int_equal(strncmp(move, "place ", 6), 0);
    assert_true(json_is_real(json_object_get(so_far, "value")));
    assert_true(json_integer_value(json_object_get(so_far, "playouts")) > 0);
    assert_true(json_array_size(json_object_get(so_far, "candidates")) > 1);
}

static void test_stop_ends_a_search_with_the_best_so_far(void **state)
{
    (void)state;
    struct conversation talk;
    unsigned told = 0;
    begin(&talk);
    say(&talk, "new sets=base seed=3\n");
    skip_answer(&talk);
    for (unsigned times = 0; times < 3; times++) {
        say(&talk, forever);
        json_t *first = hear(&talk);
        check_progress(first);
        say(&talk, "stop\n");
        json_t *answer = hear_answer(&talk, &told);
        assert_int_equal(strncmp(json_string_value(json_object_get(answer, "move")), "place ", 6),
                         0);
        assert_true(json_integer_value(json_object_get(answer, "playouts")) > 0);
        hear_ok(&talk);
        json_decref(first);
        json_decref(answer);
    }
    end_with(&talk, "quit\n");
}

/* In pieces, with other whitespace, and without its newline at the end. */
static void test_stop_comes_in_pieces(void **state)
{
    (void)state;
    struct conversation talk;
    unsigned told = 0;
    begin(&talk);
    say(&talk, "new sets=base seed=3\n");
    skip_answer(&talk);
    say(&talk, forever);
    skip_answer(&talk);
    say(&talk, " st");
    json_t *more = hear(&talk);
    assert_true(is_progress(more));
    json_decref(more);
    say(&talk, "op \r\n");
    json_decref(hear_answer(&talk, &told));
    hear_ok(&talk);
    say(&talk, forever);
    skip_answer(&talk);
    say(&talk, "stop");
    close(talk.to);
    json_decref(hear_answer(&talk, &told));
    hear_ok(&talk);
    finish(&talk);
    fclose(talk.from);
}

static void test_stop_ends_values(void **state)
{
    (void)state;
    struct conversation talk;
    begin(&talk);
    say(&talk, "new sets=base seed=3\n");
    skip_answer(&talk);
    say(&talk, "value moves ms=600000 turns=2\n");
    say(&talk, "stop\n");
    json_t *answer = hear(&talk);
    assert_true(json_integer_value(json_object_get(answer, "playouts")) >= 2);
    assert_int_equal(json_array_size(json_object_get(answer, "moves")), 2);
    json_decref(answer);
    hear_ok(&talk);
    end_with(&talk, "quit\n");
}

/* Whatever else comes waits for the answer, and so does the end of the input. */
static void test_only_stop_stops(void **state)
{
    (void)state;
    struct conversation talk;
    begin(&talk);
    say(&talk, "new sets=base seed=3\ngo playouts=60\ngo playouts=60\nstops\nstop\n");
    skip_answer(&talk);
    json_t *whole = hear(&talk), *other = hear(&talk);
    assert_int_equal(json_integer_value(json_object_get(whole, "playouts")), 60);
    assert_true(json_equal(whole, other));
    skip_answer(&talk);
    hear_ok(&talk);
    say(&talk, "go playouts=60\n");
    close(talk.to);
    json_t *last = hear(&talk);
    assert_true(json_equal(whole, last));
    finish(&talk);
    fclose(talk.from);
    json_decref(whole);
    json_decref(other);
    json_decref(last);
}

/* Nobody is left to answer to. */
static void check_it_ends_alone(const char *command)
{
    struct conversation talk;
    begin(&talk);
    say(&talk, "new sets=base seed=3\n");
    skip_answer(&talk);
    say(&talk, command);
    close(talk.to);
    fclose(talk.from);
    finish(&talk);
}

static void test_it_ends_when_nobody_reads_any_more(void **state)
{
    (void)state;
    check_it_ends_alone("go ms=600000\n");
    check_it_ends_alone("go ms=600000 progress=1\n");
    check_it_ends_alone("value moves ms=600000\n");
}

/* Who looks on changes nothing: neither in the search nor in the final behind it. */
static void check_progress_is_harmless(const char *go)
{
    struct conversation talk;
    unsigned told = 0, none = 0;
    char line[80];
    begin(&talk);
    say(&talk, "new sets=base,bcb seed=11\nrandom 20 4\n");
    skip_answer(&talk);
    skip_answer(&talk);
    snprintf(line, sizeof line, "%s\n%s progress=1\n", go, go);
    say(&talk, line);
    json_t *alone = hear_answer(&talk, &none), *watched = hear_answer(&talk, &told);
    assert_int_equal(none, 0);
    assert_true(told > 0);
    assert_true(json_equal(alone, watched));
    json_decref(alone);
    json_decref(watched);
    end_with(&talk, "quit\n");
}

static void test_progress_changes_nothing(void **state)
{
    (void)state;
    check_progress_is_harmless("go level=hard playouts=300");
    check_progress_is_harmless("go level=expert playouts=3000");
}

/* So many candidates are explained as are asked for: they claim what a deployment claims. */
static void test_why(void **state)
{
    struct conversation talk;
    unsigned told = 0, with_gain = 0;
    (void)state;
    begin(&talk);
    say(&talk, "new sets=base seed=11 chance=auto\ngo level=hard playouts=60 why=6\n");
    skip_answer(&talk);
    json_t *answer = hear_answer(&talk, &told);
    const json_t *candidates = json_object_get(answer, "candidates");
    assert_true(json_array_size(candidates) > 6);
    for (size_t c = 0; c < json_array_size(candidates); c++) {
        const json_t *why = json_object_get(json_array_get(candidates, c), "why");
        assert_int_equal(why != NULL, c < 6);
        if (why == NULL)
            continue;
        assert_int_equal(json_array_size(json_object_get(why, "before")), 2);
        assert_int_equal(json_array_size(json_object_get(why, "home")), 2);
        for (size_t player = 0; player < 2; player++)
            with_gain += json_integer_value(json_array_get(json_object_get(why, "after"), player)) >
                         json_integer_value(json_array_get(json_object_get(why, "before"), player));
    }
    assert_true(with_gain > 0);
    json_decref(answer);
    end_with(&talk, "quit\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stop_ends_a_search_with_the_best_so_far),
        cmocka_unit_test(test_stop_comes_in_pieces),
        cmocka_unit_test(test_stop_ends_values),
        cmocka_unit_test(test_only_stop_stops),
        cmocka_unit_test(test_it_ends_when_nobody_reads_any_more),
        cmocka_unit_test(test_progress_changes_nothing),
        cmocka_unit_test(test_why),
    };
    signal(SIGPIPE, SIG_IGN);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
