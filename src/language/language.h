/* Languages: every sentence for people is written in English where it is said, and looked up in
 * the catalogue of the language that was chosen (po/, gettext). Without a catalogue, or in the
 * locale "C", the English sentence itself is what is said.
 *
 *     canvas_text(..., _("Begin the turn."));                      said at once
 *     static const char *const names[] = {N_("Road"), ...};        marked; _(names[kind]) says it
 *     printf(_n("%u tile", "%u tiles", tiles), tiles)              as many forms as a language has
 *     C_("castle or points", "score")                              a short word that needs its
 * place
 */
#ifndef BASTIDE_LANGUAGE_H
#define BASTIDE_LANGUAGE_H

#include <libintl.h>
#include <stdbool.h>
#include <stddef.h>

#define _(text)              gettext(text)
#define N_(text)             text
#define _n(one, many, count) ngettext(one, many, (unsigned long)(count))
#define C_(context, text)    language_in_context(context "\004" text, text)
#define NC_(context, text)   context "\004" text /* marked; language_of_marked says it */

/* A language that the program speaks. */
struct language {
    const char *code; /* "en", "de", "pl" */
    const char *name; /* as its speakers write it */
};

/* All of them, English first; returns how many. */
size_t language_list(const struct language **list);

/* Whether `code` is one of them. */
bool language_is_known(const char *code);

/* Takes over the locale of the surroundings, and from then on says what people read in that
 * language: `code`, or where it is NULL or "" the one that LANGUAGE, LC_ALL, LC_MESSAGES and LANG
 * ask for. Where the locale is "C" it stays English, whatever LANGUAGE asks for; `code` is meant
 * and is followed where letters outside ASCII can be shown. May be called again. Numbers keep their
 * C form. */
void language_choose(const char *code);

/* What C_ and NC_ stand for. */
const char *language_in_context(const char *key, const char *text);
const char *language_of_marked(const char *key);

#endif
