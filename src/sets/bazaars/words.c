/* Bazaars in words (BZ). */
#include "language/language.h"
#include "wording/auction_words.h"
#include "wording/entry_words.h"
#include "wording/tile_name.h"
#include "wording/watch_words.h"
#include "wording/wording.h"

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
