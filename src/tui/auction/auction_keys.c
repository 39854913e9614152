#include "tui/auction/auction_keys.h"

#include "language/language.h"
#include "tui/table/table.h"

enum intent {
    INTENT_ENTER,
    INTENT_NUMBER,
    INTENT_NEXT,
    INTENT_BACK,
    INTENT_RAISE,
    INTENT_LOWER,
    INTENT_RAISE_MUCH,
    INTENT_LOWER_MUCH,
    INTENT_DIGIT,
    INTENT_ERASE,
    INTENT_TYPE,
    INTENT_PASS,
    INTENT_BUY,
    INTENT_SELL,
    INTENT_OTHER,
    INTENT_LARGER,
    INTENT_SMALLER,
};

struct auction_key {
    struct binding binding;
    unsigned phases;
    bool (*possible)(const struct auction *auction, const struct game *game);
};

#define AT(phase) (1u << PHASE_##phase)

enum {
    CHOOSING = AT(OFFER) | AT(DRAFT),
    BIDDING = AT(OFFER) | AT(BID),
    DECIDING = CHOOSING | BIDDING | AT(SETTLE),
};

static bool takes_digits(const struct auction *auction, const struct game *game)
{
    return game_phase(game) == PHASE_BID || auction->is_typed;
}

static bool takes_numbers(const struct auction *auction, const struct game *game)
{
    return !takes_digits(auction, game);
}

static bool is_typed(const struct auction *auction, const struct game *game)
{
    (void)game;
    return auction->is_typed;
}

static bool has_sizes(const struct auction *auction, const struct game *game)
{
    (void)game;
    return !auction->desk.in_glyphs;
}

static void auction_do(const struct press *press)
{
    struct table *table = (struct table *)press->page;
    struct auction *auction = &table->auction;
    const struct game *game = &table->session.game;
    uint32_t key = press->key;
    enum { MUCH = 10 };
    switch ((enum intent)press->binding->arg) {
    case INTENT_ENTER:
        table_play(table, press->app, auction_move(auction, game));
        break;
    case INTENT_PASS:
        table_play(table, press->app, move_plain(VERB_PASS));
        break;
    case INTENT_BUY:
        table_play(table, press->app, move_plain(VERB_BUY));
        break;
    case INTENT_SELL:
        table_play(table, press->app, move_plain(VERB_SELL));
        break;
    case INTENT_NUMBER:
        auction_choose(auction, game, key - '0');
        break;
    case INTENT_NEXT:
        auction_step(auction, game, 1);
        break;
    case INTENT_BACK:
        auction_step(auction, game, -1);
        break;
    case INTENT_RAISE:
        auction_raise(auction, game, 1);
        break;
    case INTENT_LOWER:
        auction_raise(auction, game, -1);
        break;
    case INTENT_RAISE_MUCH:
        auction_raise(auction, game, MUCH);
        break;
    case INTENT_LOWER_MUCH:
        auction_raise(auction, game, -MUCH);
        break;
    case INTENT_DIGIT:
        auction_type(auction, game, (int)(key - '0'));
        break;
    case INTENT_ERASE:
        auction_erase(auction, game);
        break;
    case INTENT_TYPE:
        auction_turn_typing(auction, game);
        break;
    case INTENT_OTHER:
        auction_turn_selling(auction, game);
        break;
    case INTENT_LARGER:
        desk_zoom(&auction->desk, 1);
        break;
    case INTENT_SMALLER:
        desk_zoom(&auction->desk, -1);
        break;
    }
}

