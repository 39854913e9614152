#include "language/language.h"
#include "tui/stages/modes.h"
#include "tui/table/actions.h"
#include "tui/table/stage.h"

TABLE_STATE(labels);

bool labels_are_possible(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    return stage->places != NULL && stage->places(table) > 1;
}

void labels_deed_open(const struct press *press)
{
    struct table *table = table_pressed(press);
    labels_begin(table->labels, table_stage(table)->places(table));
    table->mode = MODE_LABELS;
    board_pane_fit(&table->pane, table_game(table));
    table_follow(table);
}

static void erase(const struct press *press)
{
    labels_erase(table_pressed(press)->labels);
}

static bool mode_labels_type(struct table *table, struct app *app, uint32_t key)
{
    unsigned place;
    switch (labels_type(table->labels, key, &place)) {
    case LABELS_FOUND:
        table_stage(table)->go_to_place(table, place);
        table_follow(table);
        break;
    case LABELS_WAITS:
        break;
    case LABELS_UNKNOWN:
        app_say(app, _("No place has that letter. Esc hides the letters."));
        break;
    }
    return true;
}

static struct board_label label_of(const struct table *table, unsigned place)
{
    struct board_label label = table_stage(table)->place(table, place);
    labels_print(table->labels, place, label.text);
    return label;
}

/* How many of the labels are out of sight. */
static unsigned unseen(const struct table *table)
{
    const struct viewport *viewport = &table->pane.viewport;
    unsigned count = 0;
    for (unsigned place = 0; place < table->labels->count; place++) {
        struct square at = label_of(table, place).at;
        int row = viewport_row(viewport, at) + viewport->size / 4,
            col = viewport_col(viewport, at) + viewport->size / 2;
        count += row < 0 || row >= viewport->rows || col < 0 || col >= viewport->cols;
    }
    return count;
}

/* Where every place has its letters; what else there is to know stays. */
static struct status labels_status(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    struct status status = stage->status(table);
    unsigned count = unseen(table);
    const char *task =
        stage->place_task ? stage->place_task : action_of_offers(table->deploying)->letters;
    status.task = sentence_of(_(task), table_player_name(table));
    if (count > 0)
        status.detail = sentence_of(_n("%u off screen: Shift-arrows move the board.",
                                       "%u off screen: Shift-arrows move the board.", count),
                                    count);
    return status;
}

/* Those that can still be meant by what has been typed. */
static void labels_show(const struct table *table, struct board_scene *scene)
{
    for (unsigned place = 0; place < table->labels->count; place++)
        if (labels_leads_to(table->labels, place))
            board_scene_add_label(scene, label_of(table, place));
}

static bool labels_click(struct table *table, struct app *app, const struct board_hit *hit,
                         const struct surroundings *around)
{
    return table_stage(table)->click(table, app, hit, around);
}

static const struct table_key keys[] = {
    ROW(NULL, erase, 0, NULL, N_("Delete the first letter."), KEYS_BACKSPACE),
    ROW(NULL, table_deed_close, 0, K_("no letters"), N_("Hide the letters."), KEYS_ESCAPE, ';'),
};

const struct stage mode_labels = {
    .keys = KEY_ROWS(keys),
    .status = labels_status,
    .hints = (const char *const[]){N_("Type the letters of a place to go there; type them again to "
                                      "turn the tile. Enter confirms, Esc hides the letters."),
                                   NULL},
    .show = labels_show,
    .click = labels_click,
    .type = mode_labels_type,
};

void labels_begin(struct labels *labels, unsigned count)
{
    *labels = (struct labels){.count = count < LABELS_MAX ? count : LABELS_MAX};
}

static unsigned letters_each(const struct labels *labels)
{
    return labels->count > LABEL_LETTERS ? 2 : 1;
}

void labels_print(const struct labels *labels, unsigned place, char text[LABEL_SIZE])
{
    unsigned length = 0;
    if (letters_each(labels) == 2)
        text[length++] = (char)('a' + place / LABEL_LETTERS);
    text[length++] = (char)('a' + place % LABEL_LETTERS);
    text[length] = '\0';
}

bool labels_leads_to(const struct labels *labels, unsigned place)
{
    char text[LABEL_SIZE];
    labels_print(labels, place, text);
    return labels->typed == 0 || labels->typed == text[0];
}

/* The number of a letter of the alphabet, or LABEL_LETTERS. */
static unsigned letter_of(uint32_t character)
{
    uint32_t small = character | 0x20;
    return small >= 'a' && small <= 'z' ? small - 'a' : LABEL_LETTERS;
}

enum labels_answer labels_type(struct labels *labels, uint32_t character, unsigned *place)
{
    unsigned letter = letter_of(character);
    if (letter == LABEL_LETTERS)
        return LABELS_UNKNOWN;
    if (letters_each(labels) == 2 && labels->typed == 0) {
        if (letter * LABEL_LETTERS >= labels->count)
            return LABELS_UNKNOWN;
        labels->typed = (char)('a' + letter);
        return LABELS_WAITS;
    }
    unsigned first = labels->typed == 0 ? 0 : (unsigned)(labels->typed - 'a');
    unsigned found = first * LABEL_LETTERS + letter;
    if (found >= labels->count)
        return LABELS_UNKNOWN;
    *place = found;
    labels->typed = 0;
    return LABELS_FOUND;
}

void labels_erase(struct labels *labels)
{
    labels->typed = 0;
}
