#include "tui/pages/setup_form.h"
#include "play/bot_seats.h"

#include "text/setup.h"
#include "tui/seat_chip.h"
#include "wording/seats.h"
#include "wording/setup_words.h"

/* Columns, at least; and the row where seats begin. */
enum { SETUP_SEATS_ROW = 3, LABEL_COLS = 15, NAME_COLS = 26, COLOUR_COLS = 14, WIDE_COLS = 56 };

static const struct {
    enum field_type type;
    const char *label, *sentence; /* no sentence: told_sentence() has it */
    int row, cols;                /* on the form; 0 columns: as wide as the colours */
} rows[SETUP_ROWS_COUNT] = {
    [ASK_PLAYERS] = {.label = N_("Players")},
    [ASK_NAME] = {FIELD_TEXT, N_("Name"),
                  N_("This player's name: up to 24 letters, different from all others."),
                  SETUP_SEATS_ROW, NAME_COLS},
    [ASK_COLOUR] = {FIELD_CHOICE, N_("Colour"),
                    N_("The colour of this player's followers. Taking another player's colour "
                       "swaps the two."),
                    SETUP_SEATS_ROW, 0},
    [ASK_LEVEL] = {FIELD_CHOICE, N_("Played by"), NULL, SETUP_SEATS_ROW, 0},
    [ASK_TERMINALS] = {FIELD_CHOICE, N_("Terminals"),
                       N_("One for all players, or one each: then the others sit down at the game, "
                          "and no tile can be known beforehand."),
                       9, NAME_COLS},
    [ASK_BEGINNER] = {FIELD_CHOICE, N_("First player"),
                      N_("The player who places the first tile. The others follow in list order."),
                      10, NAME_COLS},
    [ASK_CLOCK] = {FIELD_CHOICE, N_("Clock"),
                   N_("Thinking time per player for the whole game. Running out of it has no "
                      "effect on play."),
                   11, NAME_COLS},
    [ASK_STAGE] = {FIELD_CHOICE, N_("Stage"),
                   N_("How far into the game the auctions are, by tiles placed."), 10, NAME_COLS},
    [ASK_AUCTIONS] = {FIELD_CHOICE, N_("Auctions"), N_("How many auctions to practise in a row."),
                      11, NAME_COLS},
    [ASK_SEED] =
        {FIELD_TEXT, N_("Seed"),
         N_("The same number gives the same tile order; empty: a random one. N: none, each "
            "tile is drawn when it is due, so nobody can look up what comes."),
         12, NAME_COLS},
    [ASK_RULES] = {FIELD_BUTTON, N_("Sets and rules"),
                   N_("Which expansions are in play, and by which rules. Enter opens them."), 13,
                   0},
    [ASK_AIDS] = {FIELD_CHOICE, N_("Aids"),
                  N_("What the program shows players, although they could work it out themselves: "
                     "all, none, or your choice (Enter)."),
                  15, NAME_COLS},
    [ASK_ESTIMATES] = {FIELD_CHOICE, N_("Estimate first"),
                       N_("Say what a tile is worth to you before the review shows its numbers."),
                       14, NAME_COLS},
    [ASK_EXERCISE] = {FIELD_CHOICE, N_("Exercise"), NULL, 15, WIDE_COLS},
    [ASK_PROGRESS] = {FIELD_BUTTON, N_("Progress"),
                      N_("How your decisions improve, and what you misjudge most. Enter opens it."),
                      16, WIDE_COLS},
    [ASK_PACE] = {FIELD_CHOICE, N_("Turns"),
                  N_("How turns follow each other. This is also a setting: it is kept for later "
                     "games and can be changed at any time."),
                  16, WIDE_COLS},
    [ASK_BEGIN] = {FIELD_BUTTON, .row = 17, .cols = NAME_COLS},
};

bool setup_row_is_of_seat(enum setup_row row)
{
    return row >= ASK_NAME && row <= ASK_LEVEL;
}

static bool has_levels(const struct setup_form *setup)
{
    return setup->use->chance == RECORD_CHANCE_AUTO;
}

enum setup_row setup_form_row(const struct setup_form *setup)
{
    return setup->field[setup->form.focus].row;
}

static void add_field(struct setup_form *setup, enum setup_row row, unsigned seat)
{
    setup->field[setup->form.fields++] = (struct setup_field){row, seat};
}

