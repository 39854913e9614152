/* The explanation before a damaged game is continued. */
#ifndef BASTIDE_WORDING_SALVAGE_WORDS_H
#define BASTIDE_WORDING_SALVAGE_WORDS_H

#include "play/salvage.h"
#include "wording/sentence.h"

/* "The 57 moves above that line can be played on, in a new record. 3 lines are left out. The
 * damaged file stays as it is." */
struct sentence salvage_offer(const struct salvage *salvage);

/* "The game goes on in ann_repaired.bastide; the damaged file stays as it is." */
struct sentence salvage_done(const struct session *session);

#endif
