/* A replay: a game that was played, move by move, with all the commands that look at it. */
#include "plain/commands.h"

#include "language/language.h"
#include "text/words.h"

#include <string.h>

static unsigned turn_of(const struct sitting *sitting)
{
    return sitting->session.game.turn.number;
}

static bool step_back(struct sitting *sitting)
{
    struct problem problem;
    return session_can_undo(&sitting->session) && session_undo(&sitting->session, &problem);
}

static bool step_on(struct sitting *sitting)
{
    struct problem problem;
    return session_can_redo(&sitting->session) && session_redo(&sitting->session, NULL, &problem);
}

static void say_turn(struct sitting *sitting)
{
    talk_say(sitting->talk, _("Turn %u: %s."), turn_of(sitting),
             sitting->seats.seat[sitting->session.game.turn.player].name);
}

/* To the beginning of that turn, or as near to it as the game has come. */
static void go_to(struct sitting *sitting, unsigned turn)
{
    while (turn_of(sitting) >= turn && step_back(sitting))
        continue;
    while (turn_of(sitting) < turn && step_on(sitting))
        continue;
    log_follow(&sitting->log, &sitting->session);
    sitting->told = sitting->log.count;
    say_turn(sitting);
}

static void go_on(struct sitting *sitting)
{
    unsigned turn = turn_of(sitting);
    if (session_can_redo(&sitting->session))
        sitting_redo(sitting);
    else if (!game_is_over(&sitting->session.game))
        talk_say(sitting->talk, _("The record ends here."));
    if (game_is_over(&sitting->session.game))
        report_final(sitting);
    else if (turn_of(sitting) != turn)
        say_turn(sitting);
}

/* False: somebody leaves. */
static bool answer(struct sitting *sitting, const char *line)
{
    long number;
    if (strcmp(line, "0") == 0)
        return false;
    if (line[0] == '\0')
        go_on(sitting);
    else if (word_number(word_whole(line), 1, UINT8_MAX, &number))
        go_to(sitting, (unsigned)number);
    else if (!command_do(sitting, line))
        talk_say(sitting->talk,
                 _("'%s': expected an empty line, a turn, 0 or a command; ? lists them."), line);
    else if (strcmp(line, "again") == 0 || strcmp(line, "a") == 0)
        say_turn(sitting);
    return true;
}

bool sitting_replay(struct talk *talk, const struct session *session)
{
    char line[PLAIN_LINE_SIZE];
    struct sitting *sitting = sitting_open(talk, session);
    if (!sitting)
        return false;
    sitting->is_replay = true;
    go_to(sitting, 0);
    talk_say(talk, _("An empty line shows the next move, 'undo' the one before; a number goes to "
                     "that turn; 0 leaves; ? lists the commands."));
    while (talk_ask(talk, "", line) && answer(sitting, line))
        continue;
    sitting_close(sitting);
    return true;
}
