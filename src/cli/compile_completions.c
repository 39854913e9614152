/* Build tool: prints how a shell completes the command line: a file of data/completions, in which
 * a line such as "@commands@" or "@switches@" is replaced by rows from the tables of cli.h.
 *
 *     compile_completions bash|zsh|fish < bastide.SHELL > FILE
 */
#include "cli/cli.h"
#include "cli/words.h"

#include <stdio.h>
#include <string.h>

/* What follows a switch, by its long name. Each file of data/completions has a function for each
 * kind: a word, a list with commas, a choice such as tiny-city=2, a player and a level, a file, a
 * game, a program; or nothing to choose from. */
static const struct completion {
    const char *word, *kind, *list; /* of words to choose from (cli_words.h), or NULL */
} completions[] = {
    {"bot", "player", "levels"},
    {"sets", "list", "sets"},
    {"edition", "word", "editions"},
    {"option", "choice", "options"},
    {"aids", "list all none", "aids"},
    {"from", "game", NULL},
    {"stage", "word", "stages"},
    {"level", "word", "levels"},
    {"seat", "word", "levels"},
    {"engine", "program", NULL},
    {"theme", "word", "themes"},
    {"language", "word", "languages"},
    {"keys", "file", NULL},
    {"records", "file", NULL},
    {"help", "word", "topics"},
};

/* A row of the tables; `argument` is NULL or empty for none. */
struct row {
    const char *word, *argument, *help;
    char letter;   /* 0 for none */
    unsigned with; /* of a switch: the commands that take it */
};

/* What completes the word after a switch: "list base bcb", a kind and its words; empty where no
 * word follows. */
static struct words action_of(const struct row *row)
{
    struct words action = {""};
    for (size_t c = 0; c < sizeof completions / sizeof *completions; c++)
        if (strcmp(completions[c].word, row->word) == 0) {
            words_add(&action, completions[c].kind);
            if (completions[c].list != NULL)
                words_add_list(&action, completions[c].list);
        }
    if (action.text[0] == '\0' && row->argument != NULL)
        words_add(&action, "nothing");
    return action;
}

/* Text between single quotes, with a backslash before each of `marks`, and `quote` for a quote. */
static void print_text(const char *text, const char *quote, const char *marks)
{
    for (; *text != '\0'; text++)
        if (*text == '\'')
            printf("%s", quote);
        else
            printf(strchr(marks, *text) != NULL ? "\\%c" : "%c", *text);
}

static void print_command(const struct row *row)
{
    printf("%s\n", row->word);
}

/* Whether many files follow, which are no games. */
static bool takes_files(const struct row *row)
{
    return strstr(row->argument, "...") != NULL;
}

/* Those that take a game, or files. */
static void print_game_case(const struct row *row)
{
    if (strstr(row->argument, "FILE") != NULL)
        printf("    %s) _bastide_%s ;;\n", row->word, takes_files(row) ? "file" : "game");
}

/* Those that take a word, as a pattern. */
static void print_taking_case(const struct row *row)
{
    if (row->argument == NULL)
        return;
    printf("        --%s", row->word);
    if (row->letter != 0)
        printf(" | -%c", row->letter);
    printf(") continue ;;\n");
}

/* The commands that take a switch, with a space before each. */
static void print_with(unsigned with)
{
    static const char *const words[COMMANDS_COUNT] = {
#define X(command, word, operand, help) word,
        CLI_COMMANDS(X)
#undef X
    };
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++)
        if (with >> c & 1u)
            printf(" %s", words[c]);
}

/* "_bastide_with new match && ", before what adds a switch to those offered. */
static void print_condition(const struct row *row)
{
    printf("    ");
    if (row->with == WITH_ANY)
        return;
    printf("_bastide_with");
    print_with(row->with);
    printf(" && ");
}

static void print_bash_name(const struct row *row)
{
    print_condition(row);
    printf("names+=' --%s'\n", row->word);
}

static void print_bash_switch(const struct row *row)
{
    struct words action = action_of(row);
    if (action.text[0] == '\0')
        return;
    printf("    --%s", row->word);
    if (row->letter != 0)
        printf(" | -%c", row->letter);
    printf(") _bastide_%s ;;\n", action.text);
}

static void print_zsh_command(const struct row *row)
{
    printf("        '%s:", row->word);
    print_text(row->help, "'\\''", ":\\");
    printf("'\n");
}

