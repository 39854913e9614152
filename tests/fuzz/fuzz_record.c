/* Any bytes as a record: read or refused; what is read is printed and read again to the same. */
#include "fuzz/fuzz.h"
#include "play/session.h"

#include <string.h>

/* What was read must survive being written. */
static void write_and_read(const struct session *session)
{
    static char text[1 << 16];
    struct session again;
    struct problem problem;
    size_t length = record_print_head(&session->head, text);
    for (size_t s = 0; s < session->made; s++)
        length +=
            record_print_move(&session->steps[s].before, session->steps[s].move, text + length);
    FUZZ_CHECK(session_read(&again, "again", text, length, &problem));
    FUZZ_CHECK(again.made == session->made);
    FUZZ_CHECK(memcmp(&again.game, &session->game, sizeof again.game) == 0);
    session_close(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct session session;
    struct problem problem;
    if (session_read(&session, "fuzz", (const char *)bytes, length, &problem))
        write_and_read(&session);
    session_close(&session);
    return 0;
}
