#include "tui/pages.h"

#include "language/language.h"
#include "play/file.h"
#include "play/session.h"
#include "play/store.h"
#include "tui/pages/backdrop.h"
#include "tui/pages/load_draw.h"

#include <ctype.h>

/* The row: name in C, words, sentence for the help. A letter of the words is the key. */
#define ITEMS(X)                                                                                   \
    X(CONTINUE, NC_("title", "Continue"), N_("Continue the last game."))                           \
    X(COMPUTER, NC_("title", "Game against the computer"),                                         \
      N_("Start a game against a computer player, as the last one or with the usual choices."))    \
    X(NEW, NC_("title", "New game"), N_("Start a game: choose players and colours."))              \
    X(ENTER, NC_("title", "At a real table"), N_("Keep the score of a game on a real table."))     \
    X(SIT, NC_("title", "Sit down at a game"),                                                     \
      N_("Take a seat of a game that others play at their own terminals."))                        \
    X(TUTORIAL, NC_("title", "Tutorial"), N_("Learn to play in a short guided game."))             \
    X(PRACTICE, NC_("title", "Practise auctions"),                                                 \
      N_("Play one auction after another, with a review of each."))                                \
    X(DAILY, NC_("title", "Day's position"),                                                       \
      N_("Find the best move in the position of today, the same for everybody."))                  \
    X(LOAD, NC_("title", "Load"), N_("Choose a saved game."))                                      \
    X(RULES, NC_("title", "Rules"), N_("Read the rules."))                                         \
    X(SETTINGS, NC_("title", "Settings"), N_("Choose colours, language and more."))                \
    X(QUIT, NC_("title", "Quit"), N_("Leave Bastide."))

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

struct title_page {
    struct page page;
    enum title_item chosen;
    bool has_game;           /* there is one to continue, or that wants to be repaired */
    struct stored_game game; /* which */
    struct backdrop backdrop;
};

static bool item_is_offered(const struct title_page *title, enum title_item item)
{
    return item != ITEM_CONTINUE || title->has_game;
}

/* Somebody who has never played is shown how, once. */
static enum title_item first_item(const struct title_page *title)
{
    bool is_back = title->chosen == ITEM_TUTORIAL;
    return title->has_game                ? ITEM_CONTINUE
           : store_is_empty() && !is_back ? ITEM_TUTORIAL
                                          : ITEM_NEW;
}

static enum title_item item_beside(const struct title_page *title, int step)
{
    int item = (int)title->chosen;
    do
        item = (item + step + ITEMS_COUNT) % ITEMS_COUNT;
    while (!item_is_offered(title, (enum title_item)item));
    return (enum title_item)item;
}

static const char *words_of(enum title_item item)
{
    return language_of_marked(items[item].words);
}

/* "Continue: Ann, Ben, turn 31", "Continue: 2026-11-21-200000.bastide is damaged" */
static struct sentence item_text(const struct title_page *title, enum title_item item)
{
    const char *words = words_of(item);
    if (item != ITEM_CONTINUE)
        return sentence_of("%s", words);
    const char *file = file_name_of(title->game.path);
    if (title->game.state == STORED_DAMAGED)
        return sentence_of(_("%s: %s is damaged"), words, file);
    if (title->game.state == STORED_UNREADABLE)
        return sentence_of(_("%s: %s cannot be read"), words, file);
    return sentence_of(_("%s: %s, turn %u"), words, load_names(&title->game).text,
                       title->game.turn);
}

static uint32_t small_letter(char letter)
{
    return (uint32_t)tolower((unsigned char)letter);
}

/* Whether the key means something else: another line, or up and down. */
static bool is_taken(uint32_t key, enum title_item item)
{
    for (unsigned other = 0; other < ITEMS_COUNT; other++)
        if (other != item && small_letter(words_of((enum title_item)other)[0]) == key)
            return true;
    return key == 'j' || key == 'k';
}

/* The letter of its words that is its key, by its place in them: the first, but of ITEM_SIT, which
 * came last, the first that is free. */
static size_t key_place(enum title_item item)
{
    const char *words = words_of(item);
    size_t at = 0;
    while (item == ITEM_SIT && words[at] != '\0' &&
           (!isalpha((unsigned char)words[at]) || is_taken(small_letter(words[at]), item)))
        at++;
    return words[at] != '\0' ? at : 0;
}

static uint32_t item_key(enum title_item item)
{
    return small_letter(words_of(item)[key_place(item)]);
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
    const size_t place = key_place(item);
    const int before = canvas_text_width(sentence_of("%.*s", (int)place, text.text).text);
    canvas_put(canvas, line.row, line.col + 2 + before, (uint32_t)text.text[place], key);
    canvas_target_key(canvas, line, item_key(item));
}

static void draw_menu(const struct title_page *title, struct canvas *canvas)
{
    enum { COLS_LEAST = 24, COLS_MOST = 60, MARGIN = 4 };
    int cols = COLS_LEAST, rows = 0;
    for (int item = 0; item < ITEMS_COUNT; item++) {
        if (!item_is_offered(title, (enum title_item)item))
            continue;
        int width = canvas_text_width(item_text(title, (enum title_item)item).text) + 4;
        cols = width > cols ? width : cols;
        rows++;
    }
    cols = cols > COLS_MOST ? COLS_MOST : cols;
    int ground = title->backdrop.town.ground;
    struct area box = {ground + (canvas->rows - ground - rows - 2) / 2, MARGIN, rows + 2, cols + 2};
    struct area line = canvas_box(canvas, box, night_text, NULL);
    line.rows = 1;
    for (int item = 0; item < ITEMS_COUNT; item++)
        if (item_is_offered(title, (enum title_item)item)) {
            draw_item(title, canvas, line, (enum title_item)item);
            line.row++;
        }
}

