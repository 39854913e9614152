#include "plain/plain.h"

#include "language/language.h"
#include "plain/commands.h"
#include "plain/playing.h"
#include "play/store.h"
#include "text/setup.h"
#include "text/words.h"
#include "wording/setup_words.h"
#include "wording/stored_words.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PAGE = 9 };

static bool begin_game(struct dialogue *dialogue, const struct record_head *head,
                       struct problem *problem)
{
    struct session session;
    return store_begin(&session, head, problem) &&
           (playing_play(dialogue, &session) || problem_say_lack(problem));
}

static bool ask_for_game(struct dialogue *dialogue, const struct record_head *known,
                         struct problem *problem)
{
    struct record_head head = *known;
    return !new_game_agree(dialogue, &head) || begin_game(dialogue, &head, problem);
}

static bool resume(struct dialogue *dialogue, const char *path, struct problem *problem)
{
    struct session session;
    return session_resume(&session, path, problem) &&
           (playing_play(dialogue, &session) || problem_say_lack(problem));
}

static bool join(struct dialogue *dialogue, const struct start_request *request,
                 struct problem *problem)
{
    struct session session;
    return store_join(&session, request->path, request->seat, request->seats, problem) &&
           (playing_play(dialogue, &session) || problem_say_lack(problem));
}

/* A new game that others join, and how they do. */
static bool begin_shared(struct dialogue *dialogue, const struct start_request *request,
                         struct problem *problem)
{
    struct session session;
    char path[STORE_PATH_SIZE];
    if (!store_begin_and_join(&session, &request->head, request->seat, request->seats, path,
                              problem))
        return false;
    dialogue_say(dialogue, _("The others sit down with: bastide join %s"), path);
    return playing_play(dialogue, &session) || problem_say_lack(problem);
}

static bool repair(struct dialogue *dialogue, const char *path, struct problem *problem)
{
    struct session session;
    struct salvage salvage;
    if (!salvage_begin(&session, path, &salvage, problem))
        return false;
    dialogue_tell(dialogue, salvage_done(&session).text);
    return playing_play(dialogue, &session) || problem_say_lack(problem);
}

static bool replay(struct dialogue *dialogue, const char *path, struct problem *problem)
{
    struct session session;
    struct problem changed;
    if (!session_load(&session, path, problem))
        return false;
    if (session_was_changed(&session, path, &changed))
        dialogue_tell(dialogue, changed.text);
    return replay_play(dialogue, &session) || problem_say_lack(problem);
}

