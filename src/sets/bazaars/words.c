/* Bazaars in words (BZ). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/rules_wording.h"
#include "wording/turn_words.h"
#include "wording/wording.h"
#include "words_auction.h"

struct sentence bazaar_offered(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), entry->event.points, tile_name(entry->event.tile_kind).text);
}

struct sentence bazaar_bid(const char *words, const struct log_entry *entry)
{
    return entry->event.points < 0 ? sentence_of("%s", _("passes"))
                                   : sentence_of(_(words), entry->event.points);
}

/* "takes city edge", "pays 3: city edge". */
struct sentence bazaar_sold(const char *words, const struct log_entry *entry)
{
    return entry->event.points == 0 ? entry_with_tile(N_("takes %s"), entry)
                                    : bazaar_offered(words, entry);
}

struct sentence bazaar_sold_by(const struct log_entry *entry, const struct seats *seats)
{
    const struct event *event = &entry->event;
    if (event->points == 0 || event->other == NOBODY)
        return entry_of_player(entry, seats);
    return sentence_of(_("%s: pays %d to %s: %s"), seats->seat[event->player].name, event->points,
                       seats->seat[event->other].name, tile_name(event->tile_kind).text);
}

struct sentence phase_of_host(const char *words, const struct game *game, const struct seats *seats)
{
    (void)words;
    return auction_words_host(game, seats);
}

struct sentence phase_of_bazaar(const char *words, const struct game *game,
                                const struct seats *seats)
{
    (void)words;
    return auction_words_task(game, seats);
}

void auctions_to_come(struct turn_facts *facts, const struct game *game, const struct seats *seats)
{
    uint8_t hosts[BAZAARS_MAX];
    unsigned auctions = game_announced(game, hosts), hidden = game_tiles_face_down(game);
    if (auctions > 0)
        turn_facts_add(facts,
                       sentence_of(_n("%u auction is still to come; host: %s.",
                                      "%u auctions are still to come; hosts: %s.", auctions),
                                   auctions, auction_words_names(hosts, auctions, seats).text));
    if (hidden > 0)
        turn_facts_add(facts, sentence_of(_("%u tiles lie face down for it."), hidden));
}

/* Bazaars (BZ). */

const struct rules_topic rules_bazaars[] = {
    {N_("A bazaar"), "BZ1, BZ2, BZ3, BZ4",
     N_("Some tiles show a bazaar. Roads that reach it end there. No follower can be deployed on "
        "the bazaar itself, only on the tile's other features.\n\n"
        "The player who draws and places such a tile finishes the turn as usual, with follower and "
        "scoring. Then this player hosts a bazaar: one tile per player is drawn from the pile and "
        "revealed. Everyone will get one of them.\n\n"
        "If the pile holds fewer tiles than there are players, there is no bazaar. Nor is there "
        "one if the tile was set aside. With the option bazaars set to no, there is never "
        "one.")},

    {N_("The auction"), "BZ4, BZ5, BZ6, BZ7, BZ8, BZ9",
     N_("The player to the host's left chooses one of the tiles and bids points for it: 0 or "
        "more.\n\n"
        "Then everyone else without a tile is asked once, clockwise: bid more, or pass.\n\n"
        "Finally the chooser decides:\n"
        "• buy: the chooser pays the highest bidder and keeps the tile; or\n"
        "• sell: the highest bidder pays the chooser and takes the tile.\n"
        "If nobody has bid more, the chooser takes the tile and pays the opening bid to nobody.\n\n"
        "A player with a tile is out. The next tile is chosen by the next player without one, "
        "clockwise after the player who took the last tile (or after the one who chose it: see the "
        "option bazaar-next). The last player without a tile gets the last tile for nothing.\n\n"
        "You may bid more than you have, and your score may fall below zero, unless the option "
        "bazaar-bids forbids it.\n\n"
        "Example: Cleo is the host, Ann sits to her left, then Ben. Ann chooses a tile and bids 2, "
        "Ben passes, Cleo bids 3. Ann buys: she loses 3, Cleo gains 3. Now Ben chooses and bids 2, "
        "Cleo bids 3, Ben sells: Cleo loses 3, Ben gains 3. The last tile goes to Ben for "
        "nothing.")},

    {N_("After the auction"), "BZ10, BZ11, BZ12, B11",
     N_("When every tile has an owner, each player in turn places theirs as in a normal turn: the "
        "tile, perhaps a bridge, perhaps a follower, and scoring. The player who took the first "
        "tile starts (or the player to the host's left: see the option bazaar-first); the others "
        "follow clockwise. A bazaar that was won starts no further auction.\n\n"
        "A tile that fits nowhere is set aside. What was paid for it is lost, but its owner draws "
        "another if the pile holds one. If that is a bazaar, it does start an auction: after this "
        "one, when all its tiles have been placed, with the player who placed it as host. A tile "
        "that fits only with a bridge may be set aside or bridged, as always.\n\n"
        "Then the game continues with the player to the first host's left. If the pile is empty, "
        "it "
        "ends once all these tiles have been placed.")},

    {N_("Without an auction"), "BZ13",
     N_("With the option bazaar-mode set to draft nobody bids. Starting at the host's left, each "
        "player takes one of the revealed tiles and places it at once, as in a normal turn. The "
        "rules for tiles that fit nowhere, and for bazaars among them, apply here too.\n\n"
        "The same happens if bids are limited to the bidder's score and nobody has any points.")},
};

const size_t rules_bazaars_count = sizeof rules_bazaars / sizeof rules_bazaars[0];
