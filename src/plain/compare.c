/* Two records of one game: whether one goes on where the other ends, or they part. */
#include "plain/plain.h"

#include "language/language.h"
#include "play/session.h"

#include <string.h>

enum { EXIT_ONE_GAME = 0, EXIT_PARTED = 1, EXIT_FILE = 2 };

/* A record, and its name as it was said. */
struct side {
    const char *path;
    struct session session;
};

/* Whether both were begun as the same game, by all that their heads say. Who plays for whom may
 * have changed since. */
static bool are_of_one_game(const struct record_head *one, const struct record_head *other)
{
    bool is_one = one->options.players == other->options.players &&
                  one->options.sets == other->options.sets && one->chance == other->chance &&
                  one->has_seed == other->has_seed && one->seed == other->seed &&
                  strcmp(one->date, other->date) == 0;
    for (unsigned player = 0; is_one && player < one->options.players; player++)
        is_one = strcmp(one->name[player], other->name[player]) == 0;
    return is_one && one->options.edition == other->options.edition &&
           memcmp(one->options.value, other->options.value, sizeof one->options.value) == 0;
}

/* The moves of players among those from number `from` up to number `to`, which is not among
 * them. */
static size_t moves_of_players(const struct session *session, size_t from, size_t to)
{
    size_t count = 0;
    for (size_t step = from; step < to; step++)
        count += session->steps[step].actor != ACTOR_CHANCE;
    return count;
}

/* "  mine.bastide: Ann: place 0,1 n" */
static void tell_move(FILE *out, const struct side *side, size_t step)
{
    char words[MOVE_TEXT_SIZE];
    const struct step *made = &side->session.steps[step];
    move_print(&made->before, made->move, words);
    fprintf(out, "  %s: %s: %s\n", side->path,
            made->actor == ACTOR_CHANCE ? _("chance") : side->session.head.name[made->actor],
            words);
}

static void tell_further(FILE *out, const struct side *longer, const struct side *shorter)
{
    size_t common = shorter->session.made,
           moves = moves_of_players(&longer->session, common, longer->session.made);
    fprintf(out,
            _n("%s continues %s by %zu move, from turn %u to turn %u.\n",
               "%s continues %s by %zu moves, from turn %u to turn %u.\n", moves),
            longer->path, shorter->path, moves, game_turn(&shorter->session.game),
            game_turn(&longer->session.game));
}

static int tell(FILE *out, const struct side *one, const struct side *other)
{
    const struct session *first = &one->session, *second = &other->session;
    size_t common = session_moves_in_common(first, second);
    if (!are_of_one_game(&first->head, &second->head)) {
        fprintf(out, _("%s and %s are records of different games.\n"), one->path, other->path);
        return EXIT_PARTED;
    }
    if (common < first->made && common < second->made) {
        fprintf(out, _("%s and %s part in turn %u, after %zu moves that both have:\n"), one->path,
                other->path, game_turn(session_game_after(first, common)),
                moves_of_players(first, 0, common));
        tell_move(out, one, common);
        tell_move(out, other, common);
        fprintf(out, _("Neither continues the other: agree on one of them.\n"));
        return EXIT_PARTED;
    }
    if (first->made == second->made)
        fprintf(out, _("%s and %s have the same moves, up to turn %u.\n"), one->path, other->path,
                game_turn(&first->game));
    else if (first->made > second->made)
        tell_further(out, one, other);
    else
        tell_further(out, other, one);
    return EXIT_ONE_GAME;
}

static void tell_changed(FILE *out, const struct side *side)
{
    struct problem changed;
    if (session_was_changed(&side->session, side->path, &changed))
        fprintf(out, "%s\n", changed.text);
}

/* As it is written: what is due by chance may come otherwise each time. */
static bool load(struct side *side, const char *path, struct problem *problem)
{
    side->path = path;
    return session_salvage_file(&side->session, path, NULL, problem);
}

int plain_compare(const char *one, const char *other, FILE *out, struct problem *problem)
{
    struct side first = {0}, second = {0};
    int status = EXIT_FILE;
    if (load(&first, one, problem) && load(&second, other, problem)) {
        status = tell(out, &first, &second);
        tell_changed(out, &first);
        tell_changed(out, &second);
    }
    session_close(&first.session);
    session_close(&second.session);
    return status;
}
