#include "rating/game_rating.h"

/* By bench/levels.c, each level against the one below it; `normal` is the one the others are held
 * against. */
static const double level_rating[BOT_LEVELS_COUNT] = {
    [BOT_EASY] = 850,  [BOT_CASUAL] = 1250, [BOT_NORMAL] = 1500,
    [BOT_HARD] = 1700, [BOT_EXPERT] = 2140,
};

double game_level_rating(unsigned level)
{
    return level < BOT_LEVELS_COUNT ? level_rating[level] : 0;
}

/* A day's results of a person; those of a day with more are told by the first ones. */
enum { RESULTS_MAX = 512 };

struct day {
    long long day, today;
    struct rated_game *game; /* the first of that day */
    size_t games;
};

/* Whether one seat is rated by another: not by the same person, or by a bot without a rating. */
static bool is_rated_by(const struct rated_seat *one, const struct rated_seat *other)
{
    return one->is_person &&
           (other->is_person ? other->who != one->who : game_level_rating(other->who) > 0);
}

static unsigned rated_seats(const struct rated_game *game, unsigned person)
{
    unsigned seats = 0;
    for (unsigned s = 0; s < game->seats && game->has_points; s++)
        for (unsigned o = 0; o < game->seats; o++)
            if (game->seat[s].who == person && is_rated_by(&game->seat[s], &game->seat[o]))
                seats |= 1u << s;
    return seats;
}

bool rated_game_counts(const struct rated_game *game)
{
    for (unsigned s = 0; s < game->seats; s++)
        for (unsigned o = 0; o < game->seats; o++)
            if (is_rated_by(&game->seat[s], &game->seat[o]))
                return true;
    return false;
}

/* As it was at the beginning of a day. */
static struct rating rating_before(const struct game_rating *rating, long long day)
{
    return rating->games == 0       ? rating_unknown()
           : day > rating->last + 1 ? rating_rested(rating->now, (unsigned)(day - rating->last - 1))
                                    : rating->now;
}

double game_rating_points(int score, double luck)
{
    const double share = 0.5;
    return score - share * luck;
}

double game_rating_score(double points, double others)
{
    const double as_good = 1;
    return points > others + as_good ? 1 : points < others - as_good ? 0 : 0.5;
}

static struct rating_result result_against(const struct game_rating *rating,
                                           const struct rated_seat *one,
                                           const struct rated_seat *other, long long day)
{
    struct rating of = other->is_person ? rating_before(&rating[other->who], day)
                                        : (struct rating){game_level_rating(other->who), 0, 0};
    return (struct rating_result){of.points, of.deviation,
                                  game_rating_score(one->points, other->points)};
}

/* The results of a person in a game, added to those of the day; returns how many there are then. */
static unsigned add_results(const struct game_rating *rating, const struct rated_game *game,
                            unsigned person, struct rating_result result[RESULTS_MAX],
                            unsigned results)
{
    for (unsigned seats = rated_seats(game, person); seats != 0; seats &= seats - 1) {
        const struct rated_seat *one = &game->seat[__builtin_ctz(seats)];
        for (unsigned o = 0; o < game->seats && results < RESULTS_MAX; o++)
            if (is_rated_by(one, &game->seat[o]))
                result[results++] = result_against(rating, one, &game->seat[o], game->day);
    }
    return results;
}

/* What the day makes of a person's rating; others still have theirs from before it. */
static void rate_person(struct game_rating *rating, const struct day *day, unsigned person)
{
    struct rating_result result[RESULTS_MAX];
    struct game_rating *own = &rating[person];
    unsigned results = 0;
    for (size_t g = 0; g < day->games; g++)
        results = add_results(rating, &day->game[g], person, result, results);
    own->is_due = true;
    own->next = rating_after(rating_before(own, day->day), result, results);
}

typedef void rating_visitor(struct game_rating *rating, const struct day *day,
                            const struct rated_game *game, struct rated_seat *seat);

/* Calls it for each seat of a person in the games of the day. */
static void visit_people(struct game_rating *rating, const struct day *day, rating_visitor *visit)
{
    for (size_t g = 0; g < day->games; g++)
        for (unsigned s = 0; s < day->game[g].seats; s++)
            if (day->game[g].seat[s].is_person)
                visit(rating, day, &day->game[g], &day->game[g].seat[s]);
}

static void rate(struct game_rating *rating, const struct day *day, const struct rated_game *game,
                 struct rated_seat *seat)
{
    if (!rating[seat->who].is_due && rated_seats(game, seat->who) != 0)
        rate_person(rating, day, seat->who);
}

/* Once all of the day are rated. A person may have several seats in a game. */
static void take_up(struct game_rating *rating, const struct day *day,
                    const struct rated_game *game, struct rated_seat *seat)
{
    struct game_rating *own = &rating[seat->who];
    unsigned seats = rated_seats(game, seat->who);
    if (own->is_due) {
        own->is_due = false;
        own->now = own->next;
        own->last = day->day;
        if (day->day <= day->today - RATING_CHANGE_DAYS)
            own->before = own->now.points;
    }
    own->games += seats != 0 && seat == &game->seat[__builtin_ctz(seats)];
}

static void note(struct game_rating *rating, const struct day *day, const struct rated_game *game,
                 struct rated_seat *seat)
{
    (void)day, (void)game;
    seat->after = rating[seat->who].games > 0 ? rating[seat->who].now.points : 0;
}

/* Makes it as sure as it is on that day. */
static void rest(struct game_rating *rating, const struct day *day, const struct rated_game *game,
                 struct rated_seat *seat)
{
    struct game_rating *own = &rating[seat->who];
    (void)game;
    if (own->games == 0 || day->today <= own->last)
        return;
    own->now = rating_rested(own->now, (unsigned)(day->today - own->last));
    own->last = day->today;
}

void game_ratings_find(struct game_rating *rating, struct rated_game *game, size_t games,
                       long long today)
{
    struct day day = {.games = 0};
    for (size_t g = 0; g < games; g += day.games) {
        day = (struct day){game[g].day, today, &game[g], 1};
        while (g + day.games < games && day.game[day.games].day == day.day)
            day.games++;
        visit_people(rating, &day, rate);
        visit_people(rating, &day, take_up);
        visit_people(rating, &day, note);
    }
    visit_people(rating, &(struct day){today, today, game, games}, rest);
}
