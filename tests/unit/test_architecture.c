/* What must hold of the source tree: layers include only downwards (docs/ARCHITECTURE.md), curses
 * and jansson stay where they belong, and the core, the facts and the bots on it are pure: they
 * want nothing from outside but a few names and keep nothing between two calls. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    PATH_SIZE = 1024,
    LINE_SIZE = 512,
    NAMES_MAX = 16384,
    NAME_SIZE = 96,
    INCLUDED_MAX = 20,
    ROOMS_MAX = 256
};

/* A folder and the folders from which its files may include. */
struct layer {
    const char *folder;
    const char *includes[INCLUDED_MAX];
};

static const struct layer layers[] = {
    {"include/bastide", {"bastide/"}},
    {"src/core", {"bastide/", "core/"}},
    {"src/rules", {"bastide/", "core/", "rules/"}},
    {"src/facts", {"bastide/", "core/", "facts/", "rows/facts.h"}},
    {"src/bots", {"bastide/", "facts/", "bots/", "rows/bot.h"}},
    {"src/valuing",
     {"bastide/", "facts/", "bots/", "valuing/", "sets/bazaars/facts_", "sets/bazaars/bot_"}},
    {"src/training",
     {"bastide/", "facts/", "bots/", "valuing/", "training/", "sets/bazaars/facts_",
      "sets/bazaars/bot_"}},
    {"src/rating", {"bastide/", "bots/", "training/", "rating/"}},
    {"src/installation", {"installation/"}},
    {"src/language", {"installation/", "language/"}},
    {"src/unicode", {"unicode/"}},
    {"src/text", {"bastide/", "language/", "unicode/", "text/", "rows/text.h"}},
    {"src/picture", {"bastide/", "picture/", "rows/paint.h"}},
    {"src/choosing", {"bastide/", "facts/", "picture/", "choosing/"}},
    {"src/play",
     {"bastide/", "facts/", "bots/levels.h", "training/practice_plan.h", "language/", "text/",
      "play/", "rows/play.h", "unicode/"}},
    {"src/history",
     {"bastide/", "language/", "text/", "play/", "training/", "rating/", "history/", "unicode/"}},
    {"src/thinking",
     {"bastide/", "language/", "bots/", "valuing/", "training/", "text/", "play/", "thinking/"}},
    {"src/wording",
     {"bastide/", "rows/words.h", "language/", "text/", "play/", "facts/", "choosing/", "valuing/",
      "training/", "rating/", "wording/", "unicode/"}},
    {"src/plain",
     {"bastide/", "facts/", "choosing/", "valuing/", "training/", "rating/", "language/", "text/",
      "play/", "history/", "thinking/", "wording/", "plain/", "rows/plain.h", "unicode/",
      "sets/bazaars/facts_", "sets/bazaars/words_"}},
    {"src/engine",
     {"bastide/", "facts/", "bots/", "valuing/", "text/", "play/", "thinking/", "engine/",
      "rows/json.h"}},
    {"src/match",
     {"bastide/", "bots/levels.h", "language/", "text/", "play/", "thinking/", "unicode/",
      "engine/pieces_json.h", "match/"}},
    {"src/tui",
     {"bastide/", "facts/", "choosing/", "language/", "text/", "picture/", "play/", "wording/",
      "tui/", "unicode/", "rows/glyph.h", "rows/stage.h"}},
    {"src/tui/board",
     {"bastide/", "facts/", "picture/", "rows/glyph.h", "wording/seats.h", "tui/board/",
      "tui/canvas.h", "tui/ink.h", "tui/seat_chip.h"}},
    {"src/export",
     {"bastide/", "facts/", "language/", "play/", "wording/", "tui/board/", "tui/theme/",
      "tui/app.h", "tui/canvas.h", "tui/ink.h", "tui/pages.h", "tui/seat_chip.h", "unicode/glyph.h",
      "export/"}},
    {"src/tui/terminal",
     {"installation/", "language/", "play/problem.h", "tui/terminal/", "tui/canvas.h", "tui/input/",
      "tui/page.h", "tui/theme/theme.h"}},
    {"src/tui/input", {"tui/input/", "tui/canvas.h", "tui/keys.h", "unicode/"}},
    {"src/tui/theme", {"language/", "text/", "play/", "tui/theme/", "tui/canvas.h", "tui/ink.h"}},
    {"src/tui/table",
     {"bastide/", "facts/", "choosing/", "language/", "picture/", "play/", "thinking/", "wording/",
      "tui/", "unicode/", "rows/stage.h"}},
    {"src/tui/advice",
     {"bastide/", "facts/", "choosing/", "valuing/", "training/", "language/", "play/", "thinking/",
      "wording/", "tui/", "sets/bazaars/facts_"}},
    {"src/tui/replay",
     {"bastide/", "facts/", "language/", "play/", "wording/", "tui/", "rows/stage.h"}},
    {"src/tui/views",
     {"bastide/", "facts/", "training/", "language/", "picture/", "play/", "thinking/", "wording/",
      "tui/", "unicode/", "rows/stage.h"}},
    {"src/tui/stages",
     {"bastide/", "facts/", "choosing/", "language/", "play/", "wording/", "tui/"}},
    {"src/tui/tutorial",
     {"bastide/", "facts/", "choosing/", "language/", "text/", "play/", "wording/", "tui/",
      "rows/lesson.h"}},
    {"src/tui/practice",
     {"bastide/", "facts/", "valuing/", "training/", "rating/", "language/", "text/", "play/",
      "history/", "thinking/", "wording/", "tui/", "sets/bazaars/facts_", "sets/bazaars/words_",
      "sets/bazaars/stage_strip"}},
    {"src/tui/pages",
     {"bastide/", "facts/", "choosing/", "rating/", "language/", "text/", "play/", "history/",
      "wording/", "rows/stage.h", "tui/", "unicode/"}},
    {"src/cli",
     {"bastide/", "facts/", "bots/", "training/", "language/", "text/", "play/", "history/",
      "thinking/", "wording/", "tui/", "engine/", "export/", "match/", "cli/", "commit.h",
      "licence.h", "unicode/"}},
    {"src",
     {"cli/", "language/", "tui/", "plain/", "engine/", "match/", "play/confine.h",
      "play/store.h"}},
};

