#include "tui/setup.h"

#include "bastide/rng.h"
#include "play/store.h"
#include "text/setup.h"
#include "tui/app.h"
#include "tui/pages.h"
#include "tui/seats.h"
#include "tui/text_field.h"
#include "tui/widgets.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEED_SIZE = 21, BY_LOT = 0 };

struct setup_page {
    struct page page;
    struct record_head head; /* what this page does not ask */
    unsigned players;
    struct text_field name[PLAYERS_MAX];
    uint8_t colour[PLAYERS_MAX]; /* each once, also of seats that are not taken */
    unsigned beginner;           /* BY_LOT, or the number of a player from 1 */
    struct text_field seed;
    size_t focus; /* among the fields that there are now */
};

/* What can be filled in. Later questions (sets, edition, options) are further rows. The row: name
 * in C, label, sentence. */
#define FIELD_KINDS(X)                                                                             \
    X(PLAYERS, "Players", "How many play: 2 to 6, at one keyboard.")                               \
    X(NAME, "Name", "What this player is called: up to 24 letters, different from all others.")    \
    X(COLOUR, "Colour",                                                                            \
      "The colour of this player's followers. Taking another player's colour "                     \
      "gives them this one.")                                                                      \
    X(BEGINNER, "Who begins",                                                                      \
      "The player who lays the first tile. The others follow in the order "                        \
      "of the list.")                                                                              \
    X(SEED, "Seed",                                                                                \
      "The same number gives the same order of tiles. Left empty, it is drawn at "                 \
      "random.")                                                                                   \
    X(BEGIN, "Begin the game",                                                                     \
      "Press Enter to begin. The game is kept on disk from the first "                             \
      "move on.")

enum field_kind {
#define X(field, label, sentence) FIELD_##field,
    FIELD_KINDS(X)
#undef X
        FIELD_KINDS_COUNT
};

static const struct {
    const char *label, *sentence;
} wording[FIELD_KINDS_COUNT] = {
#define X(field, label, sentence) [FIELD_##field] = {label, sentence},
    FIELD_KINDS(X)
#undef X
};

struct field {
    enum field_kind kind;
    unsigned seat; /* FIELD_NAME, FIELD_COLOUR */
};

enum { FIELDS_MAX = 2 * PLAYERS_MAX + FIELD_KINDS_COUNT };

/* The fields that there are now, in the order of the page. */
static size_t setup_fields(const struct setup_page *setup, struct field fields[FIELDS_MAX])
{
    size_t count = 0;
    fields[count++] = (struct field){FIELD_PLAYERS, 0};
    for (unsigned seat = 0; seat < setup->players; seat++) {
        fields[count++] = (struct field){FIELD_NAME, seat};
        fields[count++] = (struct field){FIELD_COLOUR, seat};
    }
    fields[count++] = (struct field){FIELD_BEGINNER, 0};
    fields[count++] = (struct field){FIELD_SEED, 0};
    fields[count++] = (struct field){FIELD_BEGIN, 0};
    return count;
}

static struct field setup_focus(const struct setup_page *setup)
{
    struct field fields[FIELDS_MAX];
    setup_fields(setup, fields);
    return fields[setup->focus];
}

static void focus_on(struct setup_page *setup, struct field wanted)
{
    struct field fields[FIELDS_MAX];
    size_t count = setup_fields(setup, fields);
    for (size_t i = 0; i < count; i++)
        if (fields[i].kind == wanted.kind && fields[i].seat == wanted.seat)
            setup->focus = i;
}

static void focus_move(struct setup_page *setup, int step)
{
    struct field fields[FIELDS_MAX];
    size_t count = setup_fields(setup, fields);
    setup->focus = (setup->focus + count + (size_t)step) % count;
}

/* Up and down stay in a column of the list of players. */
static void focus_move_rows(struct setup_page *setup, int step)
{
    struct field from = setup_focus(setup);
    do
        focus_move(setup, step);
    while (setup_focus(setup).kind == (from.kind == FIELD_COLOUR ? FIELD_NAME : FIELD_COLOUR));
}

