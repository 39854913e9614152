#include "facts/contact.h"

#include "facts/outcome.h"
#include "facts/placements.h"

/* A game before and after a placement. */
struct change {
    const struct game *before, *after;
    tile_number tile; /* the one placed */
};

/* The root of a segment of that tile, or NO_NODE. */
static uint16_t root_on_tile(const struct change *change, unsigned segment)
{
    uint16_t node = feature_node(&change->after->board, change->tile, segment);
    return node == NO_NODE ? NO_NODE : feature_root(&change->after->features, node);
}

static void add(struct contacts *contacts, enum contact_type type, uint16_t node,
                const struct feature_summary *feature)
{
    if (contacts->count < CONTACTS_MAX)
        contacts->contact[contacts->count++] = (struct contact){type, node, *feature};
}

static bool has_met(const struct contacts *contacts, uint16_t node)
{
    for (unsigned m = 0; m < contacts->count; m++)
        if (contacts->contact[m].node == node)
            return true;
    return false;
}

/* Whether a node of the game after was one before: neither on the new tile nor a new track. */
static bool was_there(const struct change *change, uint16_t node)
{
    return node < SEGMENT_NODES_MAX
               ? feature_tile(&change->after->features, node) < change->before->board.tiles
               : node < feature_track_node(change->before->board.tracks);
}

/* Whether the feature of `node` was more than one. */
static bool is_joined(const struct change *change, uint16_t node)
{
    uint16_t at = node, first = NO_NODE;
    do {
        if (was_there(change, at)) {
            uint16_t root = feature_root(&change->before->features, at);
            if (first != NO_NODE && root != first)
                return true;
            first = root;
        }
        at = change->after->features.next[at];
    } while (at != node);
    return false;
}

static bool has_followers(const struct feature_summary *summary, unsigned players)
{
    unsigned strength = summary->holders;
    for (unsigned player = 0; player < players; player++)
        strength |= summary->strength[player];
    return strength != 0;
}

static enum contact_type type_of(const struct change *change, uint16_t node,
                                 const struct feature_summary *summary)
{
    if (!has_followers(summary, change->after->options.players))
        return CONTACT_FREE;
    if (is_joined(change, node))
        return CONTACT_JOINS;
    return summary->kind == FEATURE_FIELD ? CONTACT_WIDENS : CONTACT_EXTENDS;
}

/* Those features of the tile, a track on it among them, that are of that type. */
static void add_of_tile(struct contacts *contacts, const struct change *change,
                        enum contact_type type)
{
    const struct game *after = change->after;
    for (unsigned s = 0; s <= SEGMENT_TRACK; s++) {
        uint16_t node = root_on_tile(change, s);
        if (node == NO_NODE || has_met(contacts, node))
            continue;
        struct feature_summary summary = feature_summary_of(after, node);
        bool is_free_field = type == CONTACT_FREE && summary.kind == FEATURE_FIELD;
        if (summary.kind < PRINTED_KINDS && !summary.complete && !is_free_field &&
            type_of(change, node, &summary) == type)
            add(contacts, type, node, &summary);
    }
}

/* The follower of the game after that stood on that node before, or FOLLOWERS_MAX: some go home. */
static unsigned still_there(const struct game *after, uint16_t node)
{
    for (unsigned f = 0; f < after->followers.count; f++)
        if (after->followers.follower[f].node == node)
            return f;
    return FOLLOWERS_MAX;
}

/* Features elsewhere that somebody waits for, and now in vain. */
static void add_blocked(struct contacts *contacts, const struct change *change)
{
    const struct game *before = change->before, *after = change->after;
    struct tile_fits could, can;
    tile_fits_find(&could, before);
    tile_fits_find(&can, after);
    for (unsigned f = 0; f < before->followers.count; f++) {
        uint16_t node = before->followers.follower[f].node;
        uint16_t root = feature_root(&after->features, node);
        unsigned then = still_there(after, node);
        if (then == FOLLOWERS_MAX || has_met(contacts, root) ||
            follower_fate_of(before, &could, f) != FATE_WAITS ||
            follower_fate_of(after, &can, then) != FATE_STUCK)
            continue;
        struct feature_summary summary = feature_summary_of(after, root);
        add(contacts, CONTACT_BLOCKS, root, &summary);
    }
}

void contacts_find(struct contacts *contacts, const struct game *game, struct move placing)
{
    struct game after;
    struct move forced;
    game_copy(&after, game);
    outcome_place(&after, placing, &forced);
    const struct change change = {game, &after, board_tile_at(&after.board, placing.at)};
    contacts->count = 0;
    add_of_tile(contacts, &change, CONTACT_JOINS);
    add_blocked(contacts, &change);
    add_of_tile(contacts, &change, CONTACT_EXTENDS);
    add_of_tile(contacts, &change, CONTACT_FREE);
    add_of_tile(contacts, &change, CONTACT_WIDENS);
}
