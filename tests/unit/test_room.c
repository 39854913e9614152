/* There is room for more sets, tiles and figures than there are. */
#include "rules/phase.h"
#include "tui/pages/setup_form.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static void every_bit_of_the_sets_can_be_switched(void **state)
{
    (void)state;
    for (unsigned set = 0; set < 32; set++) {
        struct options options = {.sets = 0};
        rules_row_change(&options, (struct rules_row){ROW_SET, set}, 1);
        assert_int_equal(options.sets, UINT32_C(1) << set);
        rules_row_change(&options, (struct rules_row){ROW_SET, set}, 1);
        assert_int_equal(options.sets, 0);
    }
}

/* Whether `deed` ends its process as a bug does. */
static bool is_a_bug(void (*deed)(void))
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
        fclose(stderr);
        deed();
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

static void fill(size_t moves, size_t events_told)
{
    static struct move_list list;
    static struct event_list events;
    for (size_t m = 0; m < moves; m++)
        add_move(&list, move_plain(VERB_PASS));
    for (size_t e = 0; e < events_told; e++)
        tell(&events, (struct event){.type = EVENT_OVER});
}

static void fill_lists(void)
{
    fill(MOVE_LIST_SIZE, EVENT_LIST_SIZE);
}

static void list_one_move_more(void)
{
    fill(MOVE_LIST_SIZE + 1, 0);
}

static void tell_one_event_more(void)
{
    fill(0, EVENT_LIST_SIZE + 1);
}

static void a_list_that_overflows_is_a_bug(void **state)
{
    (void)state;
    assert_false(is_a_bug(fill_lists));
    assert_true(is_a_bug(list_one_move_more));
    assert_true(is_a_bug(tell_one_event_more));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_bit_of_the_sets_can_be_switched),
        cmocka_unit_test(a_list_that_overflows_is_a_bug),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
