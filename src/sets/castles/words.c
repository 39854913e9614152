/* Castles in words (CA). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/wording.h"

/* What a castle scored by, by its kind; %s is its owner. Kinds of other sets are
 * told by their names. */
static const char *const castle_by[FEATURE_KINDS] = {
    [FEATURE_ROAD] = N_("%s's castle, for the road"),
    [FEATURE_CITY] = N_("%s's castle, for the city"),
    [FEATURE_FIELD] = N_("%s's castle, for the field"),
    [FEATURE_MONASTERY] = N_("%s's castle, for the monastery"),
    [FEATURE_CASTLE] = N_("%s's castle, for the castle"),
};

/* "4 points: Ann's castle, by the road, 4 tiles". */
struct sentence castle_scored(const struct log_entry *entry, const struct seats *seats)
{
    struct feature_summary summary = entry_feature(entry);
    const char *name = seats->seat[entry->event.player].name, *words = castle_by[summary.kind];
    struct sentence by = words ? sentence_of(_(words), name)
                               : sentence_of("%s: %s", name, wording_kind_listed(summary.kind));
    int points = entry->event.points;
    return sentence_of(_n("%d point: %s", "%d points: %s", points), points,
                       wording_with_measure(by.text, &summary).text);
}
