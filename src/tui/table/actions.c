#include "tui/table/actions.h"

#include "choosing/choosing.h"
#include "language/language.h"
#include "wording/figure_words.h"

static struct sentence detail_of_any(const struct table *table, struct move action)
{
    const struct action_view view = {table_game(table), action.at, &table->seats};
    return action_phrases_of(action)->left(&view, action);
}

enum label_anchor label_in_middle(struct move action)
{
    (void)action;
    return LABEL_MIDDLE;
}

uint16_t action_node(const struct game *game, struct move action)
{
    return feature_node(&game->board, board_tile_at(&game->board, action.at), action.arg);
}

static const struct table_action any = {
    .detail = detail_of_any,
    .anchor = label_in_middle,
    .press = N_("Tab chooses; Enter passes."),
    .needed = N_("this must be done"),
    .question = {N_("do something?"), N_("a follower or something else?"),
                 N_("a figure or something else?")},
    .needed_heading = N_("Required:"),
    .heading = {N_("Do something?"), N_("Follower or other?"), N_("Figure or other?")},
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
    if (action_of((enum verb)action.verb)->is_here)
        return false;
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++)
        has_place |= deploying->move[offer].verb == action.verb &&
                     !square_equal(deploying->move[offer].at, action.at);
    if (has_place)
        *at = action.at;
    return has_place;
}

const struct action_picture *action_picture_of(enum verb verb)
{
    static const struct action_picture pictures[VERBS_COUNT] = {
#define X(of, node, show) [VERB_##of] = {node, show},
        ACTION_PICTURES(X)
#undef X
    };
    return pictures[verb].show != NULL ? &pictures[verb] : NULL;
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

unsigned action_labelled(const struct deploying *deploying, const struct game *game,
                         unsigned number)
{
    unsigned on_board = action_labelled_first(deploying);
    bool has_label[TILES_MAX] = {false};
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++) {
        struct move move = deploying->move[offer];
        tile_number tile = board_tile_at(&game->board, move.at);
        bool is_labelled = on_board == deploying->offers
                               ? !is_on_board(deploying, offer)
                               : move.verb == deploying->move[on_board].verb && !has_label[tile];
        if (is_labelled && number-- == 0)
            return offer;
        if (is_labelled && on_board < deploying->offers)
            has_label[tile] = true;
    }
    return deploying->offers;
}

void action_light_all(const struct deploying *deploying, struct board_scene *scene, enum verb verb)
{
    const struct game *game = scene->game;
    const struct action_picture *picture = action_picture_of(verb);
    struct node_mask lit = {0};
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++) {
        if (deploying->move[offer].verb != verb || picture == NULL)
            continue;
        uint16_t node = picture->node(game, deploying->move[offer]);
        if (node == NO_NODE || node_mask_has(&lit, node))
            continue;
        node_mask_add(&lit, &game->features, node);
        board_scene_light(scene, node);
    }
}

unsigned action_labels(const struct deploying *deploying, const struct game *game)
{
    struct square at;
    unsigned count = 0, first = action_labelled(deploying, game, 0);
    if (first == deploying->offers || !action_place(deploying, deploying->move[first], &at))
        return 0;
    while (action_labelled(deploying, game, count) < deploying->offers)
        count++;
    return count;
}

struct board_label action_label(const struct deploying *deploying, const struct game *game,
                                unsigned number)
{
    const struct move *action = &deploying->move[action_labelled(deploying, game, number)];
    return (struct board_label){.anchor = action_of((enum verb)action->verb)->anchor(*action),
                                .at = action->at};
}

void action_show(const struct deploying *deploying, struct board_scene *scene)
{
    struct move action = deploying_move(deploying);
    const struct action_picture *picture = action_picture_of((enum verb)action.verb);
    struct square at;
    size_t marks = scene->marks;
    if (picture != NULL) {
        picture->show(deploying, scene);
        return;
    }
    board_scene_add_plan(scene, action);
    if (scene->marks > marks || !action_place(deploying, action, &at))
        return;
    tile_number tile = board_tile_at(&scene->game->board, at);
    if (tile == NO_TILE)
        board_scene_add_square(scene, BOARD_MARK_OPEN, at);
    else
        board_scene_add_tile(scene, BOARD_MARK_CURSOR, tile, 0);
}

