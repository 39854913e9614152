/* What players say to each other in a record that several programs share. Words and answers are
 * written as moves are, where the record is what this program knows. What all have agreed to is
 * done by whoever sees it first: a record can be cut, and a seat taken, only once. */
#include "play/session.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "play/file.h"
#include "play/journal.h"
#include "play/transaction.h"

#include <stdio.h>
#include <string.h>

const char *session_bot_of(const struct session *session, unsigned player)
{
    return bot_seat_is_elsewhere(&session->head, player) ? session->elsewhere[player]
                                                         : session->head.bot[player];
}

bool session_has_bot(const struct session *session, unsigned player)
{
    const char *bot = session_bot_of(session, player);
    return bot[0] == PROGRAM_MARK || bot_level_find(bot, strlen(bot)) < BOT_LEVELS_COUNT;
}

static bool is_here(const struct session *session, unsigned player)
{
    return player < session->head.options.players &&
           !bot_seat_is_elsewhere(&session->head, player) && !session_has_bot(session, player);
}

unsigned session_own_seats(const struct session *session)
{
    unsigned own = 0;
    for (unsigned player = 0; player < session->head.options.players; player++)
        own |= (unsigned)is_here(session, player) << player;
    return own;
}

unsigned session_speaker(const struct session *session, unsigned first)
{
    unsigned own = session_own_seats(session);
    if (own == 0)
        return PLAYERS_MAX;
    return is_here(session, first) ? first : (unsigned)__builtin_ctz(own);
}

static unsigned seats_of_people(const struct session *session)
{
    unsigned people = 0;
    for (unsigned player = 0; player < session->head.options.players; player++)
        people |= (unsigned)!session_has_bot(session, player) << player;
    return people;
}

/* The record, as far as it is known. */
static const struct session *whole_of(const struct session *session)
{
    return session->ahead != NULL ? session->ahead : session;
}

/* Writes lines, and takes them for read; frees the buffer. */
static bool write_lines(struct session *session, struct record_buffer *lines,
                        struct problem *problem)
{
    bool is_written = journal_append(session->journal, lines, problem);
    if (is_written)
        talk_read(&session->talk, session->head.options.players, whole_of(session)->made,
                  lines->text, lines->length);
    record_buffer_free(lines);
    return is_written;
}

/* Words. */

/* Room is left for moves, whoever has filled the record with words. */
static bool has_room(const struct session *session)
{
    return journal_record(session->journal)->length < FILE_SIZE_MOST / 2;
}

bool session_say(struct session *session, unsigned player, const char *text,
                 struct problem *problem)
{
    struct record_buffer lines = {0};
    size_t heard = session->talk.heard;
    if (!session_is_shared(session) || !is_here(session, player))
        return problem_say(problem, "%s", _("Only players can say something, in a shared game."));
    if (!words_are_good(text, strlen(text)))
        return problem_say(problem, _("Expected words that can be seen, at most %d bytes."),
                           WORDS_SIZE - 1);
    struct talk then = session->talk;
    talk_add(&lines, "# said %u %s", player + 1, text);
    talk_read(&then, session->head.options.players, whole_of(session)->made, lines.text,
              lines.failed ? 0 : lines.length);
    if (then.heard == heard || !has_room(session)) {
        record_buffer_free(&lines);
        return problem_say(problem, "%s", _("That is enough until the next move."));
    }
    return write_lines(session, &lines, problem);
}

/* Whom it concerns. */

/* Whoever has decided something from that move on, or been dealt something. */
static unsigned concerned_since(const struct session *session, size_t left)
{
    const struct session *whole = whole_of(session);
    unsigned concerned = 0;
    for (size_t s = left; s < whole->made; s++) {
        const struct step *step = &whole->steps[s];
        unsigned player = step->actor < PLAYERS_MAX ? step->actor : game_player(&step->before);
        concerned |= 1u << player;
    }
    return concerned;
}

static unsigned concerned_by(const struct session *session, const struct ask *asked)
{
    unsigned people = seats_of_people(session) & ~(1u << asked->player);
    if (asked->what == ASKED_UNDO)
        return people & concerned_since(session, asked->left);
    return people & ~(1u << asked->seat);
}

unsigned session_concerned(const struct session *session)
{
    return talk_is_asked(&session->talk) ? concerned_by(session, &session->talk.asked) : 0;
}

static unsigned seats_there(const struct session *session)
{
    return session_own_seats(session) | session_seats_of_others(session);
}

