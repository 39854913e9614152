#include "plain/plain.h"

#include "language/language.h"
#include "plain/commands.h"
#include "plain/new_game.h"
#include "play/store.h"
#include "telling/salvage_words.h"
#include "text/setup.h"
#include "text/words.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE = 9 };

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

static bool repair(struct talk *talk, const char *path, struct problem *problem)
{
    struct session session;
    struct salvage salvage;
    if (!salvage_begin(&session, path, &salvage, problem))
        return false;
    talk_say(talk, "%s", salvage_done(&session).text);
    return sitting_play(talk, &session) || no_memory(problem);
}

static bool replay(struct talk *talk, const char *path, struct problem *problem)
{
    struct session session;
    struct problem changed;
    if (!session_load(&session, path, problem))
        return false;
    if (session_was_changed(&session, path, &changed))
        talk_say(talk, "%s", changed.text);
    return sitting_replay(talk, &session) || no_memory(problem);
}

/* Goes on with a kept game, or with what can be saved of it, if that is wished for. */
static bool go_on_with(struct talk *talk, const struct stored_game *game, struct problem *problem)
{
    switch (game->state) {
    case STORED_UNFINISHED:
    case STORED_OVER:
        return resume(talk, game->path, problem);
    case STORED_DAMAGED:
        talk_say(talk, "%s", game->problem.text);
        talk_say(talk, "%s", salvage_offer(&game->salvage).text);
        return !talk_agree(talk, _("Play on from there?")) || repair(talk, game->path, problem);
    case STORED_UNREADABLE:
        break;
    }
    return store_advise(game, problem);
}

static struct sentence names_of(const struct record_head *head)
{
    struct seats seats = seats_of(head);
    return wording_names((1u << seats.count) - 1, &seats);
}

static void say_game(struct talk *talk, size_t number, const struct stored_game *game)
{
    switch (game->state) {
    case STORED_UNFINISHED:
        talk_say(talk, _("%zu  %s, turn %u"), number, names_of(&game->head).text, game->turn);
        break;
    case STORED_OVER:
        talk_say(talk, _("%zu  %s, over"), number, names_of(&game->head).text);
        break;
    case STORED_DAMAGED:
    case STORED_UNREADABLE:
        talk_say(talk, "%zu  %s", number, game->problem.text);
        break;
    }
}

/* The kept games as they are listed and read, a page at a time. */
struct choosing {
    struct store_list list;
    size_t listed;
    struct stored_game game; /* the one read last */
};

static void list_games(struct talk *talk, struct choosing *choosing)
{
    size_t count = choosing->list.count;
    size_t end = count - choosing->listed > PAGE ? choosing->listed + PAGE : count;
    for (; choosing->listed < end; ++choosing->listed) {
        store_look(&choosing->list, choosing->listed, &choosing->game);
        say_game(talk, choosing->listed + 1, &choosing->game);
    }
    if (end < count)
        talk_say(talk, _n("more: %zu further game", "more: %zu further games", count - end),
                 count - end);
    talk_say(talk, _("0  none of them"));
}

/* Whether a game was chosen; it is then in `choosing`. */
static bool choose_game(struct talk *talk, struct choosing *choosing)
{
    char line[PLAIN_LINE_SIZE];
    size_t count = choosing->list.count;
    long number;
    talk_say(talk, _("Which game? The last one comes first."));
    list_games(talk, choosing);
    while (talk_ask(talk, "", line)) {
        if (strcmp(line, "more") == 0 || strcmp(line, "m") == 0) {
            list_games(talk, choosing);
        } else if (!word_number(word_whole(line), 0, (long)count, &number)) {
            talk_say(talk, _("'%s': expected a number from 0 to %zu, or \"more\"."), line, count);
        } else {
            if (number > 0)
                store_look(&choosing->list, (size_t)number - 1, &choosing->game);
            return number > 0;
        }
    }
    return false;
}

static bool load_game(struct talk *talk, struct problem *problem)
{
    struct choosing *choosing = calloc(1, sizeof *choosing);
    if (!choosing)
        return no_memory(problem);
    bool done = store_list(&choosing->list, problem);
    if (done && choosing->list.count == 0)
        talk_say(talk, _("No game is kept."));
    else if (done && choose_game(talk, choosing))
        done = go_on_with(talk, &choosing->game, problem);
    store_list_free(&choosing->list);
    free(choosing);
    return done;
}

/* The newest game that is not over. */
static bool go_on(struct talk *talk, struct problem *problem)
{
    struct stored_game *game = calloc(1, sizeof *game);
    if (!game)
        return no_memory(problem);
    bool found = store_latest(game, problem);
    if (!found && problem->text[0] == '\0')
        problem_say(problem, "%s", _("There is no unfinished game."));
    bool done = found && go_on_with(talk, game, problem);
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

/* The line of the newest game that is not over, where there is one. */
static void say_continue(struct talk *talk)
{
    struct problem unsaid; /* whoever begins or loads a game will hear of it */
    struct stored_game *game = calloc(1, sizeof *game);
    if (game && store_latest(game, &unsaid)) {
        if (game->state == STORED_UNFINISHED)
            talk_say(talk, _("1  continue: %s, turn %u"), names_of(&game->head).text, game->turn);
        else
            talk_say(talk, _("1  continue: %s"), game->problem.text);
    }
    free(game);
}

static void say_menu(struct talk *talk)
{
    say_continue(talk);
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
    case WISH_REPAIR:
        return repair(talk, wish->path, problem);
    case WISH_REPLAY:
        return replay(talk, wish->path, problem);
    case WISH_TITLE:
    case WISH_TUTORIAL: /* which is all about the screen */
        break;
    }
    title(talk);
    return true;
}