/* The text that is typed into a field, or NULL where it is no field of text. */
static struct text_field *field_text(struct setup_page *setup, struct field field)
{
    return field.kind == FIELD_NAME   ? &setup->name[field.seat]
           : field.kind == FIELD_SEED ? &setup->seed
                                      : NULL;
}

static bool field_is_text(struct field field)
{
    return field.kind == FIELD_NAME || field.kind == FIELD_SEED;
}

static bool field_is_choice(struct field field)
{
    return field.kind == FIELD_PLAYERS || field.kind == FIELD_COLOUR ||
           field.kind == FIELD_BEGINNER;
}

/* Players who have not said otherwise are called by their colour. */
static void name_of_colour(unsigned colour, char name[NAME_SIZE])
{
    snprintf(name, NAME_SIZE, "%s", colour_names[colour]);
    name[0] = (char)toupper((unsigned char)name[0]);
}

static void seat_take_colour(struct setup_page *setup, unsigned seat, uint8_t colour)
{
    char before[NAME_SIZE], after[NAME_SIZE];
    name_of_colour(setup->colour[seat], before);
    name_of_colour(colour, after);
    if (strcmp(setup->name[seat].text, before) == 0)
        text_field_set(&setup->name[seat], after, NAME_SIZE);
    setup->colour[seat] = colour;
}

static void turn_colour(struct setup_page *setup, unsigned seat, int step)
{
    uint8_t had = setup->colour[seat];
    uint8_t wanted = (uint8_t)((had + PLAYERS_MAX + step) % PLAYERS_MAX);
    for (unsigned other = 0; other < PLAYERS_MAX; other++)
        if (setup->colour[other] == wanted)
            seat_take_colour(setup, other, had);
    seat_take_colour(setup, seat, wanted);
}

static void set_players(struct setup_page *setup, unsigned players)
{
    if (players < PLAYERS_MIN || players > PLAYERS_MAX)
        return;
    setup->players = players;
    if (setup->beginner > players)
        setup->beginner = BY_LOT;
}

/* Changes the choice in the field by a step to the left (-1) or right (1). */
static void turn_field(struct setup_page *setup, struct field field, int step)
{
    unsigned beginners = setup->players + 1;
    if (field.kind == FIELD_PLAYERS)
        set_players(setup, setup->players + (unsigned)step);
    else if (field.kind == FIELD_COLOUR)
        turn_colour(setup, field.seat, step);
    else if (field.kind == FIELD_BEGINNER)
        setup->beginner = (setup->beginner + beginners + (unsigned)step) % beginners;
}

/* Reads the seed; false where it is more than 64 bits hold. */
static bool read_seed(const struct setup_page *setup, uint64_t *seed)
{
    errno = 0;
    *seed = strtoull(setup->seed.text, NULL, 10);
    return errno == 0;
}

/* What is wrong with a field: a word or two beside it, and a sentence below. Empty texts where
 * nothing is. */
struct complaint {
    char mark[32], sentence[120];
};

static struct complaint complaint_of(const char *mark, const char *sentence)
{
    struct complaint complaint;
    snprintf(complaint.mark, sizeof complaint.mark, "%s", mark);
    snprintf(complaint.sentence, sizeof complaint.sentence, "%s", sentence);
    return complaint;
}

static struct complaint complain_of_name(const struct setup_page *setup, unsigned seat)
{
    struct complaint complaint = complaint_of("", "");
    const char *name = setup->name[seat].text;
    if (name[0] == '\0')
        return complaint_of("a name is needed", "Everybody needs a name.");
    if (name[0] == ' ' || name[strlen(name) - 1] == ' ')
        return complaint_of("a blank at an end", "A name neither begins nor ends with a blank.");
    if (!record_name_is_good(name))
        return complaint_of("no # or = here", "No word of a name begins with #, and its last word "
                                              "has no = in it: records use these.");
    for (unsigned other = 0; other < seat; other++)
        if (strcmp(setup->name[other].text, name) == 0) {
            complaint = complaint_of("", "Two players with one name could not be told apart.");
            snprintf(complaint.mark, sizeof complaint.mark, "same as player %u", other + 1);
        }
    return complaint;
}