unsigned session_unanswered(const struct session *session)
{
    const struct ask *asked = &session->talk.asked;
    unsigned concerned = session_concerned(session);
    if (concerned != 0 && asked->what == ASKED_SEAT)
        concerned &= seats_there(session);
    return concerned & ~(unsigned)asked->agreed;
}

unsigned session_asked_here(const struct session *session)
{
    return session_unanswered(session) & session_own_seats(session);
}

bool session_waits_for_answers(const struct session *session)
{
    const struct ask *asked = &session->talk.asked;
    if (session->journal == NULL || session->ahead != NULL || !talk_is_asked(&session->talk))
        return false;
    unsigned there = seats_there(session) | session->asking;
    bool asker_waits =
        there >> asked->player & 1u || (asked->what == ASKED_SEAT && asked->seat == asked->player);
    return asker_waits && (session_unanswered(session) & ~there) == 0;
}

/* Asking. */

size_t session_decided_by_people(const struct session *session)
{
    size_t decided = session_decided_by_players(session);
    while (decided > session->given &&
           (session->steps[decided - 1].actor == ACTOR_CHANCE ||
            session_has_bot(session, session->steps[decided - 1].actor)))
        decided--;
    return decided > session->given ? decided : 0;
}

static bool may_ask(const struct session *session, unsigned player, struct problem *problem)
{
    bool may = is_here(session, player) || session->asking >> player & 1u;
    if (!session_is_shared(session) || !may)
        return problem_say(problem, "%s", _("Only players can ask, in a shared game."));
    if (session->ahead != NULL)
        return session_is_behind(session, problem);
    return !talk_is_asked(&session->talk) ||
           problem_say(problem, "%s", _("Something else is being asked already."));
}

static bool is_missing(const struct session *session, unsigned seats, struct problem *problem)
{
    unsigned player = (unsigned)__builtin_ctz(seats);
    return problem_say(problem, _("Nobody plays for %s at the moment, who would have to agree."),
                       session->head.name[player]);
}

bool session_ask_undo(struct session *session, unsigned player, size_t left,
                      struct problem *problem)
{
    struct ask asked = {.what = ASKED_UNDO, .player = (uint8_t)player, .left = (uint32_t)left};
    struct record_buffer lines = {0};
    if (!may_ask(session, player, problem))
        return false;
    if (left < session->given || left >= session->made)
        return problem_say(problem, _("no move to undo"));
    unsigned concerned = concerned_by(session, &asked);
    if (concerned == 0)
        return session_go_back(session, left, problem);
    if ((concerned & ~seats_there(session)) != 0)
        return is_missing(session, concerned & ~seats_there(session), problem);
    talk_add(&lines, "# asks %u undo %zu", player + 1, left);
    return write_lines(session, &lines, problem);
}

bool session_ask_seat(struct session *session, unsigned player, unsigned seat, const char *bot,
                      struct problem *problem)
{
    struct record_buffer lines = {0};
    char words[BOT_WORDS_SIZE];
    if (!may_ask(session, player, problem))
        return false;
    if (!session_has_bot(session, seat) && seats_there(session) >> seat & 1u)
        return problem_say(problem, _("%s has that seat: only an empty one can be given away."),
                           session->head.name[seat]);
    if (strcmp(session_bot_of(session, seat), bot) == 0 && bot[0] != '\0')
        return true;
    talk_add(&lines, "# asks %u seat %u %s", player + 1, seat + 1, talk_bot_words(bot, words));
    if (!write_lines(session, &lines, problem))
        return false;
    session->asks = true;
    if (bot[0] == '\0')
        session->asking |= (uint8_t)(1u << seat);
    return true;
}

bool session_answer(struct session *session, unsigned player, enum answer_given answer,
                    struct problem *problem)
{
    struct record_buffer lines = {0};
    bool is_asker = player == session->talk.asked.player;
    bool may = is_here(session, player) || (is_asker && session->asking >> player & 1u);
    if (!session_is_shared(session) || !talk_is_asked(&session->talk) || !may)
        return problem_say(problem, "%s", _("That is no longer asked."));
    if (is_asker && answer == ANSWER_AGREES)
        return true;
    talk_add(&lines, "# %s %u", answer == ANSWER_AGREES ? "agrees" : "declines", player + 1);
    return write_lines(session, &lines, problem);
}

/* What all have agreed to. */