/* The layer of a set's file, by the first word of its name. */
static const struct {
    const char *word, *layer;
} of_sets[] = {
    {"states", "include/bastide"}, {"questions", "include/bastide"},
    {"rules", "src/rules"},        {"facts", "src/facts"},
    {"bot", "src/bots"},           {"value", "src/valuing"},
    {"training", "src/training"},  {"text", "src/text"},
    {"paint", "src/picture"},      {"play", "src/play"},
    {"words", "src/wording"},      {"plain", "src/plain"},
    {"json", "src/engine"},        {"glyph", "src/tui/board"},
    {"stage", "src/tui/stages"},   {"lesson", "src/tui/tutorial"},
};

/* A header of somebody else's, and the places that may include it. */
enum { PLACES = 6 };
static const struct {
    const char *header;
    const char *places[PLACES];
} fenced[] = {
    {"curses", {"src/tui/terminal/display.c"}},
    {"<term.h>", {"src/tui/terminal/display.c"}},
    {"termios", {"src/tui/terminal/"}},
    {"jansson",
     {"src/engine/", "src/thinking/peer.c", "src/history/training_line.c",
      "src/export/export_terminal.c", "src/match/match_table.c", "src/match/match_merge.c"}},
    {"<png.h>", {"src/export/export_pixels.c"}},
    {"gif_lib", {"src/export/export_pixels.c"}},
    {"ft2build", {"src/export/compile_font.c"}},
    {"zlib", {"src/text/record.c"}},
    {"utf8proc", {"src/unicode/"}},
};

/* The auction trainer, a product of its own: it is about bazaars and may know them. Nobody else
 * outside a set includes what lies in its folder. */
static const char *const trainer[] = {
    "src/valuing/",    "src/training/",      "src/tui/practice/",
    "src/tui/advice/", "src/plain/practice", "src/plain/review.",
};

/* The headers of the C library and the compiler that what is pure may include: none that reaches
 * outside. */
static const char *const pure_headers[] = {
    "<assert.h>", "<emmintrin.h>", "<limits.h>", "<stdalign.h>", "<stdbool.h>",
    "<stddef.h>", "<stdint.h>",    "<stdlib.h>", "<string.h>",
};

/* The names that it may want from outside: memory moved about, assertions, and what the
 * compilers' own checks add. */
static const char *const pure_names[] = {
    "memcpy", "memset", "memmove", "bcmp",          "memcmp",
    "strcmp", "strlen", "abs",     "__assert_fail", "_GLOBAL_OFFSET_TABLE_",
};
static const char *const pure_prefixes[] = {
    "__asan_", "__ubsan_", "__sanitizer_", "__stack_chk_", "__mem",
    "__gcov_", "__llvm_",  "__odr_asan",   "__unnamed_",
};

static bool begins_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

static bool is_one_of(const char *name, const char *const *names, size_t count)
{
    for (size_t n = 0; n < count; n++)
        if (strcmp(name, names[n]) == 0)
            return true;
    return false;
}

/* Calls `visit` for every include of every C file in the folder (not below it); returns how many
 * were found bad. `target` keeps its quotation marks or angle brackets. */
static size_t visit_folder(const char *folder,
                           bool (*visit)(const char *path, const char *target, const void *about),
                           const void *about)
{
    char path[PATH_SIZE];
    size_t bad = 0;
    snprintf(path, sizeof path, "%s/%s", BASTIDE_SOURCE_DIR, folder);
    DIR *open = opendir(path);
    if (open == NULL)
        fail_msg("%s: no such folder", path);
    struct dirent *entry;
    while ((entry = readdir(open)) != NULL) {
        size_t length = strlen(entry->d_name);
        char line[LINE_SIZE], target[LINE_SIZE], name[PATH_SIZE / 2];
        if (length < 3 || entry->d_name[length - 2] != '.' ||
            strchr("ch", entry->d_name[length - 1]) == NULL)
            continue;
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        snprintf(path, sizeof path, "%s/%s", BASTIDE_SOURCE_DIR, name);
        FILE *file = fopen(path, "r");
        assert_non_null(file);
        while (fgets(line, sizeof line, file) != NULL)
            if (sscanf(line, " # include %511s", target) == 1 && !visit(name, target, about)) {
                print_error("%s: must not include %s\n", name, target);
                bad++;
            }
        fclose(file);
    }
    closedir(open);
    return bad;
}

