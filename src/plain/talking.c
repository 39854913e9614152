#include "plain/talking.h"

#include "language/language.h"
#include "plain/others.h"
#include "wording/talk_words.h"

#include <string.h>

/* What is new. */

void talking_tell_words(struct plain_game *plain_game)
{
    const struct talk *talk = &plain_game->session.talk;
    size_t news = talk->heard > plain_game->heard ? talk->heard - plain_game->heard : 0;
    for (size_t w = talk->count - (news < talk->count ? news : talk->count); w < talk->count; w++)
        dialogue_tell(plain_game->dialogue,
                      talk_words_said(&talk->said[w], &plain_game->seats).text);
    plain_game->heard = talk->heard;
}

/* A new question, or what came of the last one. */
static void tell_asked(struct plain_game *plain_game)
{
    const struct session *session = &plain_game->session;
    const struct talk *talk = &session->talk;
    struct ask *known = &plain_game->asked;
    bool is_asked = talk_is_asked(talk);
    if (known->what != ASKED_NOTHING && !is_asked) {
        struct sentence outcome = talk_words_outcome(known, talk, &plain_game->seats);
        if (outcome.text[0] != '\0')
            dialogue_tell(plain_game->dialogue, outcome.text);
    } else if (is_asked && !ask_is_same(known, &talk->asked)) {
        dialogue_tell(plain_game->dialogue, talk_words_asked(session, &plain_game->seats).text);
        dialogue_tell(plain_game->dialogue,
                      talk_words_unanswered(session, &plain_game->seats).text);
    }
    *known = is_asked ? talk->asked : (struct ask){.what = ASKED_NOTHING};
}

static bool tell_seats(struct plain_game *plain_game)
{
    const struct record_head *head = &plain_game->session.head;
    if (plain_game->seatings == plain_game->session.seatings)
        return false;
    plain_game->seatings = plain_game->session.seatings;
    plain_game->seats = seats_of(head);
    for (unsigned player = 0; player < head->options.players; player++)
        dialogue_tell(plain_game->dialogue, bot_words_role(head, player).text);
    plain_game->is_changed = true;
    return true;
}

/* False where moves were taken back. */
static bool look_at_moves(struct plain_game *plain_game)
{
    struct problem problem;
    enum session_followed followed = session_look(&plain_game->session, &problem);
    bool was_lost = plain_game->is_lost;
    plain_game->is_lost = followed == SESSION_LOST;
    if (plain_game->is_lost && !was_lost)
        dialogue_tell(plain_game->dialogue, problem.text);
    if (followed == SESSION_TAKEN_BACK)
        dialogue_say(plain_game->dialogue, _("Moves were taken back at another terminal."));
    if (followed != SESSION_LOST && session_settle(&plain_game->session) == SESSION_TAKEN_BACK) {
        followed = SESSION_TAKEN_BACK;
        dialogue_say(plain_game->dialogue, _("Everyone has agreed: it is undone."));
    }
    if (followed == SESSION_TAKEN_BACK)
        plain_game_settle(plain_game);
    return followed != SESSION_TAKEN_BACK;
}

bool talking_look(struct plain_game *plain_game)
{
    if (!session_is_shared(&plain_game->session))
        return true;
    others_look(plain_game);
    bool was_asked = plain_game->asked.what != ASKED_NOTHING;
    bool goes_on = look_at_moves(plain_game);
    goes_on = !tell_seats(plain_game) && goes_on;
    talking_tell_words(plain_game);
    tell_asked(plain_game);
    return goes_on && (was_asked || !talking_is_asked(plain_game));
}

/* While a line is awaited. */
static enum dialogue_news look_meanwhile(void *of, struct dialogue_due *due)
{
    struct plain_game *plain_game = of;
    bool was_asked = talking_is_asked(plain_game);
    bool goes_on = talking_look(plain_game);
    *due = others_due(plain_game);
    return goes_on && was_asked == talking_is_asked(plain_game) ? DIALOGUE_SAME : DIALOGUE_STALE;
}

void talking_begin(struct plain_game *plain_game)
{
    const struct session *session = &plain_game->session;
    plain_game->seatings = session->seatings;
    if (session_is_shared(session)) {
        plain_game->dialogue->look = look_meanwhile;
        plain_game->dialogue->of = plain_game;
    }
}

void talking_end(struct plain_game *plain_game)
{
    plain_game->dialogue->look = NULL;
}

/* Answers. */

bool talking_is_asked(const struct plain_game *plain_game)
{
    return session_asked_here(&plain_game->session) != 0;
}

void talking_answer(struct plain_game *plain_game, enum answer_given answer)
{
    struct problem problem;
    unsigned here = session_asked_here(&plain_game->session);
    if (here == 0 ||
        !session_answer(&plain_game->session, (unsigned)__builtin_ctz(here), answer, &problem))
        dialogue_tell(plain_game->dialogue,
                      here == 0 ? _("That is no longer asked.") : problem.text);
    talking_look(plain_game);
}

const char *talking_asked(const struct plain_game *plain_game)
{
    return plain_game->seats.seat[__builtin_ctz(session_asked_here(&plain_game->session))].name;
}

/* Somebody here, whoever is at the keys first; PLAYERS_MAX: nobody. */
static unsigned who_is_here(const struct plain_game *plain_game)
{
    return session_speaker(&plain_game->session, plain_game_player(plain_game));
}

/* Asking. */

void talking_undo(struct plain_game *plain_game)
{
    struct session *session = &plain_game->session;
    struct problem problem;
    talking_look(plain_game);
    size_t decided = session_decided_by_people(session), made = session->made;
    unsigned player = who_is_here(plain_game);
    if (decided == 0) {
        dialogue_say(plain_game->dialogue, _("Nothing to undo."));
        return;
    }
    if (!session_ask_undo(session, player, decided - 1, &problem)) {
        dialogue_tell(plain_game->dialogue, problem.text);
        return;
    }
    if (session->made < made) {
        dialogue_say(plain_game->dialogue, _("The last decision is undone."));
        plain_game_settle(plain_game);
    }
    talking_look(plain_game);
    if (talk_is_asked(&session->talk))
        dialogue_say(plain_game->dialogue, _("'withdraw' takes that back; so does a move."));
}

void talking_ask_seat(struct plain_game *plain_game, unsigned seat, const char *bot)
{
    struct problem problem;
    talking_look(plain_game);
    if (!session_ask_seat(&plain_game->session, who_is_here(plain_game), seat, bot, &problem))
        dialogue_tell(plain_game->dialogue, problem.text);
    talking_look(plain_game);
}

void talking_tell_said(const struct plain_game *plain_game, size_t *at, size_t step)
{
    const struct talk *talk = &plain_game->session.talk;
    for (; *at < talk->count && talk->said[*at].step <= step; ++*at)
        dialogue_tell(plain_game->dialogue,
                      talk_words_said(&talk->said[*at], &plain_game->seats).text);
}

void talking_say(struct plain_game *plain_game, const char *argument)
{
    struct problem problem;
    talking_look(plain_game);
    if (!session_say(&plain_game->session, who_is_here(plain_game), argument, &problem))
        dialogue_tell(plain_game->dialogue, problem.text);
    talking_tell_words(plain_game);
}

void talking_withdraw(struct plain_game *plain_game, const char *argument)
{
    struct session *session = &plain_game->session;
    struct problem problem;
    (void)argument;
    if (!session_answer(session, session->talk.asked.player, ANSWER_DECLINES, &problem))
        dialogue_tell(plain_game->dialogue, problem.text);
    tell_asked(plain_game);
}
