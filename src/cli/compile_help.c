/* Build tool: prints a manual page, or what completes the command line in a shell, in which these
 * comments stand for what the program's tables say:
 *
 *     .\" @command load     the item of a command, with the sentence of --help
 *     .\" @switch player    the same of an option
 *     .\" @list sets or     the words of a list (cli/words.c) with commas, the last one after "or"
 *     .\" @synopsis all     every command with the options that are its own
 *     # @rows all           all commands and options as calls of functions of the shell
 *
 *     compile_help TEMPLATE > FILE
 *
 * Exit status 2 and one line where a comment names nothing, or a page that has commands and options
 * leaves one out. */
#include "cli/cli.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The page being read, and how often it has each row. */
struct page {
    const char *path;
    unsigned line;
    unsigned has_command[COMMANDS_COUNT], has_switch[SWITCHES_COUNT];
};

static _Noreturn void page_fail(const struct page *page, const char *word, const char *expected)
{
    fprintf(stderr, "compile_help: %s:%u: '%s': expected %s\n", page->path, page->line, word,
            expected);
    exit(2);
}

/* "NAME=LEVEL", "FILE [OUT]": as arguments, of which those in brackets may be left out. */
static void print_argument(const char *argument)
{
    bool begins = true;
    for (; *argument != '\0'; argument++)
        if (strchr(" =[]", *argument) != NULL) {
            printf("%s", *argument == '[' ? " Op" : *argument == '=' ? " Ns = Ns" : "");
            begins = true;
        } else {
            printf("%s%c", begins ? " Ar " : "", *argument);
            begins = false;
        }
}

static const char *name_of(const struct cli_row *row)
{
    return row->word[0] != '\0' ? row->word : "(none)";
}

/* With what --help says, as a sentence. */
static void print_item(const struct cli_row *row)
{
    if (row >= cli_commands && row < cli_commands + COMMANDS_COUNT)
        printf(row->word[0] == '\0' ? ".It %s" : ".It Cm %s", name_of(row));
    else if (row->letter != 0)
        printf(".It Fl %c , Fl \\-%s", row->letter, row->word);
    else
        printf(".It Fl \\-%s", row->word);
    print_argument(row->argument);
    printf("\n%c%s.\n", toupper((unsigned char)row->help[0]), row->help + 1);
}

/* Those that every command takes are not repeated. */
static void print_synopsis(void)
{
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++) {
        printf(".Nm\n.Cm %s", cli_commands[c].word);
        print_argument(cli_commands[c].argument);
        printf("\n");
        for (const struct cli_row *row = cli_switches; row < cli_switches + SWITCHES_COUNT; row++) {
            if (row->with >> COMMAND_TITLE & 1u || !(row->with >> c & 1u))
                continue;
            if (row->letter != 0)
                printf(".Op Fl %c", row->letter);
            else
                printf(".Op Fl \\-%s", row->word);
            print_argument(row->argument);
            printf("\n");
        }
    }
}

static void print_row(struct page *page, const char *word, const struct cli_row *rows, size_t count,
                      unsigned has[])
{
    size_t r = 0;
    while (r < count && strcmp(name_of(&rows[r]), word) != 0)
        r++;
    if (r == count || has[r]++ > 0)
        page_fail(page, word, "a command or an option of src/cli/cli.h, once");
    print_item(&rows[r]);
}

