/* After a placement: a follower, a bridge, or neither. */
#include "plain/question.h"

#include "analysis/deployments.h"
#include "analysis/outcome.h"
#include "language/language.h"
#include "wording/figure_words.h"

#include <stdio.h>

/* Where a figure would stand, naming the segment's edges. */
static struct sentence figure_there(const struct game *game, struct move deploy)
{
    const struct figure_words *words = &figure_words[deploy.figure];
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    if (deploy.arg == SEGMENT_BRIDGE)
        return sentence_of("%s", _(words->on_bridge));
    struct sentence places = tile_words_places(placed->kind, placed->orientation, deploy.arg);
    return sentence_of(_(words->there[tile_kinds[placed->kind].segment[deploy.arg].kind]),
                       places.text);
}

/* "follower on the road (east, west), 3 tiles: 3 points so far" */
static struct sentence figure_choice(const struct session *session, struct move deploy)
{
    const struct game *game = &session->game;
    struct feature_summary summary =
        feature_summary_of(game, feature_node(&game->board, game->turn.placed, deploy.arg));
    struct sentence where = figure_there(game, deploy);
    struct sentence feature = wording_with_measure(where.text, &summary);
    return aids_has(&session->head, AID_WORTH) ? wording_worth_of(feature.text, &summary) : feature;
}

/* "bridge from north to south here: road, 4 tiles, 2 open ends" */
static struct sentence bridge_choice(const struct game *game, struct move bridge,
                                     const struct seats *seats)
{
    struct square here = game->board.tile[game->turn.placed].at;
    const char *words = tile_words_bridge((enum direction)bridge.arg);
    struct feature_summary summary = outcome_of_bridge(game, bridge);
    struct sentence feature = wording_feature(&summary, seats);
    return square_equal(bridge.at, here)
               ? sentence_of(_("%s on this tile. %s"), words, feature.text)
               : sentence_of(_("%s over %d,%d. %s"), words, bridge.at.x, bridge.at.y, feature.text);
}

/* Complete features first, then those worth most now; fields pay late. */
static int interest(const struct game *game, struct move deploy)
{
    struct feature_summary summary =
        feature_summary_of(game, feature_node(&game->board, game->turn.placed, deploy.arg));
    return summary.points + (summary.complete ? 100 : 0) -
           (summary.kind == FEATURE_FIELD ? 100 : 0);
}

static void sort_followers(const struct game *game, struct move_list *moves)
{
    for (size_t m = 1; m < moves->count; m++)
        for (size_t n = m; n > 0 && moves->move[n].verb == VERB_DEPLOY &&
                           (moves->move[n - 1].verb != VERB_DEPLOY ||
                            interest(game, moves->move[n]) > interest(game, moves->move[n - 1]));
             n--) {
            struct move move = moves->move[n];
            moves->move[n] = moves->move[n - 1];
            moves->move[n - 1] = move;
        }
}

/* The legal deployments and bridges, for the wording of the question. */
struct offers {
    unsigned followers, bridges;
    bool may_pass;
};

static struct sentence task_of(const struct offers *offers)
{
    if (!offers->may_pass)
        return sentence_of("%s", _("The tile needs this bridge."));
    if (offers->bridges == 0)
        return sentence_of("%s", _("A follower?"));
    return sentence_of("%s",
                       offers->followers == 0 ? _("A bridge?") : _("A follower or a bridge?"));
}

void ask_build(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct player *player = &game->player[game->turn.player];
    struct offers offers = {0};
    struct move_list moves = asking->position->legal;
    deployments_list_once(game, &moves);
    if (aids_has(&asking->session->head, AID_WORTH))
        sort_followers(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_DEPLOY && ++offers.followers)
            question_add(question, ANSWER_MOVE, moves.move[m], "%s",
                         figure_choice(asking->session, moves.move[m]).text);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_BRIDGE && ++offers.bridges)
            question_add(question, ANSWER_MOVE, moves.move[m], "%s",
                         bridge_choice(game, moves.move[m], asking->seats).text);
        else if (moves.move[m].verb == VERB_PASS)
            offers.may_pass = true;
    if (offers.may_pass)
        question_add_refusal(question, move_plain(VERB_PASS), "%s",
                             offers.bridges == 0     ? _("no follower")
                             : offers.followers == 0 ? _("no bridge")
                                                     : _("neither"));
    question->task = task_of(&offers);
    struct sentence left = wording_figures_left(&game->options, player);
    if (offers.bridges > 0)
        sentence_add(&left, _n(", %u bridge left", ", %u bridges left", player->bridges),
                     player->bridges);
    snprintf(question->about, sizeof question->about, "%s: %s.",
             asking->seats->seat[game->turn.player].name, left.text);
}
