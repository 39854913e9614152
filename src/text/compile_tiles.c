/* Build tool: reads tile files and prints the C table that the core is built with, or the limits
 * that follow from them.
 *
 *     compile_tiles table SET.tiles ... > tile_table.c
 *     compile_tiles limits SET.tiles ... > limits.h
 *
 * Each set has one file, named after it; they are read in the order of TILE_SETS. Exit status 2 and
 * one line on a bad file. */
#include "bastide/figure.h"
#include "text/compile_input.h"
#include "text/tile_file.h"
#include "text/tiles_apart.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const set_names[] = {
#define X(set, name) name,
    TILE_SETS(X)
#undef X
};

static enum tile_set set_of(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    unsigned set = 0;
    while (set < TILE_SETS_COUNT && (strncmp(name, set_names[set], strlen(set_names[set])) != 0 ||
                                     strcmp(name + strlen(set_names[set]), ".tiles") != 0))
        set++;
    if (set == TILE_SETS_COUNT) {
        fprintf(stderr, "compile_tiles: '%s': expected SET.tiles, a set of TILE_SETS\n", path);
        exit(2);
    }
    return (enum tile_set)set;
}

static void read_file(struct tile_file *tiles, enum tile_set set, const char *path)
{
    size_t length;
    char *text = compile_input(path, &length);
    struct bad_text bad;
    if (!tile_file_read(tiles, set, text, length, &bad)) {
        fprintf(stderr, "%s:%zu:%zu: %s\n", path, bad.line, bad.column, bad.reason);
        exit(2);
    }
    free(text);
}

static void print_bytes(const char *name, const uint8_t *bytes, size_t count)
{
    printf("     .%s = {", name);
    for (size_t i = 0; i < count; i++)
        printf("%s%u", i ? ", " : "", bytes[i]);
    printf("},\n");
}

static void print_kind(const struct tile_kind *kind)
{
    printf("    {.id = \"%s\", .set = %u, .copies = %u, .segments = %u, .flags = %u, .water = %u,\n"
           "     .pattern = %u,\n",
           kind->id, kind->set, kind->copies, kind->segments, kind->flags, kind->water,
           kind->pattern);
    print_bytes("terrain", kind->terrain, EDGES);
    print_bytes("at_edge", kind->at_edge, EDGES);
    print_bytes("at_half", kind->at_half, HALF_EDGES);
    printf("     .monastery = %u, .points_to = %u, .split = %u, .parted = %u,\n     .counts = {",
           kind->monastery, kind->points_to, kind->split, kind->parted);
    for (unsigned s = 0; s < kind->segments; s++)
        printf("%s%u", s ? ", " : "", kind->counts[s]);
    if (kind->segments == 0) /* no list of values may be empty */
        printf("0");
    printf("},\n     .segment = {");
    if (kind->segments == 0)
        printf("{0}");
    for (unsigned s = 0; s < kind->segments; s++) {
        const struct segment *g = &kind->segment[s];
        printf("%s{%u, %u, %u, %u, %u, %u, %u}", s ? ", " : "", g->kind, g->edges, g->halves,
               g->cities, g->leads, g->flags, g->pennants);
    }
    printf("}},\n");
}

/* Where the kinds of each set begin: they are in the order of their sets. */
static void print_first_kinds(const struct tile_file *tiles)
{
    printf("const kind_number tile_set_first[TILE_SETS_COUNT + 1] = {");
    size_t kind = 0;
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        printf("%zu, ", kind);
        while (kind < tiles->kinds && tiles->kind[kind].set == set)
            kind++;
    }
    printf("%zu};\n", tiles->kinds);
}

static void print_start_kinds(const struct tile_file *tiles)
{
    printf("const kind_number tile_set_start[TILE_SETS_COUNT] = {");
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (tiles->start[set] == TILE_FILE_KINDS)
            printf("NO_TILE_KIND, ");
        else
            printf("%zu, ", tiles->start[set]);
    printf("};\n");
}

/* Of each kind, all segments that there may be. */
static void print_meetings(const struct tile_file *tiles)
{
    printf("const segment_mask tile_meets[][SEGMENTS_MAX] = {\n");
    for (size_t k = 0; k < tiles->kinds; k++) {
        printf("    {");
        for (unsigned s = 0; s < tiles->kind[k].segments; s++)
            printf("%s%u", s ? ", " : "", (unsigned)tiles->meets[k][s]);
        if (tiles->kind[k].segments == 0)
            printf("0");
        printf("},\n");
    }
    printf("};\n");
}

/* The kind whose place that one takes, or TILE_FILE_KINDS. */
static size_t kind_instead(const struct tile_file *tiles, size_t kind)
{
    size_t k = 0;
    while (k < tiles->kinds && strcmp(tiles->kind[k].id, tiles->instead[kind]) != 0)
        k++;
    return k < tiles->kinds ? k : (size_t)TILE_FILE_KINDS;
}

