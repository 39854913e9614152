#include "tui/advice/advice.h"

#include "choosing/choosing.h"
#include "facts/outcome.h"
#include "language/language.h"
#include "sets/bazaars/facts_auction.h"
#include "valuing/auction_prices.h"
#include "wording/turn_words.h"
#include "wording/value_words.h"

#include <stdlib.h>
#include <string.h>

TABLE_STATE(values);

/* Games played to their end at most; there are limits of time and certainty, too. */
enum { PLAYOUTS_MOST = 20000, TURNS_VALUED = 16 };

/* Bids do not change what tiles are worth, so an auction is valued where they were revealed; in a
 * draft tiles are placed between the choices. */
static size_t begin_of_auction(const struct table *table)
{
    bool is_draft = game_awaits_draft(table_game(table));
    return is_draft ? table->session.made : round_begin(&table->session) + 1;
}

/* Whether there is something that an aid values: the moves made up to there. */
static bool has_subject(const struct table *table, size_t *at)
{
    const struct stage *stage = table_stage(table);
    if (!(stage->tile_valued != NULL && table_has(table, AID_VALUES)) &&
        !(stage->has_turn_values && table_has(table, AID_COACH)))
        return false;
    *at = stage->tile_valued != NULL ? begin_of_auction(table) : table->session.made;
    return valuing_subject_of(session_game_after(&table->session, *at)) != VALUING_NOTHING;
}

static bool is_valued(const struct table *table, size_t at)
{
    return table->values->is_begun && table->values->at == at;
}

/* A person, not a computer player, is thinking about what is valued. */
static bool may_work(const struct table *table)
{
    return !table_stage(table)->decides_itself;
}

/* What has not been begun because memory or threads ran out is not tried again for this position.
 */
static void values_begin(struct table *table, size_t at)
{
    struct table_values *values = table->values;
    struct valuing_request request = {.game = session_game_after(&table->session, at),
                                      .playouts = PLAYOUTS_MOST,
                                      .turns = TURNS_VALUED,
                                      .seed = at,
                                      .solves = VALUING_SOLVES_AT_ONCE};
    if (values->valuer == NULL)
        values->valuer = valuer_new();
    bool is_there =
        values->valuer != NULL && valuer_begin(values->valuer, &request, &valuer_limits_of_screen);
    values->found = is_there ? valuer_look(values->valuer) : NULL;
    values->priced = SIZE_MAX; /* not yet */
    values->turns = (struct steady_turns){.has_best = false};
    memset(values->worth, 0, sizeof values->worth);
    values->at = at;
    values->is_begun = true;
    values->is_paused = false;
}

static bool turn_pause(struct table *table, bool is_paused)
{
    struct table_values *values = table->values;
    bool has_changed = values->is_begun && values->is_paused != is_paused;
    if (has_changed && values->found != NULL && is_paused)
        job_pause(&values->valuer->job);
    else if (has_changed && values->found != NULL)
        job_go_on(&values->valuer->job);
    values->is_paused = is_paused;
    return has_changed;
}

/* Between the chooser and who would gain most by the tile; at `bid` who is asked, and at `settle`
 * who bid most. */
static struct tile_price price_of(struct haggling *haggling, const struct game *game, unsigned tile)
{
    struct tile_price price = {.bidder = NOBODY};
    unsigned only = game_awaits_bid(game)          ? game_actor(game)
                    : game_awaits_settlement(game) ? game->bazaar.bidder
                                                   : NOBODY;
    for (uint8_t bidder = 0; bidder < game->options.players; bidder++) {
        if (!auction_has_terms(game, tile, bidder) || (only != NOBODY && bidder != only))
            continue;
        struct terms terms = haggling_terms(haggling, tile, bidder, 0);
        if (price.bidder == NOBODY || terms.highest > price.terms.highest)
            price = (struct tile_price){bidder, terms};
    }
    return price;
}

