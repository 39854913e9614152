#include "choosing/choosing.h"

#include "facts/position.h"
#include "picture/picture.h"

enum { ORDER_SIZE = 16 }; /* the size of the picture whose anchors decide the order */

static bool stands_before(struct picture_anchor a, struct picture_anchor b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

/* Places of the first figure keep their numbers whatever else may be deployed. */
static bool comes_before(const struct deploying *deploying, const struct picture_anchor *anchors,
                         struct move a, unsigned place)
{
    unsigned first = (unsigned)__builtin_ctz(deploying->figures);
    bool is_first = a.figure == first, other_is = deploying->may[place] >> first & 1u;
    return is_first != other_is
               ? is_first
               : stands_before(anchors[a.arg], anchors[deploying->move[place].arg]);
}

/* A place of its own, or one more figure for a place that is there. */
static void add_place(struct deploying *deploying, struct move move, const struct game *game,
                      const struct picture_anchor *anchors)
{
    for (unsigned place = 0; place < deploying->places; place++)
        if (deploying->move[place].arg == move.arg) {
            deploying->may[place] |= 1u << move.figure;
            return;
        }
    unsigned at = deploying->places;
    if (at == OFFERS_MAX)
        return;
    for (; at > 0 && comes_before(deploying, anchors, move, at - 1); at--) {
        deploying->move[at] = deploying->move[at - 1];
        deploying->node[at] = deploying->node[at - 1];
        deploying->may[at] = deploying->may[at - 1];
    }
    deploying->move[at] = move;
    deploying->node[at] = feature_node(&game->board, game_placed(game), move.arg);
    deploying->may[at] = 1u << move.figure;
    deploying->places++;
}

/* The anchors of all segments of the tile just placed, and of the track on it. */
static void find_anchors(const struct game *game, struct picture_anchor anchors[SEGMENT_TRACK + 1])
{
    const struct placed_tile *placed = &game->board.tile[game_placed(game)];
    picture_anchors(placed->kind, placed->orientation, ORDER_SIZE, anchors);
    if (placed->track != NO_TRACK)
        overlays_anchor(game, feature_track_node(placed->track), ORDER_SIZE,
                        &anchors[SEGMENT_TRACK]);
}

static void list_offers(struct deploying *deploying, const struct game *game,
                        const struct move_list *all)
{
    struct picture_anchor anchors[SEGMENT_TRACK + 1];
    struct move_list once = *all;
    const struct move_list *legal = &once;
    deployments_list_once(game, &once);
    find_anchors(game, anchors);
    for (size_t m = 0; m < legal->count; m++)
        if (legal->move[m].verb == VERB_DEPLOY)
            add_place(deploying, legal->move[m], game, anchors);
    deploying->offers = deploying->places;
    for (size_t m = 0; m < legal->count; m++)
        if (legal->move[m].verb == VERB_PASS)
            deploying->may_pass = true;
        else if (legal->move[m].verb != VERB_DEPLOY)
            deploying->move[deploying->offers++] = legal->move[m];
}

static unsigned figures_of(const struct move_list *legal)
{
    unsigned figures = 0;
    for (size_t m = 0; m < legal->count; m++)
        if (legal->move[m].verb == VERB_DEPLOY)
            figures |= 1u << legal->move[m].figure;
    return figures;
}

void deploying_begin(struct deploying *deploying, const struct game *game,
                     const struct move_list *legal)
{
    *deploying = (struct deploying){.figures = figures_of(legal)};
    if (deploying->figures != 0)
        deploying->figure = (enum figure)__builtin_ctz(deploying->figures);
    list_offers(deploying, game, legal);
    deploying->chosen = deploying->may_pass ? deploying->offers : 0;
}

/* Whether two actions differ in the figure at most. */
static bool is_same_place(struct move a, struct move b)
{
    a.figure = b.figure;
    return move_equal(a, b);
}

/* Those that the action chosen may be done with. */
static unsigned figures_of_action(const struct deploying *deploying)
{
    unsigned figures = 0;
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++)
        if (is_same_place(deploying->move[offer], deploying->move[deploying->chosen]))
            figures |= 1u << deploying->move[offer].figure;
    return figures;
}

unsigned deploying_figures(const struct deploying *deploying)
{
    return deploying_is_action(deploying) ? figures_of_action(deploying) : deploying->figures;
}

