#include "tui/stages/deploying_hints.h"

#include "language/language.h"
#include "tui/table/table.h"

/* The hints: first by the kind of feature chosen; by the figure if it is not a meeple, or if no
 * place is chosen; by what else the place has; by the action, and for any. */
enum {
    OF_FIGURE = PRINTED_KINDS,
    BEHIND_FIGURES = OF_FIGURE + FIGURES_COUNT - 1,
#define X(name, ...) OF_##name,
    PLACE_HINTS(X)
#undef X
#define X(of, ...) OF_##of,
        TABLE_ACTIONS(X)
#undef X
            OF_ANY_ACTION,
};
FIGURES(HAS_FIGURE_HINTS)

const char *const deploying_hints[] = {
    [FEATURE_ROAD] = N_("A highwayman on the road: 1 point for each of its tiles when both ends "
                        "are closed; then the follower returns home."),
    [FEATURE_CITY] = N_("A knight in the city: 2 points for each tile and pennant when its wall is "
                        "closed, half of that at the end if it never is."),
    [FEATURE_FIELD] = N_("A farmer stays in the field to the end and then scores 3 points for each "
                         "completed city that the field touches."),
    [FEATURE_MONASTERY] = N_("A monk in the monastery: 9 points when all 8 squares around it hold "
                             "tiles, fewer at the end if some are missing."),
#define X(kind, told) [FEATURE_##kind] = told,
    KIND_HINTS(X)
#undef X
#define X(figure, told) [OF_FIGURE + FIGURE_##figure] = told,
        FIGURE_HINTS(X)
#undef X
#define X(flag, told) [OF_##flag] = told,
            PLACE_HINTS(X)
#undef X
#define X(of, letter, hint, help, does, does_help, labels, told, ...) [OF_##of] = told,
                TABLE_ACTIONS(X)
#undef X
                    [OF_ANY_ACTION] =
                        N_("This can be done, too. Tab goes from one choice to the next, Enter "
                           "confirms."),
    NULL,
};

static unsigned hint_of_feature(const struct game *game, uint16_t node)
{
#define X(flag, told)                                                                              \
    if (game_feature_flags(game, node, SEGMENT_FLAG_##flag) > 0)                                   \
        return OF_##flag;
    PLACE_HINTS(X)
#undef X
    return game_feature_kind(game, node);
}

static unsigned hint_of_action(const struct deploying *deploying)
{
    unsigned offer = deploying_is_action(deploying) ? deploying->chosen : deploying->places;
    switch (offer < deploying->offers ? deploying->move[offer].verb : VERB_PASS) {
#define X(verb, ...)                                                                               \
    case VERB_##verb:                                                                              \
        return OF_##verb;
        TABLE_ACTIONS(X)
#undef X
    default:
        return OF_ANY_ACTION;
    }
}

unsigned deploying_hint(const struct deploying *deploying, const struct game *game)
{
    enum figure figure = deploying_figure(deploying);
    uint16_t node = deploying_node(deploying);
    if (deploying_is_action(deploying) || deploying->places == 0)
        return hint_of_action(deploying);
    if (node == NO_NODE || figure != FIGURE_MEEPLE)
        return OF_FIGURE + figure;
    return hint_of_feature(game, node);
}
