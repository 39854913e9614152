/* What every fuzzer is: one function that takes any bytes and must come back. */
#ifndef BASTIDE_TESTS_FUZZ_H
#define BASTIDE_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

/* Always returns 0; whatever is wrong ends the program. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

#endif
