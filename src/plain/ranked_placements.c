#include "plain/ranked_placements.h"
#include "bastide/notation.h"
#include "facts/openings.h"
#include "facts/outcome.h"
#include "language/language.h"
#include "plain/question.h"
#include "wording/turn_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Points count most, then features free to take, then how many tiles it touches. */
enum { OWN_POINT = 8, OTHERS_POINT = 4, FREE_POINT = 6, BESIDE = 3, FORCED_COST = 40 };

static int best_of_others(const struct placement_outcome *outcome, const struct game *game)
{
    int best = 0;
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != game_player(game) && outcome->gained[other] > best)
            best = outcome->gained[other];
    return best;
}

static int interest_of(const struct placement_outcome *outcome, const struct game *game)
{
    return OWN_POINT * outcome->gained[game_player(game)] -
           OTHERS_POINT * best_of_others(outcome, game) + FREE_POINT * outcome->free +
           BESIDE * (int)outcome->beside - (outcome->is_forced ? FORCED_COST : 0);
}

/* The outcome and rank of a square and orientation. */
static struct ranked_placement judge(const struct position *position, struct move placing,
                                     bool by_worth)
{
    const struct game *game = &position->game;
    struct placement_outcome outcome = placement_outcome_of(game, placing, position->projected);
    return (struct ranked_placement){.at = placing.at,
                                     .orientation = (uint8_t)placing.arg,
                                     .is_forced = outcome.is_forced,
                                     .forced = outcome.forced,
                                     .interest = by_worth ? interest_of(&outcome, game)
                                                          : -(int)outcome.is_forced};
}

static int in_reading_order(const void *left, const void *right)
{
    const struct ranked_placement *a = left, *b = right;
    if (!square_equal(a->at, b->at))
        return square_reads_before(a->at, b->at) ? -1 : 1;
    return (int)a->orientation - (int)b->orientation;
}

static int by_interest(const void *left, const void *right)
{
    const struct ranked_placement *a = left, *b = right;
    return a->interest != b->interest ? (a->interest > b->interest ? -1 : 1)
                                      : in_reading_order(left, right);
}

/* Groups placements by square, each group at the rank of its best. */
static void gather_squares(struct ranked_placements *placements)
{
    struct ranked_placement *all = placements->placement;
    for (unsigned first = 0; first < placements->count;) {
        unsigned end = first + 1;
        for (unsigned p = end; p < placements->count; p++) {
            if (!square_equal(all[p].at, all[first].at))
                continue;
            struct ranked_placement found = all[p];
            for (unsigned q = p; q > end; q--)
                all[q] = all[q - 1];
            all[end++] = found;
        }
        placements->squares++;
        first = end;
    }
}

void ranked_placements_find(struct ranked_placements *placements, const struct position *position,
                            const struct record_head *head)
{
    const struct placements *where = &position->placements;
    bool by_worth = aids_has(head, AID_WORTH);
    placements->count = placements->squares = 0;
    for (unsigned s = 0; s < where->squares; s++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++)
            if (where->ways[s] >> orientation & 1u)
                placements->placement[placements->count++] =
                    judge(position, move_place(where->at[s], orientation), by_worth);
    qsort(placements->placement, placements->count, sizeof *placements->placement, by_interest);
    gather_squares(placements);
}

unsigned ranked_placements_on_square(const struct ranked_placements *placements, unsigned first)
{
    unsigned end = first;
    while (end < placements->count &&
           square_equal(placements->placement[end].at, placements->placement[first].at))
        end++;
    return end - first;
}

unsigned ranked_placements_at(const struct ranked_placements *placements, struct square at)
{
    unsigned p = 0;
    while (p < placements->count && !square_equal(placements->placement[p].at, at))
        p++;
    return p;
}

static void add_part(struct placement_words *words, const char *between, const char *part)
{
    size_t length = strlen(words->text);
    snprintf(words->text + length, PLACEMENT_WORDS_SIZE - length, "%s%s", length ? between : "",
             part);
}

