#include "tui/pages/setup_draw.h"

#include "telling/seats.h"
#include "text/setup.h"
#include "tui/pages/setup_words.h"
#include "tui/seat_chip.h"

/* Columns of the page, from the left of its area; and its rows from the top, below the players. */
enum { LABEL_COLS = 15, NAME_COLS = 26, COLOUR_COL = LABEL_COLS + NAME_COLS + 3, CHOICE_COLS = 14 };
enum { COMPLAINT_COL = COLOUR_COL + CHOICE_COLS + 1, PAGE_COLS = 76 };
enum { SEATS_ROW = 3, BEGINNER_ROW = 10, SEED_ROW = 11, RULES_ROW = 12, BEGIN_ROW = 15 };
enum { RULE_ROW = 17, BELOW_ROW = 18, BELOW_ROWS = 2, PAGE_ROWS = BELOW_ROW + BELOW_ROWS };

static const struct style plain = {INK_TEXT, INK_NIGHT, 0};
static const struct style faint = {INK_FAINT, INK_NIGHT, 0};
static const struct style bad = {INK_BAD, INK_NIGHT, CELL_BOLD};

static const struct {
    const char *label, *sentence;
} wording[FIELD_KINDS_COUNT] = {
#define X(field, label, sentence) [FIELD_##field] = {label, sentence},
    FIELD_KINDS(X)
#undef X
};

/* The form being drawn, from `row` and `col` on. */
struct sheet {
    struct setup_form *form;
    struct canvas *canvas;
    int row, col;
};

static enum focus focus_of(const struct sheet *sheet, struct field field)
{
    struct field focus = setup_form_focus(sheet->form);
    return focus.kind == field.kind && focus.seat == field.seat ? FOCUS_HERE : FOCUS_ELSEWHERE;
}

static void draw_label(const struct sheet *sheet, int row, enum field_kind kind)
{
    canvas_text(sheet->canvas, sheet->row + row, sheet->col, LABEL_COLS, plain,
                wording[kind].label);
}

static struct area field_area(const struct sheet *sheet, int row, int cols)
{
    return (struct area){sheet->row + row, sheet->col + LABEL_COLS, 1, cols};
}

static void draw_complaint(const struct sheet *sheet, int row, int col, struct field field)
{
    canvas_text(sheet->canvas, sheet->row + row, sheet->col + col, PAGE_COLS - col, bad,
                setup_form_complaint(sheet->form, field).mark);
}

static void draw_text(const struct sheet *sheet, int row, struct field field)
{
    text_field_draw(setup_form_text(sheet->form, field), sheet->canvas, sheet->row + row,
                    sheet->col + LABEL_COLS, NAME_COLS, focus_of(sheet, field));
}

static void draw_seat(const struct sheet *sheet, unsigned seat, const struct seats *seats)
{
    const struct field name = {FIELD_NAME, seat}, colour = {FIELD_COLOUR, seat};
    const int row = SEATS_ROW + (int)seat;
    canvas_printf(sheet->canvas, sheet->row + row, sheet->col, LABEL_COLS, plain, "Player %u",
                  seat + 1);
    draw_text(sheet, row, name);
    struct area line = {sheet->row + row, sheet->col + COLOUR_COL, 1, CHOICE_COLS};
    struct area inside = draw_choice(sheet->canvas, line, focus_of(sheet, colour));
    int at = seat_chip(sheet->canvas, inside.row, inside.col, &seats->seat[seat]) + 1;
    canvas_text(sheet->canvas, inside.row, at, inside.cols - 2,
                field_style(focus_of(sheet, colour)), colour_names[sheet->form->colour[seat]]);
    draw_complaint(sheet, row, COMPLAINT_COL, name);
}

static void draw_players(const struct sheet *sheet)
{
    const enum focus focus = focus_of(sheet, (struct field){FIELD_PLAYERS, 0});
    draw_label(sheet, 0, FIELD_PLAYERS);
    struct area inside = draw_choice(sheet->canvas, field_area(sheet, 0, CHOICE_COLS), focus);
    canvas_printf(sheet->canvas, inside.row, inside.col, inside.cols, field_style(focus), "%u",
                  sheet->form->players);
    const int heads = sheet->row + SEATS_ROW - 1;
    canvas_text(sheet->canvas, heads, sheet->col + LABEL_COLS, NAME_COLS, faint,
                wording[FIELD_NAME].label);
    canvas_text(sheet->canvas, heads, sheet->col + COLOUR_COL, CHOICE_COLS, faint,
                wording[FIELD_COLOUR].label);
    struct record_head head = setup_form_head(sheet->form);
    struct seats seats = seats_of(&head);
    for (unsigned seat = 0; seat < sheet->form->players; seat++)
        draw_seat(sheet, seat, &seats);
}

