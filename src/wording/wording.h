/* Sentences for people: how they grow, and events and the board in them. */
#ifndef BASTIDE_WORDING_WORDING_H
#define BASTIDE_WORDING_WORDING_H

#include "facts/feature_summary.h"
#include "facts/score_table.h"

struct seats;

/* A sentence for people, as it grows. */

enum { SENTENCE_SIZE = 256 };

struct sentence {
    char text[SENTENCE_SIZE];
};

/* A sentence from a printf format; a longer one is cut off. */
__attribute__((format(printf, 1, 2))) struct sentence sentence_of(const char *format, ...);

/* Adds to a sentence. */
__attribute__((format(printf, 2, 3))) void sentence_add(struct sentence *sentence,
                                                        const char *format, ...);

/* Several sentences for people, or a list of many parts, as they grow. */
enum { PASSAGE_SIZE = 2048 };

struct passage {
    char text[PASSAGE_SIZE];
};

__attribute__((format(printf, 2, 3))) void passage_add(struct passage *passage, const char *format,
                                                       ...);

/* Adds an item, after a semicolon if it is not the first. */
void passage_list(struct passage *passage, const char *item);

/* Adds an item to a list, after a comma if it is not the first; an empty text is not an item. */
void sentence_list(struct sentence *list, const char *item);

/* A phrase as a sentence of its own: "The bid is too low." */
struct sentence sentence_begun(const char *phrase);

/* Numbers: a value as it is rounded; with a decimal, given in tenths or as a value: "12.3". */
long sentence_rounded(double value);
struct sentence sentence_of_tenths(long tenths);
struct sentence sentence_of_value(double value);

/* The board and the log. */

/* As a place for a figure: a road built over the tile. */
const char *wording_on_track(void);

/* What a feature is: "City: 5 tiles, 2 pennants, 3 open ends". */
struct sentence wording_feature(const struct feature_summary *summary, const struct seats *seats);

/* The same in short: "city, 5 tiles, 2 pennants". */
struct sentence wording_measured(const struct feature_summary *summary);

/* The same as a title: "City, 5 tiles, 2 pennants". */
struct sentence wording_titled(const struct feature_summary *summary);

/* Its size, after a phrase that names its kind. */
struct sentence wording_with_measure(const char *phrase, const struct feature_summary *summary);

/* Who is in it and what it pays: "Ann 2, Ben 1: 7 points to Ann if the game ended now". */
struct sentence wording_holders(const struct feature_summary *summary, const struct seats *seats);

/* The same without what it would pay: the players may have to find that out by themselves. */
struct sentence wording_occupants(const struct feature_summary *summary, const struct seats *seats);

/* Who is in it, with what their followers count for the majority (B9, IN4), and their
 * helpers: "Ann 2 + builder, Ben 1"; empty where nobody is. */
struct sentence wording_followers(const struct feature_summary *summary, const struct seats *seats);

/* What a follower would score there, after a phrase for the feature: "road: 3 points so far". */
struct sentence wording_worth_of(const char *feature, const struct feature_summary *summary);

/* Its worth alone, for a narrow column: "8 completes now". */
struct sentence wording_worth(const struct feature_summary *summary);

/* An entry of the log without its player, for a line that starts with the player's letter; and as
 * a whole sentence. */
struct sentence wording_entry_brief(const struct log_entry *entry);
struct sentence wording_entry(const struct log_entry *entry, const struct seats *seats);

/* The turn of the last of the log's first `entries` entries, with what has happened in it so far,
 * as far as a sentence has room; nothing for none. */
struct sentence wording_turn(const struct log *log, size_t entries, const struct seats *seats);

/* Names as people say them: "Ann", "Ann and Ben", "Ann, Ben and Cy". */
struct sentence wording_names(unsigned players, const struct seats *seats);

/* How the game ended: "Ann wins with 87 points." */
struct sentence wording_verdict(const struct score_table *table, const struct seats *seats);

/* tile_name.c: what people call a tile: "city corner, bend", "monastery, road". */

enum { TILE_NAME_COLS = 24 }; /* no name of the game's own tiles is wider, in any language */

/* The name of a kind, read off its segments and flags, so that a new set has names by itself. Left
 * and right are as seen with the city above. Kinds that share a name have the same roads, cities
 * and marks; test_tile_names lists those there are. */
struct sentence tile_name(kind_number kind);

#endif
