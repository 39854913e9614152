/* The command line: parsing the words after `bastide`. */
#ifndef BASTIDE_CLI_H
#define BASTIDE_CLI_H

#include "export/export.h"
#include "language/language.h"
#include "match/match.h"
#include "play/problem.h"
#include "play/start.h"
#include "text/setup.h"

/* The commands. The row: name in C, word, argument (in brackets if optional), what it does. The
 * first is the default. */
#define CLI_COMMANDS(X)                                                                            \
    X(TITLE, "", "", N_("title page: continue, start or load a game; rules"))                      \
    X(NEW, "new", "", N_("start a game; with two or more players, at once"))                       \
    X(ENTER, "enter", "", N_("keep the score of a game on a real table"))                          \
    X(CONTINUE, "continue", "", N_("continue the last game"))                                      \
    X(LOAD, "load", N_("FILE"), N_("continue the game in FILE"))                                   \
    X(REPAIR, "repair", N_("FILE"), N_("continue a damaged game in FILE above its bad line"))      \
    X(REPLAY, "replay", N_("FILE"), N_("replay the game in FILE move by move"))                    \
    X(SHOW, "show", N_("FILE [OTHER]"), N_("print the game in FILE, or compare it with OTHER"))    \
    X(EXPORT, "export", N_("FILE [OUT]"), N_("draw the game in FILE as a picture or a film"))      \
    X(JOIN, "join", N_("[FILE]"), N_("sit down at a game that others play, --as NAME"))            \
    X(WATCH, "watch", N_("[FILE]"), N_("follow a game as it is played; without FILE, the last"))   \
    X(STATS, "stats", "", N_("list wins and averages of all finished games, by player"))           \
    X(TUTORIAL, "tutorial", "", N_("learn to play in a short guided game"))                        \
    X(PRACTICE, "practice", "", N_("practise bazaar auctions, with a review of each"))             \
    X(DAILY, "daily", N_("[DATE]"), N_("the position of today, or of DATE: answer it once"))       \
    X(KEYS, "keys", "", N_("print the default keys, as a file to edit"))                           \
    X(MATCH, "match", N_("[FILE ...]"), N_("let computer players play games without a screen"))    \
    X(ENGINE, "engine", "", N_("line protocol on standard input, for other programs"))

enum command {
#define X(command, word, operand, help) COMMAND_##command,
    CLI_COMMANDS(X)
#undef X
        COMMANDS_COUNT
};

/* The switches. The row: name in C, long name, short name or 0, argument or "", description,
 * commands that take it (below), what reads it. */
