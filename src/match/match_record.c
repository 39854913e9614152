#include "match/match_record.h"

#include "language/language.h"
#include "play/session.h"
#include "play/store.h"
#include "text/setup.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void print_path(const struct match *match, uint64_t seed, unsigned first,
                       char path[PATH_MAX])
{
    snprintf(path, PATH_MAX, "%s/%" PRIu64 "-%u.bastide", match->records, seed, first + 1);
}

bool match_records_prepare(const struct match *match, struct problem *problem)
{
    unsigned seats = match->options.players;
    if (strlen(match->records) > PATH_MAX - 64)
        return problem_say(problem, "%s: %s", match->records, strerror(ENAMETOOLONG));
    if (mkdir(match->records, 0777) != 0 && errno != EEXIST)
        return problem_say(problem, _("%s: cannot be created: %s"), match->records,
                           strerror(errno));
    for (unsigned game = 0; game < match_rotations(match) * seats; game++) {
        char path[PATH_MAX];
        print_path(match, match->seed + game / seats, game % seats, path);
        if (faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0)
            return problem_say(
                problem, _("%s: exists already and is not overwritten: expected another folder"),
                path);
    }
    return true;
}

static void name_player(const struct match *match, unsigned seat, unsigned player,
                        struct record_head *head)
{
    const char *level = bot_levels[match->seat[seat].level].name;
    bool is_engine = match->seat[seat].engine != NULL;
    snprintf(head->name[player], NAME_SIZE, "%s %u", is_engine ? "engine" : level, seat + 1);
    snprintf(head->bot[player], BOT_SIZE, "%s", is_engine ? "" : level);
}

void match_record_begin(struct record_buffer *text, const struct match *match, uint64_t seed,
                        unsigned first)
{
    char lines[RECORD_HEAD_SIZE];
    struct record_head head = setup_default();
    unsigned players = match->options.players;
    head.options = match->options;
    head.has_seed = true;
    head.seed = seed;
    store_today(head.date);
    for (unsigned player = 0; player < players; player++)
        name_player(match, (player + first) % players, player, &head);
    record_buffer_cut(text, 0, 0);
    record_buffer_add(text, lines, record_print_head(&head, lines));
}

void match_record_add(struct record_buffer *text, const struct game *game, struct move move)
{
    char line[RECORD_LINE_SIZE];
    record_buffer_add(text, line, record_print_move(game, move, line));
}

/* A session that reads the moves writes what people and checks expect of a record. */
bool match_record_write(const struct record_buffer *text, const struct match *match, uint64_t seed,
                        unsigned first, struct problem *problem)
{
    char path[PATH_MAX];
    struct session session;
    print_path(match, seed, first, path);
    if (text->failed)
        return problem_say(problem, "%s: %s", path, strerror(ENOMEM));
    if (!session_read(&session, path, text->text, text->length, problem))
        return false;
    bool is_kept = session_keep(&session, path, problem);
    session_close(&session);
    return is_kept;
}
