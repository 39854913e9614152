/* Bazaars in words (BZ). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/tile_name.h"
#include "wording/turn_words.h"
#include "wording/watch_words.h"
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

/* "Ann", "Ann, Ben": in their order; the same may stand there twice. */
static struct sentence names_of_hosts(const uint8_t *hosts, unsigned count,
                                      const struct seats *seats)
{
    struct sentence names = sentence_of("%s", "");
    for (unsigned host = 0; host < count; host++)
        sentence_add(&names, "%s%s", host > 0 ? ", " : "", seats->seat[hosts[host]].name);
    return names;
}

void auctions_to_come(struct turn_facts *facts, const struct game *game, const struct seats *seats)
{
    uint8_t hosts[BAZAARS_MAX];
    unsigned auctions = game_announced(game, hosts), hidden = game_tiles_face_down(game);
    if (auctions > 0)
        turn_facts_add(facts, sentence_of(_n("%u auction is still to come; host: %s.",
                                             "%u auctions are still to come; hosts: %s.", auctions),
                                          auctions, names_of_hosts(hosts, auctions, seats).text));
    if (hidden > 0)
        turn_facts_add(facts, sentence_of(_("%u tiles lie face down for it."), hidden));
}
