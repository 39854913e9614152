#include "tui/table/labels.h"

void labels_begin(struct labels *labels, unsigned count)
{
    *labels = (struct labels){.count = count < LABELS_MAX ? count : LABELS_MAX};
}

static unsigned letters_each(const struct labels *labels)
{
    return labels->count > LABEL_LETTERS ? 2 : 1;
}

void labels_print(const struct labels *labels, unsigned place, char text[LABEL_SIZE])
{
    unsigned length = 0;
    if (letters_each(labels) == 2)
        text[length++] = (char)('a' + place / LABEL_LETTERS);
    text[length++] = (char)('a' + place % LABEL_LETTERS);
    text[length] = '\0';
}

bool labels_leads_to(const struct labels *labels, unsigned place)
{
    char text[LABEL_SIZE];
    labels_print(labels, place, text);
    return labels->typed == 0 || labels->typed == text[0];
}

/* The number of a letter of the alphabet, or LABEL_LETTERS. */
static unsigned letter_of(uint32_t character)
{
    uint32_t small = character | 0x20;
    return small >= 'a' && small <= 'z' ? small - 'a' : LABEL_LETTERS;
}

enum labels_answer labels_type(struct labels *labels, uint32_t character, unsigned *place)
{
    unsigned letter = letter_of(character);
    if (letter == LABEL_LETTERS)
        return LABELS_UNKNOWN;
    if (letters_each(labels) == 2 && labels->typed == 0) {
        if (letter * LABEL_LETTERS >= labels->count)
            return LABELS_UNKNOWN;
        labels->typed = (char)('a' + letter);
        return LABELS_WAITS;
    }
    unsigned first = labels->typed == 0 ? 0 : (unsigned)(labels->typed - 'a');
    unsigned found = first * LABEL_LETTERS + letter;
    if (found >= labels->count)
        return LABELS_UNKNOWN;
    *place = found;
    labels->typed = 0;
    return LABELS_FOUND;
}

void labels_erase(struct labels *labels)
{
    labels->typed = 0;
}