/* Intervals of prices would take forty times as long, too long between two frames. */
static void find_prices(struct table *table)
{
    struct table_values *values = table->values;
    const struct game *game = table_game(table);
    struct prices prices;
    for (unsigned tile = 0; tile < REVEALED_MAX; tile++)
        values->price[tile].bidder = NOBODY;
    values->priced = table->session.made;
    if (values->haggling == NULL)
        values->haggling = malloc(sizeof *values->haggling);
    if (values->haggling == NULL || values->found == NULL || !auction_is_open(game) ||
        game_awaits_draft(game) || !valuing_has_intervals(values->found))
        return;
    auction_prices_find(values->found, game->options.players, &prices);
    haggling_begin(values->haggling, game, &prices);
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        values->price[tile] = price_of(values->haggling, game, tile);
}

/* What is shown of the values. */

static bool is_done(const struct table *table)
{
    return table_values_progress(table) == VALUES_ARE_DONE;
}

static void follow_turns(struct table *table)
{
    struct table_values *values = table->values;
    if (valuing_turns(values->found) > 0)
        steady_turns_follow(&values->turns, values->found, table->player, is_done(table));
}

/* Where other tiles are left what they are worth is another question. Returns whether any is shown
 * differently now. */
static bool follow_tiles(struct table *table)
{
    struct table_values *values = table->values;
    const struct bazaar *bazaar = &table_game(table)->bazaar;
    unsigned left = 0;
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        left |= bazaar->owner[tile] == NOBODY ? 1u << tile : 0;
    if (left != values->left)
        memset(values->worth, 0, sizeof values->worth);
    values->left = left;
    bool has_changed = false;
    for (unsigned player = 0; player < table->seats.count; player++)
        for (unsigned tile = 0; tile < bazaar->tiles; tile++) {
            struct estimate worth;
            if (left >> tile & 1u && value_of_tile(values->found, player, tile, left, &worth))
                has_changed |=
                    steady_number_follow(&values->worth[player][tile], worth, is_done(table));
        }
    return has_changed;
}

/* Prices follow from what tiles are worth: they change with it, and when something was bid. */
static void follow_values(struct table *table)
{
    const struct valuing *found = table->values->found;
    bool is_of_tiles = table_stage(table)->tile_valued != NULL, has_changed = false;
    if (found != NULL && (valuing_knows(found, POLICY_GREEDY) || is_done(table))) {
        if (is_of_tiles)
            has_changed = follow_tiles(table);
        else
            follow_turns(table);
    }
    if (has_changed || table->values->priced != table->session.made)
        find_prices(table);
}

/* Begins, or looks at what is new; returns whether there is anything. */
static bool table_values_find(struct table *table, size_t at)
{
    struct table_values *values = table->values;
    if (!is_valued(table, at))
        values_begin(table, at);
    else if (values->found != NULL && job_has_news(&values->valuer->job))
        values->found = valuer_look(values->valuer);
    else if (values->priced == table->session.made)
        return false;
    follow_values(table);
    return true;
}

bool table_values_look(struct table *table)
{
    size_t at;
    bool has_one = has_subject(table, &at), is_new = has_one && table_values_find(table, at);
    turn_pause(table, !has_one || !may_work(table));
    return is_new;
}

/* What has been told but not looked at, or is still being played. */
static bool has_more_to_tell(const struct table_values *values)
{
    return values->found != NULL && (job_has_news(&values->valuer->job) ||
                                     (!values->is_paused && job_is_at_work(&values->valuer->job)));
}

bool table_values_are_due(const struct table *table)
{
    const struct table_values *values = table->values;
    size_t at;
    if (!has_subject(table, &at))
        return values->is_begun && !values->is_paused;
    return !is_valued(table, at) || values->priced != table->session.made ||
           values->is_paused == may_work(table);
}

