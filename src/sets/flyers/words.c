/* Flights in words, where rows name a function; and the chapter of the rules inside the game (FM).
 */
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"
#include "wording/turn_words.h"

struct sentence flight_brief(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), _(figure_words[entry->event.figure].listed));
}

/* "Fly", or who flies; there is no room for both. */
struct sentence fly_name(const struct action_view *view, struct move action)
{
    (void)view;
    return sentence_of("%s", action.figure == FIGURE_MEEPLE ? _("Fly")
                                                            : _(figure_words[action.figure].name));
}

/* What the die shows, and what is there. */

static unsigned squares_of(const struct decision_view *view, unsigned choice)
{
    return view->deciding->choice.move[choice].arg + 1u;
}

struct sentence throw_name(const struct decision_view *view, unsigned choice)
{
    unsigned squares = squares_of(view, choice);
    return sentence_of(_n("%u square", "%u squares", squares), squares);
}

struct sentence throw_detail(const struct decision_view *view)
{
    const struct game *game = &view->position->game;
    struct square at = game_flight_square(game, squares_of(view, view->deciding->chosen));
    bool lands = game_landings(game, (enum figure)game->turn.flight.figure, at) != 0;
    return sentence_of(lands ? _("comes down at %d,%d") : _("nothing to land on at %d,%d"), at.x,
                       at.y);
}

static uint16_t landing_node(const struct game *game, struct move move)
{
    return feature_node(&game->board, board_tile_at(&game->board, game->turn.flight.at), move.arg);
}

struct sentence landing_name(const struct decision_view *view, unsigned choice)
{
    const struct game *game = &view->position->game;
    uint16_t node = landing_node(game, view->deciding->choice.move[choice]);
    return sentence_of("%s", _(kind_words[game_feature_kind(game, node)].one));
}

struct sentence landing_detail(const struct decision_view *view)
{
    const struct game *game = &view->position->game;
    return wording_titled(
        position_feature(view->position, landing_node(game, deciding_move(view->deciding))));
}

const struct rules_topic rules_flyers[] = {
    {N_("Flying"), "FM1, FM2, FM3, FM4, FM5, FM6, FM7",
     N_("8 tiles show a flying machine that points in one of eight directions, straight or "
        "diagonal; it turns with its tile. Instead of deploying a figure on such a tile you may "
        "send a follower of any kind up in its machine. Builders, pigs and barns do not fly.\n\n"
        "The die shows 1, 2 or 3: so many squares it flies in that direction, over tiles and gaps. "
        "On the tile where it comes down you put it on a road, a city or a monastery that is "
        "unfinished, whether or not somebody is there, but never in a field. Bridges and abbeys "
        "count; castles and the dragon's tile do not. Mayors land in cities only, wagons in no "
        "field, abbots in monasteries and gardens.\n\n"
        "If there is no tile, or nothing to land on, the follower is back in your supply, and you "
        "deploy no figure in this turn.\n\n"
        "So small cities may have several followers; only players with the majority decide "
        "whether it becomes a castle.\n\n"
        "Example: Ben flies to a tile with Ann's city and lands in it. Both have a knight there; "
        "when the city is completed, both score it.")},
};

const size_t rules_flyers_count = sizeof rules_flyers / sizeof rules_flyers[0];
