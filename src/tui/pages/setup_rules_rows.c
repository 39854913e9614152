#include "tui/pages/setup_rules_rows.h"

#include "wording/setup_words.h"

struct rules_row rules_row_at(unsigned at)
{
    return at < EDITION_AT   ? (struct rules_row){ROW_SET, at}
           : at < OPTIONS_AT ? (struct rules_row){ROW_EDITION, 0}
           : at < DONE_AT    ? (struct rules_row){ROW_OPTION, at - OPTIONS_AT}
                             : (struct rules_row){ROW_DONE, 0};
}

int rules_line_of(unsigned at)
{
    return (int)at + (int)rules_row_at(at).kind;
}

bool rules_row_can_change(const struct options *options, struct rules_row row)
{
    switch (row.kind) {
    case ROW_SET:
        return row.number != SET_BASE;
    case ROW_EDITION:
        return true;
    case ROW_OPTION:
        return option_needed(options, (enum option)row.number) == NULL;
    case ROW_DONE:
        break;
    }
    return false;
}

void rules_row_change(struct options *options, struct rules_row row, int step)
{
    if (row.kind == ROW_SET) {
        options->sets ^= 1u << row.number;
    } else if (row.kind == ROW_EDITION) {
        unsigned edition = (options->edition + EDITIONS_COUNT + (unsigned)step) % EDITIONS_COUNT;
        options_set_edition(options, (enum edition)edition);
    } else if (row.kind == ROW_OPTION) {
        unsigned value = options->value[row.number];
        options->value[row.number] =
            (uint8_t)((value + OPTION_VALUES_MAX + (unsigned)step) % OPTION_VALUES_MAX);
    }
}
