#include "tui/theme/theme_inks.h"

#include <ctype.h>
#include <stdio.h>

/* Names as C has them: ROAD_WORN for "road-worn". */
static const char *const ink_names[INKS_COUNT] = {
#define X(ink) #ink,
    INKS(X)
#undef X
};

static const char *const board_words[BOARD_INKS_COUNT] = {
#define X(ink, word, like) word,
    BOARD_INKS(X)
#undef X
};

static const char *const substance_names[SUBSTANCE_COUNT] = {
#define X(name, ...) #name,
    SUBSTANCES(X)
#undef X
};

static char letter_of_word(char letter)
{
    return letter == '_' ? '-' : (char)tolower((unsigned char)letter);
}

static bool word_is_name(struct word word, const char *name)
{
    size_t i = 0;
    while (i < word.length && name[i] && word.at[i] == letter_of_word(name[i]))
        i++;
    return i == word.length && name[i] == '\0';
}

/* The place of `word` among the names, or `count`; a small letter stands for itself. */
static size_t theme_inks_find(struct word word, const char *const *names, size_t count)
{
    size_t i = 0;
    while (i < count && !word_is_name(word, names[i]))
        i++;
    return i;
}

bool ink_find(struct word word, uint16_t *ink)
{
    size_t among_inks = theme_inks_find(word, ink_names, INKS_COUNT);
    size_t on_board = theme_inks_find(word, board_words, BOARD_INKS_COUNT);
    *ink = (uint16_t)(among_inks < INKS_COUNT ? among_inks : INK_BOARD_GROUND + on_board);
    return among_inks < INKS_COUNT || on_board < BOARD_INKS_COUNT;
}

bool substance_find(struct word word, enum substance *substance)
{
    size_t found = theme_inks_find(word, substance_names, SUBSTANCE_COUNT);
    *substance = (enum substance)found;
    return found < SUBSTANCE_COUNT;
}

static const uint8_t substance_like[SUBSTANCE_COUNT] = {
#define X(name, word, letter, kind, map_as, map_weight, traits, like)                              \
    [SUBSTANCE_##name] = SUBSTANCE_##like,
    SUBSTANCES(X)
#undef X
};

static const uint16_t board_like[BOARD_INKS_COUNT] = {
#define X(ink, word, like) [INK_BOARD_##ink - INK_BOARD_GROUND] = INK_BOARD_##like,
    BOARD_INKS(X)
#undef X
};

uint16_t ink_like(uint16_t ink)
{
    if (ink < INK_BOARD)
        return ink;
    if (ink >= INK_BOARD_GROUND)
        return board_like[ink - INK_BOARD_GROUND];
    unsigned substance = (unsigned)(ink - INK_BOARD) % SUBSTANCE_COUNT;
    return (uint16_t)(ink - substance + substance_like[substance]);
}

void ink_print(uint16_t ink, char word[INK_WORD_SIZE])
{
    bool of_tiles = ink >= INK_BOARD && ink < INK_BOARD_GROUND;
    const char *name = ink < INK_BOARD ? ink_names[ink]
                       : of_tiles      ? substance_names[(ink - INK_BOARD) % SUBSTANCE_COUNT]
                                       : board_words[ink - INK_BOARD_GROUND];
    snprintf(word, INK_WORD_SIZE, "%s%s", of_tiles ? "tile " : "", name);
    for (char *letter = word; *letter; letter++)
        *letter = letter_of_word(*letter);
}
