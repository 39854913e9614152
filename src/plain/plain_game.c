#include "plain/plain_game.h"
#include "language/language.h"
#include "play/bot_seats.h"
#include "play/session.h"
#include "wording/seats.h"
#include "wording/turn_words.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The player asked; tiles entered by hand are entered by the player whose turn it is. */
static unsigned plain_game_asked(const struct game *game)
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
    plain_game->heard = session->talk.heard;
    plain_game->is_changed = true;
    dialogue_say(dialogue, _("Players: %s."),
                 wording_names((1u << plain_game->seats.count) - 1, &plain_game->seats).text);
    unsigned there = session_seats_of_others(session);
    for (unsigned player = 0; player < plain_game->seats.count; player++) {
        const struct record_head *head = &plain_game->session.head;
        bool is_away = bot_seat_is_elsewhere(head, player) && !(there >> player & 1u);
        if (is_away)
            dialogue_say(dialogue, "%s.", seat_words_awaited(head, player, false).text);
        else if (bot_seat_is_taken(head, player))
            dialogue_tell(dialogue, bot_words_role(head, player).text);
    }
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
    if (plain_game->opponents != NULL) {
        opponents_give(plain_game->opponents, plain_game->dialogue->programs);
        return true;
    }
    int why = errno;
    plain_game_close(plain_game);
    errno = why;
    return false;
}

bool plain_game_has_bot(const struct plain_game *plain_game, unsigned player)
{
    return plain_game->opponents != NULL && bot_seat_is_taken(&plain_game->session.head, player);
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

static bool event_is_unlogged(const struct event *event)
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
        if (event_is_unlogged(&entry.event))
            dialogue_say(plain_game->dialogue, "%s.",
                         tile_words_entry(&entry, &plain_game->seats).text);
    }
}

/* Moves made, undone and redone. */

void plain_game_settle(struct plain_game *plain_game)
{
    plain_game->so_far = (struct so_far){.has_square = false};
    plain_game->is_changed = true;
    plain_game_tell(plain_game);
}

static bool make_move(struct plain_game *plain_game, struct move move)
{
    struct problem problem;
    enum refusal refusal;
    size_t made = plain_game->session.made;
    switch (session_play(&plain_game->session, move, &refusal, &problem)) {
    case SESSION_DONE:
        plain_game_tell_unlogged(plain_game, made);
        return true;
    case SESSION_REFUSED:
        dialogue_say(plain_game->dialogue, _("Not allowed: %s."), _(refusal_sentence(refusal)));
        break;
    case SESSION_FAILED:
        dialogue_tell(plain_game->dialogue, problem.text);
        break;
    }
    return false;
}

bool plain_game_move(struct plain_game *plain_game, struct move move)
{
    bool is_made = make_move(plain_game, move);
    if (is_made)
        plain_game_settle(plain_game);
    return is_made;
}

void plain_game_type(struct plain_game *plain_game, const char *notation)
{
    struct move move;
    struct bad_text bad;
    if (move_parse(&plain_game->session.game, notation, strlen(notation), &move, &bad))
        plain_game_move(plain_game, move);
    else
        dialogue_tell(plain_game->dialogue, bad.reason);
}

static bool is_entered(const struct plain_game *plain_game)
{
    return entered_is(&plain_game->session.head);
}

/* How many of the players are people. */
static unsigned people(const struct plain_game *plain_game)
{
    unsigned count = 0;
    for (unsigned player = 0; player < plain_game->seats.count; player++)
        count += !plain_game_has_bot(plain_game, player);
    return count;
}

/* Another player's move is undone only if everyone agrees. */
static bool all_agree(struct plain_game *plain_game, const struct step *step)
{
    unsigned who = plain_game_asked(&step->before);
    if (plain_game->use == USE_REPLAY || people(plain_game) <= 1 || is_entered(plain_game))
        return true;
    bool is_own = !game_is_over(&plain_game->session.game) &&
                  who == plain_game_player(plain_game) &&
                  game_turn(&step->before) == game_turn(&plain_game->session.game);
    struct sentence question = sentence_of(_("This undoes a move by %s. Does everyone agree?"),
                                           plain_game->seats.seat[who].name);
    return is_own || dialogue_agree(plain_game->dialogue, question.text);
}

