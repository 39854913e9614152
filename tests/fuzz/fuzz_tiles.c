/* Any bytes as a file of tiles: refused with a line and a reason, or the kinds that were read hang
 * together, as the rules rely on it. */
#include "fuzz/fuzz.h"
#include "text/tile_file.h"

#include <string.h>

static bool is_segment(const struct tile_kind *kind, uint8_t segment)
{
    return segment == NO_SEGMENT || segment < kind->segments;
}

static void check_segment(const struct tile_kind *kind, const struct segment *segment)
{
    unsigned others = (1u << kind->segments) - 1;
    FUZZ_CHECK(segment->kind < PRINTED_KINDS);
    FUZZ_CHECK(segment->edges < 1u << EDGES);
    FUZZ_CHECK((segment->cities & ~others) == 0 && (segment->leads & ~others) == 0);
    FUZZ_CHECK(segment->pennants <= (segment->kind == FEATURE_CITY ? 7 : 0));
    for (unsigned s = 0; s < kind->segments; s++)
        if ((segment->cities | segment->leads) >> s & 1u)
            FUZZ_CHECK(kind->segment[s].kind == FEATURE_CITY);
}

static void check_edge(const struct tile_kind *kind, unsigned edge)
{
    uint8_t there = kind->at_edge[edge];
    unsigned wet = (unsigned)kind->water >> edge & 1u;
    FUZZ_CHECK(kind->terrain[edge] <= TERRAIN_CITY);
    FUZZ_CHECK(kind->terrain[edge] != TERRAIN_NONE || kind->copies == 0 || wet);
    FUZZ_CHECK(kind->terrain[edge] == TERRAIN_WATER || !wet);
    FUZZ_CHECK(is_segment(kind, there));
    FUZZ_CHECK((there == NO_SEGMENT) == (kind->terrain[edge] <= TERRAIN_FIELD));
    FUZZ_CHECK(there == NO_SEGMENT || kind->segment[there].edges >> edge & 1u);
}

static void check_kind(const struct tile_kind *kind)
{
    FUZZ_CHECK(memchr(kind->id, '\0', TILE_ID_SIZE) != NULL && kind->id[0] != '\0');
    FUZZ_CHECK(kind->segments <= SEGMENTS_MAX);
    FUZZ_CHECK(is_segment(kind, kind->monastery));
    for (unsigned s = 0; s < kind->segments; s++)
        check_segment(kind, &kind->segment[s]);
    for (unsigned edge = 0; edge < EDGES; edge++)
        check_edge(kind, edge);
    for (unsigned half = 0; half < HALF_EDGES; half++)
        FUZZ_CHECK(is_segment(kind, kind->at_half[half]));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct tile_file file;
    struct bad_text bad = {0};
    memset(&file, 0, sizeof file);
    if (!tile_file_read(&file, SET_BASE, (const char *)bytes, length, &bad)) {
        FUZZ_CHECK(bad.line <= length && strlen(bad.reason) > 0);
        return 0;
    }
    FUZZ_CHECK(file.kinds <= TILE_FILE_KINDS);
    FUZZ_CHECK(file.start[SET_BASE] == TILE_FILE_KINDS || file.start[SET_BASE] < file.kinds);
    for (size_t k = 0; k < file.kinds; k++)
        check_kind(&file.kind[k]);
    return 0;
}
