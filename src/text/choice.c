#include "text/choice.h"

#include "language/language.h"

#include <stdio.h>
#include <string.h>

void choice_add(char *text, size_t size, size_t index, size_t count, const char *choice)
{
    size_t length = strlen(text);
    /* TRANSLATORS: before the last of several things that were expected: "new, load or replay" */
    const char *between = index == 0          ? ""
                          : index + 1 < count ? ", "
                                              : C_("the last of several choices", " or ");
    snprintf(text + length, size - length, "%s%s", between, choice);
}
