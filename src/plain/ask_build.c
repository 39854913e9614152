/* After a placement: a figure, a bridge, or neither. */
#include "plain/question.h"

#include "analysis/deployments.h"
#include "analysis/outcome.h"
#include "language/language.h"
#include "wording/double_words.h"
#include "wording/figure_words.h"

#include <stdio.h>

/* Where a figure would stand, naming the segment's edges. */
static struct sentence figure_there(const struct game *game, struct move deploy)
{
    const struct placed_tile *placed = &game->board.tile[game_placed(game)];
    uint16_t node = feature_node(&game->board, game_placed(game), deploy.arg);
    struct sentence segment =
        deploy.arg == SEGMENT_TRACK
            ? sentence_of("%s", "")
            : tile_words_places(placed->kind, placed->orientation, deploy.arg);
    return figure_words_there((enum figure)deploy.figure, figure_place_of(game, node),
                              segment.text);
}

/* "follower on the road (east, west), 3 tiles: 3 points so far" */
static struct sentence figure_choice(const struct session *session, struct move deploy)
{
    const struct game *game = &session->game;
    struct feature_summary summary =
        feature_summary_of(game, feature_node(&game->board, game_placed(game), deploy.arg));
    struct sentence where = figure_there(game, deploy);
    struct sentence feature = wording_with_measure(where.text, &summary);
    return aids_has(&session->head, AID_WORTH)
               ? wording_figure_worth(feature.text, &summary, (enum figure)deploy.figure)
               : feature;
}

/* "bridge from north to south here: road, 4 tiles, 2 open ends" */
static struct sentence bridge_choice(const struct game *game, struct move bridge,
                                     const struct seats *seats)
{
    struct square here = game->board.tile[game_placed(game)].at;
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
        feature_summary_of(game, feature_node(&game->board, game_placed(game), deploy.arg));
    return summary.points + (summary.complete ? 100 : 0) -
           (summary.kind == FEATURE_FIELD ? 100 : 0);
}

/* Whether a move is listed before another: figures in their order, the meeple first; of a figure
 * the more interesting places, if `by_worth`; then what is not deployed. */
static bool comes_before(const struct game *game, struct move move, struct move other,
                         bool by_worth)
{
    if (move.verb != VERB_DEPLOY || other.verb != VERB_DEPLOY)
        return move.verb == VERB_DEPLOY && other.verb != VERB_DEPLOY;
    if (move.figure != other.figure)
        return move.figure < other.figure;
    return by_worth && interest(game, move) > interest(game, other);
}

static void sort_figures(const struct game *game, struct move_list *moves, bool by_worth)
{
    for (size_t m = 1; m < moves->count; m++)
        for (size_t n = m;
             n > 0 && comes_before(game, moves->move[n], moves->move[n - 1], by_worth); n--) {
            struct move move = moves->move[n];
            moves->move[n] = moves->move[n - 1];
            moves->move[n - 1] = move;
        }
}

/* The legal deployments and bridges, for the wording of the question. */
struct offers {
    unsigned figures, bridges;
    bool has_helper; /* not only followers */
    bool may_pass;
};

static struct sentence task_of(const struct offers *offers)
{
    if (!offers->may_pass)
        return sentence_of("%s", _("The tile needs this bridge."));
    if (offers->figures == 0)
        return sentence_of("%s", _("A bridge?"));
    if (offers->has_helper)
        return sentence_of("%s",
                           offers->bridges == 0 ? _("A figure?") : _("A figure or a bridge?"));
    return sentence_of("%s",
                       offers->bridges == 0 ? _("A follower?") : _("A follower or a bridge?"));
}

static const char *refusal_of(const struct offers *offers)
{
    if (offers->bridges > 0)
        return offers->figures == 0 ? _("no bridge") : _("neither");
    return offers->has_helper ? _("no figure") : _("no follower");
}

/* "Ann: 5 followers left, 2 bridges left. A second part follows: ..." */
static void tell_supply(struct question *question, const struct asking *asking, bool has_bridges)
{
    const struct game *game = &asking->session->game;
    const struct player *player = &game->player[game_player(game)];
    struct sentence left = wording_figures_left(&game->options, player);
    struct sentence earned = double_words_earned(game);
    if (has_bridges)
        sentence_add(&left, _n(", %u bridge left", ", %u bridges left", player->bridges),
                     player->bridges);
    snprintf(question->about, sizeof question->about, "%s: %s.%s%s",
             asking->seats->seat[game_player(game)].name, left.text, earned.text[0] ? " " : "",
             earned.text);
}

void ask_build(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    struct offers offers = {0};
    struct move_list moves = asking->position->legal;
    deployments_list_once(game, &moves);
    sort_figures(game, &moves, aids_has(&asking->session->head, AID_WORTH));
    for (size_t m = 0; m < moves.count; m++) {
        struct move move = moves.move[m];
        if (move.verb != VERB_DEPLOY)
            continue;
        offers.figures++;
        offers.has_helper |= !figure_is_follower((enum figure)move.figure);
        question_add(question, ANSWER_MOVE, move, "%s", figure_choice(asking->session, move).text);
    }
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_BRIDGE && ++offers.bridges)
            question_add(question, ANSWER_MOVE, moves.move[m], "%s",
                         bridge_choice(game, moves.move[m], asking->seats).text);
        else if (moves.move[m].verb == VERB_PASS)
            offers.may_pass = true;
    if (offers.may_pass)
        question_add_refusal(question, move_plain(VERB_PASS), "%s", refusal_of(&offers));
    question->task = task_of(&offers);
    tell_supply(question, asking, offers.bridges > 0);
}