void action_choose_towards(struct deploying *deploying, enum edge towards)
{
    struct move now = deploying_move(deploying);
    enum figure figure = deploying_figure(deploying);
    unsigned best = deploying->chosen;
    int least = 0;
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++) {
        struct move move = deploying->move[offer];
        int cost = placing_cost(now.at, move.at, towards);
        if (move.verb == now.verb && cost > 0 && (least == 0 || cost < least)) {
            least = cost;
            best = offer;
        }
    }
    deploying_choose_offer(deploying, best);
    deploying_choose_figure(deploying, figure);
}

static bool is_about(const struct game *game, struct move move, uint16_t node)
{
    const struct action_picture *picture = action_picture_of((enum verb)move.verb);
    return picture != NULL && picture->node(game, move) == node;
}

static bool is_about_hit(const struct game *game, struct move move, const struct board_hit *hit)
{
    unsigned n = 0;
    while (n < hit->nodes && !is_about(game, move, hit->node[n]))
        n++;
    return n < hit->nodes;
}

/* The first action about that node, or `offers`. */
static unsigned first_about(const struct deploying *deploying, const struct game *game,
                            uint16_t node)
{
    unsigned offer = deploying->places;
    while (offer < deploying->offers && !is_about(game, deploying->move[offer], node))
        offer++;
    return offer;
}

bool action_is_on(const struct deploying *deploying, const struct game *game, uint16_t node)
{
    return first_about(deploying, game, node) < deploying->offers;
}

/* Whether they differ in nothing but the figure, which has a key of its own. */
static bool differ_in_figure(struct move a, struct move b)
{
    a.figure = b.figure;
    return move_equal(a, b);
}

/* Behind the one chosen, which is about what was hit, the next that is, too; itself if there is no
 * other. */
static unsigned next_hit(const struct deploying *deploying, const struct game *game,
                         const struct board_hit *hit)
{
    unsigned first = deploying->places, count = deploying->offers - first;
    for (unsigned next = 1; next < count; next++) {
        unsigned offer = first + (deploying->chosen - first + next) % count;
        if (is_about_hit(game, deploying->move[offer], hit) &&
            !differ_in_figure(deploying->move[offer], deploying_move(deploying)))
            return offer;
    }
    return deploying->chosen;
}

bool action_choose_hit(struct deploying *deploying, const struct game *game,
                       const struct board_hit *hit)
{
    enum figure figure = deploying_figure(deploying);
    unsigned offer = deploying->offers;
    if (deploying_is_action(deploying) && is_about_hit(game, deploying_move(deploying), hit))
        offer = next_hit(deploying, game, hit);
    for (unsigned n = 0; n < hit->nodes && offer == deploying->offers; n++)
        offer = first_about(deploying, game, hit->node[n]);
    if (offer == deploying->offers)
        return false;
    deploying_choose_offer(deploying, offer);
    deploying_choose_figure(deploying, figure);
    return true;
}

bool action_choose_on(struct deploying *deploying, struct square at)
{
    unsigned count = deploying_actions(deploying);
    unsigned from = deploying_is_action(deploying) ? deploying->chosen + 1 : deploying->places;
    for (unsigned next = 0; next < count; next++) {
        unsigned action = (from - deploying->places + next) % count;
        struct square place;
        if (action_place(deploying, deploying->move[deploying->places + action], &place) &&
            square_equal(place, at))
            return deploying_choose_offer(deploying, deploying->places + action);
    }
    return false;
}

struct advice action_advise(const struct deploying *deploying, unsigned number)
{
    enum verb verb = (enum verb)deploying->move[number].verb;
    const char *const *advice = action_of(verb)->advice;
    char letter = action_letter(verb);
    if (number == deploying->chosen)
        return (struct advice){KEYS_ENTER, _(advice[0])};
    return (struct advice){letter != ' ' ? (uint32_t)letter : KEYS_TAB, _(advice[1])};
}
