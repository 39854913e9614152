#include "tui/pages.h"

#include "play/store.h"
#include "telling/wording.h"
#include "tui/app.h"
#include "tui/pages/load.h"
#include "tui/pages/town.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* The row: name in C, words, sentence for the help. The first letter is the key. */
#define ITEMS(X)                                                                                   \
    X(CONTINUE, "Continue", "Go on with the game played last.")                                    \
    X(NEW, "New game", "Begin a game: who plays, in which colours.")                               \
    X(LOAD, "Load", "Choose among all games that were kept.")                                      \
    X(RULES, "Rules", "Read how the game is played.")                                              \
    X(QUIT, "Quit", "Leave Bastide.")

enum title_item {
#define X(item, words, help) ITEM_##item,
    ITEMS(X)
#undef X
        ITEMS_COUNT
};

static const struct {
    const char *words, *help;
} items[ITEMS_COUNT] = {
#define X(item, words, help) [ITEM_##item] = {words, help},
    ITEMS(X)
#undef X
};

/* Intents below ITEMS_COUNT open that item. */
enum title_intent { TITLE_MOVE = ITEMS_COUNT, TITLE_OPEN };

struct title_page {
    struct page page;
    enum title_item chosen;
    bool has_game;           /* there is one to continue */
    struct stored_game game; /* which */
    struct town town;
};

static bool item_is_offered(const struct title_page *title, enum title_item item)
{
    return item != ITEM_CONTINUE || title->has_game;
}

static enum title_item first_item(const struct title_page *title)
{
    return title->has_game ? ITEM_CONTINUE : ITEM_NEW;
}

static enum title_item item_beside(const struct title_page *title, int step)
{
    int item = (int)title->chosen;
    do
        item = (item + step + ITEMS_COUNT) % ITEMS_COUNT;
    while (!item_is_offered(title, (enum title_item)item));
    return (enum title_item)item;
}

/* "Continue: Ann, Ben, turn 31". */
static struct sentence item_text(const struct title_page *title, enum title_item item)
{
    struct sentence text = sentence_of("%s", items[item].words);
    if (item != ITEM_CONTINUE)
        return text;
    const struct record_head *head = &title->game.head;
    for (unsigned player = 0; player < head->options.players; player++)
        sentence_add(&text, "%s %s", player == 0 ? ":" : ",", head->name[player]);
    sentence_add(&text, ", turn %u", title->game.turn);
    return text;
}

static void draw_item(const struct title_page *title, struct canvas *canvas, struct area line,
                      enum title_item item)
{
    bool chosen = item == title->chosen;
    const uint16_t paper = chosen ? INK_CHOSEN : INK_NIGHT;
    const struct style style = {chosen ? INK_STRONG : INK_TEXT, paper, chosen ? CELL_BOLD : 0};
    const struct style key = {INK_KEY, paper, CELL_BOLD | CELL_UNDERLINE};
    struct sentence text = item_text(title, item);
    canvas_fill(canvas, line, ' ', style);
    canvas_text(canvas, line.row, line.col + 2, line.cols - 4, style, text.text);
    canvas_put(canvas, line.row, line.col + 2, (uint32_t)text.text[0], key);
}

static void draw_menu(const struct title_page *title, struct canvas *canvas)
{
    enum { COLS_LEAST = 24, COLS_MOST = 60 };
    int cols = COLS_LEAST, rows = 0;
    for (int item = 0; item < ITEMS_COUNT; item++) {
        if (!item_is_offered(title, (enum title_item)item))
            continue;
        int width = canvas_text_width(item_text(title, (enum title_item)item).text) + 4;
        cols = width > cols ? width : cols;
        rows++;
    }
    cols = cols > COLS_MOST ? COLS_MOST : cols;
    const struct style night = {INK_TEXT, INK_NIGHT, 0};
    int ground = canvas->rows * 2 / 3;
    struct area box = {ground + (canvas->rows - ground - rows - 2) / 2,
                       (canvas->cols - cols - 2) / 2, rows + 2, cols + 2};
    struct area line = canvas_box(canvas, box, night, NULL);
    line.rows = 1;
    for (int item = 0; item < ITEMS_COUNT; item++)
        if (item_is_offered(title, (enum title_item)item)) {
            draw_item(title, canvas, line, (enum title_item)item);
            line.row++;
        }
}

static void title_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct title_page *title = (struct title_page *)page;
    if (title->town.width != canvas->cols || title->town.height != 2 * canvas->rows)
        town_paint(&title->town, canvas->rows, canvas->cols);
    town_draw(&title->town, canvas, around);
    draw_menu(title, canvas);
}

static size_t title_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding first[] = {
        {TITLE_MOVE, {KEYS_UP, KEYS_DOWN, 'k', 'j'}, "choose", "Choose a line."},
        {TITLE_OPEN, {KEYS_ENTER, ' '}, "open", "Open the chosen line."},
    };
    const struct title_page *title = (struct title_page *)page;
    size_t count = 0;
    for (; count < sizeof first / sizeof first[0]; count++)
        bindings[count] = first[count];
    for (int item = 0; item < ITEMS_COUNT; item++)
        if (item_is_offered(title, (enum title_item)item))
            bindings[count++] = (struct binding){
                .intent = item,
                .key = {(uint32_t)tolower((unsigned char)items[item].words[0])},
                .hint = item == ITEM_QUIT ? "quit" : NULL,
                .help = items[item].help,
            };
    return count;
}

static void open_kept_game(const struct title_page *title, struct app *app)
{
    struct problem problem = {""};
    struct page *page = kept_game_page(title->game.path, &problem);
    if (page)
        app_open(app, page);
    else
        app_say(app, problem.text);
}

static void open_item(const struct title_page *title, struct app *app, enum title_item item)
{
    switch (item) {
    case ITEM_CONTINUE:
        open_kept_game(title, app);
        break;
    case ITEM_NEW:
        app_open(app, setup_page(NULL));
        break;
    case ITEM_LOAD:
        app_open(app, load_page());
        break;
    case ITEM_RULES:
        app_open(app, rules_page());
        break;
    case ITEM_QUIT:
    case ITEMS_COUNT:
        app_quit(app);
        break;
    }
}

static void title_act(struct page *page, struct app *app, int intent, uint32_t key,
                      const struct surroundings *around)
{
    (void)around;
    struct title_page *title = (struct title_page *)page;
    if (intent == TITLE_MOVE) {
        title->chosen = item_beside(title, key == KEYS_UP || key == 'k' ? -1 : 1);
        return;
    }
    if (intent < ITEMS_COUNT)
        title->chosen = (enum title_item)intent;
    open_item(title, app, title->chosen);
}

/* A game may have been begun or ended meanwhile. */
static void title_resume(struct page *page)
{
    struct title_page *title = (struct title_page *)page;
    title->has_game = store_latest(&title->game);
    title->chosen = first_item(title);
}

static void title_close(struct page *page)
{
    free(page);
}

static const struct page_kind title_kind = {
    .name = "Bastide",
    .draw = title_draw,
    .bindings = title_bindings,
    .act = title_act,
    .close = title_close,
    .resume = title_resume,
};

struct page *title_page(void)
{
    struct title_page *title = calloc(1, sizeof *title);
    if (!title)
        return NULL;
    title->page.kind = &title_kind;
    title_resume(&title->page);
    return &title->page;
}
