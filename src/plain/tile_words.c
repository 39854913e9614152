#include "plain/tile_words.h"

#include "bastide/notation.h"
#include "language/language.h"
#include "wording/figure_words.h"

static const char *const edge_words[EDGES] = {N_("north"), N_("east"), N_("south"), N_("west")};

static const char *const half_words[HALF_EDGES] = {
    N_("north-northwest"), N_("north-northeast"), N_("east-northeast"), N_("east-southeast"),
    N_("south-southeast"), N_("south-southwest"), N_("west-southwest"), N_("west-northwest")};

/* Those of the printed edges, a mask, on the turned tile: "east, west". */
static struct sentence edges_of(unsigned edges, unsigned orientation)
{
    struct sentence places = {{0}};
    for (unsigned edge = 0; edge < EDGES; edge++)
        if (edges >> edge_on_tile(edge, orientation) & 1u)
            sentence_list(&places, _(edge_words[edge]));
    return places;
}

/* Those of the printed half-edges, a mask; as edges where both halves are in it. */
static struct sentence halves_of(unsigned halves, unsigned orientation)
{
    struct sentence places = {{0}};
    for (unsigned edge = 0; edge < EDGES; edge++) {
        unsigned first = edge_first_half(edge), reached = 0;
        for (unsigned half = 0; half < 2; half++)
            reached |= (halves >> half_on_tile(first + half, orientation) & 1u) << half;
        if (reached == 3)
            sentence_list(&places, _(edge_words[edge]));
        else if (reached != 0)
            sentence_list(&places, _(half_words[first + (reached == 2)]));
    }
    return places;
}

struct sentence tile_words_places(kind_number kind, unsigned orientation, unsigned number)
{
    const struct segment *segment = &tile_kinds[kind].segment[number];
    if (segment->kind != FEATURE_FIELD)
        return edges_of(segment->edges, orientation);
    return segment->halves == 0 ? sentence_of("%s", _("enclosed")) /* an inner field */
                                : halves_of(segment->halves, orientation);
}

/* The first row that is for the segment; without one the kind's name in the notation. */
static const char *segment_words(const struct segment *segment)
{
#define X(of, which, words)                                                                        \
    if (segment->kind == FEATURE_##of && (which))                                                  \
        return _(words);
    SEGMENT_WORDS(X)
#undef X
    return feature_kind_name((enum feature_kind)segment->kind);
}

struct sentence tile_words_segment(kind_number kind, unsigned orientation, unsigned number)
{
    struct sentence places = tile_words_places(kind, orientation, number);
    return sentence_of(segment_words(&tile_kinds[kind].segment[number]), places.text);
}

static void add_segments(struct passage *words, kind_number kind, unsigned orientation,
                         unsigned kinds)
{
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        if (kinds >> tile_kinds[kind].segment[s].kind & 1u)
            passage_list(words, tile_words_segment(kind, orientation, s).text);
}

/* Which is no segment. */
static void add_water(struct passage *words, kind_number kind, unsigned orientation)
{
    unsigned water = tile_kinds[kind].water;
    if (water != 0)
        passage_list(words, sentence_of(_("water: %s"), edges_of(water, orientation).text).text);
}

/* Likewise, where no segment is. */
static void add_walls(struct passage *words, kind_number kind, unsigned orientation)
{
    bool is_walled = false;
    unsigned halves = 0;
#define X(is) is_walled = is_walled || is(kind);
    WALLED(X)
#undef X
    for (unsigned half = 0; half < HALF_EDGES; half++)
        if (tile_kinds[kind].at_half[half] == NO_SEGMENT &&
            tile_kinds[kind].terrain[half_edge_of(half)] != TERRAIN_CITY)
            halves |= 1u << half;
    if (is_walled && tile_kinds[kind].segments == 0)
        passage_list(words, _("wholly within the walls"));
    else if (is_walled)
        passage_list(
            words,
            sentence_of(_("within the walls: %s"), halves_of(halves, orientation).text).text);
}

enum { FIELDS = 1u << FEATURE_FIELD };

struct passage tile_words_brief(kind_number kind, unsigned orientation)
{
    struct passage words = {{0}};
    add_segments(&words, kind, orientation, ~(unsigned)FIELDS);
    add_water(&words, kind, orientation);
    add_walls(&words, kind, orientation);
#define X(flag, word)                                                                              \
    if (tile_kinds[kind].flags & TILE_##flag)                                                      \
        passage_list(&words, _(word));
    TILE_FLAGS(X)
#undef X
    if (words.text[0] == '\0')
        passage_list(&words, _("fields only"));
    return words;
}

struct passage tile_words_whole(kind_number kind, unsigned orientation)
{
    struct passage words = tile_words_brief(kind, orientation);
    add_segments(&words, kind, orientation, FIELDS);
    return words;
}

const char *tile_words_turned(unsigned orientation)
{
    static const char *const turned[EDGES] = {N_("not turned"), N_("turned once"),
                                              N_("turned twice"), N_("turned three times")};
    return _(turned[orientation]);
}

struct sentence tile_words_square(struct square at)
{
    static const char *const beside_start[EDGES] = {
        N_("%d,%d, north of the start tile"), N_("%d,%d, east of the start tile"),
        N_("%d,%d, south of the start tile"), N_("%d,%d, west of the start tile")};
    for (unsigned edge = 0; edge < EDGES; edge++)
        if (square_equal(at, square_beside((struct square){0, 0}, edge)))
            return sentence_of(_(beside_start[edge]), at.x, at.y);
    return sentence_of("%d,%d", at.x, at.y);
}

const char *tile_words_track(enum direction direction)
{
    static const char *const tracks[][DIRECTIONS] = {
#define X(ns, ew, on) {[DIRECTION_NS] = (ns), [DIRECTION_EW] = (ew)},
        TRACK_WORDS(X)
#undef X
    };
    return _(tracks[0][direction]);
}

struct sentence tile_words_follower(const struct game *game, unsigned number,
                                    const struct seats *seats)
{
    const struct follower *follower = &game->followers.follower[number];
    const struct placed_tile *placed =
        &game->board.tile[feature_tile(&game->features, follower->node)];
    const char *name = seats->seat[follower->player].name;
    unsigned segment = feature_segment_number(&game->features, &game->board, follower->node);
    struct sentence places = segment == SEGMENT_TRACK
                                 ? sentence_of("%s", "")
                                 : tile_words_places(placed->kind, placed->orientation, segment);
    return figure_words_stands((enum figure)follower->figure, figure_place_of(game, follower->node),
                               name, places.text);
}

void tile_words_standing(struct passage *words, const struct game *game, struct square at,
                         const struct seats *seats)
{
    (void)words, (void)game, (void)at, (void)seats;
#define X(adds) adds(words, game, at, seats);
    STANDING_WORDS(X)
#undef X
}

struct sentence tile_words_entry(const struct log_entry *entry, const struct seats *seats)
{
    const struct event *event = &entry->event;
    uint8_t segment;
    struct sentence words = wording_entry(entry, seats);
    if (log_has_site(event, &segment))
        return sentence_of(_("%s, at %d,%d"), words.text, event->at.x, event->at.y);
    return words;
}
