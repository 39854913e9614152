/* Moves made, taken back and brought again. */
#include "plain/sitting.h"

#include "language/language.h"

static const struct game *game_of(const struct sitting *sitting)
{
    return &sitting->session.game;
}

static void settle(struct sitting *sitting)
{
    sitting->so_far = (struct so_far){.has_square = false};
    sitting->is_changed = true;
    sitting_tell(sitting);
}

static bool make(struct sitting *sitting, struct move move)
{
    struct event_list events;
    struct problem problem;
    enum refusal refusal;
    switch (session_play(&sitting->session, move, &events, &refusal, &problem)) {
    case SESSION_DONE:
        sitting_tell_bids(sitting, &events);
        return true;
    case SESSION_REFUSED:
        talk_say(sitting->talk, _("That cannot be: %s."), _(refusal_sentence(refusal)));
        break;
    case SESSION_FAILED:
        talk_say(sitting->talk, "%s", problem.text);
        break;
    }
    return false;
}

/* A bridge that the tile needs follows by itself (BR6). */
static void build_forced(struct sitting *sitting)
{
    struct move bridge;
    if (game_forced_bridge(game_of(sitting), &bridge))
        make(sitting, bridge);
}

void sitting_move(struct sitting *sitting, struct move move)
{
    if (!make(sitting, move))
        return;
    build_forced(sitting);
    settle(sitting);
}

/* The last move that somebody made, chance aside; NULL where there is none. */
static const struct step *last_step(const struct sitting *sitting)
{
    const struct session *session = &sitting->session;
    size_t made = session->made;
    if (session->head.chance == RECORD_CHANCE_AUTO)
        while (made > 0 && session->steps[made - 1].actor == ACTOR_CHANCE)
            made--;
    return made > 0 ? &session->steps[made - 1] : NULL;
}

/* What another player did is theirs: it is taken back only if all agree. */
static bool all_agree(struct sitting *sitting, const struct step *step)
{
    unsigned who = sitting_asked(&step->before);
    if (sitting->is_replay)
        return true;
    bool is_own = !game_is_over(game_of(sitting)) && who == sitting_player(sitting) &&
                  step->before.turn.number == game_of(sitting)->turn.number;
    struct sentence question = sentence_of(_("This takes back a move of %s. Do all agree?"),
                                           sitting->seats.seat[who].name);
    return is_own || talk_agree(sitting->talk, question.text);
}

/* What a player's move that is no news later on was: an offer, a bid or, as is left, a pass. */
static struct sentence passing_words(const struct sitting *sitting, const struct step *step)
{
    struct event_list events;
    struct game game = step->before;
    struct log_entry entry = {.event = {.type = EVENT_BID, .player = step->actor, .points = -1}};
    game_apply(&game, step->move, &events);
    for (size_t e = 0; e < events.count; e++)
        if (events.event[e].type == EVENT_OFFER || events.event[e].type == EVENT_BID)
            entry.event = events.event[e];
    return wording_entry(&entry, &sitting->seats);
}

/* What a move was, in the words in which it was told when it was made. */
static struct sentence step_words(const struct sitting *sitting, const struct step *step)
{
    char text[MOVE_TEXT_SIZE];
    for (size_t i = sitting->log.count; i-- > 0;)
        if (&sitting->session.steps[sitting->log.entry[i].step] == step &&
            (i == 0 || sitting->log.entry[i - 1].step != sitting->log.entry[i].step))
            return wording_entry(&sitting->log.entry[i], &sitting->seats);
    if (step->actor != ACTOR_CHANCE)
        return passing_words(sitting, step);
    move_print(&step->before, step->move, text); /* what was drawn by hand has only its notation */
    return sentence_of("%s", text);
}

static void take_back(struct sitting *sitting)
{
    struct problem problem;
    struct sentence words = step_words(sitting, last_step(sitting));
    if (session_undo(&sitting->session, &problem))
        talk_say(sitting->talk,
                 sitting->is_replay ? _("Before this move: %s") : _("Taken back: %s"), words.text);
    else
        talk_say(sitting->talk, "%s", problem.text);
}

void sitting_undo(struct sitting *sitting)
{
    struct move bridge;
    if (!session_can_undo(&sitting->session)) {
        talk_say(sitting->talk, _("There is nothing to take back."));
        return;
    }
    if (!all_agree(sitting, last_step(sitting)))
        return;
    take_back(sitting);
    if (game_forced_bridge(game_of(sitting), &bridge) && session_can_undo(&sitting->session))
        take_back(sitting);
    settle(sitting);
}

void sitting_redo(struct sitting *sitting)
{
    struct problem problem;
    struct event_list events;
    if (!session_can_redo(&sitting->session)) {
        talk_say(sitting->talk, _("There is nothing to bring back."));
        return;
    }
    if (session_redo(&sitting->session, &events, &problem)) {
        sitting_tell_bids(sitting, &events);
        build_forced(sitting);
    } else {
        talk_say(sitting->talk, "%s", problem.text);
    }
    settle(sitting);
}
