/* Languages: every sentence for people is written in English where it is said, and looked up in
 * the catalogue of the language that was chosen (po/, gettext). Without a catalogue, or in the
 * locale "C", the English sentence itself is what is said.
 *
 *     canvas_text(..., _("Begin the turn."));                      said at once
 *     static const char *const names[] = {N_("Road"), ...};        marked; _(names[kind]) says it
 *     printf(_n("%u tile", "%u tiles", tiles), tiles)              as many forms as a language has
 *     C_("castle or points", "score")                              a short word and its place
 *     {BACK, {KEYS_ESCAPE}, K_("back"), N_("Go back.")}            a key, its hint and its help
 *
 * Never say _(""): it is what catalogues keep their own head under.
 */
#ifndef BASTIDE_LANGUAGE_H
#define BASTIDE_LANGUAGE_H

#include <libintl.h>
#include <stdbool.h>
#include <stddef.h>

#define _(text)              gettext(text)
#define N_(text)             text
#define K_(text)             text /* the hint of a key, marked: at most 20 cells in any language */
#define _n(one, many, count) ngettext(one, many, language_amount((long)(count)))
#define C_(context, text)    language_in_context(context "\004" text, text)
#define NN_(one, many)       one, many           /* marked, two members; ngettext says them */
#define NC_(context, text)   context "\004" text /* marked; language_of_marked says it */

/* A language that the program speaks. */
struct language {
    const char *code; /* "en", "de", "pl" */
    const char *name; /* as its speakers write it */
};

/* All of them, English first; returns how many. */
size_t language_list(const struct language **list);

/* Takes over the locale of the surroundings, and from then on says what people read in that
 * language: `code`, or where it is NULL or "" the one that LANGUAGE, LC_ALL, LC_MESSAGES and LANG
 * ask for. In the locale "C" it stays English, whatever LANGUAGE asks for; `code` is followed there
 * too. Where the terminal is not one of UTF-8 it is always English. May be called again, and NULL
 * or "" then undoes what `code` had asked for. Numbers keep their C form. */
void language_choose(const char *code);

/* How many a number is for its plural: "-1 point", "-4 points". */
static inline unsigned long language_amount(long count)
{
    return count < 0 ? 0ul - (unsigned long)count : (unsigned long)count;
}

/* What C_ and NC_ stand for. */
__attribute__((format_arg(2))) const char *language_in_context(const char *key, const char *text);
const char *language_of_marked(const char *key);

#endif
