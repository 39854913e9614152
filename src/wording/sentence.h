/* A sentence for people, as it grows. */
#ifndef BASTIDE_WORDING_SENTENCE_H
#define BASTIDE_WORDING_SENTENCE_H

enum { SENTENCE_SIZE = 256 };

struct sentence {
    char text[SENTENCE_SIZE];
};

/* A sentence from a printf format; a longer one is cut off. */
__attribute__((format(printf, 1, 2))) struct sentence sentence_of(const char *format, ...);

/* Adds to a sentence. */
__attribute__((format(printf, 2, 3))) void sentence_add(struct sentence *sentence,
                                                        const char *format, ...);

#endif
