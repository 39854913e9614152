/* What a sitting says of the game as it goes on: whose turn it is, and what has happened. */
#include "plain/sitting.h"

#include "language/language.h"
#include "wording/auction_words.h"

/* Hand-over: whose turn it is, or who must decide in the midst of another's. */

static void announce_turn(struct sitting *sitting)
{
    const struct game *game = &sitting->session.game;
    const char *name = sitting->seats.seat[game->turn.player].name;
    talk_say(sitting->talk, "%s", "");
    talk_say(sitting->talk,
             _n("Turn %u. %s. %u tile left.", "Turn %u. %s. %u tiles left.", game->pile.tiles),
             (unsigned)game->turn.number, auction_words_turn(game, name).text,
             (unsigned)game->pile.tiles);
}

static void announce_bazaar(struct sitting *sitting)
{
    const struct game *game = &sitting->session.game;
    talk_say(sitting->talk, "%s", "");
    talk_say(sitting->talk, "%s.", auction_words_host(game, &sitting->seats).text);
    talk_say(sitting->talk, "%s", auction_words_course(game, &sitting->seats).text);
}

/* A draft is broken off for each tile that is placed, and goes on without being told of again. */
static bool begins_bazaar(const struct game *game)
{
    return auction_is_open(game) && !auction_has_begun(game);
}

/* In an auction every question names who is asked. */
void sitting_announce(struct sitting *sitting)
{
    const struct game *game = &sitting->session.game;
    unsigned player = sitting_player(sitting);
    bool was_auction = sitting->in_auction;
    sitting->in_auction = auction_is_open(game);
    if (begins_bazaar(game) && !was_auction)
        announce_bazaar(sitting);
    if (auction_is_on(game))
        return;
    if (sitting->turn != game->turn.number)
        announce_turn(sitting);
    else if (sitting->at_keys != player)
        talk_say(sitting->talk, _("%s, it is for you to decide."),
                 sitting->seats.seat[player].name);
    sitting->turn = game->turn.number;
    sitting->at_keys = player;
}

/* Telling what happened. */

/* A bazaar and the end of the game are announced in words of their own. */
static bool is_told(const struct sitting *sitting, const struct log_entry *entry)
{
    enum event_type type = (enum event_type)entry->event.type;
    if (type == EVENT_OVER || (type == EVENT_REVEAL && !sitting->is_replay))
        return false;
    return !entry->minor || type == EVENT_PLACE;
}

void sitting_tell(struct sitting *sitting)
{
    log_follow(&sitting->log, &sitting->session);
    if (sitting->told > sitting->log.count)
        sitting->told = sitting->log.count;
    for (; sitting->told < sitting->log.count; sitting->told++) {
        const struct log_entry *entry = &sitting->log.entry[sitting->told];
        if (is_told(sitting, entry))
            talk_say(sitting->talk, "%s.", wording_entry(entry, &sitting->seats).text);
    }
}

/* What is no news later on: who offered and who bid. */
void sitting_tell_bids(struct sitting *sitting, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct log_entry entry = {.event = events->event[e]};
        if (entry.event.type == EVENT_OFFER || entry.event.type == EVENT_BID)
            talk_say(sitting->talk, "%s.", wording_entry(&entry, &sitting->seats).text);
    }
}
