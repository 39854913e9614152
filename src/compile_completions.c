/* Build tool: prints how a shell completes the command line: a file of data/completions, in which
 * a line such as "@commands@" or "@switches@" is replaced by rows from the tables of cli.h.
 *
 *     compile_completions bash|zsh|fish < bastide.SHELL > FILE
 */
#include "bots/levels.h"
#include "cli.h"
#include "language/language.h"
#include "text/option_table.h"
#include "tui/theme/theme_reader.h"

#include <stdio.h>
#include <string.h>

/* Words to choose from, separated by spaces. */
struct words {
    char text[1024];
};

static void add(struct words *words, const char *word)
{
    size_t length = strlen(words->text);
    snprintf(words->text + length, sizeof words->text - length, length > 0 ? " %s" : "%s", word);
}

static void add_levels(struct words *words)
{
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++)
        add(words, bot_levels[level].name);
}

static void add_sets(struct words *words)
{
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        add(words, tile_set_name((enum tile_set)set));
}

static void add_editions(struct words *words)
{
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++)
        add(words, edition_name((enum edition)edition));
}

static void add_options(struct words *words)
{
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        for (unsigned value = 0; value < OPTION_VALUES_MAX; value++) {
            char choice[64];
            snprintf(choice, sizeof choice, "%s=%s", option_name((enum option)o),
                     option_value_name((enum option)o, value));
            add(words, choice);
        }
}

static void add_aids(struct words *words)
{
    add(words, "all none");
#define X(aid, name) add(words, #name);
    AIDS(X)
#undef X
}

static void add_themes(struct words *words)
{
    for (size_t theme = 0; theme < themes_built_in.count; theme++)
        add(words, themes_built_in.theme[theme].name);
}

static void add_languages(struct words *words)
{
    const struct language *list;
    size_t count = language_list(&list);
    for (size_t language = 0; language < count; language++)
        add(words, list[language].code);
}

static void add_stages(struct words *words)
{
#define X(stage, word, ...) add(words, #word);
    PRACTICE_STAGES(X)
#undef X
}

static void add_topics(struct words *words)
{
#define X(topic, word) add(words, #word);
    CLI_TOPICS_OF_HELP(X)
#undef X
    add_sets(words);
}

/* What follows a switch, by its long name. Each file of data/completions has a function for each
 * kind: a word, a list with commas, a choice such as tiny-city=2, a player and a level, a file, a
 * game, a program; or nothing to choose from. */
static const struct completion {
    const char *word, *kind;
    void (*add)(struct words *words);
} completions[] = {
    {"bot", "player", add_levels},
    {"sets", "list", add_sets},
    {"edition", "word", add_editions},
    {"option", "choice", add_options},
    {"aids", "list", add_aids},
    {"from", "game", NULL},
    {"stage", "word", add_stages},
    {"level", "word", add_levels},
    {"seat", "word", add_levels},
    {"engine", "program", NULL},
    {"theme", "word", add_themes},
    {"language", "word", add_languages},
    {"keys", "file", NULL},
    {"help", "word", add_topics},
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
            add(&action, completions[c].kind);
            if (completions[c].add != NULL)
                completions[c].add(&action);
        }
    if (action.text[0] == '\0' && row->argument != NULL)
        add(&action, "nothing");
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

/* Those that take a game. */
static void print_game_case(const struct row *row)
{
    if (strstr(row->argument, "FILE") != NULL)
        printf("    %s) _bastide_game ;;\n", row->word);
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
        printf("complete -c bastide -n '__bastide_with %s' -a '(__bastide_game)'\n", row->word);
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