static void print_zsh_switch(const struct row *row)
{
    static const char marks[] = ":[]\\";
    struct words action = action_of(row);
    bool takes = row->argument != NULL;
    print_condition(row);
    if (row->letter != 0)
        printf(takes ? "switches+=('*'{-%c+,--%s=}'[" : "switches+=('*'{-%c,--%s}'[", row->letter,
               row->word);
    else
        printf(takes ? "switches+=('*--%s=[" : "switches+=('*--%s[", row->word);
    print_text(row->help, "'\\''", marks);
    printf("]");
    if (action.text[0] != '\0')
        printf(":%s: _bastide_%s", takes ? row->argument : "TOPIC", action.text);
    printf("')\n");
}

static void print_fish_command(const struct row *row)
{
    printf("complete -c bastide -n __bastide_expects_command -a %s -d '", row->word);
    print_text(row->help, "\\'", "\\");
    printf("'\n");
}

static void print_fish_game(const struct row *row)
{
    if (strstr(row->argument, "FILE") != NULL)
        printf("complete -c bastide -n '__bastide_with %s' -a '(__bastide_%s)'\n", row->word,
               takes_files(row) ? "file" : "game");
}

static void print_fish_word(const struct row *row)
{
    printf("set -ga __bastide_commands %s\n", row->word);
}

static void print_fish_taking(const struct row *row)
{
    if (row->argument == NULL)
        return;
    printf("            case --%s", row->word);
    if (row->letter != 0)
        printf(" -%c", row->letter);
    printf("\n");
}

static void print_fish_switch(const struct row *row)
{
    struct words action = action_of(row);
    printf("complete -c bastide");
    if (row->with != WITH_ANY) {
        printf(" -n '__bastide_with");
        print_with(row->with);
        printf("'");
    }
    printf(" -l %s", row->word);
    if (row->letter != 0)
        printf(" -s %c", row->letter);
    if (action.text[0] != '\0')
        printf(" -x -a '(__bastide_%s)'", action.text);
    printf(" -d '");
    print_text(row->help, "\\'", "\\");
    printf("'\n");
}

static void for_each_command(void (*print)(const struct row *row))
{
    static const struct row rows[] = {
#define X(command, word, operand, help) {word, operand, help, 0, 0},
        CLI_COMMANDS(X)
#undef X
    };
    for (size_t r = 1; r < sizeof rows / sizeof *rows; r++) /* the first has no word */
        print(&rows[r]);
}

static void for_each_switch(void (*print)(const struct row *row))
{
    static const struct row rows[] = {
#define X(name, word, letter, argument, help, with) {word, argument, help, letter, WITH_##with},
        CLI_SWITCHES(X)
#undef X
    };
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++)
        print(&rows[r]);
}

/* What the lines with a mark become in the file of each shell. */
static const struct mark {
    const char *shell, *mark;
    void (*for_each)(void (*print)(const struct row *row));
    void (*print)(const struct row *row);
} marks[] = {
    {"bash", "@commands@", for_each_command, print_command},
    {"bash", "@taking@", for_each_switch, print_taking_case},
    {"bash", "@games@", for_each_command, print_game_case},
    {"bash", "@switches@", for_each_switch, print_bash_switch},
    {"bash", "@names@", for_each_switch, print_bash_name},
    {"zsh", "@commands@", for_each_command, print_zsh_command},
    {"zsh", "@taking@", for_each_switch, print_taking_case},
    {"zsh", "@games@", for_each_command, print_game_case},
    {"zsh", "@switches@", for_each_switch, print_zsh_switch},
    {"fish", "@words@", for_each_command, print_fish_word},
    {"fish", "@taking@", for_each_switch, print_fish_taking},
    {"fish", "@commands@", for_each_command, print_fish_command},
    {"fish", "@games@", for_each_command, print_fish_game},
    {"fish", "@switches@", for_each_switch, print_fish_switch},
};

static void print_line(const char *shell, const char *line)
{
    size_t space = strspn(line, " ");
    for (size_t m = 0; m < sizeof marks / sizeof *marks; m++) {
        size_t length = strlen(marks[m].mark);
        if (strcmp(marks[m].shell, shell) == 0 &&
            strncmp(line + space, marks[m].mark, length) == 0 && line[space + length] == '\n') {
            marks[m].for_each(marks[m].print);
            return;
        }
    }
    printf("%s", line);
}

int main(int argc, char **argv)
{
    char line[256];
    if (argc != 2) {
        fprintf(stderr, "compile_completions: expected bash, zsh or fish\n");
        return 2;
    }
    while (fgets(line, sizeof line, stdin) != NULL)
        print_line(argv[1], line);
    return fflush(stdout) != 0;
}