int table_values_wait_for(const struct table *table)
{
    const struct table_values *values = table->values;
    size_t at;
    bool may_come = has_subject(table, &at) && is_valued(table, at) && has_more_to_tell(values);
    return may_come ? job_fd(&values->valuer->job) : -1;
}

const struct valuing *table_values_found(const struct table *table)
{
    size_t at;
    return has_subject(table, &at) && is_valued(table, at) ? table->values->found : NULL;
}

enum value_progress table_values_progress(const struct table *table)
{
    const struct table_values *values = table->values;
    bool may_come = values->found != NULL && job_is_busy(&values->valuer->job);
    return may_come ? VALUES_COME : VALUES_ARE_DONE;
}

const struct tile_price *table_values_prices(const struct table *table)
{
    const struct table_values *values = table->values;
    bool is_known = table_values_found(table) != NULL && values->priced == table->session.made;
    return is_known ? values->price : NULL;
}

void table_values_forget(struct table *table)
{
    struct table_values *values = table->values;
    if (!values->is_begun || table->session.made >= values->at)
        return;
    if (values->found != NULL)
        valuer_drop(values->valuer);
    values->found = NULL;
    values->is_begun = false;
}

void table_values_close(struct table *table)
{
    valuer_free(table->values->valuer);
    free(table->values->haggling);
}

/* The coach. */

/* Or else a figure may be deployed. */
static bool is_placing(const struct table *table)
{
    return game_awaits_placement(table_game(table));
}

/* The coach is silent before numbers have intervals: what the evaluation says at once changes with
 * the first games. */
static bool is_known(const struct table *table)
{
    return table_has(table, AID_COACH) && table_values_found(table) != NULL &&
           table->values->turns.has_best;
}

static bool begins_with(const struct plan *turn, struct move move)
{
    return turn->count == 0 ? move.verb == VERB_PASS : move_equal(turn->move[0], move);
}

static bool is_at(const struct plan *turn, struct move move)
{
    return turn->count > 0 && turn->move[0].verb == VERB_PLACE &&
           square_equal(turn->move[0].at, move.at);
}

static const struct steady_turn *among(const struct table *table,
                                       bool (*is_meant)(const struct plan *, struct move),
                                       struct move move)
{
    return steady_turns_among(&table->values->turns, table_values_found(table), is_meant, move);
}

static bool is_fine(const struct table *table, struct square at)
{
    const struct steady_turn *turn = among(table, is_at, move_place(at, 0));
    return turn != NULL && turn->verdict == STEADY_FINE;
}

static unsigned squares_fine(const struct table *table)
{
    const struct placements *where = &table->placing->where;
    unsigned fine = 0;
    for (unsigned square = 0; square < where->squares; square++)
        fine += is_fine(table, where->at[square]);
    return fine;
}

void coach_show_squares(const struct table *table, struct board_scene *scene)
{
    const struct placements *where = &table->placing->where;
    if (!is_known(table) || table->mode == MODE_LABELS)
        return;
    bool is_one = squares_fine(table) == 1;
    for (unsigned square = 0; square < where->squares; square++) {
        struct board_label label = {.anchor =
                                        square == table->placing->here ? LABEL_NORTH : LABEL_MIDDLE,
                                    .at = where->at[square]};
        const struct steady_turn *turn = among(table, is_at, move_place(label.at, 0));
        if (turn == NULL || turn->verdict == STEADY_UNSURE)
            continue;
        if (turn->verdict == STEADY_FINE)
            strcpy(label.text, is_one ? "0" : "=");
        else if (turn->verdict == STEADY_DEPENDS)
            strcpy(label.text, "?");
        else
            value_print_loss(turn->loss.as_shown, label.text);
        board_scene_add_label(scene, label);
    }
}

