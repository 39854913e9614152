/* The worked examples in docs/RULES.md, drawn by the program itself.
 *
 *     examples           brings the drawings in the page up to date
 *     examples --check   says which are out of date
 *
 * An example is a paragraph that begins "*Example `CHAPTER/FACT`.*", and the indented block after
 * it. The block is drawn from that scenario: the board at each of its lines `show`, and what the
 * log says happened after the first of them. */
#include "unit/played.h"

#include "export/writers.h"
#include "support/scenario.h"
#include "support/screen_text.h"
#include "tui/board/board_view.h"
#include "wording/wording.h"

#define PAGE      BASTIDE_SOURCE_DIR "/docs/RULES.md"
#define SCENARIOS BASTIDE_SOURCE_DIR "/tests/scenarios"

enum { SHOWN_MAX = 4, COLS = 74, BETWEEN_BOARDS = 5, DRAWING_SIZE = SCREEN_TEXT_SIZE };

/* Room for what happened. */
enum { TOLD_SIZE = 4096 };

static const char indent[] = "    ";
static const char mark[] = "*Example `";

struct drawing {
    struct scenario_watcher watcher;
    struct game shown[SHOWN_MAX];
    unsigned count;
    struct log log;       /* since the first board shown, */
    char told[TOLD_SIZE]; /* and in words, line by line */
};

static void say_line(char *out, size_t size, const char *line, size_t length)
{
    size_t end = strlen(out);
    assert_true(end + length + sizeof indent + 1 < size);
    snprintf(out + end, size - end, "%s%.*s\n", length > 0 ? indent : "", (int)length, line);
}

static void show(struct scenario_watcher *watcher, const struct game *game)
{
    struct drawing *drawing = (struct drawing *)watcher;
    assert_true(drawing->count < SHOWN_MAX);
    drawing->shown[drawing->count++] = *game;
}

static struct seats players(unsigned count)
{
    static struct record_head head = {.name = {"Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"},
                                      .colour = {0, 1, 2, 3, 4, 5}};
    head.options.players = (uint8_t)count;
    return seats_of(&head);
}

static void tell(struct drawing *drawing, const struct log_entry *entry, const struct seats *seats)
{
    struct sentence said = wording_entry(entry, seats);
    say_line(drawing->told, TOLD_SIZE, said.text, strlen(said.text));
}

/* Bids are not logged, so they are told before what came of them. */
static void note(struct scenario_watcher *watcher, const struct game *before, struct move move)
{
    struct drawing *drawing = (struct drawing *)watcher;
    struct seats seats = players(before->options.players);
    struct game after = *before;
    struct event_list events;
    size_t from = drawing->log.count;
    if (drawing->count == 0)
        return;
    game_apply(&after, move, &events);
    log_enter(&drawing->log, before, &after, events.event, events.count);
    for (size_t e = 0; e < events.count; e++)
        if (events.event[e].type == EVENT_OFFER || events.event[e].type == EVENT_BID)
            tell(drawing, &(struct log_entry){.event = events.event[e]}, &seats);
    for (size_t e = from; e < drawing->log.count; e++)
        if (!drawing->log.entry[e].minor)
            tell(drawing, &drawing->log.entry[e], &seats);
}

static struct sentence scores_of(const struct game *game)
{
    struct seats seats = players(game->options.players);
    struct sentence scores = {""};
    for (unsigned p = 0; p < seats.count; p++)
        sentence_add(&scores, p == 0 ? "%s %d" : "  %s %d", seats.seat[p].name,
                     (int)game->player[p].score);
    return scores;
}

/* Draws a board with the scores above it at that place of the canvas. */
static void draw_board(struct canvas *canvas, int row, int col, const struct game *game,
                       const struct span *span)
{
    struct seats seats = players(game->options.players);
    struct board_scene scene = board_scene_of(game, &seats);
    struct viewport viewport = {.size = GLYPH_VIEWPORT_SIZE,
                                .row = span->north * (GLYPH_VIEWPORT_SIZE / 2),
                                .col = span->west * GLYPH_VIEWPORT_SIZE,
                                .rows = (span->south - span->north + 1) * GLYPH_VIEWPORT_SIZE / 2,
                                .cols = (span->east - span->west + 1) * GLYPH_VIEWPORT_SIZE};
    canvas_text(canvas, row, col, canvas->cols - col, panel_text, scores_of(game).text);
    glyph_board_draw(canvas, (struct area){row + 2, col, viewport.rows, viewport.cols}, &scene,
                     &viewport, GLYPHS_LINES);
}

/* The boards, side by side as far as there is room. */
static void draw_boards(const struct drawing *drawing, struct canvas *canvas)
{
    enum { HEADING = 2 };
    struct span span = land_span(&drawing->shown[drawing->count - 1].board);
    int rows = (span.south - span.north + 1) * GLYPH_VIEWPORT_SIZE / 2 + HEADING;
    int cols = (span.east - span.west + 1) * GLYPH_VIEWPORT_SIZE;
    for (unsigned b = 0; b < drawing->count; b++) {
        int wanted = canvas_text_width(scores_of(&drawing->shown[b]).text);
        cols = wanted > cols ? wanted : cols;
    }
    int beside = (COLS + BETWEEN_BOARDS) / (cols + BETWEEN_BOARDS);
    assert_true(beside > 0);
    canvas_clear(canvas, rows * (((int)drawing->count + beside - 1) / beside), COLS);
    for (int b = 0; b < (int)drawing->count; b++)
        draw_board(canvas, b / beside * rows, b % beside * (cols + BETWEEN_BOARDS),
                   &drawing->shown[b], &span);
}

