/* Games that play themselves, files and folders to play them in: for tests of records, sessions and
 * the store. */
#ifndef BASTIDE_TESTS_PLAYED_H
#define BASTIDE_TESTS_PLAYED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/rng.h"
#include "language/language.h"
#include "play/session.h"
#include "play/store.h"
#include "support/scratch.h"
#include "text/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The head of a game of so many players with that seed. */
static inline struct record_head played_head(unsigned players, uint64_t seed)
{
    struct record_head head = setup_default();
    head.options.players = (uint8_t)players;
    head.has_seed = true;
    head.seed = seed;
    return head;
}

/* Begins such a game; it must succeed. */
static inline void played_begin(struct session *session, unsigned players, uint64_t seed)
{
    struct problem problem;
    struct record_head head = played_head(players, seed);
    assert_true(session_begin(session, &head, &problem));
}

/* A legal move, by chance. */
static inline struct move played_choose(const struct session *session, struct rng *rng)
{
    struct move_list legal;
    game_legal(&session->game, &legal);
    assert_true(legal.count > 0);
    return legal.move[rng_below(rng, (uint32_t)legal.count)];
}

/* Plays at most so many random moves; returns how many it were. */
static inline unsigned played_on(struct session *session, struct rng *rng, unsigned moves)
{
    unsigned made = 0;
    for (; made < moves && !game_is_over(&session->game); made++) {
        struct problem problem;
        enum refusal refusal;
        struct move move = played_choose(session, rng);
        assert_int_equal(session_play(session, move, &refusal, &problem), SESSION_DONE);
    }
    return made;
}

/* The session of a record's text. */
static inline struct session played_session(const char *text)
{
    struct session session;
    struct problem problem;
    if (!session_read(&session, "test", text, strlen(text), &problem))
        fail_msg("%s", problem.text);
    return session;
}

/* A path in a folder. */
static inline char *played_path(char path[256], const char *folder, const char *name)
{
    snprintf(path, 256, "%s/%s", folder, name);
    return path;
}

/* Setup and teardown of a group whose tests may change settings: a folder of their own for these.
 */
static inline int played_settings_apart(void **state)
{
    char folder[64];
    (void)state;
    scratch_make(folder);
    return setenv("XDG_CONFIG_HOME", folder, 1);
}

static inline int played_settings_remove(void **state)
{
    (void)state;
    scratch_remove(getenv("XDG_CONFIG_HOME"));
    return unsetenv("XDG_CONFIG_HOME");
}

/* Setup, in a folder that has been made, and teardown of a group that keeps its games there and
 * reads English sentences. */
static inline int played_games_in(const char *folder)
{
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    return 0;
}

static inline int played_games_remove(void **state)
{
    (void)state;
    scratch_remove(getenv("XDG_DATA_HOME"));
    return 0;
}

/* The text of a file, to be freed. */
static inline char *played_text(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    struct stat about;
    assert_int_equal(fstat(fileno(file), &about), 0);
    char *text = malloc((size_t)about.st_size + 1);
    assert_non_null(text);
    *length = fread(text, 1, (size_t)about.st_size, file);
    text[*length] = '\0';
    fclose(file);
    return text;
}

static inline void played_write(const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

/* The record of a session as session_save writes it, to be freed. */
static inline char *played_record(const struct session *session, const char *folder)
{
    char path[256];
    struct problem problem;
    size_t length;
    assert_true(session_save(session, played_path(path, folder, "played.saved"), &problem));
    char *text = played_text(path, &length);
    unlink(path);
    return text;
}

/* Takes the checks out of a record's text. */
static inline void played_drop_checks(char *text)
{
    static const char check[] = "\n# check 01234567";
    for (char *at; (at = strstr(text, "\n# check ")) != NULL;)
        memmove(at, at + sizeof check - 1, strlen(at + sizeof check - 1) + 1);
}

/* How many games are in the folder of games. */
static inline size_t played_games(void)
{
    struct store_list list;
    struct problem problem;
    assert_true(store_list(&list, &problem));
    size_t count = list.count;
    store_list_free(&list);
    return count;
}

#endif
