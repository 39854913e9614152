#include "tui/views/log_lines.h"

#include "tui/canvas.h"

/* How many of the entries told come before a remark. */
static size_t entries_before(const struct log_lines *lines, const struct remark *remark)
{
    size_t low = 0, high = lines->told;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (lines->log->entry[middle].step < remark->step)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static size_t rows_of(const struct remark *remark)
{
    struct area unseen = {0, 0, 0, LOG_TEXT_COLS};
    return (size_t)canvas_paragraph(NULL, unseen, (struct style){0}, remark->text);
}

struct log_lines log_lines_of_game(const struct log *log, size_t told, const struct talk *talk,
                                   size_t made)
{
    size_t said = talk->count;
    while (said > 0 && talk->said[said - 1].step > made)
        said--;
    return (struct log_lines){log, told, talk, said};
}

size_t log_lines_count(const struct log_lines *lines)
{
    size_t count = lines->told;
    for (size_t w = 0; w < lines->said; w++)
        count += rows_of(&lines->talk->said[w]);
    return count;
}

struct log_line log_lines_at(const struct log_lines *lines, size_t line)
{
    size_t said = 0;
    for (size_t w = 0; w < lines->said; w++) {
        const struct remark *remark = &lines->talk->said[w];
        size_t at = entries_before(lines, remark) + said, rows = rows_of(remark);
        if (line < at)
            break;
        if (line < at + rows)
            return (struct log_line){true, w, (int)(line - at)};
        said += rows;
    }
    return (struct log_line){false, line - said, 0};
}

size_t log_lines_of(const struct log_lines *lines, size_t entry)
{
    size_t line = entry;
    for (size_t w = 0; w < lines->said; w++)
        if (entries_before(lines, &lines->talk->said[w]) <= entry)
            line += rows_of(&lines->talk->said[w]);
    return line;
}

size_t log_lines_entry(const struct log_lines *lines, size_t line)
{
    struct log_line at = log_lines_at(lines, line);
    if (!at.is_said)
        return at.number;
    size_t before = entries_before(lines, &lines->talk->said[at.number]);
    return before > 0 ? before - 1 : 0;
}
