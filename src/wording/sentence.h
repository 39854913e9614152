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

/* Several sentences for people, or a list of many parts, as they grow. */
enum { PASSAGE_SIZE = 2048 };

struct passage {
    char text[PASSAGE_SIZE];
};

__attribute__((format(printf, 2, 3))) void passage_add(struct passage *passage, const char *format,
                                                       ...);

/* Adds an item, after a semicolon if it is not the first. */
void passage_list(struct passage *passage, const char *item);

/* Adds an item to a list, after a comma if it is not the first; nothing is no item. */
void sentence_list(struct sentence *list, const char *item);

/* Numbers: a value as it is rounded; with a decimal, given in tenths or as a value: "12.3". */
long sentence_rounded(double value);
struct sentence sentence_of_tenths(long tenths);
struct sentence sentence_of_value(double value);

#endif
