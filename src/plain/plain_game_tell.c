/* Announcements during a game: whose turn it is, and what has happened. */
#include "plain/plain_game.h"

#include "language/language.h"
#include "wording/auction_words.h"
#include "wording/double_words.h"

/* Hand-over: whose turn it is, or who must decide during another player's turn. */

/* What waits for its turn: auctions, and the second part that comes after them. */
static void tell_to_come(struct plain_game *plain_game)
{
    struct sentence fact[DOUBLE_FACTS_MAX];
    unsigned facts = double_words_to_come(&plain_game->session.game, &plain_game->seats, fact);
    for (unsigned f = 0; f < facts; f++)
        dialogue_say(plain_game->dialogue, "%s", fact[f].text);
}

static void announce_turn(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    const char *name = plain_game->seats.seat[game_player(game)].name;
    dialogue_say(plain_game->dialogue, "%s", "");
    dialogue_say(plain_game->dialogue,
                 _n("Turn %u. %s. %u tile left.", "Turn %u. %s. %u tiles left.", game->pile.tiles),
                 game_turn(game), auction_words_turn(game, name).text, (unsigned)game->pile.tiles);
    if (game_part(game) == 2)
        dialogue_say(plain_game->dialogue, "%s", double_words_why(game).text);
    tell_to_come(plain_game);
}

static void announce_bazaar(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    dialogue_say(plain_game->dialogue, "%s", "");
    dialogue_say(plain_game->dialogue, "%s.", auction_words_host(game, &plain_game->seats).text);
    dialogue_say(plain_game->dialogue, "%s", auction_words_course(game, &plain_game->seats).text);
    tell_to_come(plain_game);
}

/* A draft is interrupted by the placement of each tile, and resumes without another
 * announcement. */
static bool begins_bazaar(const struct game *game)
{
    return auction_is_open(game) && !auction_has_begun(game);
}

/* In an auction every question names the player asked. Computer players need no call. */
void plain_game_announce(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    unsigned player = plain_game_player(plain_game);
    bool was_auction = plain_game->in_auction;
    plain_game->in_auction = auction_is_open(game);
    if (begins_bazaar(game) && !was_auction)
        announce_bazaar(plain_game);
    if (auction_is_on(game))
        return;
    if (plain_game->turn != game_turn(game))
        announce_turn(plain_game);
    else if (plain_game_has_bot(plain_game, player))
        return;
    else if (plain_game->at_keys != player)
        dialogue_say(plain_game->dialogue, _("%s, you decide."),
                     plain_game->seats.seat[player].name);
    plain_game->turn = game_turn(game);
    plain_game->at_keys = player;
}

/* Reporting what happened. */

/* A bazaar, a second part and the end of the game have announcements of their own. */
static bool is_told(const struct plain_game *plain_game, const struct log_entry *entry)
{
    enum event_type type = (enum event_type)entry->event.type;
    bool is_announced = type == EVENT_REVEAL || type == EVENT_DOUBLE;
    if (type == EVENT_OVER || (is_announced && plain_game->use != USE_REPLAY))
        return false;
    return !entry->minor || type == EVENT_PLACE;
}

void plain_game_tell(struct plain_game *plain_game)
{
    log_follow(&plain_game->log, &plain_game->session);
    if (plain_game->told > plain_game->log.count)
        plain_game->told = plain_game->log.count;
    for (; plain_game->told < plain_game->log.count; plain_game->told++) {
        const struct log_entry *entry = &plain_game->log.entry[plain_game->told];
        if (is_told(plain_game, entry))
            dialogue_say(plain_game->dialogue, "%s.",
                         tile_words_entry(entry, &plain_game->seats).text);
    }
}

/* Events that are not logged: who offered and who bid. */
void plain_game_tell_bids(struct plain_game *plain_game, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct log_entry entry = {.event = events->event[e]};
        if (entry.event.type == EVENT_OFFER || entry.event.type == EVENT_BID)
            dialogue_say(plain_game->dialogue, "%s.",
                         tile_words_entry(&entry, &plain_game->seats).text);
    }
}
