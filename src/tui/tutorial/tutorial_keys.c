/* The keys of the tutorial: those of the table that a step needs, and its own. */
#include "tui/tutorial/tutorial.h"

#include "language/language.h"

/* While the guide tells something one may look, and nothing else; who plays can be changed where
 * the step is about that. Leaving has its own question here, the game leads to no other, lessons
 * have ways of their own to be begun again, and the guide gives the hints. */
static unsigned uses_of(const struct tutorial *tutorial)
{
    unsigned uses = 1u << KEY_LOOKS;
    if (!tutorial_is_telling(tutorial))
        uses |= 1u << KEY_PLAYS;
    if (tutorial_step(tutorial)->script->kind == STEP_SEATS)
        uses |= 1u << KEY_SEATS;
    return uses;
}

static const struct binding on =
    KEY(tutorial_go_on, 0, K_("go on"), N_("Read on."), KEYS_ENTER, 'n', ' ');

/* Below the table's own; they are shown in the guide's box as well. */
static const struct binding others[] = {
    KEY(tutorial_skip, 0, NULL, N_("Skip this lesson."), '>'),
    KEY(tutorial_again, 0, NULL, N_("Restart this lesson, or go to the previous one."), '<'),
    KEY(tutorial_ask_to_leave, 0, NULL, N_("Leave the tutorial."), KEYS_ESCAPE, 'q'),
};
enum { OTHERS = sizeof others / sizeof others[0] };

static const struct binding leaving[] = {
    KEY(page_leave, 0, K_("leave"), N_("Leave the tutorial."), KEYS_ENTER),
    KEY(tutorial_stay, 0, K_("stay"), N_("Continue the tutorial."), KEYS_ESCAPE, 'q'),
};
enum { LEAVING = sizeof leaving / sizeof leaving[0] };

bool tutorial_owns(const struct binding *binding)
{
    static void (*const own[])(const struct press *press) = {
        tutorial_go_on, tutorial_skip, tutorial_again,  tutorial_ask_to_leave,
        tutorial_stay,  page_leave,    tutorial_replay,
    };
    for (size_t o = 0; o < sizeof own / sizeof own[0]; o++)
        if (own[o] == binding->deed)
            return true;
    return false;
}

size_t tutorial_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct tutorial *tutorial = (const struct tutorial *)page;
    struct binding offered[BINDINGS_MAX];
    tutorial->table->page.keymap = page->keymap;
    size_t count = 0, offers = table_bindings_for(tutorial->table, uses_of(tutorial), offered);
    bool is_bare = table_is_bare(tutorial->table);
    if (tutorial->is_leaving) {
        for (; count < LEAVING; count++)
            bindings[count] = leaving[count];
        return count;
    }
    if (is_bare && tutorial_is_telling(tutorial))
        bindings[count++] = on;
    for (size_t o = 0; o < offers && count + OTHERS < BINDINGS_MAX; o++)
        bindings[count++] = offered[o];
    for (size_t b = 0; b < count; b++) /* the table's session is the tutorial's */
        if (bindings[b].deed == table_deed_replay)
            bindings[b].deed = tutorial_replay;
    for (size_t o = 0; is_bare && o < OTHERS; o++)
        bindings[count++] = others[o];
    return count;
}