static bool is_below(const char *path, const char *target, const void *about)
{
    const struct layer *layer = about;
    (void)path;
    if (target[0] != '"')
        return true;
    for (size_t i = 0; i < INCLUDED_MAX && layer->includes[i] != NULL; i++)
        if (begins_with(target + 1, layer->includes[i]))
            return true;
    return false;
}

/* The layer that the file of a set belongs to, or NULL. */
static const struct layer *layer_of(const char *path)
{
    const char *name = strrchr(path, '/') + 1;
    size_t of = 0, l = 0, length = strcspn(name, "_.");
    while (of < sizeof of_sets / sizeof *of_sets &&
           (strlen(of_sets[of].word) != length || strncmp(of_sets[of].word, name, length) != 0))
        of++;
    if (of == sizeof of_sets / sizeof *of_sets)
        return NULL;
    while (strcmp(layers[l].folder, of_sets[of].layer) != 0)
        l++;
    return &layers[l];
}

/* A set's file includes what its layer does, and others of the set's own, by their names alone, so
 * none of another set; what tells of itself is in bastide/questions.h. */
static bool is_below_in_set(const char *path, const char *target, const void *about)
{
    const struct layer *layer = layer_of(path);
    (void)about;
    if (layer == NULL)
        return false;
    return target[0] != '"' || strchr(target, '/') == NULL || is_below(path, target, layer);
}

/* Visits the folders of all sets, as visit_folder does. */
static size_t visit_sets(bool (*visit)(const char *path, const char *target, const void *about),
                         const void *about)
{
    DIR *open = opendir(BASTIDE_SOURCE_DIR "/src/sets");
    size_t bad = 0;
    assert_non_null(open);
    struct dirent *entry;
    while ((entry = readdir(open)) != NULL) {
        char folder[PATH_SIZE / 2];
        if (strchr(entry->d_name, '.') != NULL)
            continue;
        snprintf(folder, sizeof folder, "src/sets/%s", entry->d_name);
        bad += visit_folder(folder, visit, about);
    }
    closedir(open);
    return bad;
}

static void test_layers_include_only_downwards(void **state)
{
    size_t bad = 0;
    (void)state;
    for (size_t l = 0; l < sizeof layers / sizeof *layers; l++)
        bad += visit_folder(layers[l].folder, is_below, &layers[l]);
    bad += visit_sets(is_below_in_set, NULL);
    assert_int_equal(bad, 0);
}

/* The rooms of a folder and those below it, a source with its header each, and which of them
 * include which. */
struct rooms {
    char name[ROOMS_MAX][PATH_SIZE / 4];
    size_t count;
    bool includes[ROOMS_MAX][ROOMS_MAX];
};

/* The number of a room, by the path of a file behind src/. */
static size_t room_of(struct rooms *rooms, const char *path)
{
    size_t length = strlen(path) - 2, room = 0;
    while (room < rooms->count &&
           (strncmp(rooms->name[room], path, length) != 0 || rooms->name[room][length] != '\0'))
        room++;
    if (room == rooms->count) {
        assert_true(rooms->count < ROOMS_MAX);
        snprintf(rooms->name[rooms->count++], sizeof rooms->name[0], "%.*s", (int)length, path);
    }
    return room;
}

static bool note_include(const char *path, const char *target, const void *about)
{
    struct rooms *rooms = *(struct rooms *const *)about;
    char included[LINE_SIZE];
    if (!begins_with(target, "\"tui/"))
        return true;
    snprintf(included, sizeof included, "%.*s", (int)strlen(target) - 2, target + 1);
    size_t from = room_of(rooms, path + strlen("src/")), to = room_of(rooms, included);
    rooms->includes[from][to] |= from != to;
    return true;
}

/* Takes away, again and again, the rooms that include none of those left: what stays goes round in
 * a circle, or leads into one. */
static size_t count_rooms_in_circles(const struct rooms *rooms)
{
    static bool is_gone[ROOMS_MAX];
    size_t left = rooms->count, before;
    memset(is_gone, 0, sizeof is_gone);
    do {
        before = left;
        for (size_t room = 0; room < rooms->count; room++) {
            bool is_free = !is_gone[room];
            for (size_t other = 0; other < rooms->count; other++)
                is_free &= is_gone[other] || !rooms->includes[room][other];
            is_gone[room] |= is_free;
            left -= is_free;
        }
    } while (left < before);
    for (size_t room = 0; room < rooms->count; room++)
        if (!is_gone[room])
            print_error("%s: goes round in a circle, or leads into one\n", rooms->name[room]);
    return left;
}

static void test_nothing_on_the_screen_goes_round_in_circles(void **state)
{
    static struct rooms rooms;
    struct rooms *about = &rooms;
    (void)state;
    for (size_t l = 0; l < sizeof layers / sizeof *layers; l++)
        if (begins_with(layers[l].folder, "src/tui"))
            visit_folder(layers[l].folder, note_include, &about);
    assert_in_range(rooms.count, 100, ROOMS_MAX);
    assert_int_equal(count_rooms_in_circles(&rooms), 0);
}

