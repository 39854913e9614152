/* The board in words: every tile with its square, or one tile in full. */
#include "plain/commands.h"

#include "language/language.h"
#include "text/move_reader.h"
#include "wording/turn_words.h"
#include "wording/wording.h"

#include <stdlib.h>
#include <string.h>

bool square_read(struct dialogue *dialogue, const char *text, struct square *square)
{
    if (word_square(word_whole(text), square))
        return true;
    dialogue_say(dialogue, _("'%s': expected a square X,Y such as 0,-1."), text);
    return false;
}

/* And what stands on none of its segments. */
static void say_figures(struct plain_game *plain_game, tile_number tile)
{
    const struct game *game = &plain_game->session.game;
    struct passage standing = {""};
    for (unsigned f = 0; f < game->followers.count; f++)
        if (feature_tile(&game->features, game->followers.follower[f].node) == tile)
            dialogue_tell(plain_game->dialogue,
                          tile_words_follower(game, f, &plain_game->seats).text);
    tile_words_standing(&standing, game, game->board.tile[tile].at, &plain_game->seats);
    if (standing.text[0] != '\0')
        dialogue_tell(plain_game->dialogue, standing.text);
}

/* The tile, the structures on it and its followers. */
static struct passage line_of_tile(const struct plain_game *plain_game, tile_number number)
{
    const struct game *game = &plain_game->session.game;
    const struct placed_tile *tile = &game->board.tile[number];
    struct passage line = {""};
    passage_add(&line, "%d,%d: %s", tile->at.x, tile->at.y,
                tile_words_brief(tile->kind, tile->orientation).text);
    if (tile->track != NO_TRACK)
        passage_list(&line,
                     tile_words_track((enum direction)game->board.track[tile->track].direction));
    for (unsigned f = 0; f < game->followers.count; f++)
        if (feature_tile(&game->features, game->followers.follower[f].node) == number)
            passage_list(&line, tile_words_follower(game, f, &plain_game->seats).text);
    tile_words_standing(&line, game, tile->at, &plain_game->seats);
    return line;
}

static struct sentence holders_of(const struct plain_game *plain_game,
                                  const struct feature_summary *summary)
{
    if (aids_has(&plain_game->session.head, AID_EXPECTED))
        return wording_holders(summary, &plain_game->seats);
    struct sentence followers = wording_followers(summary, &plain_game->seats);
    return followers.text[0] ? followers : sentence_of("%s", _("No followers here."));
}

struct sentence whole_feature(const struct plain_game *plain_game,
                              const struct feature_summary *summary)
{
    struct sentence feature = wording_feature(summary, &plain_game->seats);
    if (summary->kind >= PRINTED_KINDS) /* the rest refers to the screen */
        return sentence_of("%s.", feature.text);
    return sentence_of("%s. %s", feature.text, holders_of(plain_game, summary).text);
}

/* A segment: what is printed here, then its whole feature and owners. */
static void say_segment(struct plain_game *plain_game, tile_number number, unsigned segment)
{
    const struct game *game = &plain_game->session.game;
    const struct placed_tile *tile = &game->board.tile[number];
    const struct feature_summary *summary = position_feature(
        plain_game_position(plain_game), feature_node(&game->board, number, segment));
    struct sentence here =
        segment == SEGMENT_TRACK
            ? sentence_of(
                  "%s", tile_words_track((enum direction)game->board.track[tile->track].direction))
            : tile_words_segment(tile->kind, tile->orientation, segment);
    struct sentence about =
        turn_words_about(game, feature_node(&game->board, number, segment), &plain_game->seats);
    dialogue_say(plain_game->dialogue, "%s. %s", here.text,
                 whole_feature(plain_game, summary).text);
    if (about.text[0] != '\0')
        dialogue_say(plain_game->dialogue, "%s.", about.text);
}

static void say_tile_in_full(struct plain_game *plain_game, tile_number number)
{
    const struct game *game = &plain_game->session.game;
    const struct placed_tile *tile = &game->board.tile[number];
    dialogue_say(plain_game->dialogue, "%s: %s, %s", tile_words_square(tile->at).text,
                 tile_name(tile->kind).text, tile_words_turned(tile->orientation));
    for (unsigned s = 0; s < tile_kinds[tile->kind].segments; s++)
        say_segment(plain_game, number, s);
    if (tile->track != NO_TRACK)
        say_segment(plain_game, number, SEGMENT_TRACK);
    say_figures(plain_game, number);
}

static struct passage line_of_square(const struct plain_game *plain_game, struct square at)
{
    tile_number tile = board_tile_at(&plain_game->session.game.board, at);
    struct passage line = {""};
    if (tile != NO_TILE)
        return line_of_tile(plain_game, tile);
    passage_add(&line, _("%d,%d: no tile"), at.x, at.y);
    return line;
}

static int by_square(const void *left, const void *right)
{
    const struct placed_tile *a = left, *b = right;
    return square_reads_before(a->at, b->at) ? -1 : 1;
}

/* In reading order, from north to south. */
static void say_all(struct plain_game *plain_game)
{
    const struct board *board = &plain_game->session.game.board;
    struct placed_tile tiles[TILES_MAX];
    memcpy(tiles, board->tile, board->tiles * sizeof *tiles);
    qsort(tiles, board->tiles, sizeof *tiles, by_square);
    dialogue_say(
        plain_game->dialogue,
        _n("%u tile lies on the board, from north to south, from west to east:",
           "%u tiles lie on the board, from north to south, from west to east:", board->tiles),
        (unsigned)board->tiles);
    for (unsigned t = 0; t < board->tiles; t++)
        dialogue_tell(plain_game->dialogue, line_of_square(plain_game, tiles[t].at).text);
}

void report_board(struct plain_game *plain_game, const char *argument)
{
    struct square at;
    if (argument[0] == '\0') {
        say_all(plain_game);
        return;
    }
    if (!square_read(plain_game->dialogue, argument, &at))
        return;
    tile_number tile = board_tile_at(&plain_game->session.game.board, at);
    if (tile == NO_TILE)
        dialogue_tell(plain_game->dialogue, line_of_square(plain_game, at).text);
    else
        say_tile_in_full(plain_game, tile);
}

/* The current square: the one chosen, or that of the last tile placed. */
static struct square here(const struct plain_game *plain_game)
{
    const struct board *board = &plain_game->session.game.board;
    return plain_game->so_far.has_square ? plain_game->so_far.square
                                         : board->tile[board->tiles - 1].at;
}

void report_near(struct plain_game *plain_game, const char *argument)
{
    static const struct {
        const char *side;
        int8_t dx, dy;
    } around[] = {{N_("Here"), 0, 0},       {N_("North"), 0, -1},    {N_("Northeast"), 1, -1},
                  {N_("East"), 1, 0},       {N_("Southeast"), 1, 1}, {N_("South"), 0, 1},
                  {N_("Southwest"), -1, 1}, {N_("West"), -1, 0},     {N_("Northwest"), -1, -1}};
    struct square at = here(plain_game);
    if (argument[0] != '\0' && !square_read(plain_game->dialogue, argument, &at))
        return;
    for (size_t a = 0; a < sizeof around / sizeof around[0]; a++) {
        struct square there = square_at(at, around[a].dx, around[a].dy);
        dialogue_say(plain_game->dialogue, "%s: %s", _(around[a].side),
                     line_of_square(plain_game, there).text);
    }
}
