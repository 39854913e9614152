/* Build tool: prints a manual page, in which these comments stand for what the program's tables
 * say:
 *
 *     .\" @command load     the item of a command, with the sentence of --help
 *     .\" @switch player    the same of an option
 *     .\" @list sets or     the words of a list (cli_words.h) with commas, the last one after "or"
 *     .\" @synopsis all     every command with the options that are its own
 *
 *     compile_manual PAGE > FILE
 *
 * Exit status 2 and one line where a comment names nothing, or a page that has commands and options
 * leaves one out. */
#include "cli/cli.h"
#include "cli/words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A row of the tables; `argument` is NULL or empty for none. */
struct row {
    const char *word, *argument, *help;
    char letter;   /* 0 for none */
    unsigned with; /* of a switch: the commands that take it */
};

static const struct row commands[] = {
#define X(command, word, operand, help) {word[0] ? word : "(none)", operand, help, 0, 0},
    CLI_COMMANDS(X)
#undef X
};

static const struct row switches[] = {
#define X(name, word, letter, argument, help, with) {word, argument, help, letter, WITH_##with},
    CLI_SWITCHES(X)
#undef X
};

enum {
    COMMANDS = sizeof commands / sizeof commands[0],
    SWITCHES = sizeof switches / sizeof switches[0]
};

/* The page being read, and how often it has each row. */
struct page {
    const char *path;
    unsigned line;
    unsigned has_command[COMMANDS], has_switch[SWITCHES];
};

static _Noreturn void manual_fail(const struct page *page, const char *word, const char *expected)
{
    fprintf(stderr, "compile_manual: %s:%u: '%s': expected %s\n", page->path, page->line, word,
            expected);
    exit(2);
}

/* "NAME=LEVEL", "FILE [OUT]": as arguments, of which those in brackets may be left out. */
static void print_argument(const char *argument)
{
    bool begins = true;
    for (; argument != NULL && *argument != '\0'; argument++)
        if (strchr(" =[]", *argument) != NULL) {
            printf("%s", *argument == '[' ? " Op" : *argument == '=' ? " Ns = Ns" : "");
            begins = true;
        } else {
            printf("%s%c", begins ? " Ar " : "", *argument);
            begins = false;
        }
}

/* What --help says, as a sentence. */
static void print_sentence(const char *help)
{
    printf("\n%c%s.\n", toupper((unsigned char)help[0]), help + 1);
}

static void print_command(const struct row *row)
{
    printf(row->word[0] == '(' ? ".It %s" : ".It Cm %s", row->word);
    print_argument(row->argument);
    print_sentence(row->help);
}

static void print_switch(const struct row *row)
{
    printf(".It ");
    if (row->letter != 0)
        printf("Fl %c , ", row->letter);
    printf("Fl \\-%s", row->word);
    print_argument(row->argument);
    print_sentence(row->help);
}

/* Those that every command takes are not repeated. */
static void print_synopsis(void)
{
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++) {
        printf(".Nm\n.Cm %s", commands[c].word);
        print_argument(commands[c].argument);
        printf("\n");
        for (unsigned s = 0; s < SWITCHES; s++) {
            if (switches[s].with >> COMMAND_TITLE & 1u || !(switches[s].with >> c & 1u))
                continue;
            printf(".Op ");
            if (switches[s].letter != 0)
                printf("Fl %c", switches[s].letter);
            else
                printf("Fl \\-%s", switches[s].word);
            print_argument(switches[s].argument);
            printf("\n");
        }
    }
}

static void print_row(struct page *page, const char *word, const struct row *rows, size_t count,
                      unsigned has[], void (*print)(const struct row *row))
{
    size_t r = 0;
    while (r < count && strcmp(rows[r].word, word) != 0)
        r++;
    if (r == count || has[r]++ > 0)
        manual_fail(page, word, "a command or an option of src/cli.h, once");
    print(&rows[r]);
}

static void print_list(const struct page *page, const char *name, const char *last)
{
    struct words words = {""};
    if (!words_add_list(&words, name))
        manual_fail(page, name, "a list of src/cli_words.c");
    for (const char *word = words.text, *next; *word != '\0'; word = next) {
        size_t length = strcspn(word, " ");
        next = word + length + (word[length] == ' ');
        bool is_before_last = *next != '\0' && strchr(next, ' ') == NULL;
        printf(".Cm %.*s%s\n", (int)length, word,
               *next == '\0'    ? " ."
               : is_before_last ? ""
                                : " ,");
        if (is_before_last)
            printf("%s\n", last);
    }
}

/* A line of the page. */
static void print_line(struct page *page, const char *line)
{
    char what[16], word[24], last[8] = "";
    if (strncmp(line, ".\\\" @", 5) != 0)
        printf("%s", line);
    else if (sscanf(line + 5, "%15s %23s %7s", what, word, last) < 2)
        manual_fail(page, line + 5, "@command, @switch or @list and a word");
    else if (strcmp(what, "command") == 0)
        print_row(page, word, commands, COMMANDS, page->has_command, print_command);
    else if (strcmp(what, "switch") == 0)
        print_row(page, word, switches, SWITCHES, page->has_switch, print_switch);
    else if (strcmp(what, "synopsis") == 0)
        print_synopsis();
    else if (strcmp(what, "list") == 0 && last[0] != '\0')
        print_list(page, word, last);
    else
        manual_fail(page, what, "command WORD, switch WORD, list WORD and|or, or synopsis all");
}

static void expect_all(const struct page *page, const struct row *rows, size_t count,
                       const unsigned has[])
{
    for (size_t r = 0; r < count; r++)
        if (has[r] == 0)
            manual_fail(page, rows[r].word, "a line .\\\" @command or @switch for it, too");
}

int main(int argc, char **argv)
{
    char line[256];
    struct page page = {.path = argc == 2 ? argv[1] : "?"};
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (file == NULL)
        manual_fail(&page, page.path, "a page that can be read");
    while (fgets(line, sizeof line, file) != NULL) {
        page.line++;
        print_line(&page, line);
    }
    fclose(file);
    if (page.has_command[0] > 0) {
        expect_all(&page, commands, COMMANDS, page.has_command);
        expect_all(&page, switches, SWITCHES, page.has_switch);
    }
    return fflush(stdout) != 0;
}