/* A step of a flight of stairs (docs/ARCHITECTURE.md). */
struct stair {
    char function[NAME_SIZE], file[NAME_SIZE];
    char header[NAME_SIZE]; /* that the step above knows it by; or, of a row, both of them know */
    bool is_in_row;
};

/* The files that have been looked through. */
struct trail {
    char file[ROOMS_MAX][PATH_SIZE];
    size_t count;
};

/* Where an included file lies; false where it is made by the build, or the system's. */
static bool find_included(const char *from, const char *name, char path[PATH_SIZE])
{
    static const char *const folders[] = {BASTIDE_SOURCE_DIR "/src", BASTIDE_SOURCE_DIR "/include"};
    struct stat about;
    for (size_t f = 0; f < sizeof folders / sizeof *folders; f++) {
        snprintf(path, PATH_SIZE, "%s/%s", folders[f], name);
        if (stat(path, &about) == 0)
            return true;
    }
    snprintf(path, PATH_SIZE, "%.*s/%s", (int)(strrchr(from, '/') - from), from, name);
    return stat(path, &about) == 0;
}

/* Whether a file includes a header, or another that does. */
static bool sees(const char *file, const char *header, struct trail *trail)
{
    char line[LINE_SIZE], name[LINE_SIZE], path[PATH_SIZE];
    bool is_seen = false;
    for (size_t f = 0; f < trail->count; f++)
        if (strcmp(trail->file[f], file) == 0)
            return false;
    assert_true(trail->count < ROOMS_MAX);
    snprintf(trail->file[trail->count++], PATH_SIZE, "%s", file);
    FILE *open = fopen(file, "r");
    assert_non_null(open);
    while (!is_seen && fgets(line, sizeof line, open) != NULL)
        if (sscanf(line, " # include \"%511[^\"]", name) == 1)
            is_seen = strcmp(name, header) == 0 ||
                      (find_included(file, name, path) && sees(path, header, trail));
    fclose(open);
    return is_seen;
}

static bool file_sees(const char *file, const char *header)
{
    static struct trail trail;
    char path[PATH_SIZE];
    trail.count = 0;
    snprintf(path, sizeof path, BASTIDE_SOURCE_DIR "/%s", file);
    return sees(path, header, &trail);
}

/* Whether a header includes another one. */
static bool header_sees(const char *header, const char *other)
{
    static struct trail trail;
    char path[PATH_SIZE];
    trail.count = 0;
    assert_true(find_included("/", header, path));
    return sees(path, other, &trail);
}

/* Whether a function is called or defined in a file. */
static bool has_function(const char *file, const char *function)
{
    char path[PATH_SIZE], line[LINE_SIZE], call[NAME_SIZE + 1];
    bool has_it = false;
    snprintf(path, sizeof path, BASTIDE_SOURCE_DIR "/%s", file);
    snprintf(call, sizeof call, "%s(", function);
    FILE *open = fopen(path, "r");
    assert_non_null(open);
    while (!has_it && fgets(line, sizeof line, open) != NULL)
        has_it = strstr(line, call) != NULL;
    fclose(open);
    return has_it;
}

static bool are_of_one_room(const char *header, const char *other)
{
    size_t length = (size_t)(strrchr(header, '/') - header);
    return strncmp(header, other, length + 1) == 0;
}

/* Whether the last of these steps is below the one before, and none leads up again. */
static bool goes_down(const struct stair *stair, size_t last)
{
    const struct stair *below = &stair[last], *above = &stair[last - 1];
    bool is_known = below->is_in_row ? file_sees(below->file, below->header)
                                     : has_function(above->file, below->function);
    for (size_t s = 1; s < last && !below->is_in_row; s++)
        if (!stair[s].is_in_row && !are_of_one_room(stair[s].header, below->header) &&
            header_sees(below->header, stair[s].header))
            return false;
    return is_known && file_sees(above->file, below->header);
}

/* A row of the passage: "| `function` | `file` | a row of `header` |". */
static bool read_stair(const char *line, struct stair *stair)
{
    char known[NAME_SIZE] = "";
    if (sscanf(line, "| `%95[^`]` | `%95[^`]` | %95[^|\n]", stair->function, stair->file, known) <
        2)
        return false;
    stair->is_in_row = begins_with(known, "a row");
    stair->header[0] = '\0';
    sscanf(known + strcspn(known, "`"), "`%95[^`]", stair->header);
    return true;
}

static void test_a_key_goes_down_a_straight_flight_of_stairs(void **state)
{
    enum { STAIRS_MAX = 20, STAIRS_LEAST = 20 };
    struct stair stair[STAIRS_MAX];
    size_t steps = 0, all = 0, bad = 0;
    char line[LINE_SIZE];
    bool is_there = false;
    (void)state;
    FILE *document = fopen(BASTIDE_SOURCE_DIR "/docs/ARCHITECTURE.md", "r");
    assert_non_null(document);
    while (fgets(line, sizeof line, document) != NULL) {
        if (begins_with(line, "## "))
            is_there = begins_with(line, "## A flight of stairs");
        if (!is_there || !read_stair(line, &stair[steps])) {
            steps = 0;
            continue;
        }
        bool is_good = has_function(stair[steps].file, stair[steps].function) &&
                       (steps == 0 || goes_down(stair, steps));
        if (!is_good)
            print_error("%s, %s: no step down\n", stair[steps].function, stair[steps].file);
        bad += !is_good;
        steps++;
        all++;
        assert_true(steps < STAIRS_MAX);
    }
    fclose(document);
    assert_true(all >= STAIRS_LEAST);
    assert_int_equal(bad, 0);
}

