/* The dragon's flight in words (PD5, PD6). */
#include "choosing/choosing.h"
#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

static const char *const directions[EDGES] = {
    NC_("where the dragon flies", "North"), NC_("where the dragon flies", "East"),
    NC_("where the dragon flies", "South"), NC_("where the dragon flies", "West")};

/* "North". */
struct sentence flight_name(const struct decision_view *view, unsigned choice)
{
    const struct game *game = &view->position->game;
    struct square at;
    unsigned edge = 0;
    if (!game_dragon_at(game, &at))
        return sentence_of("%s", "");
    while (edge < EDGES - 1 &&
           !square_equal(square_beside(at, edge), view->deciding->choice.move[choice].at))
        edge++;
    return sentence_of("%s", language_of_marked(directions[edge]));
}

static bool is_taken(const struct game *game, unsigned follower, struct square at)
{
    return square_equal(
               game->board
                   .tile[feature_tile(&game->features, game->followers.follower[follower].node)]
                   .at,
               at) &&
           game_dragon_eats(game, follower);
}

/* The letters of those whom it sends home there: "A A B". */
struct sentence flight_takes(const struct decision_view *view, unsigned choice)
{
    const struct game *game = &view->position->game;
    struct sentence letters = sentence_of("%s", "");
    for (unsigned f = 0; f < game->followers.count; f++)
        if (is_taken(game, f, view->deciding->choice.move[choice].at))
            sentence_add(&letters, "%s%s", letters.text[0] ? " " : "",
                         view->seats->seat[game->followers.follower[f].player].letter);
    return letters;
}

/* Whom it sends home there, by name. */
static struct sentence taken_there(const struct decision_view *view, struct square at)
{
    const struct game *game = &view->position->game;
    struct sentence taken = sentence_of("%s", "");
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (is_taken(game, f, at))
            sentence_list(&taken, sentence_of("%s (%s)", view->seats->seat[it.player].name,
                                              _(figure_words[it.figure].listed))
                                      .text);
    }
    return taken;
}

/* "Step 2 of 6, then Ben. Home: Ann (follower)" */
struct sentence flight_detail(const struct decision_view *view)
{
    const struct game *game = &view->position->game;
    unsigned step = game->dragon.count, next = view->deciding->choice.player + 1;
    struct sentence taken = taken_there(view, deciding_move(view->deciding).at);
    struct sentence text = sentence_of(_("Step %u of %u"), step, (unsigned)DRAGON_STEPS);
    if (step < DRAGON_STEPS)
        sentence_add(&text, _(", then %s"), view->seats->seat[next % game->options.players].name);
    sentence_add(&text, ". ");
    if (taken.text[0] != '\0')
        sentence_add(&text, _("Home: %s"), taken.text);
    else
        sentence_add(&text, "%s", _("Nobody is sent home."));
    return text;
}
