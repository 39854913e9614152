#include "plain/plain_game.h"

#include "language/language.h"
#include "unicode/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_SIZE = 2560 };

static void say(struct dialogue *dialogue, const char *text)
{
    if (dialogue->at_prompt && dialogue->end != DIALOGUE_UNHEARD)
        dialogue->io->say(dialogue->io->self, "\n");
    dialogue->at_prompt = false;
    if (dialogue->end != DIALOGUE_UNHEARD && !dialogue->io->say(dialogue->io->self, text))
        dialogue->end = DIALOGUE_UNHEARD;
}

void dialogue_say(struct dialogue *dialogue, const char *format, ...)
{
    char text[TEXT_SIZE];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text - 1, format, values);
    va_end(values);
    strcat(text, "\n");
    say(dialogue, text);
}

void dialogue_tell(struct dialogue *dialogue, const char *line)
{
    dialogue_say(dialogue, "%s", line);
}

/* Strips spaces at both ends; replaces bytes that are not text by '?'. */
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

static void say_prompt(struct dialogue *dialogue, const char *who)
{
    char prompt[TEXT_SIZE];
    if (who == NULL)
        return;
    snprintf(prompt, sizeof prompt, "%s> ", who);
    say(dialogue, prompt);
}

/* Until something can be heard. False: what was asked is no longer so, or the dialogue has ended.
 */
static bool await_words(struct dialogue *dialogue, const char *who)
{
    const struct line_io *io = dialogue->io;
    struct dialogue_due due;
    if (dialogue->look == NULL || io->wait_to_hear == NULL)
        return true;
    while (!io->hears(io->self)) {
        dialogue->at_prompt = true;
        dialogue->is_stale = dialogue->look(dialogue->of, &due) == DIALOGUE_STALE;
        if (dialogue->is_stale)
            return false;
        if (!dialogue->at_prompt)
            say_prompt(dialogue, who);
        if (!io->wait_to_hear(io->self, due.fd, due.milliseconds)) {
            dialogue->end = DIALOGUE_INTERRUPTED;
            return false;
        }
    }
    dialogue->at_prompt = false;
    return true;
}

bool dialogue_ask(struct dialogue *dialogue, const char *who, char line[PLAIN_LINE_SIZE])
{
    dialogue->is_stale = false;
    while (dialogue->end == DIALOGUE_GOES_ON) {
        say_prompt(dialogue, who);
        if (!await_words(dialogue, who)) {
            line[0] = '\0';
            return dialogue->end == DIALOGUE_GOES_ON;
        }
        switch (dialogue->io->hear(dialogue->io->self, line)) {
        case PLAIN_LINE:
            tidy(line);
            return true;
        case PLAIN_TOO_LONG:
            dialogue_say(dialogue, _("Line too long: expected fewer than %d bytes."),
                         PLAIN_LINE_SIZE);
            break;
        case PLAIN_END:
            dialogue->end = DIALOGUE_SILENT;
            break;
        case PLAIN_INTERRUPTED:
            dialogue->end = DIALOGUE_INTERRUPTED;
            break;
        }
    }
    line[0] = '\0';
    return false;
}

bool dialogue_agree(struct dialogue *dialogue, const char *question)
{
    char line[PLAIN_LINE_SIZE];
    dialogue_say(dialogue, "%s", question);
    dialogue_say(dialogue, _("1  yes"));
    dialogue_say(dialogue, _("0  no"));
    while (dialogue_ask(dialogue, "", line)) {
        if (strcmp(line, "1") == 0 || strcmp(line, "0") == 0)
            return line[0] == '1';
        dialogue_say(dialogue, _("'%s': expected 1 or 0."), line);
    }
    return false;
}

bool dialogue_wait(struct dialogue *dialogue, int fd, unsigned milliseconds)
{
    if (!dialogue->io->wait(dialogue->io->self, fd, milliseconds))
        dialogue->end = DIALOGUE_INTERRUPTED;
    return dialogue->end != DIALOGUE_INTERRUPTED;
}

bool dialogue_wait_to_hear(struct dialogue *dialogue, int fd, unsigned milliseconds)
{
    const struct line_io *io = dialogue->io;
    if (!io->is_watched || io->wait_to_hear == NULL)
        return dialogue_wait(dialogue, fd, milliseconds);
    if (!io->wait_to_hear(io->self, fd, milliseconds))
        dialogue->end = DIALOGUE_INTERRUPTED;
    return dialogue->end != DIALOGUE_INTERRUPTED;
}

bool dialogue_await(struct dialogue *dialogue, int fd, unsigned waits, const char *why)
{
    enum { PATIENCE = 400 };
    if (waits == 1 && dialogue->io->is_watched)
        dialogue_say(dialogue, "%s", why);
    return dialogue_wait(dialogue, fd, PATIENCE);
}
