/* What the bench counts and hashes: the rules as they stand. A change that is not meant to change
 * the rules, such as one for speed, leaves all of it as it is; one that is says so in its commit.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "perft.h"
#include "playout.h"
#include "signature.h"

static void test_signature_of_a_thousand_games(void **state)
{
    (void)state;
    assert_int_equal(signature(SIGNATURE_GAMES), 0x35550ad30f315aab);
}

static void test_positions_by_depth(void **state)
{
    enum { DEPTHS = 7 };
    static const uint64_t lines[][DEPTHS] = {
        {4, 16, 128, 492, 4936, 17472, 182336},
        {6, 30, 440, 664, 2056, 6432, 12864},
        {7, 56, 745, 2126, 11378, 35358, 72228},
    };
    (void)state;
    assert_int_equal(lineups_count, sizeof lines / sizeof *lines);
    for (unsigned l = 0; l < lineups_count; l++) {
        struct options options = lineup_options(&lineups[l]);
        for (unsigned depth = 1; depth <= DEPTHS; depth++)
            assert_int_equal(perft(&options, 1, depth), lines[l][depth - 1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_signature_of_a_thousand_games),
        cmocka_unit_test(test_positions_by_depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
