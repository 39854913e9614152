#include "tui/table/tile_chooser.h"

#include "language/language.h"
#include "wording/tile_name.h"

enum { NUMBERS = 9 };

static struct kind_set kinds_shown(const struct tile_chooser *chooser, const struct pile *pile)
{
    return edge_reading_kinds(&chooser->edges, kinds_in_pile(pile));
}

static unsigned count_shown(const struct tile_chooser *chooser, const struct pile *pile)
{
    struct kind_set shown = kinds_shown(chooser, pile);
    unsigned count = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        count += kind_set_has(&shown, kind);
    return count;
}

/* On to the next kind that is shown, if this one is not. */
static void choose_shown(struct tile_chooser *chooser, const struct pile *pile)
{
    struct kind_set shown = kinds_shown(chooser, pile);
    while (!kind_set_has(&shown, chooser->kind))
        chooser->kind = (kind_number)((chooser->kind + 1u) % tile_kinds_count);
}

void tile_chooser_begin(struct tile_chooser *chooser, const struct pile *pile, kind_number kind)
{
    *chooser = (struct tile_chooser){.kind = kind};
    choose_shown(chooser, pile);
}

bool tile_chooser_type(struct tile_chooser *chooser, const struct pile *pile, char letter)
{
    struct tile_chooser then = *chooser;
    if (!edge_reading_add(&then.edges, letter) || count_shown(&then, pile) == 0)
        return false;
    *chooser = then;
    choose_shown(chooser, pile);
    return true;
}

void tile_chooser_erase(struct tile_chooser *chooser)
{
    if (chooser->edges.count > 0)
        chooser->edges.count--;
}

struct pile tile_chooser_pile(const struct tile_chooser *chooser, const struct pile *pile)
{
    struct kind_set shown = kinds_shown(chooser, pile);
    struct pile some = *pile;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (!kind_set_has(&shown, kind))
            some.left[kind] = 0;
    some.tiles = (tile_number)kinds_left(pile, &shown);
    return some;
}

void tile_chooser_step(struct tile_chooser *chooser, const struct pile *pile, enum edge towards,
                       struct area area, const struct surroundings *around)
{
    struct pile shown = tile_chooser_pile(chooser, pile);
    chooser->kind = remaining_neighbour(area, &shown, chooser->kind, towards, around);
}

void tile_chooser_choose(struct tile_chooser *chooser, const struct pile *pile, unsigned number)
{
    struct kind_set shown = kinds_shown(chooser, pile);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (kind_set_has(&shown, kind) && --number == 0)
            chooser->kind = kind;
}

void tile_chooser_point(struct tile_chooser *chooser, const struct pile *pile, kind_number kind)
{
    struct kind_set shown = kinds_shown(chooser, pile);
    if (kind < tile_kinds_count && kind_set_has(&shown, kind))
        chooser->kind = kind;
}

bool tile_chooser_has_numbers(const struct tile_chooser *chooser, const struct pile *pile)
{
    return count_shown(chooser, pile) <= NUMBERS;
}

bool tile_chooser_is_sure(const struct tile_chooser *chooser, const struct pile *pile)
{
    return count_shown(chooser, pile) == 1;
}

struct sentence tile_chooser_words(const struct tile_chooser *chooser, const struct pile *pile)
{
    if (tile_chooser_is_sure(chooser, pile))
        return sentence_of(_("It is %s. Enter confirms it."), tile_name(chooser->kind).text);
    if (tile_chooser_has_numbers(chooser, pile))
        return sentence_of("%s", chooser->edges.count < EDGES
                                     ? _("More edges, its number, or arrows; Enter confirms.")
                                     : _("Its number, or arrows; Enter confirms."));
    return sentence_of("%s", _("Type its edges clockwise: {c} city, {r} road, {f} field."));
}

/* "c r _ _: 12 kinds" */
static struct sentence title_of(const struct tile_chooser *chooser, const struct pile *pile)
{
    struct sentence letters = sentence_of("%s", "");
    unsigned kinds = count_shown(chooser, pile);
    for (unsigned edge = 0; edge < EDGES; edge++)
        sentence_add(&letters, edge == 0 ? "%c" : " %c",
                     edge < chooser->edges.count ? edge_reading_letter(&chooser->edges, edge)
                                                 : '_');
    return sentence_of(_n("Edges %s: %u kind", "Edges %s: %u kinds", kinds), letters.text, kinds);
}

void tile_chooser_draw(struct canvas *canvas, struct area area, const struct tile_chooser *chooser,
                       const struct pile *pile, bool hides_counts,
                       const struct surroundings *around)
{
    struct pile shown = tile_chooser_pile(chooser, pile);
    struct sentence title = title_of(chooser, pile);
    remaining_draw_choice(
        canvas, area, &shown,
        (struct remaining_choice){.kind = chooser->kind,
                                  .hides_counts = hides_counts,
                                  .is_numbered = tile_chooser_has_numbers(chooser, pile),
                                  .title = title.text},
        around);
}
