/* damage GAMES STEP: records of random games, cut at every STEPth byte, changed at every STEPth
 * byte to several others, and with each line left out. Whatever is done to it, a record is
 *
 *  - read, and told to be changed;
 *  - or read as the beginning of what it was, or all of it;
 *  - or refused, with file, line and reason.
 *
 * And what is refused for a bad line can be salvaged up to there. Each record is tried with its
 * checks and without; without them a change that leaves the game legal cannot be told. */
#include "bastide/rng.h"
#include "play/session.h"
#include "text/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_SIZE = 1 << 17 };

/* What was tried, and how it ended. */
struct tally {
    unsigned long tried, told, beginnings, refused, salvaged, unguarded;
};

static struct tally tally;

static _Noreturn void stop(const char *what, const char *text, size_t length)
{
    fprintf(stderr, "damage: %s; the record is:\n%.*s", what, (int)length, text);
    exit(1);
}

/* A game of some moves, its sets, edition, players and clock by chance; and its record. */
static void play(uint64_t seed, struct session *session, char text[TEXT_SIZE], size_t *length)
{
    struct rng rng = rng_from_seed(seed);
    struct record_head head = setup_default();
    struct problem problem;
    char path[] = "/tmp/bastide-damage-XXXXXX";
    head.options.players = (uint8_t)(PLAYERS_MIN + seed % (PLAYERS_MAX - PLAYERS_MIN + 1));
    head.options.sets = sets_together(1u << SET_BASE | rng_below(&rng, 1u << TILE_SETS_COUNT));
    options_set_edition(&head.options, (enum edition)rng_below(&rng, EDITIONS_COUNT));
    head.clock = seed % 2 == 0 ? 600 : 0;
    head.has_seed = true;
    head.seed = seed;
    strcpy(head.date, "2026-11-22");
    int fd = mkstemp(path);
    FILE *file = fd >= 0 ? fdopen(fd, "rb") : NULL;
    if (file == NULL || !session_begin(session, &head, &problem))
        stop("no game can be begun", "", 0);
    for (unsigned moves = 20 + rng_below(&rng, 60); moves > 0; moves--) {
        struct move_list legal;
        enum refusal refusal;
        game_legal(&session->game, &legal);
        if (legal.count > 0)
            session_play(session, legal.move[rng_below(&rng, (uint32_t)legal.count)], &refusal,
                         &problem);
    }
    session->used[0] = 12;
    fclose(file);
    if (!session_save(session, path, &problem) || (file = fopen(path, "rb")) == NULL)
        stop(problem.text, "", 0);
    *length = fread(text, 1, TEXT_SIZE - 1, file);
    text[*length] = '\0';
    fclose(file);
    remove(path);
}

static bool has_head_of(const struct session *read, const struct session *whole)
{
    char one[RECORD_HEAD_SIZE], other[RECORD_HEAD_SIZE];
    record_print_head(&read->head, one);
    record_print_head(&whole->head, other);
    return strcmp(one, other) == 0;
}

/* How many moves were read that are not those of the whole game, from the first on that is not.
 * What chance does of itself behind the last line is no part of the text. */
static size_t other_moves(const struct session *read, const struct session *whole)
{
    size_t same = 0, made = read->made;
    while (same < made && same < whole->made &&
           move_equal(read->steps[same].move, whole->steps[same].move))
        same++;
    while (made > same && read->steps[made - 1].actor == ACTOR_CHANCE)
        made--;
    return made - same;
}

/* "damaged:LINE:" and a reason, in one line. */
static bool is_told_well(const struct problem *problem)
{
    unsigned long line;
    int end = 0;
    return sscanf(problem->text, "damaged:%lu:%n", &line, &end) == 1 && end > 0 && line > 0 &&
           strlen(problem->text) > (size_t)end + 8 && strchr(problem->text, '\n') == NULL;
}

