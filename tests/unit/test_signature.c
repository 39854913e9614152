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
#include "support/soak.h"

#include <inttypes.h>
#include <string.h>

/* With the first `expansions` expansions. */
static const struct {
    unsigned expansions;
    uint64_t signature;
} signatures[] = {
    {2, 0x35550ad30f315aab},  /* bcb, drawbridges */
    {3, 0xdeb39c428f0eff35},  /* and inns */
    {4, 0xee8a05b7afe734b0},  /* and traders */
    {5, 0xa7d515015f3cc887},  /* and abbeys */
    {6, 0x239c18e91cd9444a},  /* and dragon */
    {7, 0xa2fbf1379befbe1a},  /* and king */
    {8, 0x529a60cd8b43eab9},  /* and river */
    {9, 0x2ce38b491b041b8c},  /* and tower */
    {10, 0x6ece43217a4dc759}, /* and river2 */
    {11, 0x921248ce86783521}, /* and abbot */
    {12, 0x449ef9204d449f93}, /* and mage */
    {13, 0x8ba4ea00d5b40c9},  /* and bigtop */
    {14, 0x42986ad23033904},  /* and phantom */
    {15, 0xa8ea739ad4a5bb53}, /* and hills */
    {16, 0x8f61d8ece5d4a0e5}, /* and monasteries */
    {17, 0xa8c6dc6cc2f37fc},  /* and messages */
    {18, 0x999f30d903375216}, /* and count, where there is no river */
};

/* Prints what has changed as rows for this file. The last has every set in it; in a soak all are
 * looked at. */
static void test_signatures_of_a_thousand_games(void **state)
{
    unsigned changed = 0;
    (void)state;
    const size_t last = sizeof signatures / sizeof *signatures - 1;
    for (size_t s = is_soak() ? 0 : last; s <= last; s++) {
        unsigned expansions = signatures[s].expansions;
        uint64_t found = signature(expansions, SIGNATURE_GAMES);
        if (found == signatures[s].signature)
            continue;
        print_error("    {%u, 0x%" PRIx64 "},\n", expansions, found);
        changed++;
    }
    assert_int_equal(signatures[last].expansions, signature_sets_count); /* every set has one */
    assert_int_equal(changed, 0);
}

static void test_positions_by_depth(void **state)
{
    enum { DEPTHS = 7 };
    /* Less deep where there are too many; 0: not counted. */
    static const uint64_t lines[][DEPTHS] = {
        {4, 16, 128, 492, 4936, 17472, 182336},
        {6, 30, 440, 664, 2056, 6432, 12864},
        {7, 56, 745, 2126, 11378, 35358, 72228},
        {5, 45, 504, 2600, 23632, 172736, 2018944},
        {7, 112, 704, 10899, 101131, 1107038},
        {10, 56, 776, 5676, 71200, 485004},
        {2, 14, 46, 268, 1156, 6676, 29960},
        {2, 22, 60, 496, 1368, 7200, 18864},
        {3, 24, 49, 120, 460, 3696, 12480},
        {3, 24, 49, 148, 300, 1320, 3040},
        {3},
        {3},
        {3},
        {3},
        {3},
        {3},
        {16},
    };
    const unsigned depths = in_soak(DEPTHS, 5);
    unsigned changed = 0;
    (void)state;
    assert_int_equal(lineups_count, sizeof lines / sizeof *lines);
    for (unsigned l = 0; l < lineups_count; l++) {
        struct options options = lineup_options(&lineups[l]);
        uint64_t found[DEPTHS] = {0};
        for (unsigned depth = 1; depth <= depths; depth++)
            found[depth - 1] = lines[l][depth - 1] > 0 ? perft(&options, 1, depth) : 0;
        if (memcmp(found, lines[l], depths * sizeof *found) == 0)
            continue;
        print_error("%s: {%" PRIu64, lineups[l].name, found[0]);
        for (unsigned depth = 2; depth <= DEPTHS; depth++)
            print_error(", %" PRIu64, found[depth - 1]);
        print_error("},\n");
        changed++;
    }
    assert_int_equal(changed, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_signatures_of_a_thousand_games),
        cmocka_unit_test(test_positions_by_depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
