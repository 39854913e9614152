/* A whole game to be read: every turn with what happened in it, and the scores after it. */
#include "plain/commands.h"

#include "language/language.h"
#include "plain/tile_words.h"
#include "play/store.h"
#include "wording/setup_words.h"

static void say_setup(const struct plain_game *plain_game)
{
    const struct record_head *head = &plain_game->session.head;
    struct dialogue *dialogue = plain_game->dialogue;
    if (head->date[0] != '\0')
        dialogue_say(dialogue, "%s", head->date);
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
static size_t say_turn(const struct plain_game *plain_game, size_t e)
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
        e = say_turn(plain_game, e);
        say_scores(plain_game, game_at(plain_game, e));
    }
    if (game_is_over(&plain_game->session.game))
        report_final(plain_game);
    plain_game_close(plain_game);
    return true;
}