/* Plays the scenario and writes its block. */
static void draw(const char *name, char out[DRAWING_SIZE])
{
    static struct drawing drawing;
    static struct canvas canvas;
    static char boards[SCREEN_TEXT_SIZE];
    char path[512];
    struct bad_text bad;
    size_t length;
    snprintf(path, sizeof path, "%s/%s.game", SCENARIOS, name);
    char *text = played_text(path, &length);
    memset(&drawing, 0, sizeof drawing);
    drawing.watcher = (struct scenario_watcher){show, note};
    if (!scenario_play_watched(text, length, &drawing.watcher, &bad))
        fail_msg("%s:%zu:%zu: %s", path, bad.line, bad.column, bad.reason);
    free(text);
    if (drawing.count == 0)
        fail_msg("%s shows nothing", path);

    draw_boards(&drawing, &canvas);
    screen_plain(&canvas, boards);
    for (size_t end = strlen(boards); end > 1 && boards[end - 2] == '\n'; end--)
        boards[end - 1] = '\0';
    out[0] = '\0';
    for (const char *line = boards; *line != '\0'; line += strcspn(line, "\n") + 1)
        say_line(out, DRAWING_SIZE, line, strcspn(line, "\n"));
    assert_true(strlen(out) + strlen(drawing.told) + 2 < DRAWING_SIZE);
    if (drawing.told[0] != '\0')
        strcat(strcat(out, "\n"), drawing.told);
}

/* The block of an example: the indented lines after its paragraph, with the blank ones among
 * them. */
static const char *block_begin(const char *paragraph)
{
    const char *end = strstr(paragraph, "\n\n");
    return end != NULL ? end + 2 : paragraph + strlen(paragraph);
}

static const char *block_end(const char *begin)
{
    const char *end = begin;
    for (const char *line = begin; *line != '\0'; line += strcspn(line, "\n") + 1) {
        if (strncmp(line, indent, strlen(indent)) == 0)
            end = line + strcspn(line, "\n") + 1;
        else if (*line != '\n')
            break;
    }
    return end;
}

/* Where the next example begins, with its name; NULL after the last one. */
static const char *next_example(const char *text, char name[64])
{
    char begin[sizeof mark + 2];
    snprintf(begin, sizeof begin, "\n\n%s", mark);
    const char *at = strstr(text, begin);
    if (at == NULL)
        return NULL;
    at += strlen("\n\n");
    const char *word = at + strlen(mark);
    size_t length = strcspn(word, "`\n");
    assert_true(word[length] == '`' && length < 64);
    snprintf(name, 64, "%.*s", (int)length, word);
    return at;
}

/* The page with every block as it should be, to be freed. Says which are not. */
static char *renewed(const char *page, unsigned *old)
{
    static char block[DRAWING_SIZE];
    size_t length = strlen(page), size = length + 1;
    char name[64], *out = malloc(size);
    const char *from = page, *at;
    size_t end = 0;
    assert_non_null(out);
    *old = 0;
    /* The line before an example may be the last one of a block. */
    while ((at = next_example(from > page ? from - 1 : page, name)) != NULL) {
        const char *begin = block_begin(at), *after = block_end(begin);
        const char *close = after == begin && *begin != '\0' ? "\n" : "";
        draw(name, block);
        size_t drawn = strlen(block);
        if ((size_t)(after - begin) != drawn || memcmp(begin, block, drawn) != 0) {
            if (++*old == 1)
                fprintf(stderr, "out of date in docs/RULES.md, scripts/examples renews it:\n");
            fprintf(stderr, "    %s\n", name);
        }
        size += drawn + 1;
        out = realloc(out, size);
        assert_non_null(out);
        end += (size_t)sprintf(out + end, "%.*s%s%s", (int)(begin - from), from, block, close);
        from = after;
    }
    sprintf(out + end, "%s", from);
    return out;
}

/* Whether a scenario has a line `show`; its text has no closing zero. */
static bool shows(const struct scenario_file *file)
{
    static const char line[] = "\nshow\n";
    size_t length = sizeof line - 1;
    for (size_t at = 0; at + length <= file->length; at++)
        if (memcmp(file->text + at, line, length) == 0)
            return true;
    return false;
}

/* Whether the page has each scenario that shows something exactly once. */
static bool has_all(const char *page)
{
    struct scenario_files files;
    struct bad_text bad;
    bool is_good = scenario_files_read(SCENARIOS, &files, &bad);
    assert_true(is_good);
    for (size_t f = 0; f < files.count; f++) {
        char wanted[sizeof files.file[f].path];
        const char *name = files.file[f].path + strlen(SCENARIOS) + 1;
        if (!shows(&files.file[f]))
            continue;
        snprintf(wanted, sizeof wanted, "\n\n%s%.*s`", mark, (int)strcspn(name, "."), name);
        const char *at = strstr(page, wanted);
        if (at == NULL || strstr(at + 1, wanted) != NULL) {
            fprintf(stderr, "%s is not exactly once in docs/RULES.md\n", name);
            is_good = false;
        }
    }
    scenario_files_free(&files);
    return is_good;
}

int main(int argc, char **argv)
{
    bool checks = argc == 2 && strcmp(argv[1], "--check") == 0;
    size_t length;
    unsigned old;
    if (!checks && argc != 1) {
        fprintf(stderr, "usage: examples [--check]\n");
        return 2;
    }
    language_choose("en");
    char *page = played_text(PAGE, &length);
    char *text = renewed(page, &old);
    if (!checks)
        played_write(PAGE, text, strlen(text));
    bool is_good = has_all(page) && (!checks || old == 0);
    free(text);
    free(page);
    return is_good ? 0 : 1;
}
