/* There is room for more sets, tiles and figures than there are. */
#include "tui/pages/setup_rules_rows.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_bit_of_the_sets_can_be_switched),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
