/* Nothing that somebody has to decide upon is cut off, on the smallest screen, with six of the
 * longest names, in any language, wherever a game may stand. */
#include "played.h"

#include "choosing/choosing.h"
#include "play/session.h"
#include "support/probe.h"
#include "support/soak.h"
#include "tui/table/panel.h"
#include "tui/table/stage.h"
#include "unicode/glyph.h"

#include <ctype.h>

static const char *const languages[] = {"en", "de", "pl"};
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

static const char *const long_names[PLAYERS_MAX] = {
    "Bartholomew Featherstone", "Maximiliane Wolkenstein-", "Bartholomew Feathersmith",
    "Wilhelmina Oppenheimer X", "Krzysztof Chrzanowski-Ka", "MMMMMMMMMMMMMMMMMMMMMMMM",
};

enum { ROWS = 24, COLS = 80, CUT = 0x2026 };

/* What is written in the row before a column: from where the panel begins, or the frame of a box.
 */
static const char *text_before(const struct canvas *canvas, int row, int col)
{
    static char text[4 * COLS + 1];
    enum { FRAME = 0x2502 };
    struct table_areas areas = table_areas_of(ROWS - 1, COLS, PLAYERS_MAX);
    const struct cell *cells = &canvas->cell[row * canvas->cols];
    int from = col < areas.panel.col ? 0 : areas.panel.col;
    size_t length = 0;
    for (int at = from; at < col; at++)
        if (cells[at].glyph == FRAME)
            from = at + 1;
    for (int at = from; at < col; at++)
        length += glyph_print(cells[at].glyph, text + length);
    text[length] = '\0';
    return text;
}

/* A name behind its letter, and the end of a line of the log: turn, letter, and what counts. */
static bool may_be_cut(const struct probe *probe, const struct table *table, int row, int col)
{
    enum { STATUS_ROW = ROWS - 1 - STATUS_ROWS, LEAST = 8 };
    const char *text = text_before(&probe->canvas, row, col);
    struct table_areas areas = table_areas_of(ROWS - 1, COLS, PLAYERS_MAX);
    unsigned turn;
    int end = 0;
    char letter, start[8];
    if (col < areas.panel.col && row >= STATUS_ROW)
        return false;
    if (sscanf(text, " %u %c %n", &turn, &letter, &end) == 2 && strlen(text + end) >= LEAST)
        return true;
    for (unsigned at = 0; at < 2 * PLAYERS_MAX;
         at++) { /* plain, and with a computer player's mark */
        unsigned player = at / 2;
        snprintf(start, sizeof start, "%s%c%.2s", table->seats.seat[player].letter, " *"[at % 2],
                 long_names[player]);
        const char *name = strstr(text, start);
        if (name != NULL && strncmp(name + 2, long_names[player], strlen(name + 2)) == 0)
            return true;
    }
    return false;
}

static char found[100][200];
static unsigned founds;
static bool seen[PHASES_COUNT]; /* where something was decided */
static bool seen_figures, seen_second_part;

static void note(const char *line)
{
    for (unsigned f = 0; f < founds; f++)
        if (strcmp(found[f], line) == 0)
            return;
    if (founds < 100)
        snprintf(found[founds++], sizeof found[0], "%.199s", line);
}

static void look(struct probe *probe, const struct table *table, const char *language)
{
    probe_screen(probe);
    for (int row = 0; row < ROWS; row++)
        for (int col = 0; col < COLS; col++)
            if (probe->canvas.cell[row * COLS + col].glyph == CUT &&
                !may_be_cut(probe, table, row, col)) {
                char line[PROBE_ROW_SIZE];
                snprintf(line, sizeof line, "%s, stage %d: %s", language, (int)table->stage,
                         text_before(&probe->canvas, row, col));
                note(line);
            }
}

/* Neither an ID of a tile nor a square in figures. */
static void check_words(struct probe *probe, const char *language)
{
    const char *screen = probe_screen(probe);
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (isupper((unsigned char)tile_kinds[kind].id[0]) && /* an ID, not a word that is one */
            strstr(screen, tile_kinds[kind].id) != NULL)
            fail_msg("%s: %s is on the screen:\n%s", language, tile_kinds[kind].id, screen);
    for (const char *at = screen; (at = strchr(at, ',')) != NULL; at++)
        if (at > screen && isdigit((unsigned char)at[-1]) &&
            isdigit((unsigned char)at[at[1] == '-' ? 2 : 1]))
            fail_msg("%s: a square in figures is on the screen:\n%s", language, screen);
}

