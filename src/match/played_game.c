#include "match/played_game.h"

#include <assert.h>
#include <stdlib.h>

bool played_games_add(struct played_games *played, const struct played_game *game)
{
    if (played->count == played->room) {
        size_t room = 2 * played->room + 64;
        struct played_game *more = realloc(played->game, room * sizeof *more);
        if (more == NULL)
            return false;
        played->game = more;
        played->room = room;
    }
    played->game[played->count++] = *game;
    return true;
}

void played_games_free(struct played_games *played)
{
    free(played->game);
    *played = (struct played_games){.game = NULL};
}

/* How many have the best score. */
static unsigned count_best(const struct played_game *game, unsigned players, int32_t *best)
{
    unsigned winners = 0;
    *best = INT32_MIN;
    for (unsigned seat = 0; seat < players; seat++) {
        winners = game->score[seat] > *best ? 1 : winners + (game->score[seat] == *best);
        *best = game->score[seat] > *best ? game->score[seat] : *best;
    }
    return winners;
}

unsigned played_game_parts(const struct played_game *game, unsigned players, unsigned seat)
{
    int32_t best;
    assert(players >= PLAYERS_MIN);
    if (game->forfeit != FORFEIT_NONE)
        return seat == game->loser ? 0 : WIN_PARTS / (players - 1);
    unsigned winners = count_best(game, players, &best);
    return game->score[seat] == best ? WIN_PARTS / winners : 0;
}

static int played_game_compare(const void *one, const void *other)
{
    const struct played_game *a = one, *b = other;
    if (a->seed != b->seed)
        return a->seed < b->seed ? -1 : 1;
    return (a->first > b->first) - (a->first < b->first);
}

static void add_game(struct played_sum *sum, const struct played_game *game, unsigned players)
{
    bool ended = game->forfeit == FORFEIT_NONE;
    sum->games++;
    sum->ended += ended;
    for (unsigned seat = 0; seat < players; seat++) {
        struct seat_sum *add = &sum->seat[seat];
        add->parts += played_game_parts(game, players, seat);
        add->forfeited += !ended && game->loser == seat;
        add->points += ended ? game->score[seat] : 0;
        add->turns += ended ? game->turns[seat] : 0;
        add->cpu_us += ended ? game->cpu_us[seat] : 0;
    }
}

/* Adds the games of a seed. */
static void add_rotation(struct played_sum *sum, const struct played_game *game, size_t count,
                         unsigned players)
{
    int64_t margin = 0;
    size_t ended = 0;
    for (size_t g = 0; g < count; g++) {
        int64_t total = 0;
        for (unsigned seat = 0; seat < players; seat++)
            total += game[g].score[seat];
        margin += (int64_t)players * game[g].score[0] - total;
        ended += game[g].forfeit == FORFEIT_NONE;
    }
    sum->seeds++;
    if (ended < players) {
        sum->left_over += count;
        return;
    }
    sum->rotations++;
    sum->margins += margin;
    sum->squares += margin * margin;
}

void played_games_sum(struct played_games *played, unsigned players, struct played_sum *sum)
{
    *sum = (struct played_sum){.games = 0};
    if (played->count == 0)
        return;
    qsort(played->game, played->count, sizeof *played->game, played_game_compare);
    sum->least = played->game[0].seed;
    sum->greatest = played->game[played->count - 1].seed;
    for (size_t begin = 0, end; begin < played->count; begin = end) {
        for (end = begin; end < played->count; end++) {
            if (played->game[end].seed != played->game[begin].seed)
                break;
            add_game(sum, &played->game[end], players);
        }
        add_rotation(sum, &played->game[begin], end - begin, players);
    }
}
