#include "plain/plain_game.h"

#include "language/language.h"
#include "wording/seats.h"
#include "wording/turn_words.h"

#include <errno.h>
#include <stdlib.h>

unsigned plain_game_asked(const struct game *game)
{
    unsigned actor = game_actor(game);
    return actor < game->options.players ? actor : game_player(game);
}

unsigned plain_game_player(const struct plain_game *plain_game)
{
    return plain_game_asked(&plain_game->session.game);
}

const struct position *plain_game_position(struct plain_game *plain_game)
{
    position_update(&plain_game->position, &plain_game->session.game);
    return &plain_game->position;
}

struct plain_game *plain_game_open(struct dialogue *dialogue, const struct session *session)
{
    struct plain_game *plain_game = calloc(1, sizeof *plain_game);
    if (!plain_game)
        return NULL;
    plain_game->dialogue = dialogue;
    plain_game->session = *session;
    plain_game->session.pace = PACE_OF_DECISIONS;
    plain_game->seats = seats_of(&plain_game->session.head);
    log_follow(&plain_game->log, &plain_game->session);
    plain_game->told = plain_game->log.count;
    plain_game->is_changed = true;
    dialogue_say(dialogue, _("Players: %s."),
                 wording_names((1u << plain_game->seats.count) - 1, &plain_game->seats).text);
    for (unsigned player = 0; player < plain_game->seats.count; player++)
        if (bot_seat_level(&plain_game->session.head, player) < BOT_LEVELS_COUNT)
            dialogue_tell(dialogue, bot_words_role(&plain_game->session.head, player).text);
    return plain_game;
}

void plain_game_close(struct plain_game *plain_game)
{
    opponents_free(plain_game->opponents);
    session_close(&plain_game->session);
    free(plain_game);
}

bool plain_game_seat_bots(struct plain_game *plain_game)
{
    plain_game->session.bots_play = true;
    plain_game->opponents = opponents_new();
    if (plain_game->opponents != NULL)
        return true;
    int why = errno;
    plain_game_close(plain_game);
    errno = why;
    return false;
}

bool plain_game_has_bot(const struct plain_game *plain_game, unsigned player)
{
    return plain_game->opponents != NULL &&
           bot_seat_level(&plain_game->session.head, player) < BOT_LEVELS_COUNT;
}

enum { PAGE = 9 }; /* choices listed at once */

static void say_choice(struct plain_game *plain_game, const struct choice *choice)
{
    dialogue_say(plain_game->dialogue, "%u  %s", choice->number, choice->text);
}

/* The choice to decline is last and is always listed. */
static unsigned choices_to_list(const struct question *question)
{
    unsigned count = question->choices;
    return count > 0 && question->choice[count - 1].number == 0 ? count - 1 : count;
}

void plain_game_list(struct plain_game *plain_game)
{
    const struct question *question = &plain_game->question;
    unsigned count = choices_to_list(question), from = plain_game->listed;
    unsigned end = count - from > PAGE ? from + PAGE : count;
    for (unsigned c = from; c < end; c++)
        say_choice(plain_game, &question->choice[c]);
    plain_game->listed = end;
    if (end < count)
        dialogue_say(plain_game->dialogue,
                     _n("more: %u further choice", "more: %u further choices", count - end),
                     count - end);
    if (count < question->choices)
        say_choice(plain_game, &question->choice[count]);
}

/* Hand-over: whose turn it is, or who must decide during another player's turn. */

void plain_game_tell_to_come(struct plain_game *plain_game)
{
#define X(tell) tell(plain_game);
    TO_COME_NOTES(X)
#undef X
    (void)plain_game;
}

static void announce_turn(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    const char *name = plain_game->seats.seat[game_player(game)].name;
    dialogue_tell(plain_game->dialogue, "");
    dialogue_say(plain_game->dialogue,
                 _n("Turn %u. %s. %u tile left.", "Turn %u. %s. %u tiles left.", game->pile.tiles),
                 game_turn(game), turn_words_title(game, name).text, (unsigned)game->pile.tiles);
#define X(tell) tell(plain_game);
    TURN_NOTES(X)
#undef X
    plain_game_tell_to_come(plain_game);
}

void plain_game_follow(struct plain_game *plain_game)
{
    plain_game->turn = game_turn(&plain_game->session.game);
#define X(announce, follow) follow(plain_game);
    ANNOUNCEMENTS(X)
#undef X
}

/* Computer players need no call. */
void plain_game_announce(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    unsigned player = plain_game_player(plain_game);
    bool is_announced = false;
#define X(announce, follow) is_announced |= announce(plain_game);
    ANNOUNCEMENTS(X)
#undef X
    if (is_announced)
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

/* The end of the game has an announcement of its own, too. */
static bool is_told(const struct plain_game *plain_game, const struct log_entry *entry)
{
    static const bool is_announced[EVENTS_COUNT] = {
#define X(type) [EVENT_##type] = true,
        ANNOUNCED_EVENTS(X)
#undef X
    };
    enum event_type type = (enum event_type)entry->event.type;
    if (type == EVENT_OVER || (is_announced[type] && plain_game->use != USE_REPLAY))
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

bool plain_game_is_unlogged(const struct event *event)
{
    static const bool is_unlogged[EVENTS_COUNT] = {
#define X(type) [EVENT_##type] = true,
        UNLOGGED_EVENTS(X)
#undef X
    };
    return is_unlogged[event->type];
}

void plain_game_tell_unlogged(struct plain_game *plain_game, size_t from)
{
    struct session_events told =
        session_events(&plain_game->session, from, plain_game->session.made);
    for (size_t e = 0; e < told.count; e++) {
        const struct log_entry entry = {.event = told.event[e]};
        if (plain_game_is_unlogged(&entry.event))
            dialogue_say(plain_game->dialogue, "%s.",
                         tile_words_entry(&entry, &plain_game->seats).text);
    }
}