static void try_salvage(const struct session *whole, const char *text, size_t length, bool guarded)
{
    struct session salvaged;
    struct salvage salvage;
    struct problem problem, changed;
    if (!session_salvage(&salvaged, "damaged", text, length, &salvage, &problem))
        return; /* the head is bad */
    tally.salvaged++;
    if (salvage.line == 0 || salvage.lost == 0)
        stop("what was refused has nothing to be salvaged", text, length);
    /* A line cut in two may leave a move above the bad half; the check of both is below. */
    if (guarded && !session_was_changed(&salvaged, "damaged", &changed) &&
        (!has_head_of(&salvaged, whole) || other_moves(&salvaged, whole) > 1))
        stop("what was salvaged is another game", text, length);
    session_close(&salvaged);
}

static void try(const struct session *whole, const char *text, size_t length, bool guarded)
{
    struct session read;
    struct problem problem;
    tally.tried++;
    if (!session_read(&read, "damaged", text, length, &problem)) {
        tally.refused++;
        if (!is_told_well(&problem))
            stop(problem.text, text, length);
        try_salvage(whole, text, length, guarded);
        return;
    }
    if (session_was_changed(&read, "damaged", &problem)) {
        tally.told++;
        if (!is_told_well(&problem))
            stop(problem.text, text, length);
    } else if (has_head_of(&read, whole) && other_moves(&read, whole) == 0) {
        tally.beginnings++;
    } else if (guarded) {
        stop("a change that nobody is told of", text, length);
    } else {
        tally.unguarded++;
    }
    session_close(&read);
}

static void cut(const struct session *whole, const char *text, size_t length, size_t step,
                bool guarded)
{
    for (size_t end = 0; end < length; end += step)
        try(whole, text, end, guarded);
}

static void change(const struct session *whole, const char *text, size_t length, size_t step,
                   bool guarded)
{
    static const char others[] = {'0', '1', '9', 'n', ' ', '\n', '#', '\0', '\r', (char)0xff};
    static char changed[TEXT_SIZE];
    memcpy(changed, text, length);
    for (size_t at = 0; at < length; at += step) {
        for (size_t o = 0; o < sizeof others; o++) {
            changed[at] = others[o];
            if (changed[at] != text[at])
                try(whole, changed, length, guarded);
        }
        for (int bit = 0; bit < 8; bit += 3) {
            changed[at] = (char)(text[at] ^ 1 << bit);
            try(whole, changed, length, guarded);
        }
        changed[at] = text[at];
    }
}

static void leave_out_lines(const struct session *whole, const char *text, size_t length,
                            bool guarded)
{
    static char shorter[TEXT_SIZE];
    for (const char *line = text; line < text + length;) {
        const char *next = strchr(line, '\n') + 1;
        size_t before = (size_t)(line - text), behind = length - (size_t)(next - text);
        memcpy(shorter, text, before);
        memcpy(shorter + before, next, behind);
        try(whole, shorter, before + behind, guarded);
        line = next;
    }
}

/* Takes the checks out. */
static size_t drop_checks(char *text)
{
    enum { CHECK = 17 }; /* "# check 01234567" and its newline */
    for (char *at; (at = strstr(text, "\n# check ")) != NULL;)
        memmove(at + 1, at + 1 + CHECK, strlen(at + 1 + CHECK) + 1);
    return strlen(text);
}

static void damage(const struct session *whole, const char *text, size_t length, size_t step,
                   bool guarded)
{
    cut(whole, text, length, step, guarded);
    change(whole, text, length, step, guarded);
    leave_out_lines(whole, text, length, guarded);
}

int main(int argc, char **argv)
{
    static char text[TEXT_SIZE];
    unsigned long games = argc > 2 ? strtoul(argv[1], NULL, 10) : 0;
    size_t step = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
    if (games == 0 || step == 0) {
        fprintf(stderr, "usage: damage GAMES STEP\n");
        return 2;
    }
    for (unsigned long seed = 1; seed <= games; seed++) {
        struct session whole;
        size_t length;
        play(seed, &whole, text, &length);
        damage(&whole, text, length, step, true);
        length = drop_checks(text);
        damage(&whole, text, length, step, false);
        session_close(&whole);
    }
    printf("%lu damaged records: %lu refused (of %lu a game could be salvaged), %lu told to be "
           "changed, %lu read as what is whole, %lu without checks read as another legal game\n",
           tally.tried, tally.refused, tally.salvaged, tally.told, tally.beginnings,
           tally.unguarded);
    return 0;
}