/* What a stage keeps at the table is its own: the table makes room for it by its name. */
static void test_the_table_does_not_know_what_stages_keep(void **state)
{
    static const char *const kept[] = {
        "choosing/choosing.h",         "tui/stages/modes.h",      "tui/stages/asking.h",
        "tui/table/table_bots.h",      "tui/table/table_clock.h", "tui/advice/advice.h",
        "sets/bazaars/stage_choice.h",
    };
    (void)state;
    for (size_t k = 0; k < sizeof kept / sizeof *kept; k++)
        if (header_sees("tui/table/table.h", kept[k]))
            fail_msg("tui/table/table.h: must not include %s", kept[k]);
}

/* What happens at a stage stands in its file (tui/stages). Besides those only what leads from
 * one to another names any. */
static void test_only_stages_speak_of_stages(void **state)
{
    static const char *const known[] = {"table_stage.c"};
    char line[LINE_SIZE];
    size_t bad = 0, named = 0;
    (void)state;
    FILE *grep = popen("cd '" BASTIDE_SOURCE_DIR "/src/tui' && "
                       "grep -lE '\\bSTAGE_[A-Z]+\\b' *.[ch] [!s]*/*.[ch]",
                       "r");
    assert_non_null(grep);
    while (fgets(line, sizeof line, grep) != NULL) {
        const char *slash = strrchr(line, '/'), *name = slash != NULL ? slash + 1 : line;
        line[strcspn(line, "\n")] = '\0';
        named++;
        if (!is_one_of(name, known, sizeof known / sizeof *known)) {
            print_error("src/tui/%s: must not speak of a stage\n", line);
            bad++;
        }
    }
    pclose(grep);
    assert_int_equal(named, sizeof known / sizeof *known);
    assert_int_equal(bad, 0);
}

static bool is_layer(const char *folder)
{
    for (size_t l = 0; l < sizeof layers / sizeof *layers; l++)
        if (strcmp(layers[l].folder, folder) == 0)
            return true;
    return false;
}

/* How many folders below `folder`, at any depth, no row names. */
static size_t count_unknown_folders(const char *folder)
{
    char path[PATH_SIZE];
    size_t unknown = 0;
    snprintf(path, sizeof path, "%s/%s", BASTIDE_SOURCE_DIR, folder);
    DIR *open = opendir(path);
    assert_non_null(open);
    struct dirent *entry;
    while ((entry = readdir(open)) != NULL) {
        char below[PATH_SIZE / 2];
        struct stat about;
        snprintf(below, sizeof below, "%s/%s", folder, entry->d_name);
        snprintf(path, sizeof path, "%s/%s", BASTIDE_SOURCE_DIR, below);
        if (entry->d_name[0] == '.' || stat(path, &about) != 0 || !S_ISDIR(about.st_mode))
            continue;
        if (begins_with(below, "src/sets"))
            continue; /* see of_sets */
        if (!is_layer(below)) {
            print_error("%s: no row of the layers names it\n", below);
            unknown++;
        }
        unknown += count_unknown_folders(below);
    }
    closedir(open);
    return unknown;
}

/* What a stage is stands in its file, for nobody else to include: it has no header. What stages
 * share is in files that are none. */
static void test_no_stage_has_a_header(void **state)
{
    char path[PATH_SIZE];
    size_t bad = 0, stages = 0;
    (void)state;
    FILE *grep = popen("cd '" BASTIDE_SOURCE_DIR "/src' && "
                       "grep -lE '^const struct stage stage_' */*/*.c",
                       "r");
    assert_non_null(grep);
    while (fgets(path, sizeof path, grep) != NULL) {
        char header[PATH_SIZE + sizeof BASTIDE_SOURCE_DIR];
        path[strcspn(path, "\n")] = '\0';
        snprintf(header, sizeof header, "%s/src/%.*sh", BASTIDE_SOURCE_DIR, (int)strlen(path) - 1,
                 path);
        stages++;
        if (access(header, F_OK) == 0) {
            print_error("src/%s: has a header\n", path);
            bad++;
        }
    }
    assert_int_equal(pclose(grep), 0);
    assert_true(stages > 10);
    assert_int_equal(bad, 0);
}

/* A folder that no row names would not be looked at. */
static void test_every_folder_is_a_layer(void **state)
{
    (void)state;
    assert_int_equal(count_unknown_folders("src"), 0);
}

