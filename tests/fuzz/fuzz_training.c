/* Any bytes as a line of the history of practice: an entry that is read is one, and is printed and
 * read back as the same. */
#include "bastide/notation.h"
#include "fuzz/fuzz.h"
#include "history/history.h"

#include <stdlib.h>
#include <string.h>

static void check_entry(const struct training_entry *entry)
{
    FUZZ_CHECK(record_name_is_good(entry->name));
    FUZZ_CHECK(entry->seat < entry->wish.options.players);
    FUZZ_CHECK(entry->wish.options.players <= PLAYERS_MAX);
    FUZZ_CHECK(entry->wish.stage < PRACTICE_STAGES_COUNT && entry->part <= 100);
    FUZZ_CHECK(entry->decisions <= TRAINING_DECISIONS_MAX);
    FUZZ_CHECK(entry->others <= TRAINING_OTHERS_MAX);
    for (unsigned d = 0; d < entry->decisions; d++) {
        const struct training_decision *decision = &entry->decision[d];
        FUZZ_CHECK(decision->kind < DECISION_KINDS_COUNT);
        FUZZ_CHECK(decision->way < MISJUDGEMENTS_COUNT && decision->group < TILE_GROUPS_COUNT);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct training_entry entry, again;
    if (!training_line_read((const char *)bytes, length, &entry))
        return 0;
    check_entry(&entry);
    char *line = training_line_print(&entry);
    FUZZ_CHECK(line != NULL && strchr(line, '\n') == NULL);
    FUZZ_CHECK(training_line_read(line, strlen(line), &again));
    char *same = training_line_print(&again);
    FUZZ_CHECK(same != NULL && strcmp(line, same) == 0);
    free(line);
    free(entry.moves);
    free(again.moves);
    free(same);
    return 0;
}