static void look_in(struct probe *probe, const struct table *table, const char *language)
{
    language_choose(language);
    look(probe, table, language);
    check_words(probe, language);
}

static void look_in_every_language(struct probe *probe, const struct table *table)
{
    for (size_t l = 0; l < LANGUAGES; l++)
        look_in(probe, table, languages[l]);
}

/* In a soak each screen of a game is looked at in every language, otherwise in the next one. */
static size_t next_language = 0;

static void look_in_languages(struct probe *probe, const struct table *table)
{
    if (is_soak())
        look_in_every_language(probe, table);
    else
        look_in(probe, table, languages[next_language++ % LANGUAGES]);
}

/* What is shown where a record ends, with each of the first choices. */
static void look_at(const char *text)
{
    enum { CHOICES = 3 };
    struct session shown = played_session(text);
    seen[game_phase(&shown.game)] = true;
    struct page *page = table_page(&shown);
    struct probe *probe = probe_open(page, ROWS, COLS);
    const struct table *table = (const struct table *)page;
    if (table_stage(table)->part == PART_CALL) { /* otherwise that is the first choice */
        look_in_languages(probe, table);
        probe_press(probe, "<Enter>");
    }
    seen_figures |= table->stage == STAGE_DEPLOYING && deploying_has_figures(table->deploying);
    seen_second_part |= game_part(&shown.game) > 1;
    for (int choice = 0; choice < CHOICES; choice++, probe_press(probe, "<Tab>"))
        look_in_languages(probe, table);
    next_language++; /* or each choice would always come in the same language */
    probe_close(probe);
}

/* Outside a soak only now and then where it comes often. */
static bool is_looked_at(enum phase phase)
{
    enum { RARE = 12, EVERY = 10 };
    static unsigned times[PHASES_COUNT];
    times[phase]++;
    return is_soak() || times[phase] <= RARE || times[phase] % EVERY == 0;
}

/* What hardly comes by chance: a castle that scores one of two features. */
static const char claim[] =
    "bastide: 1\nplayer: Bartholomew Featherstone\nplayer: Bartholomew Feathersmith\n"
    "sets: base bcb drawbridges\nseed: 5\nchance: auto\n\n- draw CRFF.gate\n1 place 0,-1 s\n"
    "1 deploy meeple city s\n1 castle\n- draw CFFF\n2 place -1,0 n\n2 bridge -1,0 ew\n"
    "2 deploy meeple road e\n- draw FFFF.m\n1 place -1,1 n\n1 pass\n- draw CFCR.gate\n"
    "2 place -1,-1 s\n2 deploy meeple city n\n";

/* Nor do second parts: of a straight road, and with an auction that comes first. */
#define BUILDER                                                                                    \
    "bastide: 1\nplayer: Bartholomew Featherstone\nplayer: Maximiliane Wolkenstein-\n"             \
    "sets: base bcb inns traders\nseed: 5\nchance: auto\n\n- draw FRFr\n1 place 1,0 n\n"           \
    "1 deploy meeple field nnw\n- draw CFFF\n2 place 0,-1 s\n2 pass\n- draw FRFr\n"                \
    "1 place 2,0 n\n1 deploy meeple road e\n- draw FRFr\n2 place -1,0 n\n2 pass\n- draw FRFr\n"    \
    "1 place 3,0 n\n1 deploy builder road e\n- draw FFRr\n2 place -2,0 w\n2 pass\n"
static const char *const second_part_games[] = {
    BUILDER "- draw FRFr\n1 place 4,0 n\n",
    BUILDER "- draw FRFr\n1 place 4,0 n\n1 pass\n- draw CcRr\n",
    BUILDER "- draw FRFR.b\n1 place 4,0 n\n1 pass\n- reveal CFFF FFRr\n",
    BUILDER "- draw FRFR.b\n1 place 4,0 n\n1 pass\n- reveal CFFF FFRr\n2 offer 1 2\n",
    BUILDER "- draw FRFR.b\n1 place 4,0 n\n1 pass\n- reveal CFFF FFRr\n2 offer 1 2\n1 pass\n",
};

/* A game with auctions, or with drafts. */
static void begin(struct session *session, uint64_t seed, unsigned sets)
{
    struct record_head head = played_head(PLAYERS_MAX, seed);
    struct problem problem;
    head.options.value[OPTION_BAZAAR_MODE] = seed % 2 ? BAZAAR_MODE_AUCTION : BAZAAR_MODE_DRAFT;
    head.options.sets = sets;
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        strcpy(head.name[player], long_names[player]);
    assert_true(session_begin(session, &head, &problem));
}

