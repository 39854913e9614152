#include "tui/page.h"

#include "tui/keys.h"

#include <stdlib.h>

struct page *page_new(const struct page_kind *kind, size_t size)
{
    struct page *page = calloc(1, size);
    if (page)
        page->kind = kind;
    return page;
}

void page_close(struct page *page)
{
    if (page->kind->close)
        page->kind->close(page);
    else
        free(page);
}

void page_leave(const struct press *press)
{
    app_close(press->app);
}

bool page_leave_at_key(struct page *page, struct app *app, uint32_t key,
                       const struct surroundings *around)
{
    (void)page, (void)key, (void)around;
    app_close(app);
    return true;
}

bool page_leave_at_click(struct page *page, struct app *app, const struct gesture *gesture,
                         const struct surroundings *around)
{
    (void)page, (void)around;
    if (gesture->kind == GESTURE_CLICK)
        app_close(app);
    return gesture->kind == GESTURE_CLICK;
}

size_t page_possible(const struct page *page, const struct page_key *rows, size_t rows_count,
                     struct binding *bindings)
{
    size_t count = 0;
    for (size_t k = 0; k < rows_count; k++)
        if (!rows[k].possible || rows[k].possible(page)) {
            bindings[count] = rows[k].binding;
            keymap_bind(page->keymap, page->kind->keys_place, &bindings[count++]);
        }
    return count;
}

size_t page_bindings(const struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct page_kind *kind = page->kind;
    if (kind->bindings)
        return kind->bindings((struct page *)page, bindings);
    return page_possible(page, kind->keys, kind->keys_count, bindings);
}

bool page_find_key(const struct page *page, enum key_sense sense, uint32_t key,
                   struct bound_key *found)
{
    struct binding bindings[BINDINGS_MAX];
    size_t count = page_bindings(page, bindings);
    for (size_t b = 0; b < count; b++)
        for (size_t k = 0; k < BINDING_KEYS; k++) {
            uint32_t set = bindings[b].key[k], means = binding_means(&bindings[b], k);
            if (key == (sense == KEY_AS_SET ? set : means)) {
                *found = (struct bound_key){bindings[b], set, means};
                return true;
            }
        }
    return false;
}

uint32_t page_key(const struct page *page, uint32_t key)
{
    struct bound_key found;
    return page_find_key(page, KEY_BY_DEFAULT, key, &found) ? found.key : key;
}
