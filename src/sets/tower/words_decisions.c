/* Whom a tower takes, and who comes back in exchange, in words (TW4, TW8). */
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

static struct move choice_of(const struct decision_view *view, unsigned choice)
{
    return view->deciding->choice.move[choice];
}

static uint16_t node_of(const struct game *game, struct move move)
{
    return feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
}

/* "Ben (follower)" */
static struct sentence whose(const struct decision_view *view, struct move move)
{
    return sentence_of("%s (%s)", view->seats->seat[move.player].name,
                       _(figure_words[move.figure].listed));
}

/* In what it stands; the board shows where. */
struct sentence capture_name(const struct decision_view *view, unsigned choice)
{
    const struct game *game = &view->position->game;
    struct move move = choice_of(view, choice);
    if (move.verb != VERB_CAPTURE)
        return sentence_of("%s", "");
    return figure_words_deployed((enum figure)move.figure,
                                 game_feature_kind(game, node_of(game, move)));
}

/* Its player's letter. */
struct sentence capture_owner(const struct decision_view *view, unsigned choice)
{
    struct move move = choice_of(view, choice);
    return sentence_of("%s",
                       move.verb == VERB_CAPTURE ? view->seats->seat[move.player].letter : "");
}

/* What comes of it: "Prisoner: Ben (follower)" */
struct sentence capture_bare(const struct decision_view *view)
{
    const struct game *game = &view->position->game;
    struct move move = deciding_move(view->deciding);
    if (move.verb != VERB_CAPTURE)
        return sentence_of("%s", _("Nobody is captured."));
    if (move.player == view->deciding->choice.player)
        return sentence_of(_("Home: %s"), whose(view, move).text);
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (game_prisoners_of(game, move.player, view->deciding->choice.player,
                              (enum figure)figure) > 0)
            return sentence_of(_("Exchanged at once: %s"), whose(view, move).text);
    return sentence_of(_("Prisoner: %s"), whose(view, move).text);
}

/* And what it holds where it stands. */
struct sentence capture_detail(const struct decision_view *view)
{
    struct move move = deciding_move(view->deciding);
    struct sentence bare = capture_bare(view);
    if (move.verb != VERB_CAPTURE)
        return bare;
    const struct feature_summary *feature =
        position_feature(view->position, node_of(&view->position->game, move));
    return sentence_of("%s. %s", bare.text, wording_titled(feature).text);
}

struct sentence exchange_name(const struct decision_view *view, unsigned choice)
{
    return sentence_of("%s", _(figure_words[choice_of(view, choice).figure].name));
}

/* "Home: Ann (follower), Ben (large follower)" */
struct sentence exchange_detail(const struct decision_view *view)
{
    struct move move = deciding_move(view->deciding);
    struct piece taken = {.owner = 0};
    game_prisoner_between(&view->position->game, &taken);
    move.player = (uint8_t)view->deciding->choice.player;
    struct sentence both = whose(view, move);
    sentence_list(&both, sentence_of("%s (%s)", view->seats->seat[taken.owner].name,
                                     _(figure_words[taken.figure].listed))
                             .text);
    return sentence_of(_("Home: %s"), both.text);
}
