#include "wording/talk_words.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "wording/wording.h"

#include <string.h>

struct sentence talk_words_said(const struct remark *remark, const struct seats *seats)
{
    return sentence_of("%s: %s", seats->seat[remark->player].name, remark->text);
}

static struct sentence undo_words(const struct session *session, const struct seats *seats)
{
    const struct session *whole = session->ahead != NULL ? session->ahead : session;
    const struct ask *asked = &session->talk.asked;
    const struct game *then = session_game_after(whole, asked->left);
    unsigned decisions = 0;
    for (size_t s = asked->left; s < whole->made; s++)
        decisions += whole->steps[s].actor < PLAYERS_MAX;
    return sentence_of(_n("%s asks to undo %u decision, from turn %u (%s) on.",
                          "%s asks to undo %u decisions, from turn %u (%s) on.", decisions),
                       seats->seat[asked->player].name, decisions, game_turn(then),
                       seats->seat[game_player(then)].name);
}

static struct sentence seat_words(const struct ask *asked, const struct seats *seats)
{
    const char *asker = seats->seat[asked->player].name, *name = seats->seat[asked->seat].name;
    if (asked->bot[0] != '\0')
        return sentence_of(_("%s asks that the computer plays for %s (%s)."), asker, name,
                           bot_words_level(bot_level_find(asked->bot, strlen(asked->bot))));
    if (asked->player == asked->seat)
        return sentence_of(_("%s has come back and asks to play again."), asker);
    return sentence_of(_("%s asks to play for %s, too."), asker, name);
}

struct sentence talk_words_asked(const struct session *session, const struct seats *seats)
{
    const struct ask *asked = &session->talk.asked;
    return asked->what == ASKED_UNDO ? undo_words(session, seats) : seat_words(asked, seats);
}

struct sentence talk_words_unanswered(const struct session *session, const struct seats *seats)
{
    unsigned players = session_unanswered(session);
    if (players == 0)
        return sentence_of("%s", "");
    return sentence_of(
        _n("%s has yet to agree.", "%s have yet to agree.", (unsigned)__builtin_popcount(players)),
        wording_names(players, seats).text);
}

struct sentence talk_words_outcome(const struct ask *before, const struct talk *now,
                                   const struct seats *seats)
{
    unsigned declined = now->asked.declined;
    if (before->what == ASKED_NOTHING || now->asked.what == ASKED_NOTHING || declined == 0)
        return sentence_of("%s", "");
    if (declined >> before->player & 1u)
        return sentence_of(_("%s no longer asks."), seats->seat[before->player].name);
    return sentence_of(
        _n("%s does not agree.", "%s do not agree.", (unsigned)__builtin_popcount(declined)),
        wording_names(declined, seats).text);
}
