/* A replay: stepping through a finished or unfinished game, with all the commands that describe
 * it. */
#include "plain/commands.h"

#include "language/language.h"
#include "text/words.h"

#include <string.h>

static unsigned turn_of(const struct plain_game *plain_game)
{
    return plain_game->session.game.turn.number;
}

static bool step_back(struct plain_game *plain_game)
{
    struct problem problem;
    return session_can_undo(&plain_game->session) && session_undo(&plain_game->session, &problem);
}

static bool step_on(struct plain_game *plain_game)
{
    struct problem problem;
    return session_can_redo(&plain_game->session) &&
           session_redo(&plain_game->session, NULL, &problem);
}

static void say_turn(struct plain_game *plain_game)
{
    dialogue_say(plain_game->dialogue, _("Turn %u: %s."), turn_of(plain_game),
                 plain_game->seats.seat[plain_game->session.game.turn.player].name);
}

/* To the start of that turn, or as close as the game has got. */
static void go_to(struct plain_game *plain_game, unsigned turn)
{
    while (turn_of(plain_game) >= turn && step_back(plain_game))
        continue;
    while (turn_of(plain_game) < turn && step_on(plain_game))
        continue;
    log_follow(&plain_game->log, &plain_game->session);
    plain_game->told = plain_game->log.count;
    say_turn(plain_game);
}

static void go_on(struct plain_game *plain_game)
{
    unsigned turn = turn_of(plain_game);
    if (session_can_redo(&plain_game->session))
        plain_game_redo(plain_game);
    else if (!game_is_over(&plain_game->session.game))
        dialogue_say(plain_game->dialogue, _("The record ends here."));
    if (game_is_over(&plain_game->session.game))
        report_final(plain_game);
    else if (turn_of(plain_game) != turn)
        say_turn(plain_game);
}

/* False: leave the replay. */
static bool answer(struct plain_game *plain_game, const char *line)
{
    long number;
    if (strcmp(line, "0") == 0)
        return false;
    if (line[0] == '\0')
        go_on(plain_game);
    else if (word_number(word_whole(line), 1, UINT8_MAX, &number))
        go_to(plain_game, (unsigned)number);
    else if (!command_do(plain_game, line))
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected an empty line, a turn, 0 or a command; ? lists them."),
                     line);
    else if (strcmp(line, "again") == 0 || strcmp(line, "a") == 0)
        say_turn(plain_game);
    return true;
}

bool plain_game_replay(struct dialogue *dialogue, const struct session *session)
{
    char line[PLAIN_LINE_SIZE];
    struct plain_game *plain_game = plain_game_open(dialogue, session);
    if (!plain_game)
        return false;
    plain_game->is_replay = true;
    go_to(plain_game, 0);
    dialogue_say(dialogue, _("Press Enter for the next move; 'undo' goes back one, a number goes "
                             "to that turn, 0 leaves, ? lists the commands."));
    while (dialogue_ask(dialogue, "", line) && answer(plain_game, line))
        continue;
    plain_game_close(plain_game);
    return true;
}