/* The feature the tile meets there, to be followed by its size and followers. */
static const char *const joins[EDGES][PRINTED_KINDS] = {
    [EDGE_N] = {[FEATURE_ROAD] = N_("joins the road to the north (%s)"),
                [FEATURE_CITY] = N_("joins the city to the north (%s)"),
                [FEATURE_FIELD] = N_("joins the field to the north (%s)")},
    [EDGE_E] = {[FEATURE_ROAD] = N_("joins the road to the east (%s)"),
                [FEATURE_CITY] = N_("joins the city to the east (%s)"),
                [FEATURE_FIELD] = N_("joins the field to the east (%s)")},
    [EDGE_S] = {[FEATURE_ROAD] = N_("joins the road to the south (%s)"),
                [FEATURE_CITY] = N_("joins the city to the south (%s)"),
                [FEATURE_FIELD] = N_("joins the field to the south (%s)")},
    [EDGE_W] = {[FEATURE_ROAD] = N_("joins the road to the west (%s)"),
                [FEATURE_CITY] = N_("joins the city to the west (%s)"),
                [FEATURE_FIELD] = N_("joins the field to the west (%s)")},
};

/* "2 tiles, Ann 1"; "2 tiles, nobody there". */
static struct sentence size_and_followers(const struct feature_summary *summary,
                                          const struct seats *seats)
{
    struct sentence text = sentence_of(_n("%u tile", "%u tiles", summary->tiles), summary->tiles);
    struct sentence followers = wording_followers(summary, seats);
    sentence_add(&text, ", %s", followers.text[0] ? followers.text : _("no followers"));
    return text;
}

/* Fields are listed one by one only if occupied. */
static bool add_joined(struct placement_words *words, const struct ranked_placement *placement,
                       const struct game *game, const struct seats *seats)
{
    bool joins_any = false;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint16_t node = feature_met_at(&game->board, placement->at, edge);
        if (node == NO_NODE)
            continue;
        struct feature_summary summary = feature_summary_of(game, node);
        unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
        if (joins[edge][kind] == NULL || (kind == FEATURE_FIELD && summary.holders == 0))
            continue;
        joins_any = true;
        struct sentence size = size_and_followers(&summary, seats);
        add_part(words, "; ", sentence_of(_(joins[edge][kind]), size.text).text);
    }
    return joins_any;
}

static void add_monasteries(struct placement_words *words, const struct ranked_placement *placement,
                            const struct game *game, const struct seats *seats)
{
    uint16_t nodes[NEIGHBOURS_MAX];
    unsigned count = monasteries_around(game, placement->at, nodes);
    for (unsigned n = 0; n < count; n++) {
        struct feature_summary summary = feature_summary_in_short(game, nodes[n]);
        struct sentence names = wording_names(summary.holders, seats);
        add_part(words, "; ",
                 sentence_of(_("beside a monastery (%s)"),
                             names.text[0] ? names.text : _("no followers"))
                     .text);
    }
}

/* In the notation where no set has better words. */
static void add_needed(struct placement_words *words, const struct ranked_placement *placement,
                       const struct game *game)
{
    static needed_words *const needed[VERBS_COUNT] = {
#define X(verb, words) [VERB_##verb] = words,
        NEEDED_WORDS(X)
#undef X
    };
    struct move first = placement->forced;
    char text[MOVE_TEXT_SIZE];
    move_print(game, first, text);
    add_part(words, "; ",
             needed[first.verb] ? needed[first.verb](placement->at, first).text : text);
}

struct placement_words placement_words(const struct ranked_placement *placement,
                                       const struct session *session, const struct seats *seats)
{
    const struct game *game = &session->game;
    struct placement_words words = {{0}};
    struct move place = move_place(placement->at, placement->orientation);
    if (placement->is_forced)
        add_needed(&words, placement, game);
    if (!add_joined(&words, placement, game, seats))
        add_part(&words, "; ", _("joins fields without followers"));
    add_monasteries(&words, placement, game, seats);
    struct sentence forecast = forecast_words(game, place, seats);
    if (forecast.text[0] && aids_has(&session->head, AID_WORTH))
        add_part(&words, ". ", forecast.text);
    return words;
}
