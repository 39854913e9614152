/* Bridges in words (BR). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/wording.h"

struct sentence bridge_built(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), wording_direction((enum direction)entry->event.orientation));
}
