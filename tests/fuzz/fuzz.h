/* What every fuzzer is: one function that takes any bytes and must come back. */
#ifndef BASTIDE_TESTS_FUZZ_H
#define BASTIDE_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Always returns 0; whatever is wrong ends the program. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* Ends the program unless the condition holds, in every kind of build. */
#define FUZZ_CHECK(condition)                                                                      \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: wrong: %s\n", __FILE__, __LINE__, #condition);                 \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

#endif
