/* Sitting down at a game that others play at their terminals, in text mode. */
#include "plain/playing.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "play/store.h"
#include "text/words.h"
#include "wording/stored_words.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE = 9 };

static void list_games(struct dialogue *dialogue, const struct store_list *list,
                       struct stored_game *game)
{
    size_t end = list->count < PAGE ? list->count : PAGE;
    dialogue_say(dialogue, _("Which game? The latest comes first."));
    for (size_t n = 0; n < end; n++) {
        store_examine(list, n, game);
        struct seats seats = seats_of(&game->head);
        dialogue_say(dialogue, _("%zu  %s, turn %u"), n + 1,
                     wording_names((1u << seats.count) - 1, &seats).text, game->turn);
        dialogue_tell(dialogue, stored_seated(game, &seats).text);
    }
    dialogue_say(dialogue, _("0  none"));
}

/* Whether one was chosen; it is then in `game`. */
static bool choose_game(struct dialogue *dialogue, const struct store_list *list,
                        struct stored_game *game)
{
    char line[PLAIN_LINE_SIZE];
    long number, most = (long)(list->count < PAGE ? list->count : PAGE);
    list_games(dialogue, list, game);
    while (dialogue_ask(dialogue, "", line)) {
        if (word_number(word_whole(line), 0, most, &number)) {
            if (number > 0)
                store_examine(list, (size_t)number - 1, game);
            return number > 0;
        }
        dialogue_say(dialogue, _("'%s': expected a number from 0 to %ld."), line, most);
    }
    return false;
}

static void list_seats(struct dialogue *dialogue, const struct stored_game *game,
                       unsigned free_seats)
{
    dialogue_say(dialogue, _("Which seats? Their numbers, with spaces between them."));
    for (unsigned player = 0; player < game->head.options.players; player++)
        if (free_seats >> player & 1u)
            dialogue_say(dialogue, "%u  %s", player + 1, game->head.name[player]);
    dialogue_say(dialogue, _("0  none"));
}

/* "1 3": these seats; false, with nothing said: something else. */
static bool read_seats(const char *line, unsigned free_seats, unsigned *seats)
{
    const char *rest = line, *end = line + strlen(line);
    struct word word;
    long number;
    *seats = 0;
    while (word_next(line, &rest, end, &word)) {
        if (!word_number(word, 1, PLAYERS_MAX, &number) || !(free_seats >> (number - 1) & 1u))
            return false;
        *seats |= 1u << (number - 1);
    }
    return *seats != 0;
}

/* One that is free is taken without asking. 0: none. */
static unsigned choose_seats(struct dialogue *dialogue, const struct stored_game *game)
{
    char line[PLAIN_LINE_SIZE];
    unsigned free_seats = stored_seats_free(game), seats;
    if ((free_seats & (free_seats - 1)) == 0)
        return free_seats;
    list_seats(dialogue, game, free_seats);
    while (dialogue_ask(dialogue, "", line)) {
        if (strcmp(line, "0") == 0)
            return 0;
        if (read_seats(line, free_seats, &seats))
            return seats;
        dialogue_say(dialogue, _("'%s': expected numbers of free seats, such as 1, or 0."), line);
    }
    return 0;
}

static bool sit_down(struct dialogue *dialogue, const struct stored_game *game, unsigned seats,
                     struct problem *problem)
{
    struct session session;
    return stored_join(game, seats, &session, problem) &&
           (playing_play(dialogue, &session) || problem_say_lack(problem));
}

/* Where no seat is free joining says so. */
static bool ask(struct dialogue *dialogue, const struct store_list *list, struct stored_game *game,
                struct problem *problem)
{
    if (!choose_game(dialogue, list, game))
        return true;
    bool is_full = stored_seats_free(game) == 0;
    unsigned seats = choose_seats(dialogue, game);
    return (seats == 0 && !is_full) || sit_down(dialogue, game, seats, problem);
}

bool sit_ask(struct dialogue *dialogue, struct problem *problem)
{
    struct store_list list;
    struct stored_game *game = calloc(1, sizeof *game);
    if (game == NULL)
        return problem_say_lack(problem);
    bool done = store_list_joinable(&list, problem);
    if (done && list.count == 0)
        dialogue_say(dialogue, _("There is no game to sit down at."));
    else if (done)
        done = ask(dialogue, &list, game, problem);
    if (list.count > 0)
        store_list_free(&list);
    free(game);
    return done;
}
