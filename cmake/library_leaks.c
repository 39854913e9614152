/* What LeakSanitizer need not report: leaks that are not ours. Linked into the program where it is
 * built with sanitizers, which ask it by this function. */

const char *__lsan_default_suppressions(void);
const char *__lsan_default_options(void);

/* ncurses forgets the name of its database where it looks up the terminal for the second time and
 * the clock has come to another second since. */
const char *__lsan_default_suppressions(void)
{
    return "leak:_nc_first_db\n";
}

/* Nothing is said of them either: the tests compare what the program says. */
const char *__lsan_default_options(void)
{
    return "print_suppressions=0";
}
