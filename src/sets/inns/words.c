/* Inns & Cathedrals in words (IN). */
#include "language/language.h"
#include "wording/kind_words.h"

/* A second inn adds nothing (IN2); nor does a second cathedral (IN3). */

void inn_on_road(struct sentence *list, const struct feature_summary *summary)
{
    if (summary->kind == FEATURE_ROAD && summary->printed[SEGMENT_FLAG_INN] > 0)
        sentence_list(list, _("inn"));
}

void cathedral_in_city(struct sentence *list, const struct feature_summary *summary)
{
    if (summary->kind == FEATURE_CITY && summary->printed[SEGMENT_FLAG_CATHEDRAL] > 0)
        sentence_list(list, _("cathedral"));
}
