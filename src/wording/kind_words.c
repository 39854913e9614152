#include "wording/kind_words.h"

#include "language/language.h"

const struct kind_words kind_words[FEATURE_KINDS] = {
    [FEATURE_ROAD] = {N_("Road"), N_("Roads"), N_("road"), N_("For the road"),
                      NC_("a road is", "complete"), NN_("%u open end", "%u open ends")},
    [FEATURE_CITY] = {N_("City"), N_("Cities"), N_("city"), N_("For the city"),
                      NC_("a city is", "complete"), NN_("%u open edge", "%u open edges")},
    [FEATURE_FIELD] = {N_("Field"), N_("Fields"), N_("field"), N_("For the field"),
                       NC_("a field is", "complete"), NULL, NULL},
    [FEATURE_MONASTERY] = {N_("Monastery"), N_("Monasteries"), N_("monastery"),
                           N_("For the monastery"), NC_("a monastery is", "complete"), NULL, NULL},
    [FEATURE_CASTLE] = {N_("Castle"), N_("Castles"), N_("castle"), N_("For the castle"),
                        NC_("a castle is", "complete"), NULL, NULL},
};