static void print_list(const struct page *page, const char *name, const char *last)
{
    struct cli_words words = {""};
    if (!cli_words_add_list(&words, name))
        page_fail(page, name, "a list of src/cli/words.c");
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

/* What completes the argument of a switch, by its long name. Each file of data/completions has a
 * function for each kind: a word, a list with commas, a choice such as tiny-city=2, a player and a
 * level, a file, a game, a program; or nothing to choose from. */
static const struct {
    const char *word, *kind, *list; /* of words to choose from (words.c), or NULL */
} completions[] = {
    {"bot", "player", "levels"},       {"sets", "list", "sets"},
    {"edition", "word", "editions"},   {"option", "choice", "options"},
    {"aids", "list all none", "aids"}, {"from", "game", NULL},
    {"stage", "word", "stages"},       {"drill", "word", "drills"},
    {"level", "word", "levels"},       {"seat", "word", "levels"},
    {"engine", "program", NULL},       {"theme", "word", "themes"},
    {"language", "word", "languages"}, {"keys", "file", NULL},
    {"records", "file", NULL},         {"folder", "file", NULL},
    {"help", "word", "topics"},        {"fault", "word", "faults"},
};

/* "list base bcb": a kind and its words; empty where no word follows. */
static struct cli_words completion_of(const struct cli_row *row)
{
    struct cli_words words = {""};
    for (size_t c = 0; c < sizeof completions / sizeof *completions; c++)
        if (strcmp(completions[c].word, row->word) == 0) {
            cli_words_add(&words, completions[c].kind);
            if (completions[c].list != NULL)
                cli_words_add_list(&words, completions[c].list);
        }
    if (words.text[0] == '\0' && row->argument[0] != '\0')
        cli_words_add(&words, "nothing");
    return words;
}

/* Between single quotes, as all shells read it. */
static void print_quoted(const char *text)
{
    printf(" '");
    for (; *text != '\0'; text++)
        printf(*text == '\'' ? "'\\''" : "%c", *text);
    printf("'");
}

/* Calls that all shells understand: commands with what follows them; options with their letter,
 * the commands that take them (none: all do), the argument, and what completes it. */
static void print_rows(void)
{
    for (const struct cli_row *row = &cli_commands[COMMAND_NEW];
         row < cli_commands + COMMANDS_COUNT; row++) {
        bool is_file = strstr(row->argument, "FILE") != NULL;
        printf("_bastide_add_command '%s' '%s'", row->word,
               !is_file                               ? ""
               : strstr(row->argument, "...") != NULL ? "file"
                                                      : "game");
        print_quoted(row->help);
        printf("\n");
    }
    for (const struct cli_row *row = cli_switches; row < cli_switches + SWITCHES_COUNT; row++) {
        struct cli_words completion = completion_of(row), with = {""};
        char letter[] = {row->letter, '\0'};
        for (unsigned c = COMMAND_NEW; row->with != WITH_ANY && c < COMMANDS_COUNT; c++)
            if (row->with >> c & 1u)
                cli_words_add(&with, cli_commands[c].word);
        printf("_bastide_add_option '%s' '%s' '%s' '%s' '%s'", row->word, letter, with.text,
               row->argument, completion.text);
        print_quoted(row->help);
        printf("\n");
    }
}

/* A line of the page. */
static void print_line(struct page *page, const char *line)
{
    char what[16], word[24], last[8] = "";
    size_t mark = strncmp(line, ".\\\" @", 5) == 0 ? 5 : strncmp(line, "# @", 3) == 0 ? 3 : 0;
    if (mark == 0)
        printf("%s", line);
    else if (sscanf(line + mark, "%15s %23s %7s", what, word, last) < 2)
        page_fail(page, line + mark, "@command, @switch or @list and a word");
    else if (strcmp(what, "command") == 0)
        print_row(page, word, cli_commands, COMMANDS_COUNT, page->has_command);
    else if (strcmp(what, "switch") == 0)
        print_row(page, word, cli_switches, SWITCHES_COUNT, page->has_switch);
    else if (strcmp(what, "synopsis") == 0)
        print_synopsis();
    else if (strcmp(what, "rows") == 0)
        print_rows();
    else if (strcmp(what, "list") == 0 && last[0] != '\0')
        print_list(page, word, last);
    else
        page_fail(page, what, "command WORD, switch WORD, list WORD and|or, synopsis or rows all");
}

static void expect_all(const struct page *page, const struct cli_row *rows, size_t count,
                       const unsigned has[])
{
    for (size_t r = 0; r < count; r++)
        if (has[r] == 0)
            page_fail(page, name_of(&rows[r]), "a line .\\\" @command or @switch for it, too");
}

int main(int argc, char **argv)
{
    char line[256];
    struct page page = {.path = argc == 2 ? argv[1] : "?"};
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (file == NULL)
        page_fail(&page, page.path, "a page that can be read");
    while (fgets(line, sizeof line, file) != NULL) {
        page.line++;
        print_line(&page, line);
    }
    fclose(file);
    if (page.has_command[0] > 0) {
        expect_all(&page, cli_commands, COMMANDS_COUNT, page.has_command);
        expect_all(&page, cli_switches, SWITCHES_COUNT, page.has_switch);
    }
    return fflush(stdout) != 0;
}