#define CLI_SWITCHES(X)                                                                            \
    /* A new game, of which one entered from a real table has some; */                             \
    X(PLAYER, "player", 'p', N_("NAME"), N_("a player, in seating order; repeat 2 to 6 times"),    \
      NAMES, player)                                                                               \
    X(BOT, "bot", 'b', N_("NAME=LEVEL"), N_("the same, but the computer plays; see below"),        \
      PLAYERS, bot)                                                                                \
    X(SETS, "sets", 's', N_("LIST"), N_("tile sets, separated by commas; see below"), RULES,       \
      setting)                                                                                     \
    X(EDITION, "edition", 'e', N_("NAME"), N_("edition of the rules; default: 2, of 2018"), RULES, \
      setting)                                                                                     \
    X(OPTION, "option", 'o', N_("NAME=VALUE"), N_("change one rule; may be repeated"), RULES,      \
      option)                                                                                      \
    X(SEED, "seed", 'n', "N", N_("tile order: the same number gives the same order"), SEEDS,       \
      setting)                                                                                     \
    X(UNSEEN, "unseen", 0, "", N_("draw each tile when it is due, without a seed"), NEW, unseen)   \
    X(GROUP, "group", 0, N_("NAME"), N_("for a group of users: make a record they can join"), NEW, \
      group)                                                                                       \
    X(FOLDER, "folder", 0, N_("DIR"), N_("the folder of that record; made for the group if new"),  \
      NEW, folder)                                                                                 \
    X(AIDS, "aids", 'a', N_("LIST"), N_("aids for the players: all, none, or a list"), AIDS, aids) \
    X(AS, "as", 0, N_("NAME"), N_("the player whose seat you take; may be repeated"), SITTING, as) \
    X(CONFINED, "confined", 0, "", N_("no other file, game or program, whatever is typed"),        \
      CONFINED, nothing)                                                                           \
    /* practice; */                                                                                \
    X(FROM, "from", 'f', N_("FILE"), N_("the bazaars of the game in FILE, one after another"),     \
      PRACTICE, from)                                                                              \
    X(STAGE, "stage", 'G', N_("STAGE"), N_("how far into the game: any, early, middle or late"),   \
      PRACTICE, stage)                                                                             \
    X(DRILL, "drill", 0, N_("NAME"), N_("one decision in the middle of an auction; see below"),    \
      PRACTICE, drill)                                                                             \
    X(FAULT, "fault", 0, N_("NAME"), N_("an opponent with a fault, or any: find it; see below"),   \
      PRACTICE, fault)                                                                             \
    X(DUE, "due", 'D', "", N_("only positions due again after a mistake"), PRACTICE, nothing)      \
    X(OWN, "own", 0, "", N_("only positions of your own games, kept by an analysis"), PRACTICE,    \
      nothing)                                                                                     \
    X(ESTIMATE, "estimate", 0, "", N_("say what a tile is worth before the review shows it"),      \
      PRACTICE, nothing)                                                                           \
    X(AUCTIONS, "auctions", 'A', "N", N_("how many auctions; default: until you leave"), PRACTICE, \
      number)                                                                                      \
    X(LEVEL, "level", 'L', N_("LEVEL"), N_("level of the computer players; default: hard"),        \
      PRACTICE, level)                                                                             \
    /* a match, which has the rules of a new game, too; */                                         \
    X(SEAT, "seat", 'S', N_("LEVEL"), N_("a computer player; repeat 2 to 6 times"), MATCH, seat)   \
    X(ENGINE, "engine", 'E', N_("CMD"), N_("a seat for a program that speaks the protocol"),       \
      ENGINE, engine)                                                                              \
    X(GAMES, "games", 'g', "N", N_("how many games; default: 100"), MATCH, number)                 \
    X(PLAYOUTS, "playouts", 'u', "N", N_("simulations a turn of levels that search"), SEARCH,      \
      number)                                                                                      \
    X(MS, "ms", 'm', "N", N_("milliseconds of CPU time a turn"), MATCH, number)                    \
    X(JOBS, "jobs", 'j', "N", N_("how many games to play at once; default: 1"), MATCH, number)     \
    X(SKIP, "skip", 0, "N", N_("leave out the first N games, which --seed numbers"), MATCH, skip)  \
    X(RECORDS, "records", 0, N_("DIR"), N_("keep each game as a record in the folder DIR"), MATCH, \
      records)                                                                                     \
    X(MERGE, "merge", 0, "", N_("add up games printed by --json, from FILE or a pipe"), MATCH,     \
      nothing)                                                                                     \
    /* pictures and films; */                                                                      \
    X(TEXT, "text", 0, "", N_("as text"), EXPORT, format)                                          \
    X(ANSI, "ansi", 0, "", N_("as text with colours, for a terminal"), EXPORT, format)             \
    X(SVG, "svg", 0, "", N_("as a scalable drawing with the names of tiles"), EXPORT, format)      \
    X(PNG, "png", 0, "", N_("as a picture"), EXPORT, format)                                       \
    X(GIF, "gif", 0, "", N_("as a film of the whole game"), EXPORT, format)                        \
    X(CAST, "cast", 0, "", N_("as a terminal recording of the whole game"), EXPORT, format)        \
    X(TURN, "turn", 0, "N", N_("the board after turn N; default: the last turn"), EXPORT, number)  \
    X(TILE, "tile", 0, "N", N_("tiles N pixels wide, 8 to 384"), EXPORT, number)                   \
    X(SIZE, "size", 0, "CxR", N_("columns and rows of --cast; default: 80x24"), EXPORT, size)      \
    X(JSON, "json", 0, "", N_("with 'show' or 'match': games as JSON, for programs"), JSON,        \
      nothing)                                                                                     \
    /* how the player likes the program; */                                                        \
    X(THEME, "theme", 't', N_("NAME"), N_("colour theme"), ANY, theme)                             \
    X(LANGUAGE, "language", 'l', N_("CODE"), N_("language code, such as de"), ANY, language)       \
    X(NO_MOUSE, "no-mouse", 'M', "", N_("leave the mouse to the terminal"), ANY, mouse)            \
    X(HINTS, "hints", 'H', "", N_("explain each phase of a turn"), ANY, hints)                     \
    X(KEYS, "keys", 'k', N_("FILE"), N_("file of keys; 'bastide keys' prints the defaults"), ANY,  \
      keys)                                                                                        \
    /* and what is done. */                                                                        \
    X(PLAIN, "plain", 'P', "", N_("text mode for screen readers, pipes, any terminal"), TEXT,      \
      nothing)                                                                                     \
    X(HELP, "help", 'h', "", N_("show this help, or help on a topic or a tile set"), ANY, help)    \
    X(VERSION, "version", 'V', "", N_("show the version and exit"), ANY, help)

