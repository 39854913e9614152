#include "tui/hint.h"

#include "language/language.h"
#include "tui/input/keys.h"

enum { GAP = 2 };

static bool is_arrow(uint32_t key)
{
    return key >= KEYS_UP && key <= KEYS_RIGHT;
}

/* How many of the keys are shown. */
static size_t keys_shown(const struct binding *binding)
{
    size_t shown = 1;
    while (shown < BINDING_KEYS && is_arrow(binding->key[0]) && is_arrow(binding->key[shown]))
        shown++;
    return shown;
}

static int key_width(uint32_t key)
{
    char name[KEY_NAME_SIZE];
    key_print(key, name);
    return canvas_text_width(name);
}

int hint_width(const struct binding *binding)
{
    int width = 1 + canvas_text_width(_(binding->hint));
    for (size_t k = 0; k < keys_shown(binding); k++)
        width += key_width(binding->key[k]);
    return width;
}

int hint_draw(struct canvas *canvas, int row, int col, uint16_t paper,
              const struct binding *binding)
{
    const struct style keys = {INK_KEY, paper, CELL_BOLD}, hint = {INK_TEXT, paper, 0};
    int width = hint_width(binding), end = col + width;
    if (end + 1 > canvas->cols)
        return col;
    canvas_target_key(canvas, (struct area){row, col, 1, width}, binding_means(binding, 0));
    for (size_t k = 0; k < keys_shown(binding); k++) {
        char name[KEY_NAME_SIZE];
        int cols = key_width(binding->key[k]);
        key_print(binding->key[k], name);
        canvas_target_key(canvas, (struct area){row, col, 1, cols}, binding_means(binding, k));
        col = canvas_text(canvas, row, col, cols, keys, name);
    }
    canvas_text(canvas, row, col + 1, width, hint, _(binding->hint));
    return end + GAP;
}
