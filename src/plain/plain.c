#include "plain/plain.h"

#include "language/language.h"
#include "plain/commands.h"
#include "plain/new_game.h"
#include "play/store.h"
#include "text/setup.h"
#include "text/words.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES_MAX = 500, PAGE = 9 };

static bool no_memory(struct problem *problem)
{
    return problem_say(problem, "%s", _("There is not enough memory for that."));
}

static bool begin_game(struct talk *talk, const struct record_head *head, struct problem *problem)
{
    struct session session;
    return store_begin(&session, head, problem) &&
           (sitting_play(talk, &session) || no_memory(problem));
}

static bool ask_for_game(struct talk *talk, const struct record_head *known,
                         struct problem *problem)
{
    struct record_head head = *known;
    return !new_game_agree(talk, &head) || begin_game(talk, &head, problem);
}

static bool resume(struct talk *talk, const char *path, struct problem *problem)
{
    struct session session;
    return session_resume(&session, path, problem) &&
           (sitting_play(talk, &session) || no_memory(problem));
}

static bool replay(struct talk *talk, const char *path, struct problem *problem)
{
    struct session session;
    return session_load(&session, path, problem) &&
           (sitting_replay(talk, &session) || no_memory(problem));
}

static struct sentence names_of(const struct record_head *head)
{
    struct seats seats = seats_of(head);
    return wording_names((1u << seats.count) - 1, &seats);
}

static void say_game(struct talk *talk, size_t number, const struct stored_game *game)
{
    if (game->bad)
        talk_say(talk, "%zu  %s", number, game->problem.text);
    else if (game->over)
        talk_say(talk, _("%zu  %s, over"), number, names_of(&game->head).text);
    else
        talk_say(talk, _("%zu  %s, turn %u"), number, names_of(&game->head).text, game->turn);
}

static void list_games(struct talk *talk, const struct stored_game *games, size_t count,
                       size_t *listed)
{
    size_t end = count - *listed > PAGE ? *listed + PAGE : count;
    for (; *listed < end; ++*listed)
        say_game(talk, *listed + 1, &games[*listed]);
    if (end < count)
        talk_say(talk, _n("more: %zu further game", "more: %zu further games", count - end),
                 count - end);
    talk_say(talk, _("0  none of them"));
}

/* The game that was chosen, or NULL. */
static const struct stored_game *choose_game(struct talk *talk, const struct stored_game *games,
                                             size_t count)
{
    char line[PLAIN_LINE_SIZE];
    size_t listed = 0;
    long number;
    talk_say(talk, _("Which game? The last one comes first."));
    list_games(talk, games, count, &listed);
    while (talk_ask(talk, "", line)) {
        if (strcmp(line, "more") == 0 || strcmp(line, "m") == 0)
            list_games(talk, games, count, &listed);
        else if (!word_number(word_whole(line), 0, (long)count, &number))
            talk_say(talk, _("'%s': expected a number from 0 to %zu, or \"more\"."), line, count);
        else
            return number == 0 ? NULL : &games[number - 1];
    }
    return NULL;
}

static bool load_game(struct talk *talk, struct problem *problem)
{
    struct stored_game *games = calloc(GAMES_MAX, sizeof *games);
    if (!games)
        return no_memory(problem);
    size_t count = store_list(games, GAMES_MAX);
    count = count > GAMES_MAX ? GAMES_MAX : count;
    if (count == 0)
        talk_say(talk, _("No game is kept."));
    const struct stored_game *chosen = count > 0 ? choose_game(talk, games, count) : NULL;
    bool done = !chosen || resume(talk, chosen->path, problem);
    free(games);
    return done;
}

/* The newest game that is not over. */
static bool go_on(struct talk *talk, struct problem *problem)
{
    struct stored_game *game = calloc(1, sizeof *game);
    if (!game)
        return no_memory(problem);
    bool done = store_latest(game) ? resume(talk, game->path, problem)
                                   : problem_say(problem, "%s", _("There is no unfinished game."));
    free(game);
    return done;
}

static void list_rules(struct talk *talk)
{
    char line[PLAIN_LINE_SIZE];
    rules_tell(talk, "");
    talk_say(talk, _("A number tells of a topic."));
    talk_say(talk, _("0  back"));
    while (talk_ask(talk, "", line) && strcmp(line, "0") != 0)
        rules_tell(talk, line);
}

static void say_menu(struct talk *talk)
{
    struct stored_game *game = calloc(1, sizeof *game);
    if (game && store_latest(game))
        talk_say(talk, _("1  continue: %s, turn %u"), names_of(&game->head).text, game->turn);
    free(game);
    talk_say(talk, _("2  a new game"));
    talk_say(talk, _("3  load a game"));
    talk_say(talk, _("4  the rules"));
    talk_say(talk, _("0  leave"));
}

static void choose_from_menu(struct talk *talk, const char *line)
{
    struct record_head head = setup_default();
    struct problem problem;
    bool done = true;
    if (strcmp(line, "1") == 0)
        done = go_on(talk, &problem);
    else if (strcmp(line, "2") == 0)
        done = ask_for_game(talk, &head, &problem);
    else if (strcmp(line, "3") == 0)
        done = load_game(talk, &problem);
    else if (strcmp(line, "4") == 0)
        list_rules(talk);
    else if (strcmp(line, "0") == 0 || strcmp(line, "quit") == 0 || strcmp(line, "q") == 0)
        talk->end = TALK_LEFT;
    else if (line[0] != '\0')
        talk_say(talk, _("'%s': expected a number from 0 to 4."), line);
    if (!done)
        talk_say(talk, "%s", problem.text);
}

static void title(struct talk *talk)
{
    char line[PLAIN_LINE_SIZE];
    talk_say(talk, _("Bastide, a game of tiles, roads, cities and monasteries."));
    while (talk->end == TALK_GOES_ON) {
        say_menu(talk);
        if (talk_ask(talk, "", line))
            choose_from_menu(talk, line);
    }
}

bool plain_talk(const struct wish *wish, const struct plain_ends *ends, struct problem *problem)
{
    struct talk at_hand = {ends, TALK_GOES_ON}, *talk = &at_hand;
    switch (wish->start) {
    case WISH_NEW:
        return wish->head_is_whole ? begin_game(talk, &wish->head, problem)
                                   : ask_for_game(talk, &wish->head, problem);
    case WISH_CONTINUE:
        return go_on(talk, problem);
    case WISH_LOAD:
        return resume(talk, wish->path, problem);
    case WISH_REPLAY:
        return replay(talk, wish->path, problem);
    case WISH_TITLE:
    case WISH_TUTORIAL: /* which is all about the screen */
        break;
    }
    title(talk);
    return true;
}