/* For whoever has never heard of it: a line below all else. */
static void draw_what_it_is(struct canvas *canvas)
{
    const char *words =
        _("Carcassonne with bridges, castles and bazaars, for 2 to 6 people or bots");
    struct area line = {canvas->rows - 1, 0, 1, canvas->cols};
    canvas_fill(canvas, line, ' ', night_text);
    canvas_text(canvas, line.row, line.col + 1, line.cols - 2, night_text, words);
}

static void title_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct title_page *title = (struct title_page *)page;
    backdrop_draw(&title->backdrop, canvas, around);
    draw_menu(title, canvas);
    draw_what_it_is(canvas);
}

/* What the newest game that is not over allows. */
static void open_kept_game(const struct title_page *title, struct app *app)
{
    struct problem problem = {""};
    if (title->game.state == STORED_DAMAGED) {
        app_open(app, repair_page(&title->game));
        return;
    }
    if (title->game.state == STORED_UNREADABLE) {
        store_advise(&title->game, &problem);
        app_say(app, problem.text);
        return;
    }
    struct page *page = kept_game_page(title->game.path, &problem);
    if (page)
        app_open(app, page);
    else
        app_say(app, problem.text);
}

/* Of those that lead to a page. */
static struct page *page_of_item(const struct app *app, enum title_item item)
{
    switch (item) {
    case ITEM_COMPUTER:
        return computer_page();
    case ITEM_NEW:
        return setup_page(NULL);
    case ITEM_ENTER:
        return enter_page(NULL);
    case ITEM_SIT:
        return sit_list_page();
    case ITEM_TUTORIAL:
        return tutorial_page();
    case ITEM_PRACTICE:
        return practice_setup_page();
    case ITEM_LOAD:
        return load_page();
    case ITEM_RULES:
        return rules_page();
    case ITEM_SETTINGS:
        return settings_page(app);
    case ITEM_DAILY:
    case ITEM_CONTINUE:
    case ITEM_QUIT:
    case ITEMS_COUNT:
        break;
    }
    return NULL;
}

static void title_move(const struct press *press)
{
    struct title_page *title = (struct title_page *)press->page;
    title->chosen = item_beside(title, press->key == KEYS_UP || press->key == 'k' ? -1 : 1);
}

static void open_daily(struct app *app)
{
    struct problem problem;
    struct page *page = daily_page(&problem);
    if (page != NULL)
        app_open(app, page);
    else
        app_say(app, problem.text);
}

static void open_chosen(const struct press *press)
{
    const struct title_page *title = (const struct title_page *)press->page;
    if (title->chosen == ITEM_DAILY)
        open_daily(press->app);
    else if (title->chosen == ITEM_CONTINUE)
        open_kept_game(title, press->app);
    else if (title->chosen == ITEM_QUIT)
        app_quit(press->app);
    else
        app_open(press->app, page_of_item(press->app, title->chosen));
}

static void choose_and_open(const struct press *press)
{
    ((struct title_page *)press->page)->chosen = (enum title_item)press->binding->arg;
    open_chosen(press);
}

static void turn_still(const struct press *press)
{
    backdrop_turn_still(&((struct title_page *)press->page)->backdrop);
}

static size_t title_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding first[] = {
        KEY(title_move, 0, K_("choose"), N_("Choose a line."), KEYS_UP, KEYS_DOWN, 'k', 'j'),
        KEY(open_chosen, 0, K_("open"), N_("Open the chosen line."), KEYS_ENTER, ' '),
    };
    const struct title_page *title = (struct title_page *)page;
    size_t count = 0;
    for (; count < sizeof first / sizeof first[0]; count++)
        bindings[count] = first[count];
    for (int item = 0; item < ITEMS_COUNT; item++)
        if (item_is_offered(title, (enum title_item)item))
            bindings[count++] = (struct binding){
                .deed = choose_and_open,
                .arg = item,
                .key = {item_key((enum title_item)item)},
                .hint = item == ITEM_QUIT ? K_("quit") : NULL,
                .help = items[item].help,
            };
    bindings[count++] = (struct binding)KEY(
        turn_still, 0, NULL,
        N_("Pause or resume the growing land; once it is full, start another."), '.');
    return count;
}

/* A game may have been begun or ended meanwhile. */
static void title_resume(struct page *page)
{
    struct title_page *title = (struct title_page *)page;
    struct problem unsaid; /* beginning or loading a game will report it */
    title->has_game = store_latest(&title->game, &unsaid);
    title->chosen = first_item(title);
}

static bool title_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    (void)app;
    return backdrop_tick(&((struct title_page *)page)->backdrop, around);
}

static int title_patience(const struct page *page, long long now)
{
    return backdrop_patience(&((const struct title_page *)page)->backdrop, now);
}

static const struct page_kind title_kind = {
    .name = "Bastide",
    .draw = title_draw,
    .bindings = title_bindings,
    .tick = title_tick,
    .patience = title_patience,
    .resume = title_resume,
};

struct page *title_page(void)
{
    return title_page_of(seed_by_chance());
}

struct page *title_page_of(uint64_t seed)
{
    struct title_page *title = (struct title_page *)page_new(&title_kind, sizeof *title);
    if (!title)
        return NULL;
    backdrop_begin(&title->backdrop, seed);
    title_resume(&title->page);
    return &title->page;
}
