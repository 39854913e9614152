#include "history/game_ratings.h"

#include "rating/game_luck.h"
#include "training/daily.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The record whose luck is being found. */
struct luck_reading {
    char *text;
    struct record_reader reader;
    struct game game;
    struct game_luck luck;
    double of[PLAYERS_MAX];
};

static void luck_reading_end(struct game_ratings *ratings)
{
    if (ratings->reading != NULL)
        free(ratings->reading->text);
    free(ratings->reading);
    ratings->reading = NULL;
}

/* False: the record cannot be read any more, or memory runs out. */
static bool luck_reading_begin(struct game_ratings *ratings)
{
    char path[STORE_PATH_SIZE];
    const struct statistics *statistics = ratings->statistics;
    struct luck_reading *reading = calloc(1, sizeof *reading);
    struct problem unsaid;
    struct record_head head;
    struct bad_text bad;
    size_t length;
    ratings->reading = reading;
    store_path(&statistics->list, statistics->game[ratings->next].entry, path);
    if (reading == NULL || !file_read(FILE_GAME, path, &reading->text, &length, &unsaid) ||
        !record_read_head(&reading->reader, reading->text, length, &head, &bad) ||
        head.options.players != statistics->game[ratings->next].seats ||
        game_start(&reading->game, &head.options) != REFUSAL_NONE)
        return false;
    game_luck_begin(&reading->luck, &head.options);
    return true;
}

static void add_luck(struct luck_reading *reading, const struct game *before, struct move move)
{
    double of[PLAYERS_MAX];
    if (!game_awaits_draw(before) || move.verb != VERB_DRAW)
        return;
    game_luck_of_draw(&reading->luck, before, move.arg, of);
    for (unsigned seat = 0; seat < before->options.players; seat++)
        reading->of[seat] += of[seat];
}

/* Goes on by a move. RECORD_END: the luck is known. */
static enum record_result luck_reading_go_on(struct luck_reading *reading)
{
    struct game before;
    struct move move;
    struct event_list events;
    struct bad_text bad;
    game_copy(&before, &reading->game);
    enum record_result result =
        record_read_move(&reading->reader, &reading->game, &move, &events, &bad);
    if (result == RECORD_MOVE)
        add_luck(reading, &before, move);
    return result;
}

static void luck_set(struct game_ratings *ratings, const double *of)
{
    const double thousand = 1000;
    size_t game = ratings->next++;
    ratings->luck[game].state = of != NULL ? LUCK_KNOWN : LUCK_UNREADABLE;
    for (unsigned seat = 0; of != NULL && seat < ratings->game[game].seats; seat++)
        ratings->luck[game].of[seat] = (int32_t)lround(of[seat] * thousand);
    ratings->counted++;
    ratings->is_kept = false;
    luck_reading_end(ratings);
}

/* Goes on by a move of the next game that counts and is not known yet. There must be one. */
static void luck_find_some(struct game_ratings *ratings)
{
    while (ratings->luck[ratings->next].state != LUCK_UNKNOWN ||
           !rated_game_counts(&ratings->game[ratings->next]))
        ratings->next++;
    if (ratings->reading == NULL && !luck_reading_begin(ratings)) {
        luck_set(ratings, NULL);
        return;
    }
    enum record_result result = luck_reading_go_on(ratings->reading);
    if (result != RECORD_MOVE)
        luck_set(ratings, result == RECORD_END ? ratings->reading->of : NULL);
}

static void rate_all(struct game_ratings *ratings)
{
    const double thousand = 1000;
    const struct statistics *statistics = ratings->statistics;
    for (size_t g = 0; g < statistics->games; g++) {
        struct rated_game *game = &ratings->game[g];
        game->has_points = ratings->luck[g].state == LUCK_KNOWN;
        for (unsigned seat = 0; seat < game->seats; seat++)
            game->seat[seat].points = game_rating_points(statistics->game[g].score[seat],
                                                         ratings->luck[g].of[seat] / thousand);
    }
    game_ratings_find(ratings->rating, ratings->game, statistics->games, ratings->today);
}

static void keep(struct game_ratings *ratings)
{
    if (!ratings->is_kept)
        luck_file_keep(ratings->statistics, ratings->luck);
    ratings->is_kept = true;
    ratings->kept_at = milliseconds_now();
}

/* A date that is none counts with the games before it. */
static void describe_game(const struct statistics_game *of, long long previous,
                          struct rated_game *game)
{
    game->seats = of->seats;
    if (!day_read(of->date, &game->day) || game->day < previous)
        game->day = previous;
    for (unsigned seat = 0; seat < of->seats; seat++) {
        const struct player_statistics *who = of->who[seat];
        bool is_person = player_is_person(who);
        game->seat[seat] = (struct rated_seat){
            .is_person = is_person,
            .who = is_person ? (unsigned)who->number : bot_level_find(who->bot, strlen(who->bot))};
    }
}

