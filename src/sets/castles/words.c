/* Castles in words (CA). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/forecast_words.h"
#include "wording/kind_words.h"
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

struct sentence size_untold(const struct feature_summary *summary, const char *more)
{
    (void)summary;
    (void)more;
    return sentence_of("%s", "");
}

struct sentence castle_told(const struct feature_summary *summary, const struct seats *seats)
{
    struct sentence owners = wording_names(summary->owners, seats);
    if (summary->owners == 0)
        return sentence_of("%s", _("Castle without its lord: scores nothing"));
    if (summary->complete)
        return sentence_of(_n("%s's castle: has scored %d point",
                              "%s's castle: has scored %d points", summary->points),
                           owners.text, summary->points);
    return sentence_of(_("%s's castle: scores the next feature in its fief"), owners.text);
}

struct sentence castle_held(const struct feature_summary *summary, const struct seats *seats)
{
    (void)seats;
    return sentence_of("%s", summary->complete
                                 ? _("It is empty, but still worth 4 points to a field.")
                                 : _("Its fief is framed. Worth 4 points to a field."));
}

/* Those that a field touches (CA11). */
void castles_beside(struct sentence *list, const struct feature_summary *summary)
{
    unsigned castles = summary->touched[FEATURE_CASTLE];
    if (castles > 0)
        sentence_list(list, sentence_of(_n("%u castle", "%u castles", castles), castles).text);
}

struct sentence forecast_castle(const struct forecast_part *part, const struct seats *seats)
{
    return sentence_of(_("castle possible for %s"), seats->seat[part->player].name);
}
