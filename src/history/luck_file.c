/* The file of luck. Its first line says for which version of the program it is; the others are a
 * record's size, the seconds and nanoseconds when it was written last, how many seats, their luck,
 * and its name. */
#include "history/game_ratings.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char name_of_file[] = "luck", head[] = "bastide " BASTIDE_VERSION " luck 1\n";

/* A game of the statistics, by the name of its record. */
struct named {
    const struct statistics *statistics;
    size_t game;
};

static const struct store_entry *entry_of(const struct statistics *statistics, size_t game)
{
    return &statistics->list.entry[statistics->game[game].entry];
}

static int by_name(const void *one, const void *other)
{
    const struct named *a = one, *b = other;
    return strcmp(entry_of(a->statistics, a->game)->name, entry_of(b->statistics, b->game)->name);
}

static int name_against(const void *name, const void *named)
{
    const struct named *of = named;
    return strcmp(name, entry_of(of->statistics, of->game)->name);
}

/* Reads whole numbers; returns what follows their blanks, or NULL. */
static const char *numbers_read(const char *text, long long *number, unsigned count)
{
    for (unsigned n = 0; n < count; n++) {
        char *end;
        number[n] = strtoll(text, &end, 10);
        if (end == text || *end != ' ')
            return NULL;
        text = end + 1;
    }
    return text;
}

/* Takes what a line says, if it is about the record as it is now. */
static void line_take(const char *line, const struct statistics *statistics,
                      const struct named *named, struct game_luck_known *luck)
{
    enum { SIZE, SECONDS, NANOSECONDS, SEATS, NUMBERS };
    long long number[NUMBERS], of[PLAYERS_MAX];
    const char *rest = numbers_read(line, number, NUMBERS);
    if (rest == NULL || number[SEATS] < 1 || number[SEATS] > PLAYERS_MAX ||
        (rest = numbers_read(rest, of, (unsigned)number[SEATS])) == NULL)
        return;
    const struct named *found =
        bsearch(rest, named, statistics->games, sizeof *named, name_against);
    if (found == NULL || luck[found->game].state != LUCK_UNKNOWN)
        return;
    const struct store_entry *entry = entry_of(statistics, found->game);
    if (entry->size != number[SIZE] || entry->changed.tv_sec != number[SECONDS] ||
        entry->changed.tv_nsec != number[NANOSECONDS] ||
        statistics->game[found->game].seats != number[SEATS])
        return;
    luck[found->game].state = LUCK_KNOWN;
    for (unsigned seat = 0; seat < number[SEATS]; seat++)
        luck[found->game].of[seat] = (int32_t)of[seat];
}

static void lines_take(char *text, const struct statistics *statistics,
                       struct game_luck_known *luck)
{
    struct named *named = malloc((statistics->games + 1) * sizeof *named);
    if (named == NULL)
        return;
    for (size_t game = 0; game < statistics->games; game++)
        named[game] = (struct named){statistics, game};
    qsort(named, statistics->games, sizeof *named, by_name);
    for (char *end; (end = strchr(text, '\n')) != NULL; text = end + 1) {
        *end = '\0';
        line_take(text, statistics, named, luck);
    }
    free(named);
}

void luck_file_read(const struct statistics *statistics, struct game_luck_known *luck)
{
    char path[FOLDER_FILE_SIZE], *text = NULL;
    struct problem nobody_listens;
    size_t length;
    if (!folder_file(FOLDER_CACHE, name_of_file, path, &nobody_listens) ||
        !file_read(FILE_GAME, path, &text, &length, &nobody_listens))
        return;
    char *whole = realloc(text, length + 1);
    if (whole != NULL) {
        text = whole;
        text[length] = '\0';
        if (strncmp(text, head, sizeof head - 1) == 0)
            lines_take(text + sizeof head - 1, statistics, luck);
    }
    free(text);
}

static void line_write(FILE *out, const struct store_entry *entry, unsigned seats,
                       const struct game_luck_known *luck)
{
    fprintf(out, "%lld %lld %ld %u ", (long long)entry->size, (long long)entry->changed.tv_sec,
            entry->changed.tv_nsec, seats);
    for (unsigned seat = 0; seat < seats; seat++)
        fprintf(out, "%" PRId32 " ", luck->of[seat]);
    fprintf(out, "%s\n", entry->name);
}

void luck_file_keep(const struct statistics *statistics, const struct game_luck_known *luck)
{
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    if (out == NULL)
        return;
    fputs(head, out);
    for (size_t game = 0; game < statistics->games; game++)
        if (luck[game].state == LUCK_KNOWN &&
            strchr(entry_of(statistics, game)->name, '\n') == NULL)
            line_write(out, entry_of(statistics, game), statistics->game[game].seats, &luck[game]);
    if (fclose(out) == 0)
        folder_keep(FOLDER_CACHE, name_of_file, text, length);
    free(text);
}
