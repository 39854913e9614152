/* Any bytes as a record: read or refused; what is read is printed and read again to the same. */
#include "fuzz/fuzz.h"
#include "play/session.h"
#include "text/record.h"

#include <stdlib.h>
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

/* Where the last player has a bot all else is as before, and so is what the checks say of it. */
static void change_seat(const struct session *session, const char *before, size_t length)
{
    struct session again;
    struct problem problem;
    struct record_head head = session->head;
    unsigned player = head.options.players - 1u;
    size_t begin, end;
    char line[RECORD_PLAYER_SIZE], *text = malloc(length + sizeof line);
    strcpy(head.bot[player], "hard");
    size_t printed = record_print_player(&head, player, line);
    FUZZ_CHECK(text != NULL && record_find_player(before, length, player, &begin, &end));
    memcpy(text, before, begin);
    memcpy(text + begin, line, printed);
    memcpy(text + begin + printed, before + end, length - end);
    size_t changed = length - (end - begin) + printed;
    record_renew_checks(before, length, text, changed);
    FUZZ_CHECK(session_read(&again, "changed", text, changed, &problem));
    FUZZ_CHECK(again.made == session->made);
    FUZZ_CHECK(session->talk.seats >> player & 1u || strcmp(again.head.bot[player], "hard") == 0);
    FUZZ_CHECK(again.changed.first == session->changed.first &&
               again.changed.last == session->changed.last);
    session_close(&again);
    free(text);
}

/* Only what can be seen was said, and only by players. */
static void look_at_talk(const struct session *session)
{
    const struct talk *talk = &session->talk;
    unsigned players = session->head.options.players, nobody = ~0u << players;
    FUZZ_CHECK(talk->count <= WORDS_MOST);
    for (size_t w = 0; w < talk->count; w++) {
        FUZZ_CHECK(talk->said[w].player < players && talk->said[w].step <= session->made);
        FUZZ_CHECK(words_are_good(talk->said[w].text, strlen(talk->said[w].text)));
    }
    FUZZ_CHECK((talk->seats & nobody) == 0 && (session_concerned(session) & nobody) == 0);
    FUZZ_CHECK(talk->asked.what != ASKED_UNDO || talk->asked.left < session->made);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct session session;
    struct problem problem;
    if (session_read(&session, "fuzz", (const char *)bytes, length, &problem)) {
        write_and_read(&session);
        look_at_talk(&session);
        if (memchr(bytes, '\0', length) ==
            NULL) /* where a record ends then depends on its length */
            change_seat(&session, (const char *)bytes, length);
    }
    session_close(&session);
    return 0;
}
