/* A command of the engine protocol: its line, what is read of that, and its answer. */
#ifndef BASTIDE_ENGINE_COMMAND_H
#define BASTIDE_ENGINE_COMMAND_H

#include "play/session.h"
#include "thinking/job.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The lines of commands: the next one may be looked at while the last is still being answered. */

enum { LINE_SIZE = 8192 };

struct lines {
    FILE *in; /* nobody else has read from it, or will */
    bool has_ended;
    size_t come;            /* bytes in the buffer, which begin with the next line */
    char buffer[LINE_SIZE]; /* a line that does not fit is too long */
};

/* Waits for the next line and takes it, without its newline; a last one without newline counts. Its
 * length is LINE_SIZE if it has as many bytes or more. False: there is none. */
bool lines_take(struct lines *lines, char line[LINE_SIZE], size_t *length);

/* Whether it is known what comes next: a line, one that is too long, or the end. */
bool lines_know_next(const struct lines *lines);

/* Whether the next line has come and is that word alone. */
bool lines_next_is(const struct lines *lines, const char *word);

/* Reads what has come, or waits for something if nothing has. What comes next must not be known. */
void lines_read(struct lines *lines);

/* What poll says it can be read by when lines_read does not wait; -1: it never does. */
int lines_fd(const struct lines *lines);

/* The current game, and the command being answered. */
struct engine {
    struct session session;
    bool has_game;
    bool has_quit;
    const char *line, *rest, *end; /* the command; what of it is still to be read */
    json_t *answer;
    struct problem problem; /* of a command that is refused */
    unsigned seat;          /* that it plays, from 1; 0: nobody has said */
    struct lines *lines;    /* the commands, */
    FILE *out;              /* and where they are answered */
};

/* All that return a bool refuse the command with false; then the problem is filled in. */

/* Takes the next word of the line; false, with an empty word, if none is left. */
bool command_next(struct engine *engine, struct word *word);

/* The rest of the line as one word, which may contain spaces; false if nothing is left. */
bool command_rest(struct engine *engine, struct word *word);

/* Nothing more is expected. */
bool command_end(struct engine *engine);

/* Refuses a word: its column, and what was expected instead. Returns false. */
bool command_refuse(struct engine *engine, struct word word, const char *expected);

/* Reads the rest of the line as a move; `*word` is its text. And refuses a move that is not legal;
 * returns false. */
bool command_read_move(struct engine *engine, const char *command, struct word *word,
                       struct move *move);
bool command_refuse_move(struct engine *engine, struct word word, enum refusal refusal);

/* A random seed, which is written like a game's. */
bool command_read_seed(struct word word, uint64_t *seed, struct bad_text *bad);

/* The arguments KEY=VALUE of a command, each at most once, in any order: a key with its `=`, and
 * what reads its value. */
struct key {
    const char *name;
    bool (*read)(const struct key *key, struct word value, void *into, struct bad_text *bad);
    unsigned which; /* for what reads several keys */
};

/* The keys of a command. What reads all other words, or what is expected instead of them. */
struct keys {
    const struct key *key;
    size_t count;
    const char *expected;
    bool (*read_other)(struct word word, void *into, struct bad_text *bad);
};

/* Reads all that is left of the line. */
bool command_read_keys(struct engine *engine, const struct keys *keys, void *into);

/* Reads the settings of a new game. Automatic chance gets a seed if none is given. */
bool command_read_game(struct engine *engine, struct record_head *head);

/* Waits for work that has begun, with news only at its end. Sets `stop`, by which it is
 * to end at once, if the next line is `stop`, which is answered after it, or if nobody reads the
 * answers any more. */
void command_await(struct engine *engine, struct job *job, atomic_bool *stop);

/* asked.c and value.c: answer `go`, with the moves that a bot finds best, and `value`, with what
 * tiles or turns are worth. */
bool command_go(struct engine *engine);
bool command_value(struct engine *engine);

/* about.c: answers `info`, who this is; `seat`, which it plays; `features`, with all their
 * segments; and `score`, what a move would bring. */
bool command_info(struct engine *engine);
bool command_seat(struct engine *engine);
bool command_features(struct engine *engine);
bool command_score(struct engine *engine);

/* The commands, each with the names of its arguments that have one: {"go":["ms",...],...}. */
json_t *engine_commands_json(void);

/* Writes a line, and frees it. False, with errno, if it cannot be written. */
bool engine_write(FILE *out, json_t *line);

#endif
