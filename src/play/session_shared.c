/* Sessions of records that several programs share. What others do comes through the record: a
 * session of its own, `ahead`, has what the record holds, and the moves that are not yet made here
 * are made one by one, without being written. */
#include "play/session.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "play/journal.h"
#include "play/notice.h"
#include "play/transaction.h"

#include <stdlib.h>
#include <string.h>

bool session_join(struct session *session, const char *path, struct problem *problem)
{
    if (!session_open(session, journal_join(path, problem), path, problem))
        return false;
    if (journal_may_be_shared(session->journal, session->head.group, problem))
        return true;
    session_close(session);
    return false;
}

bool session_give(const struct session *session, gid_t group, struct problem *problem)
{
    return journal_give(session->journal, group, problem);
}

bool session_is_shared(const struct session *session)
{
    return session->journal != NULL && journal_is_shared(session->journal);
}

unsigned session_seats_of_others(const struct session *session)
{
    return session_is_shared(session) ? journal_seats_of_others(session->journal) : 0;
}

bool session_is_noticed(const struct session *session)
{
    return session_is_shared(session) && notice_is_due(journal_notice(session->journal));
}

int session_notice(const struct session *session)
{
    return session_is_shared(session) ? journal_notice(session->journal) : -1;
}

/* Seats. */

static unsigned player_named(const struct record_head *head, const char *name)
{
    unsigned player = 0;
    while (player < head->options.players && strcmp(head->name[player], name) != 0)
        player++;
    return player;
}

void session_put_elsewhere(struct session *session, unsigned player)
{
    char *bot = session->head.bot[player];
    memcpy(session->elsewhere[player], bot, BOT_SIZE);
    bot[0] = ELSEWHERE_MARK;
    bot[1] = '\0';
}

struct record_head session_recorded_head(const struct session *session)
{
    struct record_head head = session->head;
    for (unsigned player = 0; player < head.options.players; player++)
        memcpy(head.bot[player], session_bot_of(session, player), BOT_SIZE);
    return head;
}

/* Those of the players named. */
static bool take_named(struct session *session, const char *const *names, unsigned count,
                       unsigned *taken, struct problem *problem)
{
    const struct record_head *head = &session->head;
    for (unsigned n = 0; n < count; n++) {
        unsigned player = player_named(head, names[n]);
        if (player == head->options.players)
            return problem_say(problem, _("%s: nobody there is called '%s'"),
                               journal_name(session->journal), names[n]);
        if (bot_seat_level(head, player) < BOT_LEVELS_COUNT) {
            session->asking |= (uint8_t)(1u << player);
            continue;
        }
        if (!(*taken >> player & 1u) && !journal_take_seat(session->journal, player, problem))
            return false;
        *taken |= 1u << player;
    }
    return true;
}

bool session_sit(struct session *session, const char *const *names, unsigned count,
                 struct problem *problem)
{
    const struct record_head *head = &session->head;
    unsigned taken = 0, people = 0;
    struct problem unsaid;
    if (!take_named(session, names, count, &taken, problem))
        return false;
    for (unsigned player = 0; player < head->options.players; player++) {
        bool is_bot = bot_seat_level(head, player) < BOT_LEVELS_COUNT;
        if ((is_bot || count == 0) && !((taken | session->asking) >> player & 1u) &&
            journal_take_seat(session->journal, player, &unsaid))
            taken |= 1u << player;
        people += taken >> player & 1u && !is_bot;
    }
    if (people == 0 && session->asking == 0)
        return problem_say(problem, _("%s: somebody plays for everybody there already"),
                           journal_name(session->journal));
    for (unsigned player = 0; player < head->options.players; player++)
        if (!(taken >> player & 1u))
            session_put_elsewhere(session, player);
    journal_knock(session->journal);
    return true;
}

/* Following. */

size_t session_moves_in_common(const struct session *one, const struct session *other)
{
    const struct options *options = &one->head.options, *others = &other->head.options;
    size_t made = 0;
    if (options->sets != others->sets || options->players != others->players ||
        options->edition != others->edition ||
        memcmp(options->value, others->value, sizeof options->value) != 0)
        return 0;
    while (made < one->made && made < other->made &&
           move_equal(one->steps[made].move, other->steps[made].move))
        made++;
    return made;
}

void session_forget_ahead(struct session *session)
{
    if (session->ahead != NULL)
        session_close(session->ahead);
    free(session->ahead);
    session->ahead = NULL;
}

/* What the record says besides moves, once all of them have been made. */
static void take_rest(struct session *session, const struct session *now)
{
    session->again = now->again;
    memcpy(session->used, now->used, sizeof session->used);
}

/* Goes back to where the two have all in common, without writing. */
static void go_back_to(struct session *session, size_t kept)
{
    if (kept == session->made)
        return;
    session->game = session->steps[kept].before;
    session->made = session->known = kept;
}

/* What the record says now of who plays for whom. A seat that somebody has here stays here, but for
 * one of a computer player that a person is to have. */
static void follow_seats(struct session *session, const struct record_head *now)
{
    for (unsigned player = 0; player < now->options.players; player++) {
        char *bot = session->head.bot[player];
        bool is_elsewhere = bot_seat_is_elsewhere(&session->head, player);
        char *known = is_elsewhere ? session->elsewhere[player] : bot;
        bool is_new = strcmp(known, now->bot[player]) != 0;
        if (!is_new || (!is_elsewhere && bot[0] == '\0'))
            continue;
        memcpy(known, now->bot[player], BOT_SIZE);
        session->seatings++;
        if (is_elsewhere || bot[0] != '\0')
            continue;
        journal_leave_seat(session->journal, player);
        session_put_elsewhere(session, player);
    }
}