static struct complaint field_complaint(const struct setup_page *setup, struct field field)
{
    uint64_t seed;
    if (field.kind == FIELD_NAME)
        return complain_of_name(setup, field.seat);
    if (field.kind == FIELD_SEED && !read_seed(setup, &seed))
        return complaint_of("too large", "The greatest seed is 18446744073709551615.");
    return complaint_of("", "");
}

/* The head of the record as the page says it, players in the order of the list. */
static struct record_head setup_head(const struct setup_page *setup)
{
    struct record_head head = setup->head;
    head.options.players = (uint8_t)setup->players;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
        memcpy(head.name[seat], setup->name[seat].text, NAME_SIZE); /* which the field keeps to */
        head.colour[seat] = setup->colour[seat];
    }
    head.has_seed = setup->seed.text[0] != '\0';
    read_seed(setup, &head.seed);
    return head;
}

/* The same with the beginner as player 1, whom the seed draws where the lot decides. */
static struct record_head seated_head(const struct setup_page *setup)
{
    struct record_head list = setup_head(setup);
    if (!list.has_seed)
        list.seed = store_random_seed();
    list.has_seed = true;
    struct rng lot = rng_from_seed(~list.seed);
    unsigned first =
        setup->beginner == BY_LOT ? rng_below(&lot, setup->players) : setup->beginner - 1;
    struct record_head head = list;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        unsigned from = (first + seat) % setup->players;
        memcpy(head.name[seat], list.name[from], NAME_SIZE);
        memcpy(head.bot[seat], list.bot[from], BOT_SIZE);
        head.colour[seat] = list.colour[from];
    }
    return head;
}

struct page *new_game_page(const struct record_head *wanted, struct problem *problem)
{
    struct record_head head = *wanted;
    char path[STORE_PATH_SIZE];
    struct session session;
    if (!head.has_seed)
        head.seed = store_random_seed();
    head.has_seed = true;
    store_today(head.date);
    if (!session_begin(&session, &head, problem))
        return NULL;
    if (!store_new_path(path, problem) || !session_keep(&session, path, problem)) {
        session_close(&session);
        return NULL;
    }
    return table_page(&session);
}

static void setup_begin(struct setup_page *setup, struct app *app)
{
    struct field fields[FIELDS_MAX];
    size_t count = setup_fields(setup, fields);
    for (size_t i = 0; i < count; i++) {
        struct complaint complaint = field_complaint(setup, fields[i]);
        if (complaint.mark[0] == '\0')
            continue;
        setup->focus = i;
        app_say(app, "Something has to be mended first: it is marked.");
        return;
    }
    struct record_head head = seated_head(setup);
    struct problem problem = {""};
    struct page *table = new_game_page(&head, &problem);
    if (table)
        app_replace(app, table);
    else
        app_say(app, problem.text[0] ? problem.text : "There is not enough memory for a game.");
}

/* Columns of the page, from the left of its area. */
enum { LABEL_COLS = 14, NAME_COLS = 26, COLOUR_COL = LABEL_COLS + NAME_COLS + 3, CHOICE_COLS = 14 };
enum { COMPLAINT_COL = COLOUR_COL + CHOICE_COLS + 1, PAGE_COLS = 76 };

static const struct style plain = {INK_TEXT, INK_NIGHT, 0};
static const struct style faint = {INK_FAINT, INK_NIGHT, 0};
static const struct style bad = {INK_BAD, INK_NIGHT, CELL_BOLD};

static bool has_focus(const struct setup_page *setup, struct field field)
{
    struct field focus = setup_focus(setup);
    return focus.kind == field.kind && focus.seat == field.seat;
}

