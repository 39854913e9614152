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

/* Rotations have one seed after the other; only where some are missing there is more to say. */
static void print_head(const struct match *match, const struct played_sum *sum, FILE *out)
{
    char sets[SETTING_TEXT_SIZE];
    struct record_head head = setup_default();
    uintmax_t least = sum->games > 0 ? sum->least : match->seed, greatest = sum->greatest;
    head.options = match->options;
    setting_print(SETTING_SETS, &head, sets);
    if (sum->games == 0 || greatest - least + 1 == sum->seeds)
        fprintf(out, _("Games: %zu, sets: %s, seed: %ju\n"), sum->games, sets, least);
    else
        fprintf(out, _("Games: %zu, sets: %s, seeds: %zu from %ju to %ju\n"), sum->games, sets,
                sum->seeds, least, greatest);
}

static void print_seats(const struct match *match, const struct played_sum *sum, FILE *out)
{
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        const struct seat_sum *of = &sum->seat[seat];
        char name[NAME_TEXT_SIZE];
        seat_name(match, seat, name);
        fprintf(out, _("Seat %u, %s: wins %.1f %%"), seat + 1, name,
                100 * (double)of->parts / WIN_PARTS / (double)sum->games);
        if (sum->ended > 0)
            fprintf(out, _(", mean score %.1f, CPU time a turn %.2f ms"),
                    (double)of->points / (double)sum->ended,
                    1e-3 * (double)of->cpu_us / (double)(of->turns > 0 ? of->turns : 1));
        fprintf(out, "\n");
    }
}

/* What the other numbers leave out. */
static void print_missing(const struct match *match, const struct played_sum *sum, FILE *out)
{
    for (unsigned seat = 0; seat < match->options.players; seat++) {
        unsigned lost = sum->seat[seat].forfeited;
        if (lost > 0)
            fprintf(out,
                    _n("Seat %u lost %u game by a fault; it is in the wins only.\n",
                       "Seat %u lost %u games by faults; they are in the wins only.\n", lost),
                    seat + 1, lost);
    }
    if (sum->left_over > 0)
        fprintf(out,
                _n("%zu game of a rotation that is not whole is not in the margin.\n",
                   "%zu games of rotations that are not whole are not in the margin.\n",
                   sum->left_over),
                sum->left_over);
}

/* Half the width of the interval that has the mean in it with 95 %; by the normal distribution,
 * which is a little narrow for a few rotations. */
static double uncertainty(const struct played_sum *sum)
{
    double total = (double)sum->margins, count = (double)sum->rotations;
    double variance = ((double)sum->squares - total * total / count) / (count - 1);
    return 1.96 * sqrt(variance > 0 ? variance / count : 0);
}

static void print_margin(unsigned players, const struct played_sum *sum, FILE *out)
{
    if (sum->rotations == 0)
        return;
    double share = (double)(players - 1) * players;
    double mean = (double)sum->margins / share / (double)sum->rotations;
    if (sum->rotations == 1) {
        fprintf(out, _("Margin of seat 1 over the mean of the others: %+.1f\n"), mean);
        return;
    }
    double half = uncertainty(sum) / share;
    fprintf(out,
            _("Margin of seat 1 over the mean of the others: %+.1f, 95 %% interval from %+.1f to "
              "%+.1f\n"),
            mean, mean - half, mean + half);
}

bool match_print(const struct match *match, struct played_games *played, FILE *out)
{
    struct played_sum sum;
    played_games_sum(played, match->options.players, &sum);
    print_head(match, &sum, out);
    if (sum.games > 0)
        print_seats(match, &sum, out);
    print_missing(match, &sum, out);
    print_margin(match->options.players, &sum, out);
    return fflush(out) == 0 && !ferror(out);
}
