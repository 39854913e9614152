#include "wording/source_words.h"

#include "language/language.h"

const struct source_words source_words[SCORE_SOURCES_COUNT] = {
    [FROM_ROADS] = {N_("Roads"), N_("roads: %d during play, %d in final scoring")},
    [FROM_CITIES] = {N_("Cities"), N_("cities: %d during play, %d in final scoring")},
    [FROM_MONASTERIES] = {N_("Monasteries"),
                          N_("monasteries: %d during play, %d in final scoring")},
    [FROM_FIELDS] = {N_("Fields"), N_("fields: %d during play, %d in final scoring")},
    [FROM_CASTLES] = {N_("Castles"), N_("castles: %d during play, %d in final scoring")},
    [FROM_GOODS] = {N_("Goods"), N_("goods: %d during play, %d in final scoring")},
    [FROM_AMENDMENTS] = {N_("Noted"), N_("noted: %d during play, %d in final scoring")},
    [FROM_AUCTIONS] = {N_("Auctions"), N_("auctions: %d during play, %d in final scoring")},
};
