/* Bridges in words (BR). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"

static const char *direction_words(unsigned direction)
{
    return direction == DIRECTION_NS ? _("n-s") : _("e-w");
}

struct sentence bridge_built(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), direction_words(entry->event.orientation));
}

/* The place of a bridge: alone, and after its direction. */
static const struct site_words {
    const char *alone, *bridge;
} site_words[EDGES + 1] = {
    {N_("north tile"), N_("%s on the north tile")},
    {N_("east tile"), N_("%s on the east tile")},
    {N_("south tile"), N_("%s on the south tile")},
    {N_("west tile"), N_("%s on the west tile")},
    {N_("here"), N_("%s here")},
};

static const struct site_words *words_of_site(struct square at, struct square here)
{
    unsigned edge = 0;
    while (edge < EDGES && !square_equal(at, square_beside(here, edge)))
        edge++;
    return &site_words[edge];
}

/* "n-s here", "e-w on the tile east". */
static struct sentence direction_and_site(struct move bridge, struct square here)
{
    return sentence_of(_(words_of_site(bridge.at, here)->bridge), direction_words(bridge.arg));
}

static unsigned left_after(const struct game *game)
{
    return game->player[game_player(game)].bridges - 1u;
}

struct sentence bridge_name(const struct action_view *view, struct move bridge)
{
    (void)view;
    return sentence_of(_("Bridge %s"), direction_words(bridge.arg));
}

struct sentence bridge_site(const struct action_view *view, struct move bridge)
{
    return sentence_of("%s", _(words_of_site(bridge.at, view->here)->alone));
}

struct sentence bridge_in_turn(const struct action_view *view, struct move bridge)
{
    return sentence_of(_("bridge %s"), direction_and_site(bridge, view->here).text);
}

struct sentence bridge_whole(const struct action_view *view, struct move bridge)
{
    return sentence_of(_("Bridge %s (%u left)"), direction_and_site(bridge, view->here).text,
                       left_after(view->game));
}

struct sentence bridges_left_after(const struct action_view *view, struct move bridge)
{
    unsigned left = left_after(view->game);
    (void)bridge;
    return sentence_of(_n("%u bridge left", "%u bridges left", left), left);
}

const struct rules_topic rules_bridges[] = {
    {N_("A bridge"), "BR1, BR2, BR8, BR9, BR13",
     N_("A bridge carries a road across a tile. Everyone starts with 3 bridges; with five or six "
        "players, with 2. With the option bridges set to no, nobody has any.\n\n"
        "After placing your tile you may build one bridge on your turn. It stays for the rest of "
        "the game. A tile never has more than one bridge.\n\n"
        "A bridge is a piece of road from edge to edge. It continues the roads at its ends, it can "
        "complete them, and it can join two roads that both have followers. What it completes "
        "scores in the same turn.\n\n"
        "It is worth 1 point for its tile, like any road. If a road printed on the tile is part of "
        "the same road, the tile still counts once.\n\n"
        "Example: a road from a village to a crossing has 4 tiles with printed road and 2 bridges. "
        "It scores 6 points.\n\n"
        "A bridge may cross anything: monasteries, bazaars, castles, followers. Several bridges "
        "may follow one another.")},

    {N_("Where a bridge goes"), "BR3, BR4, BR5, BR12",
     N_("• It goes on the tile you have just placed, or on a tile that touches it along an edge.\n"
        "• It runs straight across the tile, from north to south or from east to west.\n"
        "• Both its ends lie on field edges, not on a road and not in a city.\n"
        "• Each end meets a road or another bridge on the next tile, or faces an empty square.\n\n"
        "A bridge on a neighbouring tile need not lead to yours: it may run past it, with empty "
        "squares at both ends.\n\n"
        "From then on the edges under its ends are road edges. Any tile placed against them must "
        "have a road there, or be bridged in its turn.")},

    {N_("Tiles that need a bridge"), "BR6, BR7",
     N_("You may place a tile so that road meets field if one single bridge fixes it: a bridge on "
        "your tile or on an adjacent one, after which all edges match. One bridge can fix an edge "
        "at each of its ends.\n\n"
        "That bridge must be built at once, and it is your bridge for this turn. Here it is built "
        "automatically with the tile.\n\n"
        "Nobody has to build bridges. If your tile fits only with one, you may use it, or set the "
        "tile aside and draw another.\n\n"
        "But a tile that fits somewhere without a bridge cannot be set aside.")},

    {N_("Under a bridge"), "BR10, BR11, BR14",
     N_("A bridge divides nothing. The field, the city and the followers under it are unaffected. "
        "So the fields on both sides of a road that leads to a bridge are joined under the bridge: "
        "they are one field.\n\n"
        "If the bridge is on the tile you have just placed, this turn's follower may go on it as a "
        "highwayman, provided that the road has no follower yet. On a bridge over a neighbouring "
        "tile it may not.\n\n"
        "In edition 2 the bridge comes before the follower. In older editions an optional bridge "
        "may also come after the follower: see the option bridge-timing.\n\n"
        "An inn on the tile stands by a printed road, not by the bridge. It counts for the bridge "
        "only if both belong to the same road.")},
};

const size_t rules_bridges_count = sizeof rules_bridges / sizeof rules_bridges[0];
