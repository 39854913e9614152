/* Kinds of tiles found by their edges: from any edge, clockwise. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/placements.h"

#include <ctype.h>
#include <string.h>

static struct edge_reading read_edges(const char *letters)
{
    struct edge_reading reading = {.count = 0};
    for (; *letters != '\0'; letters++)
        assert_true(edge_reading_add(&reading, *letters));
    return reading;
}

static struct kind_set all_kinds(void)
{
    struct kind_set kinds = {{0}};
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        kind_set_add(&kinds, kind);
    return kinds;
}

static bool finds(const char *letters, kind_number kind)
{
    struct edge_reading reading = read_edges(letters);
    struct kind_set found = edge_reading_kinds(&reading, all_kinds());
    return kind_set_has(&found, kind);
}

/* Whichever edge comes first, and however few are read. What is in no pile is not read. */
static void test_every_kind_is_found_from_any_edge(void **state)
{
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned first = 0; first < EDGES && tile_kinds[kind].copies > 0; first++)
            for (unsigned count = 0; count <= EDGES; count++) {
                char letters[EDGES + 1] = "";
                for (unsigned edge = 0; edge < count; edge++)
                    letters[edge] =
                        (char)tolower((unsigned char)tile_kinds[kind].id[(first + edge) % EDGES]);
                assert_true(finds(letters, kind));
            }
}

/* Clockwise, not the other way round. */
static void test_mirrored_edges_are_another_tile(void **state)
{
    (void)state;
    assert_true(finds("crrf", tile_kind_find("CRrF")));
    assert_true(finds("fcrr", tile_kind_find("CRrF")));
    assert_false(finds("cfrr", tile_kind_find("CRrF")));
    assert_true(finds("cfrr", tile_kind_find("CFRr")));
}

static void test_more_edges_leave_fewer_kinds(void **state)
{
    static const char letters[] = "crff";
    struct edge_reading reading = {.count = 0};
    struct kind_set before = all_kinds();
    (void)state;
    for (unsigned l = 0; l < EDGES; l++) {
        assert_true(edge_reading_add(&reading, letters[l]));
        assert_int_equal(edge_reading_letter(&reading, l), letters[l]);
        struct kind_set after = edge_reading_kinds(&reading, all_kinds());
        struct kind_set both = kind_set_both(after, &before);
        assert_memory_equal(&both, &after, sizeof both);
        assert_memory_not_equal(&before, &after, sizeof before);
        before = after;
    }
}

static void test_only_kinds_asked_for_are_found(void **state)
{
    struct edge_reading reading = read_edges("c");
    struct kind_set some = {{0}};
    (void)state;
    kind_set_add(&some, tile_kind_find("CFFF"));
    kind_set_add(&some, tile_kind_find("FFRr"));
    struct kind_set found = edge_reading_kinds(&reading, some);
    assert_true(kind_set_has(&found, tile_kind_find("CFFF")));
    assert_false(kind_set_has(&found, tile_kind_find("FFRr")));
    assert_false(kind_set_has(&found, tile_kind_find("CRFr")));
}

static void test_nothing_else_is_an_edge(void **state)
{
    static const char letters[] = "crfw";
    (void)state;
    for (int letter = 0; letter < 128; letter++) {
        struct edge_reading reading = {.count = 0};
        bool is_edge = letter != 0 && strchr(letters, letter) != NULL;
        assert_int_equal(edge_reading_add(&reading, (char)letter), is_edge);
        assert_int_equal(reading.count, is_edge);
    }
    struct edge_reading full = read_edges("ffff");
    assert_false(edge_reading_add(&full, 'f'));
    assert_int_equal(full.count, EDGES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind_is_found_from_any_edge),
        cmocka_unit_test(test_mirrored_edges_are_another_tile),
        cmocka_unit_test(test_more_edges_leave_fewer_kinds),
        cmocka_unit_test(test_only_kinds_asked_for_are_found),
        cmocka_unit_test(test_nothing_else_is_an_edge),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
