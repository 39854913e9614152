#include "training/practice_plan.h"

struct practice_again practice_again_of(const struct training_entries *entries,
                                        const struct training_entry *entry)
{
    const struct training_entry *kept = training_entry_with_moves(entries, entry);
    struct practice_again again = {.wish = entry->wish, .seat = entry->seat};
    if (kept != NULL) {
        again.moves = kept->moves;
        again.pile = kept->pile;
    }
    return again;
}
