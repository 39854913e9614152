/* Bridges in words (BR). */
#include "language/language.h"
#include "wording/action_words.h"
#include "wording/entry_words.h"

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

struct sentence bridge_name(const struct game *game, struct move bridge, struct square here)
{
    (void)game;
    (void)here;
    return sentence_of(_("Bridge %s"), direction_words(bridge.arg));
}

struct sentence bridge_site(const struct game *game, struct move bridge, struct square here)
{
    (void)game;
    return sentence_of("%s", _(words_of_site(bridge.at, here)->alone));
}

struct sentence bridge_in_turn(const struct game *game, struct move bridge, struct square here)
{
    (void)game;
    return sentence_of(_("bridge %s"), direction_and_site(bridge, here).text);
}

struct sentence bridge_whole(const struct game *game, struct move bridge, struct square here)
{
    return sentence_of(_("Bridge %s (%u left)"), direction_and_site(bridge, here).text,
                       left_after(game));
}

struct sentence bridges_left_after(const struct game *game, struct move bridge, struct square here)
{
    unsigned left = left_after(game);
    (void)bridge;
    (void)here;
    return sentence_of(_n("%u bridge left", "%u bridges left", left), left);
}