static const struct auction_key auction_keys[] = {
    {{auction_do, INTENT_ENTER, {KEYS_ENTER}, NULL, N_("Offer that tile for that bid.")},
     AT(OFFER),
     NULL},
    {{auction_do, INTENT_ENTER, {KEYS_ENTER}, NULL, N_("Bid so much; you have this one chance.")},
     AT(BID),
     NULL},
    {{auction_do, INTENT_ENTER, {KEYS_ENTER}, NULL, N_("Do what is chosen.")}, AT(SETTLE), NULL},
    {{auction_do, INTENT_ENTER, {KEYS_ENTER}, NULL, N_("Take that tile and place it.")},
     AT(DRAFT),
     NULL},
    {{auction_do, INTENT_PASS, {'p'}, K_("pass"), N_("Bid nothing for this tile.")}, AT(BID), NULL},
    {{auction_do,
      INTENT_BUY,
      {'b'},
      K_("buy"),
      N_("Pay the highest bid to who made it, and take the tile.")},
     AT(SETTLE),
     NULL},
    {{auction_do,
      INTENT_SELL,
      {'s'},
      K_("sell"),
      N_("Let who bid most pay you and take the tile.")},
     AT(SETTLE),
     NULL},
    {{auction_do, INTENT_OTHER, {KEYS_UP, KEYS_DOWN}, K_("choose"), N_("The other choice.")},
     AT(SETTLE),
     NULL},
    {{auction_do, INTENT_NUMBER, {'1', '2', '3', '4'}, NULL, N_("The tile with that number.")},
     CHOOSING,
     takes_numbers},
    {{auction_do, INTENT_NUMBER, {'5', '6'}, NULL, N_("The tile with that number.")},
     CHOOSING,
     takes_numbers},
    {{auction_do, INTENT_NEXT, {KEYS_TAB, KEYS_RIGHT}, K_("next"), N_("The next tile.")},
     CHOOSING,
     NULL},
    {{auction_do, INTENT_BACK, {KEYS_BACK_TAB, KEYS_LEFT}, NULL, N_("The tile before.")},
     CHOOSING,
     NULL},
    {{auction_do, INTENT_RAISE, {'+', KEYS_UP, '='}, K_("more"), N_("Bid one more.")},
     AT(OFFER),
     NULL},
    {{auction_do, INTENT_LOWER, {'-', KEYS_DOWN}, K_("less"), N_("Bid one less.")},
     AT(OFFER),
     NULL},
    {{auction_do, INTENT_RAISE, {'+', KEYS_UP, KEYS_RIGHT, '='}, K_("more"), N_("Bid one more.")},
     AT(BID),
     NULL},
    {{auction_do, INTENT_LOWER, {'-', KEYS_DOWN, KEYS_LEFT}, K_("less"), N_("Bid one less.")},
     AT(BID),
     NULL},
    {{auction_do, INTENT_RAISE_MUCH, {KEYS_PAGE_UP}, NULL, N_("Bid ten more.")}, BIDDING, NULL},
    {{auction_do, INTENT_LOWER_MUCH, {KEYS_PAGE_DOWN}, NULL, N_("Bid ten less.")}, BIDDING, NULL},
    {{auction_do,
      INTENT_TYPE,
      {'b'},
      K_("type bid"),
      N_("Type the bid in digits; b again: digits are tiles.")},
     AT(OFFER),
     NULL},
    {{auction_do, INTENT_DIGIT, {'0', '1', '2', '3'}, NULL, N_("Type the bid.")},
     BIDDING,
     takes_digits},
    {{auction_do, INTENT_DIGIT, {'4', '5', '6', '7'}, NULL, N_("Type the bid.")},
     BIDDING,
     takes_digits},
    {{auction_do, INTENT_DIGIT, {'8', '9'}, NULL, N_("Type the bid.")}, BIDDING, takes_digits},
    {{auction_do, INTENT_ERASE, {KEYS_BACKSPACE}, NULL, N_("Take back a digit.")},
     BIDDING,
     is_typed},
    {{auction_do,
      INTENT_NEXT,
      {KEYS_TAB},
      K_("tiles"),
      N_("Look where the other tiles would fit.")},
     AT(BID) | AT(SETTLE),
     NULL},
    {{auction_do, INTENT_BACK, {KEYS_BACK_TAB}, NULL, N_("Look where the tile before would fit.")},
     AT(BID) | AT(SETTLE),
     NULL},
    {{auction_do, INTENT_LARGER, {'z'}, K_("zoom"), N_("Larger tiles on the board.")},
     DECIDING,
     has_sizes},
    {{auction_do, INTENT_SMALLER, {'Z'}, NULL, N_("Smaller tiles on the board.")},
     DECIDING,
     has_sizes},
    {{auction_do, INTENT_LARGER, {'+', '='}, NULL, N_("Larger tiles on the board.")},
     AT(SETTLE) | AT(DRAFT),
     has_sizes},
    {{auction_do, INTENT_SMALLER, {'-'}, NULL, N_("Smaller tiles on the board.")},
     AT(SETTLE) | AT(DRAFT),
     has_sizes},
};

size_t auction_bindings(const struct auction *auction, const struct game *game,
                        struct binding bindings[BINDINGS_MAX], size_t count)
{
    for (size_t k = 0; k < sizeof auction_keys / sizeof auction_keys[0]; k++) {
        const struct auction_key *key = &auction_keys[k];
        bool is_good = key->phases >> game_phase(game) & 1u &&
                       (key->possible == NULL || key->possible(auction, game));
        if (!is_good || count == BINDINGS_MAX)
            continue;
        bindings[count] = key->binding;
        if (key->binding.arg == INTENT_ENTER)
            bindings[count].hint = auction->hint;
        count++;
    }
    return count;
}
