#include "plain/talk.h"

#include "language/language.h"
#include "text/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_SIZE = 2560 };

static void say(struct talk *talk, const char *text)
{
    if (talk->end != TALK_UNHEARD && !talk->ends->say(talk->ends->self, text))
        talk->end = TALK_UNHEARD;
}

void talk_say(struct talk *talk, const char *format, ...)
{
    char text[TEXT_SIZE];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text - 1, format, values);
    va_end(values);
    strcat(text, "\n");
    say(talk, text);
}

/* Cuts blanks off both ends; what is no text is shown as '?'. */
static void tidy(char line[PLAIN_LINE_SIZE])
{
    size_t begin = strspn(line, " \t"), end = strlen(line);
    while (end > begin && strchr(" \t\r", line[end - 1]))
        end--;
    memmove(line, line + begin, end - begin);
    line[end - begin] = '\0';
    for (char *tab = line; (tab = strchr(tab, '\t')) != NULL;)
        *tab = ' ';
    utf8_mend(line, PLAIN_LINE_SIZE);
}

static void say_prompt(struct talk *talk, const char *who)
{
    char prompt[TEXT_SIZE];
    snprintf(prompt, sizeof prompt, "%s> ", who);
    say(talk, prompt);
}

bool talk_ask(struct talk *talk, const char *who, char line[PLAIN_LINE_SIZE])
{
    while (talk->end == TALK_GOES_ON) {
        say_prompt(talk, who);
        switch (talk->ends->hear(talk->ends->self, line)) {
        case PLAIN_LINE:
            tidy(line);
            return true;
        case PLAIN_TOO_LONG:
            talk_say(talk, _("That line is too long: expected less than %d bytes."),
                     PLAIN_LINE_SIZE);
            break;
        case PLAIN_END:
            talk->end = TALK_SILENT;
            break;
        case PLAIN_INTERRUPTED:
            talk->end = TALK_INTERRUPTED;
            break;
        }
    }
    line[0] = '\0';
    return false;
}

bool talk_agree(struct talk *talk, const char *question)
{
    char line[PLAIN_LINE_SIZE];
    talk_say(talk, "%s", question);
    talk_say(talk, _("1  yes"));
    talk_say(talk, _("0  no"));
    while (talk_ask(talk, "", line)) {
        if (strcmp(line, "1") == 0 || strcmp(line, "0") == 0)
            return line[0] == '1';
        talk_say(talk, _("'%s': expected 1 or 0."), line);
    }
    return false;
}
