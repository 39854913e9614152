#include "plain/plain_game.h"

#include "language/language.h"
#include "plain/commands.h"
#include "play/landmarks.h"
#include "wording/seats.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const struct game *plain_game_game_of(const struct plain_game *plain_game)
{
    return &plain_game->session.game;
}

unsigned plain_game_asked(const struct game *game)
{
    unsigned actor = game_actor(game);
    return actor < game->options.players ? actor : game_player(game);
}

unsigned plain_game_player(const struct plain_game *plain_game)
{
    return plain_game_asked(plain_game_game_of(plain_game));
}

const struct position *plain_game_position(struct plain_game *plain_game)
{
    position_follow(&plain_game->position, &plain_game->session.game);
    return &plain_game->position;
}

/* Reports news of the record. */
static void tell_news(struct plain_game *plain_game)
{
    struct problem news;
    if (session_news(&plain_game->session, &news))
        dialogue_say(plain_game->dialogue, "%s", news.text);
}

void plain_game_step(struct plain_game *plain_game)
{
    tell_news(plain_game);
    if (opponents_are_due(&plain_game->session))
        plain_game_let_bot_play(plain_game);
    else
        plain_game_ask(plain_game);
}

static void play(struct plain_game *plain_game)
{
    while (plain_game->dialogue->end == DIALOGUE_GOES_ON &&
           !game_is_over(plain_game_game_of(plain_game)))
        plain_game_step(plain_game);
}

static void say_end(struct plain_game *plain_game)
{
    report_final(plain_game);
    dialogue_say(plain_game->dialogue, _("0  leave the table; commands still work"));
    plain_game->is_changed = false;
}

void plain_game_obey(struct plain_game *plain_game, const char *line)
{
    bool is_over = game_is_over(plain_game_game_of(plain_game));
    if (line[0] == '\0')
        plain_game->is_changed = true;
    else if (!command_do(plain_game, line))
        dialogue_say(plain_game->dialogue,
                     is_over ? _("'%s': expected 0 or a command; ? lists them.")
                             : _("'%s': expected a command; ? lists them."),
                     line);
}

/* After the end: the game can be looked at and, if everyone agrees, resumed earlier. */
static void look_back(struct plain_game *plain_game)
{
    char line[PLAIN_LINE_SIZE];
    plain_game->question.choices = 0;
    plain_game->question.may_go_back = false;
    plain_game->is_changed = true;
    while (game_is_over(plain_game_game_of(plain_game))) {
        tell_news(plain_game);
        if (plain_game->is_changed)
            say_end(plain_game);
        if (!dialogue_ask(plain_game->dialogue, "", line) || strcmp(line, "0") == 0)
            return;
        plain_game_obey(plain_game, line);
    }
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
    plain_game->is_changed = true;
    dialogue_say(dialogue, _("Players: %s."),
                 wording_names((1u << plain_game->seats.count) - 1, &plain_game->seats).text);
    for (unsigned player = 0; player < plain_game->seats.count; player++)
        if (bot_seat_level(&plain_game->session.head, player) < BOT_LEVELS_COUNT)
            dialogue_say(dialogue, "%s", bot_words_role(&plain_game->session.head, player).text);
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
    return plain_game->opponents != NULL;
}

/* Says that the game is saved, if it is. */
static void say_kept(struct plain_game *plain_game)
{
    struct problem problem;
    bool is_kept = session_secure(&plain_game->session, &problem);
    tell_news(plain_game);
    if (!is_kept)
        dialogue_say(plain_game->dialogue, "%s", problem.text);
    else if (!game_is_over(plain_game_game_of(plain_game)))
        dialogue_say(plain_game->dialogue, _("The game is saved."));
}

bool plain_game_play(struct dialogue *dialogue, const struct session *session)
{
    struct plain_game *plain_game = plain_game_open(dialogue, session);
    if (!plain_game)
        return false;
    if (!plain_game_seat_bots(plain_game)) {
        int why = errno;
        plain_game_close(plain_game);
        errno = why;
        return false;
    }
    if (session->head.has_seed)
        dialogue_say(dialogue, _("The seed is %llu."), (unsigned long long)session->head.seed);
    dialogue_say(dialogue, _("? lists the commands."));
    do {
        play(plain_game);
        if (dialogue->end == DIALOGUE_GOES_ON)
            look_back(plain_game);
    } while (dialogue->end == DIALOGUE_GOES_ON && !game_is_over(plain_game_game_of(plain_game)));
    say_kept(plain_game);
    plain_game_close(plain_game);
    return true;
}
