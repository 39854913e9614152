/* Players at other terminals, in text mode: who comes and goes, and the call to who has waited. */
#include "plain/others.h"

#include "language/language.h"
#include "wording/seats.h"

/* Milliseconds: until it is said who is waited for; until a seat is free after its holder has gone,
 * which is noticed a moment before; where there are notices nothing else has to be looked at. */
enum { A_WHILE = 400, A_MOMENT = 150, LONG = 3600 * 1000 };

void others_look(struct plain_game *plain_game)
{
    struct session *session = &plain_game->session;
    unsigned before = plain_game->there;
    bool is_noticed = session_is_noticed(session), is_first = !plain_game->others_are_seen;
    plain_game->looks_again = is_noticed && session_notice(session) >= 0;
    plain_game->there = session_seats_of_others(session);
    plain_game->others_are_seen = true;
    for (unsigned player = 0; player < plain_game->seats.count; player++) {
        struct sentence words = seat_words_moved(session, player, before, plain_game->there);
        if (!is_first && words.text[0] != '\0')
            dialogue_tell(plain_game->dialogue, words.text);
    }
}

struct dialogue_due others_due(const struct plain_game *plain_game)
{
    const struct session *session = &plain_game->session;
    int notice = session_notice(session);
    bool tells_all = notice >= 0 && !session_is_restless(session);
    return (struct dialogue_due){notice, plain_game->looks_again ? A_MOMENT
                                         : tells_all             ? LONG
                                                                 : A_WHILE};
}

bool others_await(struct plain_game *plain_game, unsigned waits, const char *why)
{
    struct dialogue *dialogue = plain_game->dialogue;
    struct dialogue_due due = others_due(plain_game);
    plain_game->has_waited = true;
    if (waits == 1 && dialogue->io->is_watched)
        dialogue_tell(dialogue, why);
    if (waits == 0 && due.milliseconds > A_WHILE)
        due.milliseconds = A_WHILE;
    return dialogue_wait_to_hear(dialogue, due.fd, due.milliseconds);
}

static bool has_clock(const struct plain_game *plain_game)
{
    const struct session *session = &plain_game->session;
    return session->head.clock != 0 && session_is_shared(session) &&
           plain_game->dialogue->io->now != NULL;
}

void others_count(struct plain_game *plain_game, unsigned player, long long milliseconds)
{
    enum { SECOND = 1000 };
    long long *rest = &plain_game->used_ms[player];
    if (!has_clock(plain_game) || player >= plain_game->seats.count)
        return;
    *rest += milliseconds;
    plain_game->session.used[player] += (uint32_t)(*rest / SECOND);
    *rest %= SECOND;
}

static void say_clock(const struct plain_game *plain_game)
{
    enum { MINUTE = 60 };
    unsigned player = plain_game_player(plain_game);
    unsigned used = plain_game->session.used[player], limit = plain_game->session.head.clock;
    unsigned left = used >= limit ? used - limit : limit - used;
    dialogue_say(plain_game->dialogue,
                 used >= limit ? _("%s has used %u:%02u more than there was.")
                               : _("%s has %u:%02u left."),
                 plain_game->seats.seat[player].name, left / MINUTE, left % MINUTE);
}

void others_call(struct plain_game *plain_game)
{
    struct dialogue *dialogue = plain_game->dialogue;
    bool has_bell = dialogue->settings != NULL && dialogue->io->is_watched &&
                    settings_is_on(dialogue->settings, SETTINGS_TURN_BELL);
    if (plain_game->has_waited && has_bell)
        dialogue->io->say(dialogue->io->self, "\a");
    if (plain_game->has_waited && has_clock(plain_game))
        say_clock(plain_game);
    plain_game->has_waited = false;
}
