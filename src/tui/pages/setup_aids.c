#include "tui/pages/setup_aids.h"

#include "language/language.h"
#include "text/aids.h"
#include "tui/app.h"
#include "tui/widgets.h"

#include <stdlib.h>

/* The rows: one for each aid, and the way out. */
enum { DONE_AT = AIDS_COUNT, ROWS };
enum { PAGE_COLS = 76, CHOICE_COLS = 16, BELOW_ROWS = 3, FIRST_ROW = 3 };

enum { TARGET_ROW = TARGET_OWN };

struct setup_aids_page {
    struct page page;
    struct record_head *head;
    unsigned focus; /* a row */
};

static const struct style plain = {INK_TEXT, INK_NIGHT, 0};

static void turn_aid(struct record_head *head, unsigned aid)
{
    head->without_aids ^= (uint8_t)(1u << aid);
}

static int labels_cols(void)
{
    int cols = 0;
    for (unsigned aid = 0; aid < AIDS_COUNT; aid++)
        cols = canvas_width_or(cols, aid_title((enum aid)aid));
    return cols + 2;
}

static void draw_row(const struct setup_aids_page *aids, struct canvas *canvas, struct area line,
                     unsigned at)
{
    const bool is_aid = at != DONE_AT;
    const enum focus focus = at == aids->focus ? FOCUS_HERE : FOCUS_ELSEWHERE;
    const int label_cols = labels_cols();
    struct style style = field_style(focus);
    const char *given = _("given"), *not_given = _("not given"), *done = _("Done");
    int cols = canvas_width_or(canvas_width_or(CHOICE_COLS, not_given), given) + 4;
    struct area choice = {line.row, line.col + label_cols, 1, cols};
    canvas_target(canvas, (struct area){line.row, line.col, 1, label_cols + cols}, TARGET_ROW,
                  (int)at);
    if (is_aid) {
        canvas_text(canvas, line.row, line.col, label_cols - 1, plain, aid_title((enum aid)at));
        draw_choice(canvas, choice, focus);
    } else {
        draw_field(canvas, choice, focus);
        style.attribute = CELL_BOLD;
    }
    canvas_text(canvas, choice.row, choice.col + 2, choice.cols - 4, style,
                !is_aid                              ? done
                : aids_has(aids->head, (enum aid)at) ? given
                                                     : not_given);
}

static void setup_aids_draw(struct page *page, struct canvas *canvas,
                            const struct surroundings *around)
{
    enum { GAP = 1 }; /* a blank line before the way out */
    const struct setup_aids_page *aids = (const struct setup_aids_page *)page;
    struct area area = page_area(around, PAGE_COLS);
    area.row += (area.rows - FIRST_ROW - ROWS - GAP - 1 - BELOW_ROWS) / 3;
    draw_heading(canvas, _("Aids"), NULL);
    canvas_paragraph(canvas, (struct area){area.row, area.col, 2, area.cols}, plain,
                     _("What the program tells everybody at the table, although they could find "
                       "it out by themselves. It holds for the whole game."));
    for (unsigned at = 0; at < ROWS; at++) {
        int row = FIRST_ROW + (int)at + (at == DONE_AT ? GAP : 0);
        draw_row(aids, canvas, (struct area){area.row + row, area.col, 1, area.cols}, at);
    }
    int rule = area.row + FIRST_ROW + ROWS + GAP;
    draw_rule(canvas, rule, area.col, area.cols);
    canvas_paragraph(canvas, (struct area){rule + 1, area.col, BELOW_ROWS, area.cols}, plain,
                     aids->focus == DONE_AT ? _("Go back to the players.")
                                            : aid_sentence((enum aid)aids->focus));
}

static void step(const struct press *press)
{
    struct setup_aids_page *aids = (struct setup_aids_page *)press->page;
    aids->focus = (aids->focus + ROWS + (unsigned)press->binding->arg) % ROWS;
}

static void change_aid(const struct press *press)
{
    struct setup_aids_page *aids = (struct setup_aids_page *)press->page;
    turn_aid(aids->head, aids->focus);
}

static void give(const struct press *press)
{
    aids_give(((struct setup_aids_page *)press->page)->head, (enum aids_given)press->binding->arg);
}

static void go_to_end(const struct press *press)
{
    ((struct setup_aids_page *)press->page)->focus = DONE_AT;
}

static size_t setup_aids_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding done = KEY(page_leave, 0, K_("back to the players"),
                                           N_("Go back to the players."), KEYS_ENTER, ' ');
    static const struct binding change = KEY(
        change_aid, 0, K_("change"), N_("Give this aid, or do not."), KEYS_LEFT, KEYS_RIGHT, ' ');
    static const struct binding next =
        KEY(step, 1, K_("next"), N_("Go to the next line."), KEYS_ENTER, KEYS_TAB, KEYS_DOWN);
    static const struct binding first =
        KEY(step, 1, NULL, N_("Go to the first line."), KEYS_TAB, KEYS_DOWN);
    static const struct binding always[] = {
        KEY(step, -1, NULL, N_("Go to the line before."), KEYS_UP, KEYS_BACK_TAB),
        KEY(give, AIDS_GIVE_ALL, K_("all"), N_("Give every aid."), 'a'),
        KEY(give, AIDS_GIVE_NONE, K_("none"), N_("Give no aid."), 'n'),
        KEY(go_to_end, 0, NULL, N_("Go to the last line."), KEYS_PAGE_DOWN, KEYS_END),
        KEY(page_leave, 0, K_("back"), N_("Go back to the players; what is set stays set."),
            KEYS_ESCAPE),
    };
    const struct setup_aids_page *aids = (const struct setup_aids_page *)page;
    size_t count = 0;
    bindings[count++] = aids->focus == DONE_AT ? done : next;
    bindings[count++] = aids->focus == DONE_AT ? first : change;
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        bindings[count++] = always[i];
    return count;
}

/* A click goes to a row, a second one changes it; the way out is a button. */
static bool setup_aids_point(struct page *page, struct app *app, const struct gesture *gesture,
                             const struct surroundings *around)
{
    struct setup_aids_page *aids = (struct setup_aids_page *)page;
    if (gesture->kind != GESTURE_CLICK || gesture->target.what != TARGET_ROW)
        return false;
    unsigned before = aids->focus;
    aids->focus = (unsigned)gesture->target.which;
    if (aids->focus == DONE_AT)
        app_press(app, KEYS_ENTER, around);
    else if (aids->focus == before)
        app_press(app, ' ', around);
    return true;
}

static void setup_aids_close(struct page *page)
{
    free(page);
}

static const struct page_kind setup_aids_kind = {
    .name = N_("Aids"),
    .draw = setup_aids_draw,
    .bindings = setup_aids_bindings,
    .point = setup_aids_point,
    .close = setup_aids_close,
};

struct page *setup_aids_page(struct record_head *head)
{
    struct setup_aids_page *aids = calloc(1, sizeof *aids);
    if (!aids)
        return NULL;
    aids->page.kind = &setup_aids_kind;
    aids->head = head;
    return &aids->page;
}