bool deploying_has_figures(const struct deploying *deploying)
{
    unsigned figures = deploying_figures(deploying);
    return (figures & (figures - 1)) != 0;
}

/* The action with that figure, if there is one. */
static unsigned with_figure(const struct deploying *deploying, unsigned action, unsigned figure)
{
    for (unsigned offer = deploying->places; offer < deploying->offers; offer++)
        if (deploying->move[offer].figure == figure &&
            is_same_place(deploying->move[offer], deploying->move[action]))
            return offer;
    return action;
}

static void choose_figure_of_place(struct deploying *deploying, enum figure figure)
{
    unsigned first = deploying->places;
    for (unsigned place = deploying->places; place-- > 0;) {
        bool may = deploying->may[place] >> figure & 1u;
        unsigned goes = may ? figure : (unsigned)__builtin_ctz(deploying->may[place]);
        deploying->move[place].figure = (uint8_t)goes;
        first = may ? place : first;
    }
    if (deploying_figure(deploying) != figure || deploying->chosen >= deploying->places)
        deploying->chosen = first;
}

void deploying_choose_figure(struct deploying *deploying, enum figure figure)
{
    if (!(deploying_figures(deploying) >> figure & 1u))
        return;
    deploying->figure = figure;
    if (deploying_is_action(deploying))
        deploying->chosen = with_figure(deploying, deploying->chosen, figure);
    else
        choose_figure_of_place(deploying, figure);
}

void deploying_step_figure(struct deploying *deploying)
{
    unsigned now = deploying_figure(deploying), figures = deploying_figures(deploying);
    unsigned above = figures & ~((2u << now) - 1);
    unsigned next = above != 0 ? above : figures;
    if (next != 0)
        deploying_choose_figure(deploying, (enum figure)__builtin_ctz(next));
}

enum figure deploying_figure(const struct deploying *deploying)
{
    if (deploying_is_action(deploying) && deploying_has_figures(deploying))
        return (enum figure)deploying->move[deploying->chosen].figure;
    return deploying->chosen < deploying->places
               ? (enum figure)deploying->move[deploying->chosen].figure
               : deploying->figure;
}

void deploying_step(struct deploying *deploying, int by)
{
    unsigned choices = deploying->offers + (deploying->may_pass ? 1 : 0);
    deploying->chosen = (deploying->chosen + choices + (unsigned)by) % choices;
}

void deploying_choose(struct deploying *deploying, unsigned number)
{
    if (number >= 1 && number <= deploying->places)
        deploying->chosen = number - 1;
}

bool deploying_choose_offer(struct deploying *deploying, unsigned offer)
{
    bool may_be = offer < deploying->offers || (offer == deploying->offers && deploying->may_pass);
    if (may_be)
        deploying->chosen = offer;
    return may_be;
}

/* The first action of a verb from one on; `offers` where there is none. */
static unsigned action_from(const struct deploying *deploying, unsigned offer, enum verb verb)
{
    while (offer < deploying->offers && deploying->move[offer].verb != verb)
        offer++;
    return offer;
}

void deploying_step_action(struct deploying *deploying, enum verb verb)
{
    bool is_on = deploying_is_action(deploying);
    unsigned from = is_on ? deploying->chosen : deploying->places;
    unsigned next = action_from(deploying, from, verb);
    while (is_on && next < deploying->offers &&
           is_same_place(deploying->move[next], deploying->move[from]))
        next = action_from(deploying, next + 1, verb);
    if (next == deploying->offers)
        next = action_from(deploying, deploying->places, verb);
    if (next < deploying->offers)
        deploying->chosen = with_figure(deploying, next, deploying->figure);
}

bool deploying_offers(const struct deploying *deploying, enum verb verb)
{
    return action_from(deploying, deploying->places, verb) < deploying->offers;
}

struct move deploying_move(const struct deploying *deploying)
{
    return deploying->chosen < deploying->offers ? deploying->move[deploying->chosen]
                                                 : move_plain(VERB_PASS);
}

uint16_t deploying_node(const struct deploying *deploying)
{
    return deploying->chosen < deploying->places ? deploying->node[deploying->chosen] : NO_NODE;
}

bool deploying_is_action(const struct deploying *deploying)
{
    return deploying->chosen >= deploying->places && deploying->chosen < deploying->offers;
}
