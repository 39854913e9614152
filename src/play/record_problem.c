#include "play/record_problem.h"

#include "language/language.h"

bool record_problem_bad(struct problem *problem, const char *name, const struct bad_text *bad)
{
    if (bad->column == 0)
        return problem_say(problem, "%s:%zu: %s", name, bad->line, bad->reason);
    return problem_say(problem, "%s:%zu:%zu: %s", name, bad->line, bad->column, bad->reason);
}

bool record_problem_changed(struct problem *problem, const char *name,
                            const struct record_lines *changed)
{
    if (changed->first == 0)
        return false;
    problem_say(problem, _("%s:%zu: lines %zu to %zu have been changed since they were written"),
                name, changed->first, changed->first, changed->last);
    return true;
}
