/* Practice against an opponent with a fault: what is told before, and asked after. */
#include "play/bot_seats.h"
#include "tui/practice/practice.h"
#include "tui/table/table.h"
#include "wording/fault_words.h"

static const char *name_of_opponent(const struct practice *practice)
{
    const struct session *session = &practice->table->session;
    unsigned player = 0, last = session->head.options.players - 1u;
    while (player < last && session->fault[player] == FAULT_NONE &&
           !bot_seat_is_taken(&session->head, player))
        player++;
    return practice->table->seats.seat[player].name;
}

bool practice_seeks_fault(const struct practice *practice)
{
    return practice->origin.wish.hides_fault && !practice->is_told;
}

bool practice_is_last(const struct practice *practice)
{
    return practice->count > 0 && practice->number + 1 >= practice->count;
}

struct sentence practice_fault_task(const struct practice *practice)
{
    return fault_words_task(&practice->origin.wish, name_of_opponent(practice));
}

struct sentence practice_fault_words(const struct practice *practice)
{
    const char *name = name_of_opponent(practice);
    if (practice->is_told)
        return fault_words_answer(practice->said, practice->origin.wish.fault, name);
    return practice_is_last(practice) ? fault_words_question(name) : fault_words_later(name);
}

void practice_deed_guess(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    practice->said = practice_fault_answer((unsigned)press->binding->arg);
    practice->is_told = true;
}