enum switch_place {
#define X(name, ...) SWITCH_##name,
    CLI_SWITCHES(X)
#undef X
        SWITCHES_COUNT
};

/* The commands that take a switch, in the rows above: bit c for enum command c. */
enum {
    WITH_NEW = 1u << COMMAND_NEW,
    WITH_ENTER = 1u << COMMAND_ENTER,
    WITH_MATCH = 1u << COMMAND_MATCH,
    WITH_PRACTICE = 1u << COMMAND_PRACTICE,
    WITH_EXPORT = 1u << COMMAND_EXPORT,
    WITH_SHOW = 1u << COMMAND_SHOW,
    WITH_JOIN = 1u << COMMAND_JOIN,
    WITH_CONFINED = WITH_JOIN | 1u << COMMAND_WATCH,
    WITH_SITTING = WITH_JOIN | WITH_NEW,
    WITH_PLAYERS = WITH_NEW | WITH_PRACTICE,
    WITH_NAMES = WITH_PLAYERS | WITH_ENTER | 1u << COMMAND_DAILY,
    WITH_AIDS = WITH_NEW | WITH_ENTER,
    WITH_SEEDS = WITH_PLAYERS | WITH_MATCH,
    WITH_RULES = WITH_SEEDS | WITH_ENTER,
    WITH_SEARCH = WITH_PRACTICE | WITH_MATCH,
    WITH_JSON = WITH_SHOW | WITH_MATCH,
    WITH_ENGINE =
        WITH_MATCH | WITH_NEW | 1u << COMMAND_CONTINUE | 1u << COMMAND_LOAD | 1u << COMMAND_REPAIR,
    WITH_ANY = (1u << COMMANDS_COUNT) - 1,
    WITH_TEXT = WITH_ANY & ~(1u << COMMAND_TUTORIAL) /* which needs the screen */
};

/* Both in one shape: of commands no more than the first three. */
struct cli_row {
    const char *word, *argument, *help;
    char letter;   /* 0 for none */
    unsigned with; /* of a switch: the commands that take it */
};
extern const struct cli_row cli_commands[COMMANDS_COUNT], cli_switches[SWITCHES_COUNT];

/* The topics of --help: these, and the tile sets, in their order. The row: name in C, word. */
#define CLI_TOPICS_OF_HELP(X)                                                                      \
    X(NEW, new)                                                                                    \
    X(ENTER, enter)                                                                                \
    X(JOIN, join)                                                                                  \
    X(PRACTICE, practice)                                                                          \
    X(MATCH, match)                                                                                \
    X(EXPORT, export)                                                                              \
    X(LOOK, look)                                                                                  \
    X(OPTIONS, options)                                                                            \
    X(EDITIONS, editions)                                                                          \
    X(LICENCE, licence)

enum cli_topic {
    CLI_TOPIC_NONE,
#define X(topic, word) CLI_TOPIC_##topic,
    CLI_TOPICS_OF_HELP(X)
#undef X
        CLI_TOPIC_SETS,
    CLI_TOPICS = CLI_TOPIC_SETS + TILE_SETS_COUNT
};

/* The topic of that name, or CLI_TOPIC_NONE. */
enum cli_topic cli_topic_find(const char *name);

enum cli_task {
    CLI_PLAY,
    CLI_PLAIN,
    CLI_ENGINE,
    CLI_HELP,
    CLI_VERSION,
    CLI_KEYS,
    CLI_MATCH,
    CLI_MERGE,
    CLI_COMPARE,
    CLI_GROUP, /* a game for a group is begun, and nothing else */
    CLI_JSON,
    CLI_EXPORT
};