static void sit_here(struct session *session, unsigned player, const char *bot)
{
    snprintf(session->head.bot[player], BOT_SIZE, "%s", bot);
    session->wanted &= (uint8_t) ~(1u << player);
    session->seatings++;
}

/* Writes that a seat is somebody else's, who need not be there yet. */
static bool write_seat(struct session *session, unsigned seat, const char *bot)
{
    struct record_buffer lines = {0};
    struct problem unsaid;
    char words[BOT_WORDS_SIZE];
    talk_add(&lines, "# seat %u %s", seat + 1, talk_bot_words(bot, words));
    return write_lines(session, &lines, &unsaid);
}

/* The computer plays here from now on. */
static void seat_bot(struct session *session, const struct ask *asked)
{
    struct problem unsaid;
    unsigned seat = asked->seat;
    bool was_elsewhere = bot_seat_is_elsewhere(&session->head, seat);
    if (was_elsewhere && !journal_take_seat(session->journal, seat, &unsaid))
        return;
    if (write_seat(session, seat, asked->bot))
        sit_here(session, seat, asked->bot);
    else if (was_elsewhere)
        journal_leave_seat(session->journal, seat);
}

/* A person is to have the seat here: as soon as it is free, where the computer plays elsewhere. */
static void seat_person(struct session *session, unsigned seat)
{
    bool was_here = !bot_seat_is_elsewhere(&session->head, seat);
    if (!write_seat(session, seat, ""))
        return;
    session->asking &= (uint8_t) ~(1u << seat);
    if (was_here) {
        sit_here(session, seat, "");
    } else {
        session->elsewhere[seat][0] = '\0';
        session->wanted |= (uint8_t)(1u << seat);
    }
}

static enum session_followed carry_out(struct session *session)
{
    struct ask asked = session->talk.asked;
    struct problem unsaid;
    unsigned own = session_own_seats(session);
    if (asked.what == ASKED_UNDO)
        return own != 0 && session_go_back(session, asked.left, &unsaid) ? SESSION_TAKEN_BACK
                                                                         : SESSION_SAME;
    if (asked.bot[0] != '\0' && own != 0)
        seat_bot(session, &asked);
    else if (asked.bot[0] == '\0' && session->asks && session->asking >> asked.seat & 1u)
        seat_person(session, asked.seat);
    return SESSION_SAME;
}

/* Seats that are to be here, and those of computer players whose program has gone. */
static void take_free_seats(struct session *session)
{
    struct problem unsaid;
    for (unsigned player = 0; player < session->head.options.players; player++) {
        bool is_wanted = session->wanted >> player & 1u, is_bot = session_has_bot(session, player);
        if (bot_seat_is_elsewhere(&session->head, player) && is_wanted != is_bot &&
            (is_wanted || is_bot) && session_bot_of(session, player)[0] != PROGRAM_MARK &&
            journal_take_seat(session->journal, player, &unsaid))
            sit_here(session, player, session_bot_of(session, player));
    }
}

/* Somebody for whom the computer plays asks until there is an answer: what the others do meanwhile
 * is no answer. Any other seat is asked for once. */
static void ask_on(struct session *session)
{
    const struct talk *talk = &session->talk;
    struct problem unsaid;
    if (talk_is_asked(talk) || session->ahead != NULL)
        return;
    session->asks = false;
    if (talk->asked.declined != 0 || session_own_seats(session) != 0)
        session->asking = 0;
    session->asking &= (uint8_t)~seats_of_people(session); /* somebody else has come back first */
    if (session->asking != 0) {
        unsigned player = (unsigned)__builtin_ctz(session->asking);
        session_ask_seat(session, player, player, "", &unsaid);
    }
}

enum session_followed session_settle(struct session *session)
{
    if (!session_is_shared(session))
        return SESSION_SAME;
    take_free_seats(session);
    ask_on(session);
    bool is_agreed = talk_is_asked(&session->talk) && session_unanswered(session) == 0;
    return is_agreed && session->ahead == NULL ? carry_out(session) : SESSION_SAME;
}

bool session_is_restless(const struct session *session)
{
    if (!session_is_shared(session))
        return false;
    unsigned awaited = session_awaited(session);
    bool awaits_bot = awaited < PLAYERS_MAX && bot_seat_is_elsewhere(&session->head, awaited) &&
                      session_has_bot(session, awaited);
    return awaits_bot || (session->wanted | session->asking) != 0 || talk_is_asked(&session->talk);
}