static void check_found_nothing(void)
{
    language_choose("en");
    for (unsigned f = 0; f < founds; f++)
        print_error("%s\n", found[f]);
    assert_int_equal(founds, 0);
}

static void test_nothing_to_decide_upon_is_cut(void **state)
{
    enum { GAMES = 5, ALL_SETS = SETS_ALL };
    static const enum phase decided[] = {PHASE_PLACE, PHASE_BUILD, PHASE_CASTLE, PHASE_CLAIM,
                                         PHASE_CROSS, PHASE_OFFER, PHASE_BID,    PHASE_SETTLE,
                                         PHASE_DRAFT, PHASE_OVER};
    struct session session;
    char folder[64];
    (void)state;
    scratch_make(folder);
    setenv("LC_ALL", "C.UTF-8", 1);
    founds = 0;
    look_at(claim);
    for (size_t s = 0; s < sizeof second_part_games / sizeof second_part_games[0]; s++)
        look_at(second_part_games[s]);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        struct rng rng = rng_from_seed(seed);
        begin(&session, seed, seed % 3 == 0 ? SETS_DEFAULT : ALL_SETS);
        do {
            if (!is_looked_at(game_phase(&session.game)))
                continue;
            char *text = played_record(&session, folder);
            look_at(text);
            free(text);
        } while (played_on(&session, &rng, 1) == 1);
        session_close(&session);
    }
    scratch_remove(folder);
    check_found_nothing();
    for (size_t p = 0; p < sizeof decided / sizeof decided[0]; p++)
        if (!seen[decided[p]])
            fail_msg("nothing was decided at phase %d", (int)decided[p]);
    assert_true(seen_figures && seen_second_part);
}

/* Computer players among themselves, step by step, and the page on which they are chosen. */
static void test_nothing_of_computer_players_is_cut(void **state)
{
    enum { STEPS = 250, STEP = 700, ALL_SETS = SETS_ALL };
    bool seen_bot = false, seen_bid = false;
    struct session session;
    (void)state;
    setenv("LC_ALL", "C.UTF-8", 1);
    founds = 0;
    begin(&session, 3, ALL_SETS);
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        strcpy(session.head.bot[player], "easy");
    struct page *page = table_page(&session);
    struct probe *probe = probe_open(page, ROWS, COLS);
    const struct table *table = (const struct table *)page;
    for (int step = 0; step < STEPS; step++, probe_await(probe, STEP)) {
        seen_bot |= table->stage == STAGE_BOT;
        seen_bid |= table->stage == STAGE_BOT_AUCTION;
        if (table_stage(table)->decides_itself)
            look_in_languages(probe, table);
    }
    probe_press(probe, "P");
    for (unsigned level = 0; level <= BOT_LEVELS_COUNT; level++, probe_press(probe, "<Right>"))
        look_in_every_language(probe, table);
    probe_close(probe);
    check_found_nothing();
    assert_true(seen_bot && seen_bid);
}

static bool is_cut_below_heading(const struct canvas *canvas)
{
    for (int cell = canvas->cols; cell < canvas->rows * canvas->cols; cell++)
        if (canvas->cell[cell].glyph == CUT)
            return true;
    return false;
}

/* Large features take more words than there is room for beside their worth: as in a panel that is
 * still narrower. Where there are too few lines for that, each choice has its kind and worth. */
static void test_long_choices_take_several_lines(void **state)
{
    enum { NARROW = 15, CHOICES = 2, ROOM = 12 };
    static struct canvas canvas;
    struct deciding deciding;
    static struct position position;
    (void)state;
    struct session session = played_session(claim);
    struct seats seats = seats_of(&session.head);
    deciding_begin(&deciding, &session.game);
    position_update(&position, &session.game);
    assert_int_equal(deciding.choice.count, CHOICES);
    for (int rows = 1 + CHOICES; rows <= ROOM; rows++) {
        canvas_clear(&canvas, ROOM, NARROW);
        side_panel_draw_decision(&canvas, (struct area){0, 0, rows, NARROW}, &deciding, &position,
                                 &seats, WORTH_TOLD);
        assert_false(is_cut_below_heading(&canvas));
        if (rows == 1 + CHOICES)
            assert_int_equal(canvas.cell[2 * NARROW + 1].glyph, '2');
    }
    assert_int_equal(canvas.cell[2 * NARROW + 3].glyph, 't'); /* "City, 3" / "tiles" */
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_long_choices_take_several_lines),
        cmocka_unit_test_setup_teardown(test_nothing_to_decide_upon_is_cut, probe_folder_setup,
                                        probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_nothing_of_computer_players_is_cut, probe_folder_setup,
                                        probe_folder_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
