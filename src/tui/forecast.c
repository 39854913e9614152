#include "tui/forecast.h"

static void add_part(struct sentence *text, const char *part)
{
    sentence_add(text, "%s%s", text->text[0] ? "; " : "Completes: ", part);
}

/* Whether one of the tile's earlier segments belongs to the same feature. */
static bool is_told(const struct game *game, uint16_t first, uint16_t node)
{
    for (uint16_t earlier = first; earlier < node; earlier++)
        if (feature_root(&game->features, earlier) == feature_root(&game->features, node))
            return true;
    return false;
}

/* What is completed and held by nobody yet: only while a follower may still be deployed. */
static void add_free(struct sentence *text, const struct game *game)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++) {
        uint16_t node = (uint16_t)(placed->first_node + s);
        struct facts facts = facts_of(game, node);
        if (facts.complete && facts.holders == 0 && !is_told(game, placed->first_node, node))
            add_part(text,
                     sentence_of("%s %d, free to take", feature_kind_name(facts.kind), facts.points)
                         .text);
    }
}

static void add_scores(struct sentence *text, const struct event_list *events,
                       const struct seats *seats)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type == EVENT_SCORE && event->reason == REASON_COMPLETE)
            add_part(text,
                     sentence_of("%s %d to %s", feature_kind_name((enum feature_kind)event->kind),
                                 event->points, seats->seat[event->player].name)
                         .text);
    }
}

struct sentence forecast_of(const struct game *game, struct move placing, const struct seats *seats)
{
    struct game then = *game;
    struct event_list events;
    struct sentence text = sentence_of("%s", "");
    if (game_apply(&then, placing, &events) != REFUSAL_NONE)
        return text;
    add_scores(&text, &events, seats);
    if (game_phase(&then) == PHASE_BUILD) {
        add_free(&text, &then);
        game_apply(&then, move_plain(VERB_PASS), &events);
        add_scores(&text, &events, seats);
    }
    return text;
}
