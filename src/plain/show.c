/* A game that others play or played: the whole of it, or as it happens. */
#include "plain/playing.h"

#include "language/language.h"
#include "plain/commands.h"
#include "plain/talking.h"
#include "wording/setup_words.h"
#include "wording/turn_words.h"

static void say_setup(const struct plain_game *plain_game)
{
    const struct record_head *head = &plain_game->session.head;
    struct dialogue *dialogue = plain_game->dialogue;
    if (head->date[0] != '\0')
        dialogue_tell(dialogue, head->date);
    dialogue_say(dialogue, "%s; %s", wording_tiles(&head->options).text,
                 wording_edition(&head->options).text);
}

/* "Ann 12, Ben 7" */
static void say_scores(const struct plain_game *plain_game, const struct game *game)
{
    struct sentence text = {""};
    for (unsigned player = 0; player < plain_game->seats.count; player++)
        sentence_add(&text, "%s%s %d", player > 0 ? ", " : "", plain_game->seats.seat[player].name,
                     (int)game->player[player].score);
    dialogue_say(plain_game->dialogue, _("  Scores: %s"), text.text);
}

/* The game before entry `e` of the log happened, or as it stands. */
static const struct game *game_at(const struct plain_game *plain_game, size_t e)
{
    const struct session *session = &plain_game->session;
    return e < plain_game->log.count ? &session->steps[plain_game->log.entry[e].step].before
                                     : &session->game;
}

/* The entries of a turn from `e` on; returns the next one. */
static size_t tell_turn(const struct plain_game *plain_game, size_t e)
{
    const struct log *log = &plain_game->log;
    unsigned turn = log->entry[e].turn, player = log->entry[e].player;
    dialogue_say(plain_game->dialogue, _("Turn %u: %s."), turn,
                 plain_game->seats.seat[player].name);
    for (; e < log->count && log->entry[e].turn == turn; e++)
        dialogue_say(plain_game->dialogue, "  %s",
                     tile_words_entry(&log->entry[e], &plain_game->seats).text);
    return e;
}

bool show_tell(struct dialogue *dialogue, const char *path, struct problem *problem)
{
    struct session session;
    if (!session_load(&session, path, problem))
        return false;
    struct plain_game *plain_game = plain_game_open(dialogue, &session);
    if (plain_game == NULL)
        return problem_say(problem, "%s", _("Not enough memory for that."));
    log_follow(&plain_game->log, &plain_game->session);
    say_setup(plain_game);
    for (size_t e = 0; e < plain_game->log.count;) {
        e = tell_turn(plain_game, e);
        say_scores(plain_game, game_at(plain_game, e));
    }
    if (game_is_over(&plain_game->session.game))
        report_final(plain_game);
    plain_game_close(plain_game);
    return true;
}

/* A game played elsewhere, reported as it happens. */

/* Announces whose turn it is; decisions within it are reported when made. */
static void announce(struct plain_game *plain_game)
{
    plain_game->at_keys = plain_game_player(plain_game);
    plain_game_announce(plain_game);
}

static void stand_at(struct plain_game *plain_game, const struct session *session, size_t made)
{
    plain_game->session = *session;
    plain_game->session.made = made;
    plain_game->session.game = *session_game_after(session, made);
}

static void tell_step(struct plain_game *plain_game, const struct session *session, size_t step)
{
    stand_at(plain_game, session, step + 1);
    plain_game_tell_unlogged(plain_game, step);
    plain_game_tell(plain_game);
    announce(plain_game);
}

/* The session was replaced; its first `kept` moves have been reported. */
static void tell_change(struct plain_game *plain_game, const struct session *session, size_t kept)
{
    bool goes_back = kept < plain_game->session.made;
    log_cut(&plain_game->log, kept);
    stand_at(plain_game, session, kept);
    plain_game_tell(plain_game);
    if (goes_back) {
        plain_game_follow(plain_game);
        dialogue_say(plain_game->dialogue, _("The game goes back to turn %u."), plain_game->turn);
    }
    for (size_t step = kept; step < session->made; step++)
        tell_step(plain_game, session, step);
}

static void tell_news(struct plain_game *plain_game, const struct watch *watch,
                      enum watch_state before)
{
    struct sentence state = watch_words_state(watch);
    if (watch->state != before && state.text[0] != '\0')
        dialogue_tell(plain_game->dialogue, state.text);
    else if (watch->state != before)
        dialogue_say(plain_game->dialogue, _("The record is whole again."));
    tell_change(plain_game, &watch->session, watch->kept);
    talking_tell_words(plain_game);
}

/* Until the record is due for a look. False: interrupted. */
static bool wait_for_change(struct dialogue *dialogue, const struct watch *watch)
{
    enum { AN_HOUR = 3600000 };
    int pause = watch_pause(watch);
    return pause < 0 ? dialogue_wait(dialogue, watch->notice, AN_HOUR)
                     : dialogue_wait(dialogue, -1, (unsigned)pause);
}

/* Follows a game to its end. Returns whether another game has replaced it. */
static bool follow(struct dialogue *dialogue, struct plain_game *plain_game, struct watch *watch)
{
    announce(plain_game);
    while (dialogue->end == DIALOGUE_GOES_ON && !game_is_over(&plain_game->session.game)) {
        enum watch_state before = watch->state;
        if (!wait_for_change(dialogue, watch))
            return false;
        if (!watch_look(watch))
            continue;
        if (watch->is_another)
            return true;
        tell_news(plain_game, watch, before);
    }
    if (game_is_over(&plain_game->session.game))
        report_final(plain_game);
    return false;
}

bool watch_tell(struct dialogue *dialogue, const char *path, struct problem *problem)
{
    struct watch watch;
    bool is_another;
    if (!watch_begin(&watch, path, problem))
        return false;
    do {
        struct plain_game *plain_game = plain_game_open(dialogue, &watch.session);
        if (plain_game == NULL) {
            watch_end(&watch);
            return problem_say(problem, "%s", _("not enough memory"));
        }
        if (watch.state != WATCH_WHOLE)
            dialogue_tell(dialogue, watch_words_state(&watch).text);
        if (!game_is_over(&watch.session.game))
            report_scores(plain_game, "");
        is_another = follow(dialogue, plain_game, &watch);
        if (is_another)
            dialogue_say(dialogue, _("The file now holds another game."));
        plain_game->session = (struct session){.made = 0}; /* it belongs to the watch */
        plain_game_close(plain_game);
    } while (is_another);
    watch_end(&watch);
    return true;
}
