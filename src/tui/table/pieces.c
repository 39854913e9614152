#include "tui/table/pieces.h"

#include "language/language.h"
#include "unicode/glyph.h"

static const struct piece_row {
    bool (*is_in_play)(const struct options *options);
    uint32_t sign;
    const char *one, *many; /* so many, %u */
    const char *title;
} pieces[PIECES + 1] = {
#define X(name, is_in_play, member, sign, words, title) {is_in_play, sign, words, title},
    TABLE_PIECES(X)
#undef X
};

bool piece_is_in_play(const struct options *options, unsigned piece)
{
    return pieces[piece].is_in_play(options);
}

bool token_is_in_play(const struct options *options, unsigned token)
{
    static bool (*const is_in_play[TOKENS + 1])(const struct options *options) = {
#define X(name, is_in_play, ...) is_in_play,
        TABLE_TOKENS(X)
#undef X
    };
    return is_in_play[token](options);
}

unsigned pieces_of(const struct player *player, unsigned piece)
{
    const unsigned have[PIECES + 1] = {
#define X(name, is_in_play, member, ...) player->member,
        TABLE_PIECES(X)
#undef X
    };
    return have[piece];
}

unsigned tokens_of(const struct player *player, unsigned token)
{
    const unsigned have[TOKENS + 1] = {
#define X(name, is_in_play, member, ...) player->member,
        TABLE_TOKENS(X)
#undef X
    };
    return have[token];
}

uint32_t piece_sign(unsigned piece)
{
    return pieces[piece].sign;
}

/* The first letter of its name. */
uint32_t token_sign(unsigned token)
{
    const char *const names[TOKENS + 1] = {
#define X(name, is_in_play, member, word, title) word,
        TABLE_TOKENS(X)
#undef X
    };
    const char *name = _(names[token]);
    return glyph_next(&name);
}

struct sentence piece_words(unsigned piece, unsigned count)
{
    const struct piece_row *row = &pieces[piece];
    return sentence_of(language_of_number(row->one, row->many, count), count);
}

const char *piece_title(unsigned piece)
{
    return _(pieces[piece].title);
}

const char *token_title(unsigned token)
{
    const char *const titles[TOKENS + 1] = {
#define X(name, is_in_play, member, word, title) title,
        TABLE_TOKENS(X)
#undef X
    };
    return _(titles[token]);
}
