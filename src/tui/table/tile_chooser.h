/* Choosing the kind of a tile that was drawn from a real box: by its edges, typed clockwise from
 * any of them, until few kinds are left; by arrows, numbers or the mouse. */
#ifndef BASTIDE_TUI_TILE_CHOOSER_H
#define BASTIDE_TUI_TILE_CHOOSER_H

#include "facts/kind_set.h"
#include "tui/views/remaining.h"

struct tile_chooser {
    struct edge_reading edges; /* typed so far */
    kind_number kind;          /* the one chosen, which has them */
};

/* All of these are told the pile; it holds at least one tile. */

/* Begins with all kinds, `kind` or the next one that is left chosen. */
void tile_chooser_begin(struct tile_chooser *chooser, const struct pile *pile, kind_number kind);

/* Types one more edge, by its letter. False, with nothing changed, if no kind that is left has
 * them, or all four have been typed. */
bool tile_chooser_type(struct tile_chooser *chooser, const struct pile *pile, char letter);

/* Takes the last edge back. */
void tile_chooser_erase(struct tile_chooser *chooser);

/* Chooses one of the kinds shown: the next one towards that side, the one with a number, from 1, or
 * one that was pointed at. Where there is none, or it is not shown, nothing happens. */
void tile_chooser_step(struct tile_chooser *chooser, const struct pile *pile, enum edge towards,
                       struct area area, const struct surroundings *around);
void tile_chooser_choose(struct tile_chooser *chooser, const struct pile *pile, unsigned number);
void tile_chooser_point(struct tile_chooser *chooser, const struct pile *pile, kind_number kind);

/* The tiles of the kinds shown. */
struct pile tile_chooser_pile(const struct tile_chooser *chooser, const struct pile *pile);

/* Whether the kinds shown have numbers: they are few enough for digits. */
bool tile_chooser_has_numbers(const struct tile_chooser *chooser, const struct pile *pile);

/* Whether only one kind is left. */
bool tile_chooser_is_sure(const struct tile_chooser *chooser, const struct pile *pile);

/* What is to be typed, with places for keys, or what it has come to. */
struct sentence tile_chooser_words(const struct tile_chooser *chooser, const struct pile *pile);

/* In a box over `area`; pointing at a tile means TARGET_TILE with its kind. */
void tile_chooser_draw(struct canvas *canvas, struct area area, const struct tile_chooser *chooser,
                       const struct pile *pile, bool hides_counts,
                       const struct surroundings *around);

#endif
