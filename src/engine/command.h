/* The commands of the engine protocol, and their state. */
#ifndef BASTIDE_ENGINE_COMMAND_H
#define BASTIDE_ENGINE_COMMAND_H

#include "play/session.h"
#include "text/words.h"

#include <jansson.h>

/* The current game. */
struct engine {
    struct session session;
    bool has_game;
    bool has_quit;
};

/* The rest of a command line after the command. */
struct arguments {
    const char *line, *rest, *end;
    struct problem *problem; /* filled in by a refusal */
};

/* Answers a line (`length` bytes). NULL if there is no answer, after `quit`, or if memory ran
 * out. */
json_t *command_answer(struct engine *engine, const char *line, size_t length);

/* Takes the next word of the arguments; false if none is left. */
bool arguments_next(struct arguments *arguments, struct word *word);

/* Reads the settings of a new game, as KEY=VALUE words. Automatic chance gets a seed if none is
 * given. False: the problem says what is wrong. */
bool new_game_read(struct arguments *arguments, struct record_head *head);

/* The answer of `state`. */
json_t *state_json(const struct session *session);

/* The answer of `legal`. */
json_t *legal_json(const struct session *session);

/* The answer of `go`: the moves that a bot finds best. NULL: the problem says why not. */
json_t *go_json(const struct session *session, struct arguments *arguments);

/* The answer of `value`: what tiles or turns are worth. NULL: the problem says why not. */
json_t *value_json(const struct session *session, struct arguments *arguments);

/* Adds events to an array. The game must be unchanged since the move that caused them, because the
 * tiles of features are looked up. */
void events_json_add(json_t *array, const struct game *game, const struct event *event,
                     size_t events);

#endif
