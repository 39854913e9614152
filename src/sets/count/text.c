/* The quarters (CC2). */
#include "language/language.h"
#include "text/move_reader.h"

#include <stdio.h>

static void print_quarter(const struct game *game, struct move move, char *rest, size_t size)
{
    (void)game;
    snprintf(rest, size, " %s",
             move.arg < QUARTERS_COUNT ? quarter_name((enum quarter)move.arg) : "");
}

static bool parse_quarter(struct move_reader *reader, struct move *move)
{
#define LIST(quarter, word, kind) " " word
    struct word word;
    move_reader_word(reader, &word);
    for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
        if (word_is(word, quarter_name((enum quarter)quarter))) {
            move->arg = (kind_number)quarter;
            return true;
        }
    return move_reader_expected_one_of(reader, word, _("a quarter: %s"), QUARTER_LIST(LIST));
#undef LIST
}

const struct argument quarter_argument = {print_quarter, parse_quarter};
