#include "play/problem.h"

#include "text/utf8.h"

#include <stdarg.h>
#include <stdio.h>

bool problem_say(struct problem *problem, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vsnprintf(problem->text, sizeof problem->text, format, values);
    va_end(values);
    utf8_mend(problem->text); /* it quotes what others wrote */
    return false;
}