/* Those that take the place of others must know them, and be no more. */
static void check_instead(const struct tile_file *tiles)
{
    for (size_t k = 0; k < tiles->kinds; k++) {
        size_t other = kind_instead(tiles, k);
        if (tiles->instead[k][0] == '\0' ||
            (other != TILE_FILE_KINDS && tiles->kind[other].copies >= tiles->kind[k].copies))
            continue;
        fprintf(stderr, "compile_tiles: %s: there are not so many tiles %s\n", tiles->kind[k].id,
                tiles->instead[k]);
        exit(2);
    }
}

static void print_instead(const struct tile_file *tiles)
{
    printf("const kind_number tile_instead[] = {");
    for (size_t k = 0; k < tiles->kinds; k++) {
        size_t other = kind_instead(tiles, k);
        if (other == TILE_FILE_KINDS)
            printf("NO_TILE_KIND, ");
        else
            printf("%zu, ", other);
    }
    printf("};\n");
}

/* Of each kind, for each figure. */
static void print_deployments(const struct tile_file *tiles)
{
    printf("const segment_mask tile_deploys[] = {\n");
    for (size_t k = 0; k < tiles->kinds; k++) {
        const struct tile_kind *kind = &tiles->kind[k];
        for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
            unsigned mask = 0;
            for (unsigned s = 0; s < kind->segments; s++)
                mask |= (unsigned)figure_may_stand(figure, kind->segment[s].kind, STANDS_DEPLOYED)
                        << s;
            printf("%s%u,", figure > 0 ? " " : "    ", mask);
        }
        printf("\n");
    }
    printf("};\n");
}

static void print_table(const struct tile_file *tiles)
{
    printf("/* Made by compile_tiles from the tile files; edit those. */\n"
           "#include \"bastide/tiles.h\"\n\n"
           "#include \"bastide/prefix.h\"\n\n"
           "const struct tile_kind tile_kinds[] = {\n");
    for (size_t k = 0; k < tiles->kinds; k++)
        print_kind(&tiles->kind[k]);
    printf("};\nconst kind_number tile_kinds_count = %zu;\n", tiles->kinds);
    print_start_kinds(tiles);
    print_first_kinds(tiles);
    print_meetings(tiles);
    print_deployments(tiles);
    print_instead(tiles);
}

/* A type for numbers up to `most`, and the number that none of them has. */
static void print_number(const char *type, const char *none, unsigned most)
{
    bool is_byte = most < 0xff;
    printf("typedef uint%d_t %s;\nenum { %s = %s };\n", is_byte ? 8 : 16, type, none,
           is_byte ? "0xff" : "0xffff");
}

/* A type with so many bits, at least eight. */
static void print_mask(const char *type, unsigned bits)
{
    printf("typedef uint%d_t %s;\n", bits > 16 ? 32 : bits > 8 ? 16 : 8, type);
}

/* One more than the number of the last city. */
static unsigned cities_end(const struct tile_kind *kind)
{
    unsigned end = kind->segments;
    while (end > 0 && kind->segment[end - 1].kind != FEATURE_CITY)
        end--;
    return end;
}

/* How many more of that kind than without it there are on the board at most. */
static unsigned copies_at_most(const struct tile_file *tiles, size_t k)
{
    const struct tile_kind *kind = &tiles->kind[k];
    return tile_copies_apart(kind->id) + (tiles->instead[k][0] == '\0' ? kind->copies : 0u);
}

static bool has_kind(const struct tile_kind *kind, unsigned of)
{
    unsigned s = 0;
    while (s < kind->segments && kind->segment[s].kind != of)
        s++;
    return s < kind->segments;
}

/* How many tiles have a segment of each kind. */
static void print_segment_kinds(const struct tile_file *tiles)
{
    static const char *const names[PRINTED_KINDS] = {
#define X(kind, name) [FEATURE_##kind] = #kind,
        PRINTED_FEATURES(X)
#undef X
    };
    for (unsigned of = 0; of < PRINTED_KINDS; of++) {
        unsigned count = 0;
        for (size_t k = 0; k < tiles->kinds; k++)
            count += has_kind(&tiles->kind[k], of) ? copies_at_most(tiles, k) : 0u;
        printf("    TILES_WITH_%s = %u,\n", names[of], count);
    }
}

/* How many tiles have each flag. */
static void print_flags(const struct tile_file *tiles)
{
    static const char *const names[TILE_FLAGS_COUNT] = {
#define X(flag, ...) [TILE_FLAG_##flag] = #flag,
        TILE_FLAGS(X)
#undef X
    };
    for (unsigned flag = 0; flag < TILE_FLAGS_COUNT; flag++) {
        unsigned count = 0;
        for (size_t k = 0; k < tiles->kinds; k++)
            count += tiles->instead[k][0] == '\0' && (unsigned)tiles->kind[k].flags >> flag & 1u
                         ? tiles->kind[k].copies
                         : 0u;
        printf("    TILES_WITH_%s = %u,\n", names[flag], count);
    }
}