static bool stays_inside_its_fence(const char *path, const char *target, const void *about)
{
    (void)about;
    for (size_t f = 0; f < sizeof fenced / sizeof *fenced; f++) {
        bool may = strstr(target, fenced[f].header) == NULL;
        const struct layer *layer = begins_with(path, "src/sets/") ? layer_of(path) : NULL;
        char inside[PATH_SIZE];
        snprintf(inside, sizeof inside, "%s/", layer ? layer->folder : path);
        for (unsigned p = 0; p < PLACES && fenced[f].places[p] != NULL; p++)
            may = may || begins_with(layer ? inside : path, fenced[f].places[p]);
        if (!may)
            return false;
    }
    return true;
}

static void test_curses_and_jansson_stay_in_their_places(void **state)
{
    size_t bad = 0;
    (void)state;
    for (size_t l = 0; l < sizeof layers / sizeof *layers; l++)
        bad += visit_folder(layers[l].folder, stays_inside_its_fence, NULL);
    bad += visit_sets(stays_inside_its_fence, NULL);
    assert_int_equal(bad, 0);
}

static bool leaves_sets_alone(const char *path, const char *target, const void *about)
{
    (void)about;
    for (size_t t = 0; t < sizeof trainer / sizeof *trainer; t++)
        if (begins_with(path, trainer[t]) && begins_with(target, "\"sets/bazaars/"))
            return true;
    return !begins_with(target, "\"sets/");
}

static void test_only_the_trainer_includes_headers_of_a_set(void **state)
{
    size_t bad = 0;
    (void)state;
    for (size_t l = 0; l < sizeof layers / sizeof *layers; l++)
        bad += visit_folder(layers[l].folder, leaves_sets_alone, NULL);
    assert_int_equal(bad, 0);
}

static bool is_pure_header(const char *path, const char *target, const void *about)
{
    (void)path;
    (void)about;
    return target[0] == '"' ||
           is_one_of(target, pure_headers, sizeof pure_headers / sizeof *pure_headers);
}

static bool is_pure_in_set(const char *path, const char *target, const void *about)
{
    static const char *const pure[] = {"include/bastide", "src/rules",   "src/facts",
                                       "src/bots",        "src/valuing", "src/training"};
    const struct layer *layer = layer_of(path);
    return layer == NULL || !is_one_of(layer->folder, pure, sizeof pure / sizeof *pure) ||
           is_pure_header(path, target, about);
}

static void test_what_is_pure_includes_nothing_that_reaches_outside(void **state)
{
    (void)state;
    assert_int_equal(visit_folder("include/bastide", is_pure_header, NULL) +
                         visit_folder("src/core", is_pure_header, NULL) +
                         visit_folder("src/rules", is_pure_header, NULL) +
                         visit_folder("src/facts", is_pure_header, NULL) +
                         visit_folder("src/bots", is_pure_header, NULL) +
                         visit_folder("src/valuing", is_pure_header, NULL) +
                         visit_folder("src/training", is_pure_header, NULL) +
                         visit_sets(is_pure_in_set, NULL),
                     0);
}

/* A symbol of a library, as nm tells it. */
struct symbol {
    char name[NAME_SIZE];
    char object[NAME_SIZE]; /* that wants or has it */
    char section[NAME_SIZE];
    char class;
};

struct symbols {
    struct symbol symbol[NAMES_MAX];
    size_t count;
};

/* Takes the next field of a line of fields between bars, without blanks around it. */
static void take_field(const char **rest, char field[NAME_SIZE])
{
    const char *bar = *rest + strcspn(*rest, "|\n");
    const char *begin = *rest, *end = bar;
    while (begin < end && *begin == ' ')
        begin++;
    while (end > begin && end[-1] == ' ')
        end--;
    snprintf(field, NAME_SIZE, "%.*s", (int)(end - begin), begin);
    *rest = *bar == '|' ? bar + 1 : bar;
}

/* Adds what nm tells of a library. Its long form: a line `Symbols from LIBRARY[OBJECT]:` before
 * those of each object, and lines name | value | class | type | size | line | section. */
static void read_symbols(struct symbols *symbols, const char *library)
{
    char command[PATH_SIZE], line[LINE_SIZE], field[NAME_SIZE], object[NAME_SIZE] = "";
    snprintf(command, sizeof command, "nm -f sysv '" BASTIDE_BINARY_DIR "/src/%s'", library);
    FILE *nm = popen(command, "r");
    assert_non_null(nm);
    while (fgets(line, sizeof line, nm) != NULL) {
        const char *rest = line;
        struct symbol symbol = {.class = ' '};
        sscanf(line, "Symbols from %*[^[][%95[^]]", object);
        if (strchr(line, '|') == NULL)
            continue;
        memcpy(symbol.object, object, sizeof object);
        take_field(&rest, symbol.name);
        take_field(&rest, field);
        take_field(&rest, field);
        symbol.class = field[0];
        for (unsigned skipped = 0; skipped < 3; skipped++)
            take_field(&rest, field);
        take_field(&rest, symbol.section);
        assert_true(symbols->count < NAMES_MAX);
        symbols->symbol[symbols->count++] = symbol;
    }
    assert_int_equal(pclose(nm), 0);
}

/* The core, and what stands on it alone. */
static const struct symbols *pure_symbols(void)
{
    static struct symbols symbols;
    if (symbols.count == 0) {
        read_symbols(&symbols, "libbastide_core.a");
        assert_true(symbols.count > 0);
        read_symbols(&symbols, "libbastide_facts.a");
        read_symbols(&symbols, "libbastide_bots.a");
        read_symbols(&symbols, "libbastide_valuing.a");
        read_symbols(&symbols, "libbastide_training.a");
    }
    return &symbols;
}

