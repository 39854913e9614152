#include "tui/auction/auction_words.h"

static const char *name_of(const struct seats *seats, unsigned player)
{
    return seats->seat[player].name;
}

struct sentence auction_words_task(const struct game *game, const struct seats *seats)
{
    const struct bazaar *bazaar = &game->bazaar;
    const char *name = name_of(seats, game_actor(game));
    switch ((int)game_phase(game)) {
    case PHASE_OFFER:
        return sentence_of("%s: choose a tile and open the bidding", name);
    case PHASE_BID:
        return sentence_of("%s: bid more than %d for tile %u, or pass", name, bazaar->bid,
                           bazaar->offered + 1u);
    case PHASE_SETTLE:
        return sentence_of("%s: buy tile %u or sell it to %s, for %d?", name, bazaar->offered + 1u,
                           name_of(seats, bazaar->bidder), bazaar->bid);
    default:
        return sentence_of("%s: take a tile and place it at once", name);
    }
}

struct sentence auction_words_part(const struct game *game)
{
    unsigned offered = game->bazaar.offered + 1u;
    switch ((int)game_phase(game)) {
    case PHASE_OFFER:
        return sentence_of("chooses and opens");
    case PHASE_BID:
        return sentence_of("bids for tile %u", offered);
    case PHASE_SETTLE:
        return sentence_of("buys or sells tile %u", offered);
    default:
        return sentence_of("takes a tile");
    }
}

struct sentence auction_words_fits(const struct auction *auction)
{
    const struct auction_fits *fits = &auction->fits;
    unsigned tile = auction->tile + 1u, bridged = fits->squares - fits->plain;
    unsigned unseen = auction_unseen(auction);
    struct sentence squares = wording_count((int)fits->squares, "square");
    if (fits->squares == 0)
        return sentence_of("Tile %u fits nowhere now.", tile);
    if (unseen > 0) /* in few words, as there are many squares to tell of */
        return sentence_of("Tile %u: %s, %u by bridge; %u unseen, x looks", tile, squares.text,
                           bridged, unseen);
    if (fits->plain == 0)
        return sentence_of("Tile %u fits on %s, only by a bridge.", tile, squares.text);
    if (bridged > 0)
        return sentence_of("Tile %u fits on %s, %u by a bridge.", tile, squares.text, bridged);
    return sentence_of("Tile %u fits on %s.", tile, squares.text);
}

struct sentence auction_words_limits(const struct game *game, int bid)
{
    struct bid_limits limits = game_bid_limits(game);
    if (bid > limits.most)
        return sentence_of("too high: up to %d", limits.most);
    if (bid < limits.least)
        return sentence_of("too low: %d or more", limits.least);
    if (game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OWN_SCORE)
        return sentence_of("%d to %d, what you have", limits.least, limits.most);
    return sentence_of("%d or more", limits.least);
}

struct sentence auction_words_standing(const struct auction_course *course, unsigned player,
                                       const struct bazaar *bazaar)
{
    static const char *const standings[] = {
        [STANDING_IN] = "no tile yet",    [STANDING_CHOOSES] = "chooses",
        [STANDING_OFFERED] = "chose it",  [STANDING_TO_BID] = "to bid",
        [STANDING_IS_ASKED] = "bids now", [STANDING_BID] = "bid",
        [STANDING_PASSED] = "passed",     [STANDING_SHORT] = "cannot bid",
        [STANDING_HAS_TILE] = "has tile",
    };
    enum auction_standing standing = (enum auction_standing)course->standing[player];
    if (standing == STANDING_BID)
        return sentence_of("bid %d", course->bid[player]);
    if (standing != STANDING_HAS_TILE)
        return sentence_of("%s", standings[standing]);
    unsigned tile = 0;
    while (bazaar->owner[tile] != player)
        tile++;
    return sentence_of("has tile %u", tile + 1);
}

static struct sentence price_of(int points)
{
    return points == 0 ? sentence_of("for nothing") : sentence_of("for %d", points);
}

struct sentence auction_words_sale(const struct auction_sale *sale, const struct seats *seats)
{
    const char *taker = name_of(seats, sale->taker);
    const char *other = sale->other == NOBODY ? "" : name_of(seats, sale->other);
    unsigned tile = sale->tile + 1u;
    struct sentence price = price_of(sale->points);
    switch ((enum auction_way)sale->way) {
    case WAY_TAKEN:
        return sentence_of("%s takes tile %u", taker, tile);
    case WAY_OWN:
        return sentence_of("%s takes tile %u %s", taker, tile, price.text);
    case WAY_BOUGHT:
        return sentence_of("%s buys tile %u from %s %s", taker, tile, other, price.text);
    case WAY_SOLD:
        return sentence_of("%s sells tile %u to %s %s", other, tile, taker, price.text);
    case WAY_FORCED:
        return sentence_of("%s cannot pay and sells tile %u to %s %s", other, tile, taker,
                           price.text);
    case WAY_LAST:
        return sentence_of("%s gets tile %u, the last, for nothing", taker, tile);
    }
    return sentence_of("%s", "");
}

static const char *left_of_host(const struct game *game, const struct seats *seats)
{
    return name_of(seats, (game->bazaar.host + 1u) % game->options.players);
}

struct sentence auction_words_host(const struct game *game, const struct seats *seats)
{
    return sentence_of("%s hosts a bazaar", name_of(seats, game->bazaar.host));
}

static bool has_begun(const struct bazaar *bazaar)
{
    if (bazaar->offered != NOBODY)
        return true;
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        if (bazaar->owner[tile] != NOBODY)
            return true;
    return false;
}

struct sentence auction_words_course(const struct game *game, const struct seats *seats)
{
    const uint8_t *agreed = game->options.value;
    struct sentence text =
        sentence_of("%u tiles are revealed, one for each player.\n", (unsigned)game->bazaar.tiles);
    if (has_begun(&game->bazaar))
        return sentence_of("The bazaar goes on: %s", auction_words_task(game, seats).text);
    if (game_phase(game) == PHASE_DRAFT) {
        if (agreed[OPTION_BAZAAR_MODE] != BAZAAR_MODE_DRAFT)
            sentence_add(&text, "Nobody has a point, so nobody bids. ");
        sentence_add(&text, "Each in turn takes one and places it at once. %s is first.",
                     left_of_host(game, seats));
        return text;
    }
    sentence_add(&text,
                 "%s chooses the first tile. Everybody else may bid once; "
                 "then it is bought or sold.",
                 left_of_host(game, seats));
    if (agreed[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OWN_SCORE)
        sentence_add(&text, " Nobody bids more than they have.");
    return text;
}

struct sentence auction_words_first(const struct game *game, const struct seats *seats)
{
    return sentence_of("All sold: %s places the first tile", name_of(seats, game->turn.player));
}

/* A tile that fitted nowhere was replaced by one from the pile (BZ11). */
static bool has_won_tile_in_hand(const struct game *game)
{
    const struct bazaar *bazaar = &game->bazaar;
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        if (bazaar->owner[tile] == game->turn.player && bazaar->tile[tile] == game->turn.hand)
            return true;
    return false;
}

struct sentence auction_words_turn(const struct game *game, const char *name)
{
    if (auction_is_played(game) && has_won_tile_in_hand(game))
        return sentence_of("%s places the tile won at the bazaar", name);
    return sentence_of("%s's turn", name);
}

const char *auction_words_won(const struct game *game)
{
    return has_won_tile_in_hand(game) ? "the tile won" : "the tile drawn instead";
}