void setup_form_set_players(struct setup_form *setup, unsigned players)
{
    if (players < PLAYERS_MIN || players > PLAYERS_MAX)
        return;
    setup->players = players;
    setup->form.fields = 0;
    add_field(setup, ASK_PLAYERS, 0);
    for (unsigned seat = 0; seat < players; seat++)
        for (unsigned row = ASK_NAME; row <= ASK_LEVEL; row++)
            if (row != ASK_LEVEL || has_levels(setup))
                add_field(setup, (enum setup_row)row, seat);
    for (unsigned row = ASK_LEVEL + 1; row < SETUP_ROWS_COUNT; row++)
        if (setup->use->rows >> row & 1u)
            add_field(setup, (enum setup_row)row, 0);
    if (setup->beginner > players)
        setup->beginner = BY_LOT;
}

/* Advice counts where there is some. */
static struct sentence aids_words(const struct setup_form *setup)
{
    unsigned given = aids_given(&setup->head);
    unsigned all = given & AIDS_ADVICE ? AIDS_GIVE_ADVICE : AIDS_GIVE_ALL;
    if (given == AIDS_GIVE_ADVICE)
        return sentence_of("%s", C_("aids", "all, with advice"));
    if (given == AIDS_GIVE_ALL || given == AIDS_GIVE_NONE)
        return sentence_of("%s", given == 0 ? C_("aids", "none") : C_("aids", "all"));
    return sentence_of(_("%u of %u"), (unsigned)__builtin_popcount(given),
                       (unsigned)__builtin_popcount(all));
}

static const char *pace_words(unsigned pace)
{
    static const char *const ways[] = {
        N_("A banner calls the next player; Enter ends a turn"),
        N_("No banner; Enter ends a turn"),
        N_("A banner; turns end automatically"),
        N_("Fast: no banner, automatic end"),
    };
    return _(ways[pace]);
}

static struct sentence clock_words(unsigned minutes)
{
    return minutes > 0 ? sentence_of(_n("%u minute each", "%u minutes each", minutes), minutes)
                       : sentence_of("%s", C_("clock", "none"));
}

static struct sentence value_of(const struct setup_form *setup, struct setup_field field)
{
    const char *text = "";
    if (field.row == ASK_PLAYERS)
        return sentence_of("%u", setup->players);
    if (field.row == ASK_COLOUR) /* after the player's letter */
        return sentence_of("  %s", _(colour_names[setup->colour[field.seat]]));
    if (field.row == ASK_CLOCK)
        return clock_words(setup->head.clock / MINUTE);
    if (field.row == ASK_RULES)
        return sentence_of("%s\n%s", wording_sets(&setup->head.options).text,
                           wording_edition(&setup->head.options).text);
    if (field.row == ASK_AIDS)
        return aids_words(setup);
    if (field.row == ASK_LEVEL)
        text = bot_words_choice(&setup->head, field.seat);
    else if (field.row == ASK_BEGINNER)
        text = setup->beginner == BY_LOT ? _("random") : setup->name[setup->beginner - 1].text;
    else if (field.row == ASK_TERMINALS)
        text = setup->is_shared ? C_("terminals", "one each") : C_("terminals", "one for all");
    else if (field.row == ASK_PACE)
        text = pace_words(setup->pace);
    else if (field.row == ASK_BEGIN)
        text = _(setup->use->begin);
    else if (rows[field.row].type != FIELD_TEXT)
        return setup->use->value(setup, field.row);
    return sentence_of("%s", text);
}

static const char *sentence_about(const struct setup_form *setup, struct setup_field field)
{
    if (field.row == ASK_LEVEL)
        return bot_words_about(&setup->head, field.seat);
    if (field.row == ASK_BEGIN)
        return _(setup->use->begin_sentence);
    if (field.row == ASK_PLAYERS)
        return _(setup->use->players);
    return rows[field.row].sentence == NULL ? setup->use->sentence(setup)
                                            : _(rows[field.row].sentence);
}

/* A colour's name has a margin and the player's letter before it, and a margin after it. */
static int colour_cols(void)
{
    enum { AROUND = 6 };
    int cols = COLOUR_COLS - AROUND;
    for (unsigned colour = 0; colour < PLAYERS_MAX; colour++)
        cols = canvas_width_or(cols, _(colour_names[colour]));
    return cols + AROUND;
}

/* Where columns begin, from the left of the form, the first after the labels; and how wide the
 * colours are. */
struct setup_columns {
    int field, colour, colour_cols, level;
};

static struct setup_columns columns_of(const struct setup_form *setup)
{
    struct setup_columns columns = {LABEL_COLS - 1, 0, colour_cols(), 0};
    for (unsigned number = 0; number < setup->form.fields; number++) {
        enum setup_row row = setup->field[number].row;
        if (!setup_row_is_of_seat(row) && row != ASK_BEGIN)
            columns.field = canvas_width_or(columns.field, _(rows[row].label));
    }
    columns.field =
        canvas_width_or(columns.field, sentence_of(_("Player %u"), PLAYERS_MAX).text) + 1;
    columns.colour = columns.field + NAME_COLS + 1;
    columns.level = columns.colour + columns.colour_cols + 1;
    return columns;
}

