#include "wording/value_words.h"

#include "language/language.h"

#include <stdio.h>

/* The turns, the best first; those of the valuing are so by the evaluation. The room is filled
 * whole, as a compiler cannot see that the turns have room in it. */
static void rank_turns(const struct valuing *valuing, uint8_t ranked[VALUING_TURNS_MOST])
{
    for (uint8_t turn = 0; turn < VALUING_TURNS_MOST; turn++)
        ranked[turn] = turn;
    if (valuing_knows(valuing, POLICY_GREEDY))
        valuing_rank_turns(valuing, ranked);
}

/* A few games say less than the evaluation, whose interval nobody knows. */
static struct estimate against(const struct valuing *valuing, unsigned player, unsigned tile,
                               unsigned other)
{
    if (valuing_knows(valuing, POLICY_GREEDY))
        return valuing_tile(valuing, player, tile, other, player);
    return (struct estimate){valuing_tile_at_once(valuing, player, tile, other, player), -1};
}

bool value_of_tile(const struct valuing *valuing, unsigned player, unsigned tile, unsigned left,
                   struct estimate *worth)
{
    bool has_other = false;
    left &= valuing_tiles(valuing) & ~(1u << tile);
    for (unsigned other = 0; left >> other != 0; other++) {
        struct estimate more = {0, -1};
        if (left >> other & 1u)
            more = against(valuing, player, tile, other);
        if (left >> other & 1u && (!has_other || more.mean < worth->mean)) {
            *worth = more;
            has_other = true;
        }
    }
    return has_other;
}

unsigned value_best_turn(const struct valuing *valuing)
{
    uint8_t ranked[VALUING_TURNS_MOST] = {0};
    rank_turns(valuing, ranked);
    return ranked[0];
}

struct estimate value_loss(const struct valuing *valuing, unsigned turn, unsigned player)
{
    unsigned best = value_best_turn(valuing);
    if (valuing_knows(valuing, POLICY_GREEDY))
        return valuing_turn_difference(valuing, best, turn, player);
    return (struct estimate){
        (double)(valuing_turn(valuing, best)->worth - valuing_turn(valuing, turn)->worth), -1};
}

/* Tenths are shown of what is known to less than a point. */
static struct sentence number(double value, bool in_tenths)
{
    return in_tenths ? sentence_of_value(value) : sentence_of("%ld", sentence_rounded(value));
}

static const char *sign_of(double value, bool in_tenths)
{
    return sentence_rounded(in_tenths ? 10 * value : value) > 0 ? "+" : "";
}

struct sentence value_words_short(struct estimate estimate)
{
    bool in_tenths = estimate.within >= 0 && estimate.within < 1;
    if (estimate.within < 0)
        return value_words_rounded(estimate);
    struct sentence text = sentence_of("%s%s", sign_of(estimate.mean, in_tenths),
                                       number(estimate.mean, in_tenths).text);
    if (estimate.within > 0)
        sentence_add(&text, "\u00b1%s", number(estimate.within, in_tenths).text);
    return text;
}

struct sentence value_words_rounded(struct estimate estimate)
{
    return sentence_of("%s%s%ld", estimate.within < 0 ? "~" : "", sign_of(estimate.mean, false),
                       sentence_rounded(estimate.mean));
}

void value_print_loss(struct estimate loss, char text[VALUE_LOSS_SIZE])
{
    enum { MOST = 99 };
    long points = sentence_rounded(loss.mean);
    points = points > MOST ? MOST : points < 0 ? 0 : points;
    snprintf(text, VALUE_LOSS_SIZE, "%s%ld",
             loss.mean <= 0                ? ""
             : estimate_is_too_close(loss) ? "~"
                                           : "-",
             points);
}

/* Without a sign. */
static struct sentence amount(struct estimate estimate)
{
    struct sentence text = value_words_short(estimate);
    return text.text[0] == '+' ? sentence_of("%s", text.text + 1) : text;
}

struct sentence value_words_price(const struct valuing *valuing, double points)
{
    return sentence_of("%s%s", valuing_is_solved(valuing) ? "" : "~", number(points, true).text);
}

struct sentence value_words_score(struct estimate score)
{
    return score.within < 0 ? sentence_of("~%ld", sentence_rounded(score.mean)) : amount(score);
}

const char *value_words_depends(void)
{
    return _("Which is better depends on how the game goes on.");
}

struct sentence value_words_best(const struct valuing *valuing)
{
    return sentence_of("%s", valuing_is_solved(valuing) ? _("Best.") : _("Best by the estimates."));
}

struct sentence value_words_loss(struct estimate loss)
{
    return sentence_of(_("Loses %s against the best turn."), amount(loss).text);
}

struct sentence value_words_lead(const struct valuing *valuing, unsigned player)
{
    uint8_t ranked[VALUING_TURNS_MOST] = {0};
    if (valuing_turns(valuing) < 2)
        return sentence_of("%s", "");
    rank_turns(valuing, ranked);
    struct estimate lead = value_loss(valuing, ranked[1], player);
    if (estimate_is_negligible(lead))
        return sentence_of("%s", _("Another is as good."));
    bool depends = false, is_close = false;
    for (unsigned rank = 1; rank < valuing_turns(valuing); rank++) {
        depends |= valuing_turns_depend(valuing, ranked[0], ranked[rank], player);
        is_close |= estimate_is_too_close(value_loss(valuing, ranked[rank], player));
    }
    if (depends)
        return sentence_of("%s", _("Another may be better: it depends on how the game goes on."));
    if (is_close)
        return sentence_of("%s", _("Others are too close to call."));
    return sentence_of(_("Better by %s than any other."), amount(lead).text);
}

struct sentence value_words_games(const struct valuing *valuing, enum value_progress progress)
{
    unsigned games = valuing_playouts(valuing);
    if (games == 0)
        return sentence_of("%s", _("before the first game"));
    if (valuing_is_solved(valuing))
        return sentence_of("%s", _("exact values"));
    if (valuing_has_all_orders(valuing))
        return sentence_of("%s", _("all orders of the tiles played"));
    if (progress == VALUES_COME)
        return sentence_of(_n("%u game played so far", "%u games played so far", games), games);
    return sentence_of(_n("%u game played; done", "%u games played; done", games), games);
}