struct cli_request {
    enum cli_task task;
    struct start_request play; /* CLI_PLAY, CLI_PLAIN, CLI_COMPARE, CLI_GROUP, CLI_JSON */
    enum cli_topic topic;      /* CLI_HELP */
    struct match match;        /* CLI_MATCH */
    bool prints_lines;         /* a line a game instead of the table */
    char *const *merged;       /* CLI_MERGE: files, in argv */
    size_t merged_count;
    struct export_order order;                        /* CLI_EXPORT */
    struct practice_again again[PRACTICE_AGAINS_MAX]; /* what play.practice points to, */
    struct training_entries practised;                /* and what that points to */
};

/* Reads the command line, starting from the player's settings. A record to be opened is read to
 * check that it can be. A language option takes effect for the messages after it. False: `problem`
 * says in one line what is wrong and what was expected. */
bool cli_read(int argc, char **argv, const struct settings *settings, struct cli_request *request,
              struct problem *problem);

/* Frees what a request that was read holds. */
void cli_free(struct cli_request *request);

/* Prints the help, or name and version, on standard output. False, with errno, if it cannot be
 * written. */
bool cli_print_help(enum cli_topic topic);
bool cli_print_version(void);

/* The version and, where it is known, the commit, in a word each. */
const char *cli_version(void);

/* The words to choose from that completions and manual pages list, from the program's tables. */

/* Words with a space between them; there is room for the longest list. */
struct cli_words {
    char text[2048];
};

/* Adds a word, or words with spaces between them. */
void cli_words_add(struct cli_words *words, const char *word);

/* Adds those of the list of that name: `levels`, `sets`, `editions`, `options` (each with each of
 * its values, such as tiny-city=2), `aids`, of which `plain-aids` and `advice` are a part each,
 * `themes`, `languages`, `stages` and `drills` of practice or `topics` of --help. False, with
 * nothing added, for any other name. */
bool cli_words_add_list(struct cli_words *words, const char *name);

/* Between the files of the command line: what has been read so far, and who reads what. */

struct reading {
    struct cli_request *request; /* gets what is read; its game is as said so far */
    struct problem *problem;     /* filled in where something is refused */
    enum switch_place found;     /* the switch being read, */
    const char *value;           /* and its argument */
    uint64_t said;               /* switches given: bit s for enum switch_place s */
    struct option_choices choices;
    unsigned named;    /* how many players have a name */
    unsigned bots;     /* bit p: player p got it from --bot, and may be named by --player as well */
    unsigned seats;    /* how many seats a match has */
    unsigned skip;     /* games of the match, which are left out */
    unsigned playouts; /* 0: not said */
    char level[BOT_SIZE];      /* of the computer players in practice */
    struct problem no_program; /* why --engine says no seat of a game, as it need not in a match */
};

/* Functions that return a bool return false where they refuse something: `problem` says what was
 * expected. */

static inline bool cli_is_said(const struct reading *reading, enum switch_place place)
{
    return reading->said >> place & 1u;
}

/* Reads a switch, as the rows of CLI_SWITCHES say. */
typedef bool switch_reader(struct reading *reading);
#define X(name, word, letter, argument, help, with, reader) switch_reader cli_read_##reader;
CLI_SWITCHES(X)
#undef X

/* The argument, or a part of it, as a whole number from 1 to `most`. */
bool cli_read_whole(struct reading *reading, const char *text, long most, unsigned *number);

/* Refuses the switch for what its reader says. Returns false. */
bool cli_refuse(struct reading *reading, const struct bad_text *bad);

/* The first of so many players that has that name, ignoring case, or `players`. */
unsigned cli_find_player(const struct record_head *head, unsigned players, const char *name);

/* Takes the argument of --engine as a player and the program that plays for them. */
bool cli_take_program(struct reading *reading);

/* Makes a request to start of what was read. */
bool cli_settle_new(struct reading *reading);
bool cli_settle_group(struct reading *reading);
bool cli_settle_practice(struct reading *reading);
bool cli_settle_daily(struct reading *reading);
bool cli_settle_export(struct reading *reading);
bool cli_settle_match(struct reading *reading);

#endif
