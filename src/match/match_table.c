/* The table of a match. */
#include "match/match.h"

#include "language/language.h"
#include "text/setup.h"

#include <math.h>
#include <string.h>

enum { NAME_TEXT_SIZE = 64 };

/* As on the command line. */
static void seat_name(const struct match *match, unsigned seat, char name[NAME_TEXT_SIZE])
{
    const struct bot_level_row *level = &bot_levels[match->seat[seat].level];
    struct match_budget budget = match_budget_of(match, seat);
    bool is_engine = match->seat[seat].engine != NULL;
    snprintf(name, NAME_TEXT_SIZE, "%s", is_engine ? match->seat[seat].engine : level->name);
    if (is_engine || level->simulations == 0)
        return;
    if (budget.playouts > 0)
        snprintf(name + strlen(name), NAME_TEXT_SIZE - strlen(name), ":%u", budget.playouts);
    if (budget.ms > 0)
        snprintf(name + strlen(name), NAME_TEXT_SIZE - strlen(name), ":%ums", budget.ms);
}

static void print_head(const struct match *match, unsigned games, FILE *out)
{
    char sets[SETTING_TEXT_SIZE];
    struct record_head head = setup_default();
    head.options = match->options;
    setting_print(SETTING_SETS, &head, sets);
    fprintf(out, _("Games: %u, sets: %s, seed: %ju\n"), games, sets, (uintmax_t)match->seed);
}

static void print_seats(const struct match *match, const struct match_result *result, FILE *out)
{
    double games = result->games;
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        const struct match_tally *tally = &result->tally[seat];
        char name[NAME_TEXT_SIZE];
        seat_name(match, seat, name);
        fprintf(out, _("Seat %u, %s: wins %.1f %%, mean score %.1f, CPU time a turn %.2f ms\n"),
                seat + 1, name, 100 * (double)tally->wins / MATCH_WIN / games,
                (double)tally->points / games, tally->cpu_ms / (double)tally->turns);
    }
}

/* Half the width of the interval that has the mean in it with 95 %; by the normal distribution,
 * which is a little narrow for a few rotations. */
static double uncertainty(const struct match_result *result)
{
    double sum = (double)result->margins, count = result->rotations;
    double variance = ((double)result->squares - sum * sum / count) / (count - 1);
    return 1.96 * sqrt(variance > 0 ? variance / count : 0);
}

bool match_print(const struct match *match, const struct match_result *result, FILE *out)
{
    double players = match->options.players, others = players - 1;
    double mean = (double)result->margins / others / result->games;
    print_head(match, result->games, out);
    print_seats(match, result, out);
    if (result->rotations == 1) {
        fprintf(out, _("Margin of seat 1 over the mean of the others: %+.1f\n"), mean);
    } else {
        double half = uncertainty(result) / others / players;
        fprintf(out,
                _("Margin of seat 1 over the mean of the others: %+.1f, 95 %% interval from %+.1f "
                  "to %+.1f\n"),
                mean, mean - half, mean + half);
    }
    return fflush(out) == 0 && !ferror(out);
}
