/* A plain main program for fuzzers: replays files, then mutates them at random.
 *
 *     PROGRAM [-n MUTATIONS] [-s SEED] [-t SECONDS] FILE|FOLDER ...
 *
 * Before each mutation is tried it is in `mutant`, so that a debugger or a sanitizer's report finds
 * it; the seed and the number printed at the end make it again. */
#include "bastide/rng.h"
#include "fuzz/fuzz.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SIZE_MOST = 1 << 15, FILES_MOST = 4096 };

struct sample {
    uint8_t *byte;
    size_t length;
};

static struct sample samples[FILES_MOST];
static uint8_t mutant[SIZE_MOST];

static void *whole_or_end(void *memory, const char *path)
{
    if (memory == NULL) {
        perror(path);
        exit(2);
    }
    return memory;
}

static struct sample read_sample(const char *path)
{
    struct sample sample;
    FILE *file = whole_or_end(fopen(path, "rb"), path);
    sample.length = fread(mutant, 1, SIZE_MOST, file);
    if (ferror(file))
        whole_or_end(NULL, path);
    fclose(file);
    sample.byte = whole_or_end(malloc(sample.length + 1), path);
    memcpy(sample.byte, mutant, sample.length);
    return sample;
}

/* Puts the bytes where they end at the end of their memory, for sanitizers to watch. */
static void try_bytes(const uint8_t *bytes, size_t length)
{
    uint8_t *exact = whole_or_end(malloc(length > 0 ? length : 1), "a mutant");
    memcpy(exact, bytes, length);
    LLVMFuzzerTestOneInput(exact, length);
    free(exact);
}

/* Reads and tries the file, or the files in the folder; returns how many samples there are then. */
static size_t take_samples(const char *path, size_t files)
{
    glob_t found = {.gl_pathc = 0};
    char pattern[4096];
    snprintf(pattern, sizeof pattern, "%s/*", path);
    if (glob(pattern, 0, NULL, &found) != 0)
        glob(path, GLOB_NOCHECK, NULL, &found);
    for (size_t f = 0; f < found.gl_pathc && files < FILES_MOST; f++, files++) {
        samples[files] = read_sample(found.gl_pathv[f]);
        try_bytes(samples[files].byte, samples[files].length);
    }
    globfree(&found);
    return files;
}

static size_t change_byte(size_t length, struct rng *rng)
{
    mutant[rng_below(rng, (uint32_t)length)] = (uint8_t)rng_next(rng);
    return length;
}

static size_t change_bit(size_t length, struct rng *rng)
{
    mutant[rng_below(rng, (uint32_t)length)] ^= (uint8_t)(1u << rng_below(rng, 8));
    return length;
}

static size_t drop_piece(size_t length, struct rng *rng)
{
    size_t at = rng_below(rng, (uint32_t)length);
    size_t piece = 1 + rng_below(rng, (uint32_t)(length - at));
    memmove(mutant + at, mutant + at + piece, length - at - piece);
    return length - piece;
}

static size_t double_piece(size_t length, struct rng *rng)
{
    size_t at = rng_below(rng, (uint32_t)length);
    size_t piece = 1 + rng_below(rng, (uint32_t)(length - at < 64 ? length - at : 64));
    if (length + piece > SIZE_MOST)
        return length;
    memmove(mutant + at + piece, mutant + at, length - at);
    return length + piece;
}

static size_t cut_end(size_t length, struct rng *rng)
{
    return rng_below(rng, (uint32_t)length);
}

static size_t join_other(size_t length, struct rng *rng, const struct sample *other)
{
    size_t at = rng_below(rng, (uint32_t)length + 1);
    size_t from = rng_below(rng, (uint32_t)other->length + 1);
    size_t piece = other->length - from;
    if (at + piece > SIZE_MOST)
        return length;
    memcpy(mutant + at, other->byte + from, piece);
    return at + piece;
}

static size_t mutate(size_t length, struct rng *rng, size_t files)
{
    static size_t (*const changes[])(size_t, struct rng *) = {change_byte, change_bit, drop_piece,
                                                              double_piece, cut_end};
    enum { CHANGES = sizeof changes / sizeof changes[0] };
    for (unsigned times = 1 + rng_below(rng, 4); times > 0; times--) {
        uint32_t change = rng_below(rng, CHANGES + 1);
        if (change == CHANGES)
            length = join_other(length, rng, &samples[rng_below(rng, (uint32_t)files)]);
        else if (length > 0)
            length = changes[change](length, rng);
    }
    return length;
}

int main(int argc, char **argv)
{
    unsigned long mutations = 0, tried = 0;
    uint64_t seed = 1;
    long seconds = 0;
    size_t files = 0;
    for (int option; (option = getopt(argc, argv, "n:s:t:")) != -1;) {
        if (option == 'n')
            mutations = strtoul(optarg, NULL, 10);
        else if (option == 's')
            seed = strtoull(optarg, NULL, 10);
        else if (option == 't')
            seconds = strtol(optarg, NULL, 10);
        else
            return 2;
    }
    for (; optind < argc; optind++)
        files = take_samples(argv[optind], files);
    time_t end = time(NULL) + seconds;
    for (; files > 0 && tried < mutations && (seconds == 0 || time(NULL) < end); tried++) {
        struct rng rng = rng_from_seed(seed + tried);
        const struct sample *sample = &samples[rng_below(&rng, (uint32_t)files)];
        memcpy(mutant, sample->byte, sample->length);
        try_bytes(mutant, mutate(sample->length, &rng, files));
    }
    for (size_t f = 0; f < files; f++)
        free(samples[f].byte);
    printf("%zu files, %lu mutations from seed %llu\n", files, tried, (unsigned long long)seed);
    return 0;
}