static bool is_defined(const struct symbols *symbols, const char *name)
{
    for (size_t s = 0; s < symbols->count; s++)
        if (symbols->symbol[s].class != 'U' && strcmp(symbols->symbol[s].name, name) == 0)
            return true;
    return false;
}

/* What is static has a small letter. */
static bool is_shared(const struct symbol *symbol)
{
    return strchr("TDBRVW", symbol->class) != NULL;
}

/* Whether a layer wants a name that only another one has. */
static bool is_wanted_of(const struct symbols *layer, const struct symbols *other, const char *name)
{
    if (is_defined(layer, name))
        return false;
    for (size_t s = 0; s < other->count; s++)
        if (is_shared(&other->symbol[s]) && strcmp(other->symbol[s].name, name) == 0)
            return true;
    return false;
}

static bool is_compilers_own(const char *name)
{
    for (size_t p = 0; p < sizeof pure_prefixes / sizeof *pure_prefixes; p++)
        if (begins_with(name, pure_prefixes[p]))
            return true;
    return false;
}

static void test_what_is_pure_wants_nothing_from_outside(void **state)
{
    const struct symbols *symbols = pure_symbols();
    size_t bad = 0;
    (void)state;
    assert_true(is_defined(symbols, "bastide_game_apply"));
    assert_true(is_defined(symbols, "feature_summary_of"));
    assert_true(is_defined(symbols, "bot_think"));
    assert_true(is_defined(symbols, "valuing_go_on"));
    for (size_t s = 0; s < symbols->count; s++) {
        const char *name = symbols->symbol[s].name;
        if (symbols->symbol[s].class != 'U' || is_defined(symbols, name) ||
            is_one_of(name, pure_names, sizeof pure_names / sizeof *pure_names) ||
            is_compilers_own(name))
            continue;
        print_error("the core, the facts or a bot wants %s\n", name);
        bad++;
    }
    assert_int_equal(bad, 0);
}

/* Whether objects of that section can change; .data.rel.ro cannot, once addresses are filled in. */
static bool is_changeable(const char *section)
{
    return (begins_with(section, ".data") && !begins_with(section, ".data.rel.ro")) ||
           begins_with(section, ".bss") || begins_with(section, ".tdata") ||
           begins_with(section, ".tbss") || strcmp(section, "*COM*") == 0;
}

static void test_what_is_pure_keeps_nothing_between_calls(void **state)
{
    const struct symbols *symbols = pure_symbols();
    size_t bad = 0;
    (void)state;
    for (size_t s = 0; s < symbols->count; s++) {
        const struct symbol *symbol = &symbols->symbol[s];
        if (symbol->class == 'U' || symbol->name[0] == '.' || !is_changeable(symbol->section) ||
            is_compilers_own(symbol->name))
            continue;
        print_error("the core, the facts or a bot keeps %s, in %s\n", symbol->name,
                    symbol->section);
        bad++;
    }
    assert_int_equal(bad, 0);
}

/* A set's file is called through rows, and calls what it needs. */
static bool is_of_a_set(const char *object)
{
    static const char *const folders[] = {"core", "rules", "plain"};
    char path[PATH_SIZE];
    for (size_t f = 0; f < sizeof folders / sizeof *folders; f++) {
        snprintf(path, sizeof path, BASTIDE_SOURCE_DIR "/src/%s/%.*s", folders[f],
                 (int)strlen(object) - 2, object);
        if (access(path, R_OK) == 0)
            return false;
    }
    return true;
}

static void note_wanted(struct rooms *rooms, const struct symbols *symbols,
                        const struct symbol *wanted)
{
    for (size_t s = 0; s < symbols->count; s++)
        if (is_shared(&symbols->symbol[s]) && !is_of_a_set(symbols->symbol[s].object) &&
            strcmp(symbols->symbol[s].name, wanted->name) == 0)
            rooms->includes[room_of(rooms, wanted->object)]
                           [room_of(rooms, symbols->symbol[s].object)] = true;
}

/* Which files of a library call which. */
static const struct rooms *read_calls(const char *library)
{
    static struct symbols symbols;
    static struct rooms rooms;
    memset(&symbols, 0, sizeof symbols);
    memset(&rooms, 0, sizeof rooms);
    read_symbols(&symbols, library);
    for (size_t s = 0; s < symbols.count; s++)
        if (symbols.symbol[s].class == 'U' && !is_of_a_set(symbols.symbol[s].object))
            note_wanted(&rooms, &symbols, &symbols.symbol[s]);
    return &rooms;
}

static bool calls(const struct rooms *rooms, const char *from, const char *to)
{
    struct rooms known = *rooms;
    return rooms->includes[room_of(&known, from)][room_of(&known, to)];
}

/* Files of the core and chapters of the rules call each other in one direction only, and so do
 * those of text mode. Some are called through public headers, so it is the objects that tell. */