/* A choice between arrows; they show only where they work. Returns the column of the text. */
static int draw_choice(const struct setup_page *setup, struct canvas *canvas, int row, int col,
                       int cols, struct field field)
{
    enum { LEFT = 0x25c2, RIGHT = 0x25b8 };
    bool focus = has_focus(setup, field);
    const uint8_t paper = focus ? INK_CHOSEN : INK_PANEL;
    canvas_fill(canvas, (struct area){row, col, 1, cols}, ' ',
                (struct style){INK_STRONG, paper, 0});
    if (focus) {
        canvas_put(canvas, row, col, LEFT, (struct style){INK_KEY, paper, CELL_BOLD});
        canvas_put(canvas, row, col + cols - 1, RIGHT, (struct style){INK_KEY, paper, CELL_BOLD});
    }
    return col + 2;
}

static struct style choice_style(const struct setup_page *setup, struct field field)
{
    return (struct style){INK_STRONG, has_focus(setup, field) ? INK_CHOSEN : INK_PANEL, 0};
}

static void draw_text(struct setup_page *setup, struct canvas *canvas, int row, int col, int cols,
                      struct field field)
{
    text_field_draw(field_text(setup, field), canvas, row, col, cols,
                    has_focus(setup, field) ? FOCUS_HERE : FOCUS_ELSEWHERE);
}

static void draw_complaint(const struct setup_page *setup, struct canvas *canvas, int row, int col,
                           int cols, struct field field)
{
    canvas_text(canvas, row, col, cols, bad, field_complaint(setup, field).mark);
}

static void draw_seat(struct setup_page *setup, struct canvas *canvas, int row, int col,
                      unsigned seat, const struct seats *seats)
{
    const struct field name = {FIELD_NAME, seat}, colour = {FIELD_COLOUR, seat};
    canvas_printf(canvas, row, col, LABEL_COLS, plain, "Player %u", seat + 1);
    draw_text(setup, canvas, row, col + LABEL_COLS, NAME_COLS, name);
    int at = draw_choice(setup, canvas, row, col + COLOUR_COL, CHOICE_COLS, colour);
    at = seat_chip(canvas, row, at, &seats->seat[seat]) + 1;
    canvas_text(canvas, row, at, CHOICE_COLS - 5, choice_style(setup, colour),
                colour_names[setup->colour[seat]]);
    draw_complaint(setup, canvas, row, col + COMPLAINT_COL, PAGE_COLS - COMPLAINT_COL, name);
}

static void draw_players(struct setup_page *setup, struct canvas *canvas, int row, int col)
{
    const struct field players = {FIELD_PLAYERS, 0};
    canvas_text(canvas, row, col, LABEL_COLS, plain, wording[FIELD_PLAYERS].label);
    int at = draw_choice(setup, canvas, row, col + LABEL_COLS, CHOICE_COLS, players);
    canvas_printf(canvas, row, at, CHOICE_COLS - 4, choice_style(setup, players), "%u",
                  setup->players);
    canvas_text(canvas, row + 2, col + LABEL_COLS, NAME_COLS, faint, wording[FIELD_NAME].label);
    canvas_text(canvas, row + 2, col + COLOUR_COL, NAME_COLS, faint, wording[FIELD_COLOUR].label);
    struct record_head head = setup_head(setup);
    struct seats seats = seats_of(&head);
    for (unsigned seat = 0; seat < setup->players; seat++)
        draw_seat(setup, canvas, row + 3 + (int)seat, col, seat, &seats);
}

static void draw_beginner(struct setup_page *setup, struct canvas *canvas, int row, int col)
{
    const struct field field = {FIELD_BEGINNER, 0};
    canvas_text(canvas, row, col, LABEL_COLS, plain, wording[FIELD_BEGINNER].label);
    int at = draw_choice(setup, canvas, row, col + LABEL_COLS, NAME_COLS, field);
    const char *who =
        setup->beginner == BY_LOT ? "drawn by lot" : setup->name[setup->beginner - 1].text;
    canvas_text(canvas, row, at, NAME_COLS - 4, choice_style(setup, field), who);
}

