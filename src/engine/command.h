/* The commands of the engine protocol, and what they work on. */
#ifndef BASTIDE_ENGINE_COMMAND_H
#define BASTIDE_ENGINE_COMMAND_H

#include "play/session.h"
#include "text/words.h"

#include <jansson.h>

/* The game that the commands are about. */
struct engine {
    struct session session;
    bool has_game;
    bool has_quit;
};

/* What is left of a command line behind the command. */
struct arguments {
    const char *line, *rest, *end;
    struct problem *problem; /* for an answer that is a refusal */
};

/* Answers a line (`length` bytes). NULL where nothing is answered, behind `quit`, or where memory
 * ran out. */
json_t *command_answer(struct engine *engine, const char *line, size_t length);

/* Takes the next word of the arguments; false if none is left. */
bool arguments_next(struct arguments *arguments, struct word *word);

/* Reads what is agreed for a new game, as KEY=VALUE words. Automatic chance gets a seed where none
 * is given. False: the problem says what is wrong. */
bool new_game_read(struct arguments *arguments, struct record_head *head);

/* The answer of `state`. */
json_t *state_json(const struct session *session);

/* The answer of `legal`. */
json_t *legal_json(const struct session *session);

/* Adds events to an array. The game must stand as it did right after the move that made them,
 * because the tiles of features are asked for. */
void events_json_add(json_t *array, const struct game *game, const struct event_list *events);

/* Chapters of `state`. */
json_t *host_json(const struct game *game);
json_t *bazaar_json(const struct game *game);
json_t *castles_json(const struct game *game);
json_t *pending_json(const struct game *game); /* what a decision is about */

/* Pieces that several answers share. */
json_t *player_json(unsigned player);                               /* 1 to 6, null for NOBODY */
json_t *square_json(struct square at);                              /* [x,y] */
json_t *feature_tiles_json(const struct game *game, uint16_t node); /* [[x,y],...], reading order */
json_t *actor_json(unsigned actor);                                 /* 1 to 6, "chance" or null */

#endif