/* How many segments tiles that take the place of others have beyond those. */
static unsigned segments_more(const struct tile_file *tiles, size_t k)
{
    size_t other = kind_instead(tiles, k);
    if (other == TILE_FILE_KINDS || tiles->kind[other].segments >= tiles->kind[k].segments)
        return 0;
    return tiles->kind[k].copies *
           (unsigned)(tiles->kind[k].segments - tiles->kind[other].segments);
}

/* The sizes that the tiles of some sets need. */
struct sizes {
    unsigned tiles, segments, monasteries, splits;
};

static unsigned larger(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

/* Those of the tiles of sets that are played together. */
static struct sizes sizes_of(const struct tile_file *tiles, uint32_t sets)
{
    struct sizes sizes = {0};
    for (size_t k = 0; k < tiles->kinds; k++) {
        const struct tile_kind *kind = &tiles->kind[k];
        if (!(sets >> kind->set & 1u))
            continue;
        unsigned copies = copies_at_most(tiles, k);
        sizes.tiles += copies;
        sizes.segments += copies * kind->segments + segments_more(tiles, k);
        sizes.splits += kind->split != 0 ? kind->copies : 0u;
        sizes.monasteries +=
            kind->monastery != NO_SEGMENT ? (copies > 0 ? copies : kind->copies) : 0u;
    }
    return sizes;
}

/* The largest that games of those sets need: of two that are not played together, one is out. */
static struct sizes sizes_at_most(const struct tile_file *tiles, uint32_t sets)
{
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        uint32_t apart = sets >> set & 1u ? sets_apart_from(sets, (enum tile_set)set) : 0;
        if (apart == 0)
            continue;
        struct sizes without = sizes_at_most(tiles, sets & ~(1u << set));
        struct sizes with = sizes_at_most(tiles, sets & ~apart);
        return (struct sizes){
            larger(without.tiles, with.tiles), larger(without.segments, with.segments),
            larger(without.monasteries, with.monasteries), larger(without.splits, with.splits)};
    }
    return sizes_of(tiles, sets);
}

/* The sizes needed by the tiles of all sets that are played together. */
static void print_limits(const struct tile_file *tiles)
{
    struct sizes sizes = sizes_at_most(tiles, SETS_KNOWN);
    unsigned most = 0, most_cities = 0;
    for (size_t k = 0; k < tiles->kinds; k++) {
        most = larger(most, tiles->kind[k].segments);
        most_cities = larger(most_cities, cities_end(&tiles->kind[k]));
    }
    printf("/* What all sets together need. Made by compile_tiles from the tile files; edit those. "
           "*/\n"
           "#ifndef BASTIDE_LIMITS_H\n#define BASTIDE_LIMITS_H\n\n#include <stdint.h>\n\n"
           "/* The numbers of tiles on the board, and of kinds; no tile there, no such kind. */\n");
    print_number("tile_number", "NO_TILE", sizes.tiles);
    print_number("kind_number", "NO_TILE_KIND", (unsigned)tiles->kinds);
    /* Tables are copied for a whole tile at once, so the last one needs room for a full tile. */
    printf(
        "\n/* Bit s for segment s of a tile: any, or a city, as cities come before fields. */\n");
    print_mask("segment_mask", most);
    print_mask("city_mask", most_cities);
    printf("\nenum {\n"
           "    TILE_KINDS_MAX = %zu, /* kinds */\n"
           "    TILES_MAX = %u, /* tiles on the board */\n"
           "    SEGMENTS_MAX = %u, /* per tile */\n"
           "    SEGMENT_NODES_MAX = %u, /* segments on all tiles, were the last full of them */\n"
           "    MONASTERIES_MAX = %u,\n"
           "    SPLIT_EDGES_MAX = %u, /* edges that two cities share, or 1 */\n",
           tiles->kinds, sizes.tiles, most, sizes.segments + most - 1, sizes.monasteries,
           larger(sizes.splits, 1));
    print_segment_kinds(tiles);
    print_flags(tiles);
    printf("};\n\n#endif\n");
}

int main(int argc, char **argv)
{
    static struct tile_file tiles;
    bool wants_limits = argc > 1 && strcmp(argv[1], "limits") == 0;
    if (!wants_limits && (argc < 2 || strcmp(argv[1], "table") != 0)) {
        fprintf(stderr, "compile_tiles: expected 'table' or 'limits', then SET.tiles ...\n");
        return 2;
    }
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        for (int i = 2; i < argc; i++)
            if (set_of(argv[i]) == set)
                read_file(&tiles, (enum tile_set)set, argv[i]);
    if (tiles.kinds == 0 || tiles.start[SET_BASE] == TILE_FILE_KINDS) {
        fprintf(stderr, "compile_tiles: no tile is marked 'start'\n");
        return 2;
    }
    check_instead(&tiles);
    if (wants_limits)
        print_limits(&tiles);
    else
        print_table(&tiles);
    return 0;
}