static void draw_seed(struct setup_page *setup, struct canvas *canvas, int row, int col)
{
    const struct field field = {FIELD_SEED, 0};
    canvas_text(canvas, row, col, LABEL_COLS, plain, wording[FIELD_SEED].label);
    draw_text(setup, canvas, row, col + LABEL_COLS, NAME_COLS, field);
    if (setup->seed.text[0] == '\0')
        canvas_text(canvas, row, col + COLOUR_COL, PAGE_COLS - COLOUR_COL, faint, "empty: random");
    draw_complaint(setup, canvas, row, col + COLOUR_COL, PAGE_COLS - COLOUR_COL, field);
}

static void draw_begin(const struct setup_page *setup, struct canvas *canvas, int row, int col)
{
    bool focus = has_focus(setup, (struct field){FIELD_BEGIN, 0});
    const struct style style = {INK_STRONG, focus ? INK_CHOSEN : INK_PANEL, CELL_BOLD};
    canvas_fill(canvas, (struct area){row, col + LABEL_COLS, 1, NAME_COLS}, ' ', style);
    const char *label = wording[FIELD_BEGIN].label;
    int width = canvas_text_width(label);
    canvas_text(canvas, row, col + LABEL_COLS + (NAME_COLS - width) / 2, NAME_COLS, style, label);
}

static void setup_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { LINE = 0x2500, ROWS = 19 };
    struct setup_page *setup = (struct setup_page *)page;
    struct area area = page_area(around, PAGE_COLS);
    int row = area.row + (area.rows - ROWS) / 3, col = area.col;
    draw_heading(canvas, "New game", "base game, 72 tiles");
    draw_players(setup, canvas, row, col);
    draw_beginner(setup, canvas, row + 10, col);
    draw_seed(setup, canvas, row + 11, col);
    draw_begin(setup, canvas, row + 13, col);
    canvas_fill(canvas, (struct area){row + 15, col, 1, PAGE_COLS}, LINE,
                (struct style){INK_FRAME, INK_NIGHT, 0});
    struct field focus = setup_focus(setup);
    struct complaint complaint = field_complaint(setup, focus);
    struct area below = {row + 16, col, 3, PAGE_COLS};
    if (complaint.mark[0])
        canvas_paragraph(canvas, below, bad, complaint.sentence);
    else
        canvas_paragraph(canvas, below, plain, wording[focus.kind].sentence);
}

enum setup_intent {
    SETUP_NEXT,
    SETUP_LAST,
    SETUP_ROW,
    SETUP_TURN,
    SETUP_EMPTY,
    SETUP_BEGIN,
    SETUP_END,
    SETUP_BACK
};

static size_t setup_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding begin = {
        SETUP_BEGIN, {KEYS_ENTER, ' '}, "begin", "Begin the game."};
    static const struct binding enter = {
        SETUP_NEXT, {KEYS_ENTER, KEYS_TAB}, "next", "Go to the next field."};
    static const struct binding tab = {SETUP_NEXT, {KEYS_TAB}, NULL, "Go to the first field."};
    static const struct binding turn = {
        SETUP_TURN, {KEYS_LEFT, KEYS_RIGHT, ' '}, "change", "Choose something else."};
    static const struct binding empty = {
        SETUP_EMPTY, {'U' - '@'}, NULL, "Empty this field. Letters are typed into it."};
    static const struct binding always[] = {
        {SETUP_ROW, {KEYS_UP, KEYS_DOWN}, "move", "Go up or down."},
        {SETUP_LAST, {KEYS_BACK_TAB}, NULL, "Go to the field before."},
        {SETUP_END, {KEYS_PAGE_DOWN}, "to the end", "Go to the last line, to begin at once."},
        {SETUP_BACK, {KEYS_ESCAPE}, "back", "Go back to the title page."},
    };
    const struct setup_page *setup = (struct setup_page *)page;
    struct field focus = setup_focus(setup);
    size_t count = 0;
    bindings[count++] = focus.kind == FIELD_BEGIN ? begin : enter;
    if (focus.kind == FIELD_BEGIN)
        bindings[count++] = tab;
    if (field_is_choice(focus))
        bindings[count++] = turn;
    if (field_is_text(focus))
        bindings[count++] = empty;
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        bindings[count++] = always[i];
    return count;
}