/* Where several are fine, that any of them is. */
static struct sentence fine_words(const struct table *table, const struct steady_turn *turn)
{
    const struct steady_turns *turns = &table->values->turns;
    bool is_best = turn == &turns->turn[turns->best];
    if (steady_turns_fine(turns) == 1 && is_best)
        return value_words_best(table_values_found(table));
    return sentence_of("%s", is_placing(table) && squares_fine(table) > 1
                                 ? _("Any marked = is fine.")
                                 : _("As good as any, as far as known."));
}

static struct sentence words_of(const struct table *table, struct move first)
{
    if (!is_known(table))
        return sentence_of("%s", "");
    const struct steady_turn *turn = among(table, begins_with, first);
    if (turn == NULL)
        return sentence_of("%s", _("Not among the valued turns."));
    if (turn->verdict == STEADY_UNSURE)
        return sentence_of("%s", "");
    if (turn->verdict == STEADY_DEPENDS)
        return sentence_of("%s", value_words_depends());
    return turn->verdict == STEADY_FINE ? fine_words(table, turn)
                                        : value_words_loss(turn->loss.as_shown);
}

struct sentence coach_words_placing(const struct table *table)
{
    return words_of(table, placing_move(table->placing));
}

struct sentence coach_words_deploying(const struct table *table)
{
    const struct deploying *deploying = table->deploying;
    bool is_pass = deploying->chosen == deploying->offers;
    return words_of(table, is_pass ? move_plain(VERB_PASS) : deploying_move(deploying));
}

/* The hint. */

static bool is_in_hand(const struct table *table, const struct plan *plan)
{
    const struct deploying *deploying = table->deploying;
    if (is_placing(table))
        return plan->count > 0 && move_equal(plan->move[0], placing_move(table->placing));
    return plan->count == 0 ? deploying->chosen == deploying->offers
                            : deploying->chosen < deploying->offers &&
                                  move_equal(plan->move[0], deploying_move(deploying));
}

static void take_deploying(struct table *table, const struct plan *plan)
{
    struct deploying *deploying = table->deploying;
    unsigned offer = deploying->offers;
    if (plan->count > 0 && plan->move[0].verb == VERB_DEPLOY)
        deploying_choose_figure(deploying, (enum figure)plan->move[0].figure);
    if (plan->count > 0)
        offer = move_among(deploying->move, deploying->offers, plan->move[0]);
    deploying_choose_offer(deploying, offer);
}

void coach_deed_hint(const struct press *press)
{
    struct table *table = table_pressed(press);
    const struct valuing *valuing = table_values_found(table);
    struct table_values *values = table->values;
    values->hint = *valuing_turn(valuing, values->turns.has_best ? values->turns.best
                                                                 : value_best_turn(valuing));
    values->hinted = table->session.made + 1;
    if (is_placing(table))
        placing_lay(table->placing, values->hint.move[0]);
    else
        take_deploying(table, &values->hint);
    table_follow(table);
}

bool coach_is_hinted(const struct table *table)
{
    return is_known(table) && table->values->hinted == table->session.made + 1 &&
           is_in_hand(table, &table->values->hint);
}

/* By how much it leads, if that is sure; else that others are fine, too, or may be. */
static struct sentence lead_words(const struct table *table)
{
    const struct steady_turns *turns = &table->values->turns;
    unsigned fine = steady_turns_fine(turns);
    if (fine > 1)
        return fine_words(table, &turns->turn[turns->best]);
    if (turns->turn[turns->best].verdict == STEADY_UNSURE)
        return sentence_of("%s", _("It is not sure yet which is best."));
    return value_words_lead(table_values_found(table), table->player);
}

struct sentence coach_words_reason(const struct table *table)
{
    const struct plan *hint = &table->values->hint;
    struct turn_effect effect;
    if (!is_placing(table))
        return sentence_of("%s", "");
    turn_effect_find(&effect, table_game(table), hint->move, hint->count);
    return effect_words(&effect, table->player, &table->seats, table->player);
}

struct sentence coach_words_hint(const struct table *table)
{
    return lead_words(table);
}
