/* Tiles and squares in words, by compass directions. */
#ifndef BASTIDE_PLAIN_TILE_WORDS_H
#define BASTIDE_PLAIN_TILE_WORDS_H

#include "rows/plain.h"
#include "wording/wording.h"

/* The segments of a tile of that kind in that orientation: "city: north; road: east, west; field:
 * ...". Fields are left out unless there is nothing else; `tile_words_whole` includes them. */
struct passage tile_words_brief(kind_number kind, unsigned orientation);
struct passage tile_words_whole(kind_number kind, unsigned orientation);

/* One of its segments: "road with an inn: east, west". */
struct sentence tile_words_segment(kind_number kind, unsigned orientation, unsigned number);

/* The segment's edges: "east, west", or for a field "south, east-southeast", "enclosed". */
struct sentence tile_words_places(kind_number kind, unsigned orientation, unsigned number);

/* "not turned", "turned once" ...; clockwise. */
const char *tile_words_turned(unsigned orientation);

/* A square: "0,-1, north of the start tile", "2,1". */
struct sentence tile_words_square(struct square at);

/* A road built over a tile. */
const char *tile_words_track(enum direction direction);

/* A follower by its number in game.followers: "follower of Ann in the city: north". */
struct sentence tile_words_follower(const struct game *game, unsigned number,
                                    const struct seats *seats);

/* What else stands there and on no segment, each as an item of the list. */
void tile_words_standing(struct passage *words, const struct game *game, struct square at,
                         const struct seats *seats);

/* What rows of STANDING_WORDS name: the same of a set. */
typedef void standing_words(struct passage *words, const struct game *game, struct square at,
                            const struct seats *seats);
#define X(adds) standing_words adds;
STANDING_WORDS(X)
#undef X

/* An entry of the log with its place, for want of a board: "Ann: places city edge, at 0,-1". */
struct sentence tile_words_entry(const struct log_entry *entry, const struct seats *seats);

#endif