bool session_take_comments(struct session *session)
{
    struct record_head now = session_recorded_head(session);
    unsigned players = now.options.players;
    size_t from;
    if (!session_is_shared(session) || session->ahead != NULL ||
        !journal_take_comments(session->journal, &from))
        return false;
    const struct record_buffer *record = journal_record(session->journal);
    talk_read(&session->talk, players, session->made, record->text + from, record->length - from);
    talk_seat(&session->talk, &now);
    follow_seats(session, &now);
    return true;
}

enum session_followed session_look(struct session *session, struct problem *problem)
{
    struct session *now = malloc(sizeof *now);
    if (now == NULL)
        return SESSION_SAME; /* it is looked at again */
    enum journal_followed followed = journal_follow(session->journal, problem);
    if (followed != JOURNAL_CHANGED ||
        !session_replay_journal(now, session->journal, journal_name(session->journal), problem)) {
        free(now);
        return followed == JOURNAL_SAME ? SESSION_SAME : SESSION_LOST;
    }
    size_t kept = session_moves_in_common(session, now), made = session->made;
    const struct session *before = session->ahead; /* some of it may be shown already */
    bool is_cut = before != NULL && session_moves_in_common(before, now) < before->made;
    session_forget_ahead(session);
    go_back_to(session, kept);
    session->ahead = now;
    session->talk = now->talk;
    follow_seats(session, &now->head);
    session_catch_up(session);
    return kept < made || is_cut ? SESSION_TAKEN_BACK : SESSION_CHANGED;
}

bool session_peek(struct session *session, struct session *now)
{
    struct record_buffer text = {0};
    struct problem unsaid; /* session_look will say it */
    *now = (struct session){0};
    bool is_read =
        journal_peek(session->journal, &text, &unsaid) &&
        session_salvage(now, journal_name(session->journal), text.text, text.length, NULL, &unsaid);
    record_buffer_free(&text);
    return is_read;
}

enum session_followed session_follow(struct session *session, size_t *kept, struct problem *problem)
{
    enum session_followed followed = session_look(session, problem);
    *kept = session->made;
    while (followed != SESSION_LOST && session->ahead != NULL) {
        const struct session *ahead = session->ahead;
        struct session_events told = session_events(ahead, session->made, session->made + 1);
        struct event_list events = {.count = told.count};
        struct step step = ahead->steps[session->made];
        if (told.count > 0)
            memcpy(events.event, told.event, told.count * sizeof *told.event);
        if (!session_make_room(session, 1, events.count)) {
            problem_say(problem, "%s", _("not enough memory to continue the game"));
            return SESSION_LOST;
        }
        step.events = session_events_before(session, session->made) + (uint32_t)events.count;
        session->game = *session_game_after(ahead, session->made + 1);
        session_add(session, &step, 1, &events);
        session->known = session->made;
        session_catch_up(session);
    }
    return followed;
}

/* The step of the record after so many of this session. */
static const struct step *step_ahead(const struct session *session, size_t steps)
{
    const struct session *ahead = session->ahead;
    size_t at = session->made + steps;
    return ahead != NULL && at < ahead->made ? &ahead->steps[at] : NULL;
}

bool session_ahead_by_chance(const struct session *session, size_t steps, struct move *move)
{
    const struct step *step = step_ahead(session, steps);
    if (step == NULL || step->actor != ACTOR_CHANCE)
        return false;
    *move = step->move;
    return true;
}

bool session_ahead_has(const struct session *session, const struct step *step, size_t steps)
{
    for (size_t s = 0; s < steps; s++) {
        const struct step *made = step_ahead(session, s);
        if (made == NULL || !move_equal(made->move, step[s].move))
            return false;
    }
    return true;
}

bool session_is_behind(const struct session *session, struct problem *problem)
{
    return problem_say(problem, _("%s: somebody else has moved meanwhile"),
                       journal_name(session->journal));
}

bool session_may_make(const struct session *session, struct move move, struct problem *problem)
{
    struct move others;
    unsigned actor = game_actor(&session->game);
    bool is_own = actor >= PLAYERS_MAX || !bot_seat_is_elsewhere(&session->head, actor);
    return (session->ahead == NULL && is_own) ||
           (session_others_move(session, &others) && move_equal(others, move)) ||
           session_is_behind(session, problem);
}

void session_catch_up(struct session *session)
{
    if (session->ahead == NULL || session->ahead->made > session->made)
        return;
    take_rest(session, session->ahead);
    session_forget_ahead(session);
}

bool session_others_move(const struct session *session, struct move *move)
{
    const struct step *step = step_ahead(session, 0);
    if (step == NULL || step->actor == ACTOR_CHANCE)
        return false;
    *move = step->move;
    return true;
}

unsigned session_awaited(const struct session *session)
{
    unsigned actor = game_actor(&session->game);
    if (game_is_over(&session->game))
        return PLAYERS_MAX;
    if (actor < PLAYERS_MAX || session->made == 0)
        return actor < PLAYERS_MAX ? actor : game_player(&session->game);
    return game_player(&session->steps[session->made - 1].before);
}

bool session_awaits_others(const struct session *session)
{
    return session_is_shared(session) && session->made > 0 && session->ahead == NULL &&
           game_actor(&session->game) == ACTOR_CHANCE &&
           bot_seat_is_elsewhere(&session->head, session_awaited(session));
}