/* The words for a player's move that is not logged: those of its event or, otherwise, a pass. */
static struct sentence passing_words(const struct plain_game *plain_game, const struct step *step)
{
    const struct session *session = &plain_game->session;
    size_t number = (size_t)(step - session->steps);
    struct session_events told = session_events(session, number, number + 1);
    struct sentence words =
        sentence_of("%s: %s", plain_game->seats.seat[step->actor].name, _("passes"));
    for (size_t e = 0; e < told.count; e++)
        if (event_is_unlogged(&told.event[e]))
            words =
                tile_words_entry(&(struct log_entry){.event = told.event[e]}, &plain_game->seats);
    return words;
}

/* Describes a move in the words printed when it was made. */
static struct sentence step_words(const struct plain_game *plain_game, const struct step *step)
{
    for (size_t i = plain_game->log.count; i-- > 0;)
        if (&plain_game->session.steps[plain_game->log.entry[i].step] == step &&
            (i == 0 || plain_game->log.entry[i - 1].step != plain_game->log.entry[i].step))
            return tile_words_entry(&plain_game->log.entry[i], &plain_game->seats);
    if (step->actor != ACTOR_CHANCE)
        return passing_words(plain_game, step);
    const struct log_entry drawn = {.event = {.type = EVENT_DRAW, .tile_kind = step->move.arg}};
    return wording_entry_brief(&drawn); /* by hand, which is in no log */
}

void plain_game_tell_moves(const struct plain_game *plain_game, size_t from)
{
    const struct session *session = &plain_game->session;
    for (size_t step = from; step < session->made; step++)
        dialogue_say(plain_game->dialogue, "%s.",
                     step_words(plain_game, &session->steps[step]).text);
}

/* Whether a computer player has moved since that step. */
static bool bots_have_moved(const struct plain_game *plain_game, const struct step *step)
{
    const struct session *session = &plain_game->session;
    for (const struct step *after = step + 1; after < session->steps + session->made; after++)
        if (after->actor != ACTOR_CHANCE && plain_game_has_bot(plain_game, after->actor))
            return true;
    return false;
}

static void take_back(struct plain_game *plain_game, const struct step *step)
{
    struct problem problem;
    struct sentence words = step_words(plain_game, step);
    bool with_bots = bots_have_moved(plain_game, step);
    bool is_undone = plain_game->use == USE_PLAY && is_entered(plain_game)
                         ? entered_undo(&plain_game->session, &problem)
                         : session_undo(&plain_game->session, &problem);
    if (!is_undone) {
        dialogue_tell(plain_game->dialogue, problem.text);
        return;
    }
    dialogue_say(plain_game->dialogue,
                 plain_game->use == USE_REPLAY ? _("Before this move: %s") : _("Undone: %s"),
                 words.text);
    if (with_bots)
        dialogue_say(plain_game->dialogue, _("The computer's moves after it are undone, too."));
}

void plain_game_undo(struct plain_game *plain_game)
{
    const struct session *session = &plain_game->session;
    if (!session_can_undo(session)) {
        dialogue_say(plain_game->dialogue, _("Nothing to undo."));
        return;
    }
    const struct step *last = &session->steps[session_decided(session) - 1];
    if (!all_agree(plain_game, last))
        return;
    take_back(plain_game, last);
    plain_game_settle(plain_game);
}

void plain_game_redo(struct plain_game *plain_game)
{
    struct problem problem;
    size_t made = plain_game->session.made;
    if (!session_can_redo(&plain_game->session)) {
        dialogue_say(plain_game->dialogue, _("Nothing to redo."));
        return;
    }
    if (plain_game->use == USE_PLAY && is_entered(plain_game)) {
        if (!entered_redo(&plain_game->session, &problem))
            dialogue_tell(plain_game->dialogue, problem.text);
    } else if (session_redo(&plain_game->session, &problem))
        plain_game_tell_unlogged(plain_game, made);
    else
        dialogue_tell(plain_game->dialogue, problem.text);
    plain_game_settle(plain_game);
}