static struct area place_of(const struct setup_form *setup, struct setup_field field)
{
    const struct setup_columns columns = columns_of(setup);
    int cols = rows[field.row].cols > 0 ? rows[field.row].cols : columns.colour_cols;
    struct area place = {rows[field.row].row + (int)field.seat, columns.field, 1, cols};
    if (field.row == ASK_COLOUR)
        place.col = columns.colour;
    if (field.row == ASK_LEVEL)
        place =
            (struct area){place.row, columns.level, 1, seat_choice_cols(setup->form.page.programs)};
    if (field.row == ASK_RULES)
        place = (struct area){place.row, columns.field, 2, SETUP_COLS - columns.field};
    return place;
}

/* What is wrong with a name takes the place of the level as long as nobody is there. */
static void mark_field(const struct setup_form *setup, struct setup_field at,
                       struct form_field *field)
{
    static const struct style bad = {INK_BAD, INK_NIGHT, CELL_BOLD};
    const struct setup_columns columns = columns_of(setup);
    const struct setup_field here = setup->field[setup->form.focus];
    const struct complaint complaint = setup_complaint(setup, at);
    bool is_at_level = here.row == ASK_LEVEL && here.seat == at.seat;
    bool is_wrong = complaint.mark.text[0] != '\0';
    field->mark_col = at.row == ASK_NAME ? columns.level : columns.colour;
    field->mark_style = bad;
    field->is_wrong = is_wrong;
    if (is_wrong)
        field->sentence = complaint.sentence;
    if (is_wrong && (at.row == ASK_SEED || !is_at_level))
        field->mark = complaint.mark;
    if (at.row == ASK_SEED && setup->seed.text[0] == '\0') {
        field->mark = sentence_of("%s", setup->head.chance == RECORD_CHANCE_UNSEEN
                                            ? _("none")
                                            : _("empty: random; N: none"));
        field->mark_style = night_faint;
    }
    if (at.row == ASK_LEVEL && !is_at_level &&
        setup_complaint(setup, (struct setup_field){ASK_NAME, at.seat}).mark.text[0] != '\0')
        field->at.cols = 0;
}

static struct form_field setup_form_field(const struct form *form, unsigned number)
{
    const struct setup_form *setup = (const struct setup_form *)form;
    const struct setup_field at = setup->field[number];
    struct form_field field = {
        .type = rows[at.row].type,
        .at = place_of(setup, at),
        .label = setup_row_is_of_seat(at.row) || at.row == ASK_BEGIN ? NULL : _(rows[at.row].label),
        .value = value_of(setup, at),
        .text = (struct text_field *)(at.row == ASK_NAME ? &setup->name[at.seat] : &setup->seed),
        .is_bold = rows[at.row].type == FIELD_BUTTON && at.row != ASK_RULES,
        .is_centred = at.row == ASK_BEGIN,
        .sentence = sentence_about(setup, at),
    };
    mark_field(setup, at, &field);
    return field;
}

const struct form_kind setup_form_kind = {setup_form_field, setup_form_change, INK_NIGHT};

/* What stands at the seats, beside their fields. */
static void draw_seats(const struct setup_form *setup, struct canvas *canvas, struct area area)
{
    const struct setup_columns columns = columns_of(setup);
    const int at[] = {columns.field, columns.colour, columns.level};
    const struct record_head head = setup_form_head(setup);
    const struct seats seats = seats_of(&head);
    enum { MARGIN = 2 };
    area.row += SETUP_SEATS_ROW - 1;
    for (unsigned c = 0; c < (has_levels(setup) ? 3 : 2); c++)
        canvas_text(canvas, area.row, area.col + at[c], SETUP_COLS - at[c], night_faint,
                    _(rows[ASK_NAME + c].label));
    for (unsigned seat = 0; seat < setup->players; seat++) {
        area.row++;
        canvas_printf(canvas, area.row, area.col, columns.field, night_text, _("Player %u"),
                      seat + 1);
        seat_chip(canvas, area.row, area.col + columns.colour + MARGIN, &seats.seat[seat]);
    }
}

void setup_form_draw(struct setup_form *setup, struct canvas *canvas, struct area area,
                     const struct settings *settings)
{
    setup->pace = setup_pace_of(settings);
    form_draw(&setup->form, canvas, (struct area){area.row, area.col, SETUP_ROWS, SETUP_COLS});
    draw_seats(setup, canvas, area);
}
