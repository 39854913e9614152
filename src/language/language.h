/* Languages: every sentence for people is written in English in the source, and looked up in the
 * catalogue of the chosen language (po/, gettext). Without a catalogue, or in the locale "C", the
 * English sentence itself is shown.
 *
 *     canvas_text(..., _("Start the turn."));                      translated here
 *     static const char *const names[] = {N_("Road"), ...};        marked; _(names[kind])
 * translates printf(_n("%u tile", "%u tiles", tiles), tiles)              plural forms of the
 * language C_("castle or points", "score")                              a short word with its
 * context {BACK, {KEYS_ESCAPE}, K_("back"), N_("Go back.")}            a key, its hint and its help
 *
 * Never write _(""): it is the key of a catalogue's own header. */
#ifndef BASTIDE_LANGUAGE_H
#define BASTIDE_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define _(text)              language_of_text(text)
#define N_(text)             text
#define K_(text)             text /* the hint of a key, marked: at most 20 cells in any language */
#define _n(one, many, count) language_of_number(one, many, language_amount((long)(count)))
#define C_(context, text)    language_in_context(context "\004" text, text)
#define NN_(one, many)       one, many           /* marked, two members; for language_of_number */
#define NC_(context, text)   context "\004" text /* marked; for language_of_marked */

/* A language of the program. */
struct language {
    const char *code; /* "en", "de", "pl" */
    const char *name; /* as its speakers write it */
};

/* All of them, English first; returns how many. */
size_t language_list(const struct language **list);

/* Takes the locale from the environment and sets the language of all text: `code` or, if it is NULL
 * or "", the one chosen by LANGUAGE, LC_ALL, LC_MESSAGES and LANG. In the locale "C" that is
 * English, whatever LANGUAGE is; `code` works there too. Without a UTF-8 terminal it is always
 * English. May be called again; NULL or "" then undoes an earlier `code`. Numbers keep their C
 * form. */
void language_choose(const char *code);

/* The number that selects a plural form: "-1 point", "-4 points". */
static inline unsigned long language_amount(long count)
{
    return count < 0 ? 0ul - (unsigned long)count : (unsigned long)count;
}

/* The functions that the markers call. */
__attribute__((format_arg(1))) const char *language_of_text(const char *text);
__attribute__((format_arg(1), format_arg(2))) const char *
language_of_number(const char *one, const char *many, unsigned long amount);
__attribute__((format_arg(2))) const char *language_in_context(const char *key, const char *text);
const char *language_of_marked(const char *key);

/* A catalogue as msgfmt writes it: sentences in English, each with its translation.
 *
 * That of the C library would do but for two things: some libraries translate nothing in the locale
 * C.UTF-8, the only one that a small system has, and others know no language but the locale's. */

struct catalogue {
    unsigned char *bytes; /* the file, or NULL: nothing is translated */
    size_t size;
    uint32_t count;                   /* of sentences */
    uint32_t sentences, translations; /* where their tables begin */
    bool is_swapped;                  /* written on a machine of the other byte order */
};

/* Reads a file, whose memory is never freed: callers may keep any text it gave. False, with an
 * empty catalogue, where there is none or it is damaged. */
bool catalogue_load(struct catalogue *catalogue, const char *path);

/* The translation of a sentence, or NULL. The key of a sentence with a context is context, '\4',
 * sentence; of one with a plural, its singular. `form` counts the translation's forms from 0. */
const char *catalogue_find(const struct catalogue *catalogue, const char *key, unsigned form);

#endif
