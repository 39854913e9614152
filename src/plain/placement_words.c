#include "plain/ranked_placements.h"

#include "analysis/neighbourhood.h"
#include "bastide/notation.h"
#include "language/language.h"
#include "plain/question.h"
#include "wording/forecast_words.h"

#include <stdio.h>
#include <string.h>

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