/* Resumes a saved game, or what can be recovered of it, if the player agrees. */
static bool go_on_with(struct dialogue *dialogue, const struct stored_game *game,
                       struct problem *problem)
{
    switch (game->state) {
    case STORED_UNFINISHED:
    case STORED_OVER:
        return resume(dialogue, game->path, problem);
    case STORED_DAMAGED:
        dialogue_tell(dialogue, game->problem.text);
        dialogue_tell(dialogue, salvage_offer(&game->salvage).text);
        return !dialogue_agree(dialogue, _("Continue from there?")) ||
               repair(dialogue, game->path, problem);
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

static void say_game(struct dialogue *dialogue, size_t number, const struct stored_game *game)
{
    switch (game->state) {
    case STORED_UNFINISHED:
        dialogue_say(dialogue, _("%zu  %s, turn %u"), number, names_of(&game->head).text,
                     game->turn);
        break;
    case STORED_OVER:
        dialogue_say(dialogue, _("%zu  %s, ended"), number, names_of(&game->head).text);
        break;
    case STORED_DAMAGED:
    case STORED_UNREADABLE:
        dialogue_say(dialogue, "%zu  %s", number, game->problem.text);
        break;
    }
}

/* The saved games as listed and read, a page at a time. */
struct choosing {
    struct store_list list;
    size_t listed;
    struct stored_game game; /* the last one read */
};

static void list_games(struct dialogue *dialogue, struct choosing *choosing)
{
    size_t count = choosing->list.count;
    size_t end = count - choosing->listed > PAGE ? choosing->listed + PAGE : count;
    for (; choosing->listed < end; ++choosing->listed) {
        store_examine(&choosing->list, choosing->listed, &choosing->game);
        say_game(dialogue, choosing->listed + 1, &choosing->game);
    }
    if (end < count)
        dialogue_say(dialogue, _n("more: %zu further game", "more: %zu further games", count - end),
                     count - end);
    dialogue_say(dialogue, _("about N: more of game N"));
    dialogue_say(dialogue, _("0  none"));
}

/* What the page of games shows beside its list. */
static void tell_game(struct dialogue *dialogue, const struct stored_game *game)
{
    char when[STORED_WHEN_SIZE];
    if (stored_is_bad(game)) {
        dialogue_tell(dialogue, game->problem.text);
        return;
    }
    struct seats seats = seats_of(&game->head);
    stored_when(game, when);
    dialogue_say(dialogue, "%s", game->path);
    dialogue_say(dialogue, _("Last played: %s."), when);
    dialogue_say(dialogue, "%s.", wording_tiles(&game->head.options).text);
    dialogue_tell(dialogue, stored_stands(game).text);
    dialogue_say(dialogue, _n("%u tile on the board.", "%u tiles on the board.", game->tiles),
                 game->tiles);
    for (unsigned player = 0; player < seats.count; player++)
        dialogue_say(dialogue, _n("%s: %d point.", "%s: %d points.", game->score[player]),
                     seats.seat[player].name, (int)game->score[player]);
    dialogue_tell(dialogue, stored_lead(game, &seats).text);
    if (game->problem.text[0] != '\0')
        dialogue_tell(dialogue, game->problem.text);
}

/* "about N". False, with nothing said, if the line is something else. */
static bool tell_about(struct dialogue *dialogue, struct choosing *choosing, const char *line)
{
    static const char about[] = "about ";
    long number;
    if (strncmp(line, about, sizeof about - 1) != 0 ||
        !word_number(word_whole(line + sizeof about - 1), 1, (long)choosing->list.count, &number))
        return false;
    store_examine(&choosing->list, (size_t)number - 1, &choosing->game);
    tell_game(dialogue, &choosing->game);
    return true;
}

/* Whether a game was chosen; it is then in `choosing`. */
static bool choose_game(struct dialogue *dialogue, struct choosing *choosing)
{
    char line[PLAIN_LINE_SIZE];
    size_t count = choosing->list.count;
    long number;
    dialogue_say(dialogue, _("Which game? The latest comes first."));
    list_games(dialogue, choosing);
    while (dialogue_ask(dialogue, "", line)) {
        if (strcmp(line, "more") == 0 || strcmp(line, "m") == 0) {
            list_games(dialogue, choosing);
        } else if (tell_about(dialogue, choosing, line)) {
            continue;
        } else if (!word_number(word_whole(line), 0, (long)count, &number)) {
            dialogue_say(dialogue,
                         _("'%s': expected a number from 0 to %zu, \"more\" or \"about N\"."), line,
                         count);
        } else {
            if (number > 0)
                store_examine(&choosing->list, (size_t)number - 1, &choosing->game);
            return number > 0;
        }
    }
    return false;
}

static bool load_game(struct dialogue *dialogue, struct problem *problem)
{
    struct choosing *choosing = calloc(1, sizeof *choosing);
    if (!choosing)
        return problem_say_lack(problem);
    bool done = store_list(&choosing->list, problem);
    if (done && choosing->list.count == 0)
        dialogue_say(dialogue, _("No saved games."));
    else if (done && choose_game(dialogue, choosing))
        done = go_on_with(dialogue, &choosing->game, problem);
    store_list_free(&choosing->list);
    free(choosing);
    return done;
}

/* Resumes the newest unfinished game. */
static bool plain_go_on(struct dialogue *dialogue, struct problem *problem)
{
    struct stored_game *game = calloc(1, sizeof *game);
    if (!game)
        return problem_say_lack(problem);
    bool found = store_latest(game, problem);
    if (!found && problem->text[0] == '\0')
        problem_say(problem, "%s", _("No unfinished game."));
    bool done = found && go_on_with(dialogue, game, problem);
    free(game);
    return done;
}

static void list_rules(struct dialogue *dialogue)
{
    char line[PLAIN_LINE_SIZE];
    rules_tell(dialogue, "");
    dialogue_say(dialogue, _("Type a number to read a topic."));
    dialogue_say(dialogue, _("0  back"));
    while (dialogue_ask(dialogue, "", line) && strcmp(line, "0") != 0)
        rules_tell(dialogue, line);
}

/* The menu line for the newest unfinished game, if there is one. */
static void say_continue(struct dialogue *dialogue)
{
    struct problem unsaid; /* beginning or loading a game will report it */
    struct stored_game *game = calloc(1, sizeof *game);
    if (game && store_latest(game, &unsaid)) {
        if (game->state == STORED_UNFINISHED)
            dialogue_say(dialogue, _("1  continue: %s, turn %u"), names_of(&game->head).text,
                         game->turn);
        else
            dialogue_say(dialogue, _("1  continue: %s"), game->problem.text);
    }
    free(game);
}

static void say_menu(struct dialogue *dialogue)
{
    say_continue(dialogue);
    dialogue_say(dialogue, _("2  new game"));
    dialogue_say(dialogue, _("3  load a game"));
    dialogue_say(dialogue, _("4  rules"));
    dialogue_say(dialogue, _("5  statistics"));
    dialogue_say(dialogue, _("6  practise auctions"));
    dialogue_say(dialogue, _("7  position of the day"));
    dialogue_say(dialogue, _("8  sit down at a game"));
    dialogue_say(dialogue, _("0  leave"));
}

static void choose_from_menu(struct dialogue *dialogue, const char *line)
{
    struct record_head head = setup_default();
    struct problem problem;
    bool done = true;
    if (strcmp(line, "1") == 0)
        done = plain_go_on(dialogue, &problem);
    else if (strcmp(line, "2") == 0)
        done = ask_for_game(dialogue, &head, &problem);
    else if (strcmp(line, "3") == 0)
        done = load_game(dialogue, &problem);
    else if (strcmp(line, "4") == 0)
        list_rules(dialogue);
    else if (strcmp(line, "5") == 0)
        done = statistics_tell(dialogue, (long long)time(NULL), &problem);
    else if (strcmp(line, "6") == 0)
        done = practice_ask(dialogue, &problem);
    else if (strcmp(line, "7") == 0)
        done = practice_play_daily(dialogue, &problem);
    else if (strcmp(line, "8") == 0)
        done = sit_ask(dialogue, &problem);
    else if (strcmp(line, "0") == 0 || strcmp(line, "quit") == 0 || strcmp(line, "q") == 0)
        dialogue->end = DIALOGUE_LEFT;
    else if (line[0] != '\0')
        dialogue_say(dialogue, _("'%s': expected a number from 0 to 8."), line);
    if (!done)
        dialogue_tell(dialogue, problem.text);
}

static void title(struct dialogue *dialogue)
{
    char line[PLAIN_LINE_SIZE];
    dialogue_say(dialogue, _("Bastide, a game of tiles, roads, cities and monasteries."));
    while (dialogue->end == DIALOGUE_GOES_ON) {
        say_menu(dialogue);
        if (dialogue_ask(dialogue, "", line))
            choose_from_menu(dialogue, line);
    }
}

bool plain_dialogue(const struct start_request *request, const struct line_io *io,
                    struct problem *problem)
{
    struct dialogue at_hand = {.io = io,
                               .programs = &request->programs,
                               .settings = &request->settings,
                               .is_confined = request->is_confined},
                    *dialogue = &at_hand;
    switch (request->start) {
    case START_NEW:
        if (request->seats > 0)
            return begin_shared(dialogue, request, problem);
        return request->head_is_whole ? begin_game(dialogue, &request->head, problem)
                                      : ask_for_game(dialogue, &request->head, problem);
    case START_CONTINUE:
        return plain_go_on(dialogue, problem);
    case START_LOAD:
        return resume(dialogue, request->path, problem);
    case START_REPAIR:
        return repair(dialogue, request->path, problem);
    case START_REPLAY:
        return replay(dialogue, request->path, problem);
    case START_JOIN:
        return join(dialogue, request, problem);
    case START_WATCH:
        return watch_tell(dialogue, request->path, problem);
    case START_SHOW:
        return show_tell(dialogue, request->path, problem);
    case START_STATISTICS:
        return statistics_tell(dialogue, (long long)time(NULL), problem);
    case START_PRACTICE:
        return practice_play(dialogue, &request->practice, problem);
    case START_TITLE:
    case START_TUTORIAL: /* the tutorial is all about the screen */
        break;
    }
    title(dialogue);
    return true;
}