static void test_nothing_in_core_and_text_mode_goes_round_in_circles(void **state)
{
    (void)state;
    const struct rooms *rooms = read_calls("libbastide_core.a");
    assert_in_range(rooms->count, 10, ROOMS_MAX);
    assert_true(calls(rooms, "score.c.o", "worth.c.o"));
    assert_int_equal(count_rooms_in_circles(rooms), 0);
    rooms = read_calls("libbastide_plain.a");
    assert_in_range(rooms->count, 10, ROOMS_MAX);
    assert_true(calls(rooms, "playing.c.o", "commands.c.o"));
    assert_int_equal(count_rooms_in_circles(rooms), 0);
}

/* The board is painted, and themes are read, on a canvas: whatever draws pictures of boards needs
 * no screen for it. */
static void test_board_and_themes_want_nothing_of_the_screen(void **state)
{
    static struct symbols board, screen;
    size_t bad = 0;
    (void)state;
    read_symbols(&board, "libbastide_board.a");
    read_symbols(&screen, "libbastide_tui.a");
    assert_true(is_defined(&board, "board_view_draw") && is_defined(&board, "theme_find"));
    assert_true(is_defined(&screen, "app_draw") && is_defined(&screen, "display_draw"));
    for (size_t s = 0; s < board.count; s++)
        if (board.symbol[s].class == 'U' && is_wanted_of(&board, &screen, board.symbol[s].name)) {
            print_error("the board or a theme wants %s of the screen\n", board.symbol[s].name);
            bad++;
        }
    assert_int_equal(bad, 0);
}

/* Whether the symbol is of the same object as the one before. */
static bool goes_on_object(const struct symbols *symbols, size_t s)
{
    return s > 0 && s < symbols->count &&
           strcmp(symbols->symbol[s - 1].object, symbols->symbol[s].object) == 0;
}

/* Marks all symbols of an object, which lie together: other libraries have some of that name. */
static void link_object(const struct symbols *symbols, bool *is_linked, size_t s)
{
    while (goes_on_object(symbols, s))
        s--;
    do
        is_linked[s++] = true;
    while (goes_on_object(symbols, s));
}

/* Marks the symbols of all objects that are linked for what is marked already; whether there are
 * more. */
static bool link_more(const struct symbols *symbols, bool *is_linked)
{
    bool are_more = false;
    for (size_t w = 0; w < symbols->count; w++) {
        const struct symbol *wanted = &symbols->symbol[w];
        size_t s = 0;
        if (!is_linked[w] || wanted->class != 'U')
            continue;
        while (s < symbols->count && (!is_shared(&symbols->symbol[s]) ||
                                      strcmp(symbols->symbol[s].name, wanted->name) != 0))
            s++;
        if (s == symbols->count || is_linked[s])
            continue;
        are_more = true;
        link_object(symbols, is_linked, s);
    }
    return are_more;
}

/* Nor does it need a bot, or anything that one thinks with. */
static void test_drawing_a_board_links_no_bots(void **state)
{
    static struct symbols symbols;
    static bool is_linked[NAMES_MAX];
    static const char *const below[] = {"libbastide_facts.a", "libbastide_text.a",
                                        "libbastide_play.a", "libbastide_wording.a"};
    static const char *const bots[] = {"libbastide_bots.a", "libbastide_valuing.a",
                                       "libbastide_training.a", "libbastide_thinking.a"};
    (void)state;
    read_symbols(&symbols, "libbastide_board.a");
    memset(is_linked, true, symbols.count * sizeof *is_linked);
    for (size_t l = 0; l < sizeof below / sizeof *below; l++)
        read_symbols(&symbols, below[l]);
    size_t first = symbols.count;
    for (size_t l = 0; l < sizeof bots / sizeof *bots; l++)
        read_symbols(&symbols, bots[l]);
    assert_true(is_defined(&symbols, "bot_think") && is_defined(&symbols, "board_view_draw"));
    while (link_more(&symbols, is_linked))
        ;
    for (size_t s = first; s < symbols.count; s++)
        if (is_linked[s])
            fail_msg("drawing a board links %s", symbols.symbol[s].object);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_layers_include_only_downwards),
        cmocka_unit_test(test_nothing_on_the_screen_goes_round_in_circles),
        cmocka_unit_test(test_a_key_goes_down_a_straight_flight_of_stairs),
        cmocka_unit_test(test_the_table_does_not_know_what_stages_keep),
        cmocka_unit_test(test_only_stages_speak_of_stages),
        cmocka_unit_test(test_no_stage_has_a_header),
        cmocka_unit_test(test_every_folder_is_a_layer),
        cmocka_unit_test(test_curses_and_jansson_stay_in_their_places),
        cmocka_unit_test(test_only_the_trainer_includes_headers_of_a_set),
        cmocka_unit_test(test_what_is_pure_includes_nothing_that_reaches_outside),
        cmocka_unit_test(test_what_is_pure_wants_nothing_from_outside),
        cmocka_unit_test(test_what_is_pure_keeps_nothing_between_calls),
        cmocka_unit_test(test_nothing_in_core_and_text_mode_goes_round_in_circles),
        cmocka_unit_test(test_board_and_themes_want_nothing_of_the_screen),
        cmocka_unit_test(test_drawing_a_board_links_no_bots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
