#include "tui/table/action.h"

#include "choosing/deploying.h"
#include "language/language.h"
#include "wording/figure_words.h"

static struct sentence detail_of_any(const struct table *table, struct move action)
{
    return action_phrases_of(action)->left(table_game(table), action, action.at);
}

static enum label_anchor anchor_of_any(struct move action)
{
    (void)action;
    return LABEL_MIDDLE;
}

static const struct table_action any = {
    .detail = detail_of_any,
    .anchor = anchor_of_any,
    .press = N_("Tab chooses; Enter passes."),
    .needed = N_("this must be done"),
    .question = {N_("do something?"), N_("a follower or something else?"),
                 N_("a figure or something else?")},
    .needed_heading = N_("Required:"),
    .heading = {N_("Do something?"), N_("A follower or something else?"),
                N_("A figure or something else?")},
    .nothing = N_("Nothing"),
    .letters = N_("%s: type the letters of a square"),
    .advice = {N_("do this"), N_("go to the next choice")},
};

static const struct action_row {
    enum verb verb;
    char letter;
    struct table_action action;
} rows[] = {
#define X(verb, letter, hint, help, does, does_help, labels, told, detail, anchor, ...)            \
    {VERB_##verb, letter, {detail, anchor, __VA_ARGS__}},
    TABLE_ACTIONS(X)
#undef X
};

static const struct action_row *row_of(enum verb verb)
{
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
        if (rows[row].verb == verb)
            return &rows[row];
    return NULL;
}

const struct table_action *action_of(enum verb verb)
{
    const struct action_row *row = row_of(verb);
    return row != NULL ? &row->action : &any;
}

char action_letter(enum verb verb)
{
    const struct action_row *row = row_of(verb);
    return row != NULL ? row->letter : ' ';
}

const struct table_action *action_of_offers(const struct deploying *deploying)
{
    unsigned first = deploying->places;
    for (unsigned offer = first; offer < deploying->offers; offer++)
        if (deploying->move[offer].verb != deploying->move[first].verb)
            return &any;
    return first < deploying->offers ? action_of((enum verb)deploying->move[first].verb) : &any;
}

/* Moves that have no square all have the same; of a single one it cannot be told. */
bool action_place(const struct deploying *deploying, struct move action, struct square *at)
{
    bool has_place = row_of((enum verb)action.verb) != NULL;
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++)
        has_place |= deploying->move[offer].verb == action.verb &&
                     !square_equal(deploying->move[offer].at, action.at);
    if (has_place)
        *at = action.at;
    return has_place;
}

static bool is_on_board(const struct deploying *deploying, unsigned offer)
{
    return action_of((enum verb)deploying->move[offer].verb)->on_board;
}

/* The action whose verb alone has labels, or `offers`. */
static unsigned action_labelled_first(const struct deploying *deploying)
{
    unsigned first = deploying->places;
    if (deploying_is_action(deploying) && is_on_board(deploying, deploying->chosen))
        return deploying->chosen;
    for (unsigned offer = first; offer < deploying->offers; offer++)
        if (!is_on_board(deploying, offer))
            return deploying->offers;
    return first;
}

/* Moves of a verb come square by square. */
unsigned action_labelled(const struct deploying *deploying, unsigned number)
{
    unsigned verb = action_labelled_first(deploying), last = deploying->offers;
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++) {
        const struct move *move = &deploying->move[offer];
        bool is_labelled = verb == deploying->offers
                               ? !is_on_board(deploying, offer)
                               : move->verb == deploying->move[verb].verb &&
                                     (last == deploying->offers ||
                                      !square_equal(move->at, deploying->move[last].at));
        if (!is_labelled)
            continue;
        if (number-- == 0)
            return offer;
        last = offer;
    }
    return deploying->offers;
}

void action_light_all(const struct deploying *deploying, struct board_scene *scene, enum verb verb)
{
    const struct game *game = scene->game;
    const struct table_action *row = action_of(verb);
    struct node_mask lit = {0};
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++) {
        if (deploying->move[offer].verb != verb || row->node == NULL)
            continue;
        uint16_t node = row->node(game, deploying->move[offer]);
        if (node == NO_NODE || node_mask_has(&lit, node))
            continue;
        node_mask_add(&lit, &game->features, node);
        board_scene_light(scene, node);
    }
}