static void draw_beginner(const struct sheet *sheet)
{
    const struct setup_form *form = sheet->form;
    const enum focus focus = focus_of(sheet, (struct field){FIELD_BEGINNER, 0});
    draw_label(sheet, BEGINNER_ROW, FIELD_BEGINNER);
    struct area inside =
        draw_choice(sheet->canvas, field_area(sheet, BEGINNER_ROW, NAME_COLS), focus);
    canvas_text(sheet->canvas, inside.row, inside.col, inside.cols, field_style(focus),
                form->beginner == BY_LOT ? "drawn by lot" : form->name[form->beginner - 1].text);
}

static void draw_seed(const struct sheet *sheet)
{
    const struct field field = {FIELD_SEED, 0};
    draw_label(sheet, SEED_ROW, FIELD_SEED);
    draw_text(sheet, SEED_ROW, field);
    if (sheet->form->seed.text[0] == '\0')
        canvas_text(sheet->canvas, sheet->row + SEED_ROW, sheet->col + COLOUR_COL,
                    PAGE_COLS - COLOUR_COL, faint, "empty: random");
    draw_complaint(sheet, SEED_ROW, COLOUR_COL, field);
}

static void draw_rules(const struct sheet *sheet)
{
    enum { MARGIN = 2 };
    const struct options *options = &sheet->form->head.options;
    const enum focus focus = focus_of(sheet, (struct field){FIELD_RULES, 0});
    struct area area = field_area(sheet, RULES_ROW, PAGE_COLS - LABEL_COLS);
    const int cols = area.cols - 2 * MARGIN;
    area.rows = 2;
    draw_label(sheet, RULES_ROW, FIELD_RULES);
    draw_field(sheet->canvas, area, focus);
    canvas_text(sheet->canvas, area.row, area.col + MARGIN, cols, field_style(focus),
                wording_sets(options).text);
    canvas_text(sheet->canvas, area.row + 1, area.col + MARGIN, cols, field_style(focus),
                wording_edition(options).text);
}

static void draw_begin(const struct sheet *sheet)
{
    const enum focus focus = focus_of(sheet, (struct field){FIELD_BEGIN, 0});
    const char *label = wording[FIELD_BEGIN].label;
    struct style style = field_style(focus);
    struct area area = field_area(sheet, BEGIN_ROW, NAME_COLS);
    style.attribute = CELL_BOLD;
    draw_field(sheet->canvas, area, focus);
    canvas_text(sheet->canvas, area.row, area.col + (NAME_COLS - canvas_text_width(label)) / 2,
                NAME_COLS, style, label);
}

static void draw_sentence(const struct sheet *sheet)
{
    struct field focus = setup_form_focus(sheet->form);
    struct complaint complaint = setup_form_complaint(sheet->form, focus);
    struct area below = {sheet->row + BELOW_ROW, sheet->col, BELOW_ROWS, PAGE_COLS};
    draw_rule(sheet->canvas, sheet->row + RULE_ROW, sheet->col, PAGE_COLS);
    if (complaint.mark[0])
        canvas_paragraph(sheet->canvas, below, bad, complaint.sentence);
    else
        canvas_paragraph(sheet->canvas, below, plain, wording[focus.kind].sentence);
}

void setup_form_draw(struct setup_form *form, struct canvas *canvas,
                     const struct surroundings *around)
{
    struct area area = page_area(around, PAGE_COLS);
    const struct sheet sheet = {form, canvas, area.row + (area.rows - PAGE_ROWS) / 3, area.col};
    draw_heading(canvas, "New game", wording_tiles(&form->head.options).text);
    draw_players(&sheet);
    draw_beginner(&sheet);
    draw_seed(&sheet);
    draw_rules(&sheet);
    draw_begin(&sheet);
    draw_sentence(&sheet);
}