bool game_ratings_begin(struct game_ratings *ratings, const struct statistics *statistics,
                        long long now)
{
    *ratings =
        (struct game_ratings){.statistics = statistics,
                              .game = calloc(statistics->games + 1, sizeof *ratings->game),
                              .luck = calloc(statistics->games + 1, sizeof *ratings->luck),
                              .rating = calloc(statistics->players + 1, sizeof *ratings->rating),
                              .today = daily_of(now),
                              .is_kept = true,
                              .kept_at = milliseconds_now()};
    if (ratings->game == NULL || ratings->luck == NULL || ratings->rating == NULL) {
        game_ratings_end(ratings);
        return false;
    }
    luck_file_read(statistics, ratings->luck);
    for (size_t g = 0; g < statistics->games; g++) {
        describe_game(&statistics->game[g], g > 0 ? ratings->game[g - 1].day : 0,
                      &ratings->game[g]);
        bool counts = rated_game_counts(&ratings->game[g]);
        ratings->games += counts;
        ratings->counted += counts && ratings->luck[g].state == LUCK_KNOWN;
    }
    if (ratings->counted == ratings->games)
        rate_all(ratings);
    return true;
}

bool game_ratings_go_on(struct game_ratings *ratings, unsigned milliseconds)
{
    enum { KEPT_EVERY = 5000 /* milliseconds */ };
    long long now = milliseconds_now(), end = now + milliseconds;
    if (game_ratings_are_known(ratings))
        return false;
    do
        luck_find_some(ratings);
    while (ratings->counted < ratings->games && (now = milliseconds_now()) < end);
    bool has_more = ratings->counted < ratings->games;
    if (!has_more)
        rate_all(ratings);
    if (!has_more || now - ratings->kept_at > KEPT_EVERY)
        keep(ratings);
    return has_more;
}

void game_ratings_end(struct game_ratings *ratings)
{
    luck_reading_end(ratings);
    if (ratings->luck != NULL && ratings->statistics != NULL)
        keep(ratings);
    free(ratings->game);
    free(ratings->luck);
    free(ratings->rating);
    *ratings = (struct game_ratings){.statistics = NULL};
}

const struct game_rating *game_ratings_of(const struct game_ratings *ratings,
                                          const struct player_statistics *player)
{
    return game_ratings_are_known(ratings) && player_is_person(player) &&
                   game_rating_is_known(&ratings->rating[player->number])
               ? &ratings->rating[player->number]
               : NULL;
}

/* The span of that date, which is not before that of the last one. */
static struct course_span *span_of(struct course *course, const char *date, size_t length)
{
    struct course_span *last = course->spans > 0 ? &course->span[course->spans - 1] : NULL;
    if (last != NULL && strncmp(last->date, date, length) == 0)
        return last;
    if (course->spans == COURSE_SPANS_MAX)
        memmove(course->span, course->span + 1, --course->spans * sizeof *course->span);
    last = &course->span[course->spans++];
    *last = (struct course_span){.games = 0};
    memcpy(last->date, date, length);
    return last;
}

static bool is_first(const struct statistics_game *game, unsigned seat)
{
    bool first = true;
    for (unsigned other = 0; other < game->seats; other++)
        first = first && (other == seat || game->score[other] < game->score[seat]);
    return first;
}

static void add_to_course(const struct game_ratings *ratings, size_t game,
                          const struct player_statistics *player, struct course *course,
                          size_t length)
{
    const struct statistics_game *of = &ratings->statistics->game[game];
    for (unsigned seat = 0; seat < of->seats; seat++) {
        if (of->who[seat] != player)
            continue;
        struct course_span *span = span_of(course, of->date, length);
        span->games++;
        span->won += is_first(of, seat);
        span->total += of->score[seat];
        if (game_ratings_of(ratings, player) != NULL)
            span->rating = ratings->game[game].seat[seat].after;
    }
}

void game_ratings_course(const struct game_ratings *ratings, const struct player_statistics *player,
                         struct course *course)
{
    enum { DAYS = 31, WHOLE = 10, MONTH = 7 };
    const struct statistics *statistics = ratings->statistics;
    size_t games = statistics != NULL ? statistics->games : 0, length = 0;
    course->spans = 0;
    for (size_t g = 0; g < games; g++) {
        bool is_there = false;
        for (unsigned seat = 0; seat < statistics->game[g].seats; seat++)
            is_there |= statistics->game[g].who[seat] == player;
        if (is_there && length == 0)
            length = ratings->today - ratings->game[g].day <= DAYS ? WHOLE : MONTH;
        if (is_there)
            add_to_course(ratings, g, player, course, length);
    }
}