static void setup_act(struct page *page, struct app *app, int intent, uint32_t key,
                      const struct surroundings *around)
{
    (void)around;
    struct setup_page *setup = (struct setup_page *)page;
    switch ((enum setup_intent)intent) {
    case SETUP_NEXT:
        focus_move(setup, 1);
        break;
    case SETUP_LAST:
        focus_move(setup, -1);
        break;
    case SETUP_ROW:
        focus_move_rows(setup, key == KEYS_UP ? -1 : 1);
        break;
    case SETUP_TURN:
        turn_field(setup, setup_focus(setup), key == KEYS_LEFT ? -1 : 1);
        break;
    case SETUP_EMPTY:
        text_field_key(field_text(setup, setup_focus(setup)), key);
        break;
    case SETUP_BEGIN:
        setup_begin(setup, app);
        break;
    case SETUP_END:
        focus_on(setup, (struct field){FIELD_BEGIN, 0});
        break;
    case SETUP_BACK:
        app_close(app);
        break;
    }
}

static bool is_character(uint32_t key)
{
    return key >= ' ' && key < KEYS_SPECIAL;
}

static bool setup_type(struct page *page, struct app *app, uint32_t key,
                       const struct surroundings *around)
{
    (void)around;
    struct setup_page *setup = (struct setup_page *)page;
    struct field focus = setup_focus(setup);
    struct text_field *text = field_text(setup, focus);
    bool is_digit = key >= '0' && key <= '9';
    if (focus.kind == FIELD_PLAYERS && is_digit) {
        set_players(setup, key - '0');
        return true;
    }
    if (focus.kind == FIELD_SEED && is_character(key) && !is_digit) {
        app_say(app, "The seed is a number: digits only.");
        return true;
    }
    return text && text_field_key(text, key);
}

static void setup_close(struct page *page)
{
    free(page);
}

static const struct page_kind setup_kind = {
    .name = "New game",
    .draw = setup_draw,
    .bindings = setup_bindings,
    .act = setup_act,
    .type = setup_type,
    .close = setup_close,
};

static bool colours_are_different(const uint8_t colour[PLAYERS_MAX])
{
    unsigned seen = 0;
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++)
        seen |= colour[seat] < PLAYERS_MAX ? 1u << colour[seat] : 0;
    return seen == (1u << PLAYERS_MAX) - 1;
}

struct page *setup_page(const struct record_head *known)
{
    struct setup_page *setup = calloc(1, sizeof *setup);
    if (!setup)
        return NULL;
    const struct record_head standard = setup_default();
    setup->page.kind = &setup_kind;
    setup->head = known ? *known : standard;
    setup->players = PLAYERS_MIN;
    set_players(setup, setup->head.options.players);
    bool coloured = colours_are_different(setup->head.colour);
    for (unsigned seat = 0; seat < PLAYERS_MAX; seat++) {
        setup->colour[seat] = coloured ? setup->head.colour[seat] : (uint8_t)seat;
        char name[NAME_SIZE];
        name_of_colour(setup->colour[seat], name);
        const char *said = setup->head.name[seat];
        bool is_said = said[0] != '\0' && strcmp(said, standard.name[seat]) != 0;
        text_field_set(&setup->name[seat], is_said ? said : name, NAME_SIZE);
    }
    char seed[SEED_SIZE] = "";
    if (setup->head.has_seed)
        snprintf(seed, sizeof seed, "%llu", (unsigned long long)setup->head.seed);
    text_field_set(&setup->seed, seed, SEED_SIZE);
    return &setup->page;
}
