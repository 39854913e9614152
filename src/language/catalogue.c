#include "language/catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE_MAX_OF_FILE = 16 << 20, HEADER_SIZE = 28, ROW_SIZE = 8 };

static const uint32_t magic = 0x950412de, magic_swapped = 0xde120495;

static uint32_t number_at(const struct catalogue *catalogue, size_t at)
{
    uint32_t number;
    memcpy(&number, catalogue->bytes + at, sizeof number);
    return catalogue->is_swapped ? __builtin_bswap32(number) : number;
}

/* Row `row` of a table: the text it points to, which ends before *end with a zero. */
static const char *text_at(const struct catalogue *catalogue, uint32_t table, uint32_t row,
                           const char **end)
{
    size_t at = table + (size_t)row * ROW_SIZE;
    const char *text = (const char *)catalogue->bytes + number_at(catalogue, at + 4);
    *end = text + number_at(catalogue, at) + 1;
    return text;
}

static bool table_is_whole(const struct catalogue *catalogue, uint32_t table)
{
    if (table > catalogue->size || catalogue->count > (catalogue->size - table) / ROW_SIZE)
        return false;
    for (uint32_t row = 0; row < catalogue->count; row++) {
        size_t at = table + (size_t)row * ROW_SIZE;
        size_t length = number_at(catalogue, at), text = number_at(catalogue, at + 4);
        if (text >= catalogue->size || length >= catalogue->size - text ||
            catalogue->bytes[text + length] != '\0')
            return false;
    }
    return true;
}

/* Reads what the header says; false where something points outside the file. */
static bool read_header(struct catalogue *catalogue)
{
    if (catalogue->size < HEADER_SIZE)
        return false;
    uint32_t mark = number_at(catalogue, 0);
    catalogue->is_swapped = mark == magic_swapped;
    catalogue->count = number_at(catalogue, 8);
    catalogue->sentences = number_at(catalogue, 12);
    catalogue->translations = number_at(catalogue, 16);
    return (mark == magic || mark == magic_swapped) &&
           table_is_whole(catalogue, catalogue->sentences) &&
           table_is_whole(catalogue, catalogue->translations);
}

static bool read_file(struct catalogue *catalogue, FILE *file)
{
    long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (size <= 0 || size > SIZE_MAX_OF_FILE || fseek(file, 0, SEEK_SET) != 0)
        return false;
    catalogue->size = (size_t)size;
    catalogue->bytes = malloc(catalogue->size);
    return catalogue->bytes != NULL &&
           fread(catalogue->bytes, 1, catalogue->size, file) == catalogue->size &&
           read_header(catalogue);
}

bool catalogue_load(struct catalogue *catalogue, const char *path)
{
    *catalogue = (struct catalogue){0};
    FILE *file = fopen(path, "rb");
    bool is_read = file != NULL && read_file(catalogue, file);
    if (file != NULL)
        fclose(file);
    if (!is_read) {
        free(catalogue->bytes);
        *catalogue = (struct catalogue){0};
    }
    return is_read;
}

const char *catalogue_find(const struct catalogue *catalogue, const char *key, unsigned form)
{
    const char *end;
    uint32_t low = 0, high = catalogue->count;
    while (low < high) { /* sentences are in the order of their bytes */
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(key, text_at(catalogue, catalogue->sentences, middle, &end));
        if (order == 0) {
            const char *text = text_at(catalogue, catalogue->translations, middle, &end);
            for (; form > 0 && text < end; form--)
                text += strlen(text) + 1;
            return text < end && *text != '\0' ? text : NULL;
        }
        low = order > 0 ? middle + 1 : low;
        high = order > 0 ? high : middle;
    }
    return NULL;
}
