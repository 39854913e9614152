/* Moves made, undone and redone. */
#include "plain/plain_game.h"

#include "language/language.h"
#include "play/session.h"

#include <string.h>

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
        if (plain_game_is_unlogged(&told.event[e]))
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
