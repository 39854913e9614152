/* A catalogue as msgfmt writes it: sentences in English, each with its translation.
 *
 * That of the C library would do but for two things: some libraries translate nothing in the locale
 * C.UTF-8, the only one that a small system has, and others know no language but the locale's. */
#ifndef BASTIDE_LANGUAGE_CATALOGUE_H
#define BASTIDE_LANGUAGE_CATALOGUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct catalogue {
    unsigned char *bytes; /* the file, or NULL: nothing is translated */
    size_t size;
    uint32_t count;                   /* of sentences */
    uint32_t sentences, translations; /* where their tables begin */
    bool is_swapped;                  /* written on a machine of the other byte order */
};

/* Reads a file, whose memory stays in use for good: what was once said may be kept. False, with an
 * empty catalogue, where there is none or it is damaged. */
bool catalogue_load(struct catalogue *catalogue, const char *path);

/* The translation of a sentence, or NULL. The key of a sentence with a context is context, '\4',
 * sentence; of one with a plural, its singular. `form` counts the translation's forms from 0. */
const char *catalogue_find(const struct catalogue *catalogue, const char *key, unsigned form);

#endif
