/* The state of a saved game, as shown in a list of games. */
#include "play/store.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "play/file.h"
#include "play/problem.h"
#include "play/talk.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void is_unreadable(struct stored_game *game)
{
    game->state = STORED_UNREADABLE;
    game->head = (struct record_head){0};
}

/* Makes the moves of a record; returns the result of the last read. */
static enum record_result make_moves(struct record_reader *reader, struct game *game,
                                     size_t *players_moves, struct bad_text *bad)
{
    struct move move;
    enum record_result result;
    for (;;) {
        unsigned actor = game_actor(game);
        if ((result = record_read_move(reader, game, &move, NULL, bad)) != RECORD_MOVE)
            return result;
        *players_moves += actor != ACTOR_CHANCE;
    }
}

/* Replays a record to find its state; no steps are stored. */
static void play_through(struct stored_game *stored, struct game *game, const char *text,
                         size_t length)
{
    struct record_reader reader;
    struct bad_text bad;
    if (!record_read_head(&reader, text, length, &stored->head, &bad)) {
        record_problem_bad(&stored->problem, stored->path, &bad);
        is_unreadable(stored);
        return;
    }
    enum refusal refusal = game_start(game, &stored->head.options);
    if (refusal != REFUSAL_NONE) {
        problem_say(&stored->problem, "%s: %s", stored->path, _(refusal_sentence(refusal)));
        is_unreadable(stored);
        return;
    }
    if (make_moves(&reader, game, &stored->salvage.moves, &bad) == RECORD_BAD) {
        stored->state = stored->salvage.moves > 0 ? STORED_DAMAGED : STORED_UNREADABLE;
        stored->salvage.line = bad.line;
        stored->salvage.lost = salvage_lost(&reader);
        record_problem_bad(&stored->problem, stored->path, &bad);
    } else {
        stored->state = game_is_over(game) ? STORED_OVER : STORED_UNFINISHED;
        record_problem_changed(&stored->problem, stored->path, &reader.changed);
    }
    talk_seat_from(text, reader.whole, &stored->head);
    stored->turn = game_turn(game);
    stored->player = game_player(game);
    stored->tiles = game->board.tiles;
    stored->left = game->pile.tiles;
    for (unsigned p = 0; p < game->options.players; p++)
        stored->score[p] = game->player[p].score;
}

/* Of a file anywhere. */
static void examine_file(const char *path, struct stored_game *game, struct game *position)
{
    char *text;
    size_t length;
    *game = (struct stored_game){.changed = 0};
    snprintf(game->path, sizeof game->path, "%s", path);
    if (!file_read(FILE_GAME, path, &text, &length, &game->problem)) {
        is_unreadable(game);
        return;
    }
    play_through(game, position, text, length);
    free(text);
}

void store_examine_file(const char *path, struct stored_game *game)
{
    struct game position;
    examine_file(path, game, &position);
}

void store_examine(const struct store_list *list, size_t n, struct stored_game *game)
{
    struct game position;
    store_examine_position(list, n, game, &position);
}

void store_examine_position(const struct store_list *list, size_t n, struct stored_game *game,
                            struct game *position)
{
    char path[STORE_PATH_SIZE];
    store_path(list, n, path);
    examine_file(path, game, position);
    game->changed = list->entry[n].changed.tv_sec;
    if (game->state == STORED_UNREADABLE)
        memset(position, 0, sizeof *position);
}

bool stored_can_be_joined(const struct stored_game *game)
{
    return game->state == STORED_UNFINISHED && game->head.chance != RECORD_CHANCE_MANUAL &&
           bot_seats_have_people(&game->head);
}

