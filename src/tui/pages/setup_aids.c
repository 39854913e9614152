/* The page of aids, on top of the setup page. */
#include "language/language.h"
#include "text/setup.h"
#include "tui/form.h"
#include "tui/pages.h"
#include "tui/pages/setup_form.h"

/* The fields: one for each aid, and the way out. */
enum { ADVICE_FROM = AID_VALUES, AIDS_DONE = AIDS_COUNT, AIDS_FIELDS };
enum { CHOICE_COLS = 16, AIDS_BELOW_ROWS = 3, FIRST_ROW = 3 };

struct setup_aids_page {
    struct form form;
    struct record_head *head;
};

/* There is a heading before advice, and a blank line before the way out. */
static struct form_field setup_aids_field(const struct form *form, unsigned number)
{
    const char *given = _("on"), *not_given = _("off");
    const struct record_head *head = ((const struct setup_aids_page *)form)->head;
    enum aid aid = (enum aid)number;
    bool is_done = number == AIDS_DONE;
    int labels = 0, cols = canvas_width_or(canvas_width_or(CHOICE_COLS, not_given), given) + 4;
    for (unsigned each = 0; each < AIDS_COUNT; each++)
        labels = canvas_width_or(labels, _(aid_words[each].title));
    return (struct form_field){
        .type = is_done ? FIELD_BUTTON : FIELD_CHOICE,
        .at = {(int)number + (number >= ADVICE_FROM) + is_done, labels + 2, 1, cols},
        .label = is_done ? "" : _(aid_words[aid].title),
        .value = sentence_of("%s", is_done               ? _("Done")
                                   : aids_has(head, aid) ? given
                                                         : not_given),
        .is_bold = is_done,
        .sentence = is_done ? _("Go back to the players.") : _(aid_words[aid].sentence),
    };
}

static void setup_aids_change(struct form *form, struct app *app, unsigned aid, int by)
{
    (void)app, (void)by;
    ((struct setup_aids_page *)form)->head->changed_aids ^= (uint16_t)(1u << aid);
}

static void give(const struct press *press)
{
    aids_give(((struct setup_aids_page *)press->page)->head, (unsigned)press->binding->arg);
}

static void setup_aids_draw(struct page *page, struct canvas *canvas,
                            const struct surroundings *around)
{
    struct form *form = (struct form *)page;
    const int rows = form_rows(form);
    struct area area = page_area(around, SETUP_COLS);
    area.row += (area.rows - FIRST_ROW - rows - 1 - AIDS_BELOW_ROWS) / 3;
    draw_heading(canvas, _("Aids"), NULL);
    canvas_paragraph(canvas, (struct area){area.row, area.col, 2, area.cols}, night_text,
                     _("What the program shows everyone at the table, although they could work it "
                       "out themselves. It applies to the whole game."));
    area.row += FIRST_ROW;
    form_draw(form, canvas, (struct area){area.row, area.col, rows, area.cols});
    canvas_text(canvas, area.row + ADVICE_FROM, area.col, area.cols, night_faint,
                _("Advice from games the program plays to the end:"));
    draw_rule(canvas, area.row + rows, area.col, area.cols);
    canvas_paragraph(canvas,
                     (struct area){area.row + rows + 1, area.col, AIDS_BELOW_ROWS, area.cols},
                     night_text, form_focus(form).sentence);
}

static const struct page_key aids_keys[] = {
    ROW(form_is_at_button, page_leave, 0, K_("back to the players"), N_("Go back to the players."),
        KEYS_ENTER, ' '),
    ROW(form_is_at_button, form_step, 1, NULL, N_("Go to the first line."), KEYS_TAB, KEYS_DOWN),
    ROW(form_is_at_choice, form_step, 1, K_("next"), N_("Go to the next line."), KEYS_ENTER,
        KEYS_TAB, KEYS_DOWN),
    ROW(form_is_at_choice, form_change, 0, K_("change"), N_("Turn this aid on or off."), KEYS_LEFT,
        KEYS_RIGHT, ' '),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous line."), KEYS_UP, KEYS_BACK_TAB),
    ROW(NULL, give, AIDS_GIVE_ALL, K_("all"), N_("Turn all aids on, but no advice."), 'a'),
    ROW(NULL, give, AIDS_GIVE_ADVICE, K_("advice"), N_("Turn all aids on, and all advice."), 'v'),
    ROW(NULL, give, AIDS_GIVE_NONE, K_("none"), N_("Turn all aids off."), 'n'),
    ROW(NULL, form_go_to_last, 0, NULL, N_("Go to the last line."), KEYS_PAGE_DOWN, KEYS_END),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the players; changes are saved."),
        KEYS_ESCAPE),
};

static const struct page_kind setup_aids_kind = {
    .name = N_("Aids"),
    .draw = setup_aids_draw,
    PAGE_KEYS(aids_keys),
    .point = form_point,
};

static const struct form_kind aids_form = {setup_aids_field, setup_aids_change, INK_NIGHT};

struct page *setup_aids_page(struct record_head *head)
{
    struct setup_aids_page *aids =
        form_new(&setup_aids_kind, &aids_form, AIDS_FIELDS, sizeof *aids);
    if (aids == NULL)
        return NULL;
    aids->head = head;
    return &aids->form.page;
}
