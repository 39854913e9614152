/* File systems on which other machines may write: records there are not shared. The system's answer
 * is made up: this program has an fstatfs of its own. */
#include "unit/played.h"

#include "play/file_system.h"

#include <sys/vfs.h>

static char folder[64];
static unsigned long pretended;

/* NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name): the system's are reserved */
int fstatfs(int fd, struct statfs *about)
{
    (void)fd;
    memset(about, 0, sizeof *about);
    memcpy(&about->f_type, &pretended, sizeof about->f_type);
    return 0;
}

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    return 0;
}

static void test_those_of_one_machine(void **state)
{
    static const unsigned long local[] = {0xef53, 0x9123683e, 0x01021994};
    (void)state;
    for (size_t l = 0; l < sizeof local / sizeof local[0]; l++)
        assert_true(file_system_is_local(local[l]));
    assert_false(file_system_is_local(FILE_SYSTEM_UNKNOWN));
}

static void test_records_elsewhere_are_not_shared(void **state)
{
    static const struct {
        unsigned long number;
        const char *name;
    } remote[] = {{0x6969, "(NFS)"},      {0xfe534d42, "(SMB)"}, {0xff534d42, "(CIFS)"},
                  {0x65735546, "(FUSE)"}, {0x01021997, "(9p)"},  {0x00c36400, "(Ceph)"},
                  {0x1234, "(0x1234)"}};
    char path[256];
    struct session session, own;
    struct problem problem;
    (void)state;
    played_begin(&session, 2, 1);
    assert_true(session_keep(&session, played_path(path, folder, "game.bastide"), &problem));
    session_close(&session);
    for (size_t r = 0; r < sizeof remote / sizeof remote[0]; r++) {
        pretended = remote[r].number;
        assert_false(session_join(&session, path, &problem));
        if (strstr(problem.text, remote[r].name) == NULL || strstr(problem.text, "locks") == NULL)
            fail_msg("'%s' does not say '%s'", problem.text, remote[r].name);
        assert_true(session_resume(&own, path, &problem)); /* for oneself, as ever */
        session_close(&own);
    }
    pretended = 0xef53;
    assert_true(session_join(&session, path, &problem));
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_those_of_one_machine),
        cmocka_unit_test(test_records_elsewhere_are_not_shared),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
