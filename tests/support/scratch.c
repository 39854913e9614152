#include "support/scratch.h"

#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

void scratch_make(char folder[SCRATCH_SIZE])
{
    strcpy(folder, "/dev/shm/bastide-test-XXXXXX");
    if (mkdtemp(folder) != NULL)
        return;
    strcpy(folder, "/tmp/bastide-test-XXXXXX");
    assert_non_null(mkdtemp(folder));
}

static int remove_entry(const char *path, const struct stat *state, int type, struct FTW *walk)
{
    (void)state, (void)type, (void)walk;
    return remove(path);
}

void scratch_remove(const char *folder)
{
    assert_non_null(folder);
    assert_non_null(strstr(folder, "/bastide-test-"));
    assert_int_equal(nftw(folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS), 0);
}

int scratch_close(void **state)
{
    scratch_remove(*state);
    return 0;
}
