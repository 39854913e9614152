/* What a tile meets where it is placed: the features that it joins, blocks and extends, and what it
 * leaves free to take. */
#ifndef BASTIDE_FACTS_CONTACT_H
#define BASTIDE_FACTS_CONTACT_H

#include "facts/feature_summary.h"

enum contact_type {
    CONTACT_JOINS,   /* becomes one feature of several, with followers in it */
    CONTACT_BLOCKS,  /* cannot be completed any more, as far as that is certain; followers are in it
                      */
    CONTACT_EXTENDS, /* a road, city or monastery with followers has one tile more */
    CONTACT_FREE,    /* a road, city or monastery of the tile in which nobody is */
    CONTACT_WIDENS,  /* as CONTACT_EXTENDS, of a field: nearly every tile does that */
    CONTACT_TYPES
};

struct contact {
    enum contact_type type;
    uint16_t node;                  /* one of the feature, */
    struct feature_summary feature; /* as it is with the tile */
};

enum { CONTACTS_MAX = 16 };

/* In the order of their types; any that do not fit are left out. */
struct contacts {
    unsigned count;
    struct contact contact[CONTACTS_MAX];
};

/* Of a placement, which must be legal, with the action that it needs: of features that are not
 * complete then; of the others a forecast tells. Fields only where there are followers in them. */
void contacts_find(struct contacts *contacts, const struct game *game, struct move placing);

#endif
