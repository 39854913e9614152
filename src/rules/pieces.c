#include "rules/pieces.h"

#include <assert.h>
#include <string.h>

/* Bit n: piece number n of that figure is not at home. */
static uint8_t *pieces_away(struct game *game, unsigned owner, unsigned figure)
{
    return owner == NOBODY ? &game->neutral_away[figure] : &game->player[owner].away[figure];
}

static unsigned pieces_of(const struct game *game, unsigned owner, enum figure figure)
{
    return owner == NOBODY ? figures_neutral(&game->options, figure)
                           : figures_each(&game->options, figure);
}

static bool piece_is_same(struct piece a, struct piece b)
{
    return a.owner == b.owner && a.figure == b.figure && a.number == b.number;
}

struct piece piece_at_home(const struct game *game, unsigned owner, enum figure figure)
{
    unsigned out = owner == NOBODY ? game->neutral_away[figure] : game->player[owner].away[figure];
    unsigned number = (unsigned)__builtin_ctz(~out), all = pieces_of(game, owner, figure);
    return (struct piece){(uint8_t)owner, (uint8_t)figure,
                          (uint8_t)(number < all ? number : NO_PIECE)};
}

static void leave_home(struct game *game, struct piece piece)
{
    uint8_t *out = pieces_away(game, piece.owner, piece.figure);
    *out = (uint8_t)(*out | 1u << piece.number);
    if (piece.owner != NOBODY)
        game->player[piece.owner].supply[piece.figure]--;
}

static void come_home(struct game *game, struct piece piece)
{
    uint8_t *out = pieces_away(game, piece.owner, piece.figure);
    *out = (uint8_t)(*out & ~(1u << piece.number));
    if (piece.owner != NOBODY)
        game->player[piece.owner].supply[piece.figure]++;
}

static void piece_stand(struct game *game, struct piece piece, uint16_t node)
{
    struct followers *followers = &game->followers;
    struct follower follower = {piece.owner, piece.figure, node};
    followers->number[followers->count] = piece.number;
    followers->follower[followers->count++] = follower;
    feature_add_follower(&game->features, follower);
}

/* The last one takes over its place. */
static struct piece step_off(struct game *game, unsigned f)
{
    struct followers *followers = &game->followers;
    struct follower follower = followers->follower[f];
    struct piece piece = {follower.player, follower.figure, followers->number[f]};
    followers->follower[f] = followers->follower[--followers->count];
    followers->number[f] = followers->number[followers->count];
    feature_remove_follower(&game->features, follower);
    return piece;
}

struct piece piece_deploy(struct game *game, struct follower follower)
{
    struct piece piece = piece_at_home(game, follower.player, (enum figure)follower.figure);
    assert(piece.number != NO_PIECE);
    leave_home(game, piece);
    piece_stand(game, piece, follower.node);
    return piece;
}

void piece_take_home(struct game *game, unsigned follower)
{
    come_home(game, step_off(game, follower));
}

struct piece game_piece(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    return (struct piece){it.player, it.figure, game->followers.number[follower]};
}

unsigned game_piece_follower(const struct game *game, struct piece piece)
{
    unsigned f = 0;
    while (f < game->followers.count && !piece_is_same(game_piece(game, f), piece))
        f++;
    return f < game->followers.count ? f : (unsigned)FOLLOWERS_MAX;
}

bool piece_has_company(const struct game *game, unsigned follower)
{
    struct piece piece = game_piece(game, follower);
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_place *place = &game->elsewhere.entry[e].place;
        if (place->kind == PIECE_BESIDE && piece_is_same(place->piece, piece))
            return true;
    }
    return false;
}

static unsigned find_elsewhere(const struct game *game, struct piece piece)
{
    unsigned e = 0;
    while (e < game->elsewhere.count && !piece_is_same(game->elsewhere.entry[e].piece, piece))
        e++;
    return e;
}

struct piece_place game_piece_place(const struct game *game, struct piece piece)
{
    unsigned out = piece.owner == NOBODY ? game->neutral_away[piece.figure]
                                         : game->player[piece.owner].away[piece.figure];
    if (!(out >> piece.number & 1u))
        return (struct piece_place){.kind = PIECE_HOME};
    unsigned e = find_elsewhere(game, piece);
    if (e < game->elsewhere.count)
        return game->elsewhere.entry[e].place;
    unsigned f = game_piece_follower(game, piece);
    assert(f != FOLLOWERS_MAX);
    return (struct piece_place){.kind = PIECE_ON_SEGMENT, .node = game->followers.follower[f].node};
}

/* From wherever it is, as if it were nowhere. */
static void piece_take_up(struct game *game, struct piece piece, enum piece_place_kind from)
{
    struct elsewhere *elsewhere = &game->elsewhere;
    if (from == PIECE_HOME)
        leave_home(game, piece);
    else if (from == PIECE_ON_SEGMENT && piece.owner != NOBODY)
        step_off(game, game_piece_follower(game, piece));
    else
        elsewhere->entry[find_elsewhere(game, piece)] = elsewhere->entry[--elsewhere->count];
}

/* With nothing undefined between or after the members: equal games are equal byte by byte. */
static void go_elsewhere(struct game *game, struct piece piece, struct piece_place place)
{
    struct piece_elsewhere *entry = &game->elsewhere.entry[game->elsewhere.count++];
    memset(entry, 0, sizeof *entry);
    entry->piece = piece;
    entry->place.kind = place.kind;
    if (place.kind == PIECE_BESIDE)
        entry->place.piece = place.piece;
    else if (place.kind == PIECE_CAPTIVE)
        entry->place.player = place.player;
    else if (place.kind == PIECE_ON_SIDE)
        entry->place.number = place.number;
    else if (place.kind == PIECE_ON_SEGMENT)
        entry->place.node = place.node;
    else
        entry->place.at = place.at;
}

void piece_move(struct game *game, struct piece piece, struct piece_place place)
{
    assert(piece.number < pieces_of(game, piece.owner, (enum figure)piece.figure));
    piece_take_up(game, piece, (enum piece_place_kind)game_piece_place(game, piece).kind);
    if (place.kind == PIECE_HOME)
        come_home(game, piece);
    else if (place.kind == PIECE_ON_SEGMENT && piece.owner != NOBODY)
        piece_stand(game, piece, place.node);
    else
        go_elsewhere(game, piece, place);
}

/* Moves that name figures. */

static bool figure_lies(const struct game *game, unsigned follower)
{
    uint16_t node = game->followers.follower[follower].node;
    return kind_is_lain_in(feature_segment(&game->features, &game->board, node)->kind);
}

bool figure_is_meant(const struct game *game, unsigned follower, unsigned other)
{
    if (other == FOLLOWERS_MAX)
        return true;
    if (figure_lies(game, follower) != figure_lies(game, other))
        return figure_lies(game, other);
    return piece_has_company(game, other);
}

unsigned figure_meant(const struct game *game, struct move move,
                      bool (*may_do_it)(const struct game *game, unsigned follower),
                      struct move (*naming)(const struct game *game, unsigned follower))
{
    unsigned found = FOLLOWERS_MAX;
    for (unsigned f = 0; f < game->followers.count; f++)
        if (may_do_it(game, f) && move_equal(naming(game, f), move) &&
            figure_is_meant(game, f, found))
            found = f;
    return found;
}

unsigned segment_named(const struct game *game, uint16_t node)
{
    return feature_segment_number(&game->features, &game->board, game_standing_node(game, node));
}
