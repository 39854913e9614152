/* The keys of the tutorial: those of the table that a step needs, and its own. */
#include "tui/tutorial/tutorial.h"

#include "language/language.h"
#include "tui/table/table_keys.h"

/* While the guide tells something one may look, and nothing else. Leaving has its own question
 * here, the game leads to no other, lessons have ways of their own to be begun again, and the guide
 * gives the hints. */
static unsigned uses_of(const struct tutorial *tutorial)
{
    unsigned looks = 1u << KEY_LOOKS;
    return tutorial_is_telling(tutorial) ? looks : looks | 1u << KEY_PLAYS;
}

static const struct binding on =
    KEY(tutorial_do, TUTORIAL_ON, K_("go on"), N_("Read on."), KEYS_ENTER, 'n', ' ');

/* Below the table's own; they are shown in the guide's box as well. */
static const struct binding others[] = {
    KEY(tutorial_do, TUTORIAL_SKIP, NULL, N_("Skip this lesson."), '>'),
    KEY(tutorial_do, TUTORIAL_AGAIN, NULL,
        N_("This lesson again from its beginning, or the one before."), '<'),
    KEY(tutorial_do, TUTORIAL_LEAVE, NULL, N_("Leave the tutorial."), KEYS_ESCAPE, 'q'),
};
enum { OTHERS = sizeof others / sizeof others[0] };

static const struct binding leaving[] = {
    KEY(tutorial_do, TUTORIAL_LEAVE, K_("leave"), N_("Leave the tutorial."), KEYS_ENTER),
    KEY(tutorial_do, TUTORIAL_STAY, K_("stay"), N_("Go on with the tutorial."), KEYS_ESCAPE, 'q'),
};
enum { LEAVING = sizeof leaving / sizeof leaving[0] };

size_t tutorial_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct tutorial *tutorial = (const struct tutorial *)page;
    struct binding offered[BINDINGS_MAX];
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
    for (size_t o = 0; is_bare && o < OTHERS; o++)
        bindings[count++] = others[o];
    return count;
}
