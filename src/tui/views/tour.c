#include "tui/views/tour.h"

bool tour_place(const struct log_entry *entry, const struct game *game, tile_number *tile,
                uint16_t *node)
{
    const struct event *event = &entry->event;
    uint8_t segment;
    *node = NO_NODE;
    if (log_has_feature(event)) {
        *node = event->node;
        *tile = game->features.tile[event->node];
        return true;
    }
    if (!log_has_site(event, &segment))
        return false;
    *tile = board_tile_at(&game->board, event->at);
    if (segment != NO_SEGMENT)
        *node = feature_node(&game->board, *tile, segment);
    return *tile != NO_TILE;
}

static bool is_from(const struct log_entry *entry, unsigned source)
{
    if (source == TOUR_ALL_SCORES)
        return true;
    return source < SCORE_SOURCES_COUNT
               ? score_source_of(&entry->event) == source
               : score_is_of_part(entry, (enum score_part)(source - TOUR_PARTS));
}

static bool tour_has(const struct tour *tour, const struct log_entry *entry,
                     const struct game *game)
{
    tile_number tile;
    uint16_t node;
    if (tour->kind == TOUR_SCORES &&
        (entry->event.type != EVENT_SCORE || entry->event.points == 0 ||
         entry->event.player != tour->of.player || !is_from(entry, tour->of.source)))
        return false;
    return tour_place(entry, game, &tile, &node);
}

bool tour_step(struct tour *tour, const struct log *log, size_t told, const struct game *game,
               int by)
{
    size_t at = tour->at;
    for (size_t steps = 0; steps <= told; steps++) {
        at = by > 0 ? (at >= told ? 0 : at + 1) : (at == 0 ? told : at - 1);
        if (at < told && tour_has(tour, &log->entry[at], game)) {
            tour->at = at;
            return true;
        }
    }
    return false;
}

void tour_count(const struct tour *tour, const struct log *log, size_t told,
                const struct game *game, unsigned *number, unsigned *count)
{
    *number = *count = 0;
    for (size_t at = 0; at < told; at++) {
        *count += tour_has(tour, &log->entry[at], game);
        *number += at <= tour->at && tour_has(tour, &log->entry[at], game);
    }
}