unsigned stored_seats_taken(const struct stored_game *game)
{
    unsigned seats = 0;
    int fd = open(game->path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    for (unsigned seat = 0; fd >= 0 && seat < game->head.options.players; seat++)
        seats |= (unsigned)file_place_is_taken(fd, seat) << seat;
    if (fd >= 0)
        close(fd);
    return seats;
}

unsigned stored_seats_free(const struct stored_game *game)
{
    unsigned free_seats = 0, taken = stored_seats_taken(game);
    for (unsigned seat = 0; seat < game->head.options.players; seat++)
        if (bot_seat_level(&game->head, seat) == BOT_LEVELS_COUNT)
            free_seats |= 1u << seat;
    return free_seats & ~taken;
}

bool stored_join(const struct stored_game *game, unsigned seats, struct session *session,
                 struct problem *problem)
{
    const char *names[PLAYERS_MAX];
    unsigned count = 0;
    for (unsigned player = 0; player < game->head.options.players; player++)
        if (seats >> player & 1u)
            names[count++] = game->head.name[player];
    return store_join(session, game->path, names, count, problem);
}

const char *stored_problem(const struct stored_game *game)
{
    size_t folder = (size_t)(file_name_of(game->path) - game->path);
    return game->problem.text + (strncmp(game->problem.text, game->path, folder) == 0 ? folder : 0);
}

void stored_when(const struct stored_game *game, char text[STORED_WHEN_SIZE])
{
    time_t changed = (time_t)game->changed;
    struct tm local;
    text[0] = '\0';
    if (localtime_r(&changed, &local))
        strftime(text, STORED_WHEN_SIZE, "%Y-%m-%d %H:%M", &local);
}

/* Whether the last lines of a record, which are comments, say that the game is over. */
static bool ends_with_the_end(const char *text, size_t length)
{
    static const char over[] = "# over:";
    if (length == 0 || text[length - 1] != '\n')
        return false;
    for (size_t end = length - 1, begin; end > 0; end = begin - 1) {
        begin = end;
        while (begin > 0 && text[begin - 1] != '\n')
            begin--;
        if (begin == 0 || (begin < end && text[begin] != '#'))
            return false;
        if (end - begin > sizeof over - 1 && memcmp(text + begin, over, sizeof over - 1) == 0)
            return true;
    }
    return false;
}

/* The same for a file in the open folder, of which only the end is read. */
static bool file_ends_with_the_end(int folder, const struct store_entry *entry)
{
    enum { TAIL = 512 };
    char tail[TAIL];
    int fd = openat(folder, entry->name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return false;
    off_t begin = entry->size > TAIL ? entry->size - TAIL : 0;
    ssize_t got = pread(fd, tail, TAIL, begin);
    close(fd);
    return got > 0 && begin + got == entry->size && ends_with_the_end(tail, (size_t)got);
}

static int names_in_order(const void *one, const void *other)
{
    return strcmp(*(const char *const *)one, *(const char *const *)other);
}

/* The list's names in alphabetical order; NULL where memory runs out. */
static const char **sorted_names(const struct store_list *list)
{
    const char **names = malloc(list->count * sizeof *names);
    for (size_t e = 0; names != NULL && e < list->count; e++)
        names[e] = list->entry[e].name;
    if (names != NULL)
        qsort(names, list->count, sizeof *names, names_in_order);
    return names;
}

static int stored_game_goes_on(const void *name, const void *other)
{
    return -salvage_order(*(const char *const *)other, name);
}

/* `*names` are the list's in order, once they have been asked for. */
static bool has_been_repaired(const struct store_list *list, size_t n, const char ***names)
{
    if (*names == NULL)
        *names = sorted_names(list);
    return *names != NULL && bsearch(list->entry[n].name, *names, list->count, sizeof **names,
                                     stored_game_goes_on) != NULL;
}

/* Whether a player may want to resume a game, or at least to know of it. */
static bool wants_attention(const struct store_list *list, size_t n, const struct stored_game *game,
                            const char ***names)
{
    bool is_bad = stored_is_bad(game);
    return game->state == STORED_UNFINISHED || (is_bad && !has_been_repaired(list, n, names));
}

bool store_latest(struct stored_game *game, struct problem *problem)
{
    struct store_list list;
    const char **names = NULL;
    bool found = false;
    problem->text[0] = '\0';
    if (!store_list(&list, problem))
        return false;
    int folder = open(list.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    for (size_t n = 0; n < list.count && !found; n++)
        if (!file_ends_with_the_end(folder, &list.entry[n])) {
            store_examine(&list, n, game);
            found = wants_attention(&list, n, game, &names);
        }
    if (folder >= 0)
        close(folder);
    free(names);
    store_list_free(&list);
    return found;
}

bool store_list_joinable(struct store_list *list, struct problem *problem)
{
    struct stored_game game;
    size_t kept = 0;
    if (!store_list(list, problem))
        return false;
    int folder = open(list->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    for (size_t n = 0; n < list->count; n++) {
        bool can = !file_ends_with_the_end(folder, &list->entry[n]);
        if (can)
            store_examine(list, n, &game);
        if (can && stored_can_be_joined(&game))
            list->entry[kept++] = list->entry[n];
        else
            free(list->entry[n].name);
    }
    list->count = kept;
    if (folder >= 0)
        close(folder);
    return true;
}

bool store_advise(const struct stored_game *game, struct problem *problem)
{
    if (game->state == STORED_DAMAGED)
        return problem_say(problem, _("%s; 'bastide repair %s' continues from above that line"),
                           game->problem.text, game->path);
    return problem_say(problem,
                       _("%s; correct it or move it away to continue an older game, or load one"),
                       game->problem.text);
}

bool store_latest_to_play(struct stored_game *game, struct problem *problem)
{
    char folder[STORE_PATH_SIZE];
    if (store_latest(game, problem))
        return game->state == STORED_UNFINISHED || store_advise(game, problem);
    return problem->text[0] == '\0' && folder_make(FOLDER_GAMES, folder, problem) &&
           problem_say(problem,
                       _("no unfinished game in %s: expected one to continue, start one with "
                         "'bastide new'"),
                       folder);
}

/* Whether the record in the file is in one of these states, bit s for enum stored_state s; if not,
 * `problem` says why, and what can be done. */
static bool store_can(const char *path, unsigned states, struct problem *problem)
{
    struct stored_game *game = malloc(sizeof *game);
    if (game == NULL)
        return problem_say(problem, _("%s: not enough memory for this game"), path);
    store_examine_file(path, game);
    bool can = states >> game->state & 1u;
    if (!can && game->state == STORED_UNREADABLE)
        *problem = game->problem;
    else if (!can && game->state == STORED_DAMAGED)
        store_advise(game, problem);
    else if (!can)
        problem_say(problem, _("%s: expected a damaged record; every line of this one is valid"),
                    path);
    free(game);
    return can;
}

bool store_can_open(const char *path, struct problem *problem)
{
    return store_can(path, 1u << STORED_UNFINISHED | 1u << STORED_OVER, problem);
}

bool store_can_repair(const char *path, struct problem *problem)
{
    return store_can(path, 1u << STORED_DAMAGED, problem);
}
