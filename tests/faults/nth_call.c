/* Every n-th call: the real program plays short games, and each time another one of the calls that
 * it makes fails, once or from then on. Whatever fails: the program ends by itself and in order;
 * what was said to be kept is kept, or it was told that it is not; every record can be opened; the
 * terminal is as it was.
 *
 *     nth_call SHIM [RUNS [SEED [COURSE]]]
 *     nth_call SHIM lies
 *
 * The second checks the checks: a disk says that it has written what it has not, which no program
 * can know, and in every course of what is kept this must be found out.
 *
 * Without RUNS, or with 0, every call is tried, else about so many of them, by chance; with COURSE,
 * from 1, of one course only. */
#include "unit/played.h"

#include "play/store.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <termios.h>

enum { SAID_SIZE = 1 << 20, ARGUMENTS_MOST = 16, PATIENCE = 60 /* seconds; then it hangs */ };

/* What the program is asked to do. */
struct course {
    const char *name;
    const char *arguments[ARGUMENTS_MOST]; /* RECORD stands for the record, FOLDER for the folder */
    const char *input;                     /* lines, or keys where it has a terminal */
    bool has_record;                       /* there is one from the beginning */
    bool has_terminal;
    bool has_settings;
};

#define NEW   "new", "-p", "Ann", "-p", "Ben", "-n", "5", "-s", "base"
#define MOVES "1\n1\n1\nundo\nredo\nundo\n2\n0\n1\nundo\n0\n"
#define MORE  "1\n1\nundo\nredo\n" /* a square, a rotation */
#define LOOKS "board\nhand\nscores\nquit\n"
#define KEYS  "\r\r\ru\rU\ru\r\r\r\rq\r"
#define LEAVE "q\r\x03\r\x03\r\x03\r"

static const struct course courses[] = {
    {"lines, a new game", {"--plain", NEW}, MOVES LOOKS, .has_settings = true},
    {"lines, load",
     {"--plain", "load", "RECORD"},
     MORE "1\nundo\n1\nredo\n1\n0\n" LOOKS, /* a vote on taking back Ann's turn */
     .has_record = true},
    {"lines, continue", {"--plain", "continue"}, MORE "0\n" LOOKS, .has_record = true},
    {"protocol",
     {"engine"},
     "new names=Ann,Ben sets=base seed=5\nplay place 0,-1 n\nundo\nplay place 0,1 e\n"
     "save FOLDER/saved.bastide\nload FOLDER/saved.bastide\nrandom 4 1\n"
     "save FOLDER/saved.bastide\nquit\n",
     .has_record = false},
    {"screen, a new game", {NEW}, KEYS LEAVE, .has_terminal = true, .has_settings = true},
    {"screen, settings and continue",
     {NULL},
     "s\x1b[C\x1b[B\x1b[B\x1b[C\r"
     "c\r\ru" LEAVE,
     .has_record = true,
     .has_terminal = true,
     .has_settings = true},
};

enum { COURSES = sizeof courses / sizeof courses[0] };

/* A way to fail. */
struct fault {
    const char *what;
    int error;
    bool persists;
};

static const struct fault faults[] = {
    {"file", EIO, false},      {"file", EIO, true},      {"file", ENOSPC, false},
    {"file", ENOSPC, true},    {"file", EINTR, false},   {"file", -1, false},
    {"file", -1, true},        {"file", -2, false},      {"file", -2, true},
    {"memory", ENOMEM, false}, {"memory", ENOMEM, true},
};

enum { FAULTS = sizeof faults / sizeof faults[0] };

/* What came of a run. */
struct outcome {
    int status; /* as waitpid has it */
    char *said; /* what was written on standard output and standard error, or to the terminal */
    char *error;
    bool is_terminal_back;
    char *record; /* the text of the record without its date; NULL: there is none */
    char path[512];
    unsigned records;
    unsigned long long calls;
};

static char base[64], folder[128], counter[128], shim_path[512];
static unsigned long long *count;

static void fail_at(const struct course *course, const struct fault *fault, unsigned long long n,
                    const struct outcome *outcome, const char *why)
{
    fprintf(stderr, "%s; %s call %llu fails with %d%s\n%s\nIt said:\n%s\n%s\n", course->name,
            fault->what, n, fault->error, fault->persists ? " from then on" : "", why,
            outcome->said, outcome->error);
    if (outcome->record)
        fprintf(stderr, "The record:\n%s\n", outcome->record);
    exit(1);
}

static char *text_of(const char *path)
{
    size_t length;
    return access(path, F_OK) == 0 ? played_text(path, &length) : strdup("");
}

static void put(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    if (!file || fputs(text, file) == EOF || fclose(file) != 0) {
        perror(path);
        exit(1);
    }
}

/* Replaces FOLDER. */
static char *filled(const char *text)
{
    static const char mark[] = "FOLDER";
    char *out = calloc(1, strlen(text) + 8 * sizeof folder);
    for (const char *at; (at = strstr(text, mark)); text = at + strlen(mark))
        sprintf(out + strlen(out), "%.*s%s", (int)(at - text), text, folder);
    return strcat(out, text);
}

static const char kept_game[] = "bastide: 1\ndate: 2026-11-21\nplayer: Ann\nplayer: Ben\n"
                                "sets: base\nedition: 2\nseed: 5\nchance: auto\n\n- draw CccF+\n"
                                "1 place 0,-1 n\n1 pass\n- draw FFFF.m\n2 place 0,1 n\n2 pass\n";

static void prepare(const struct course *course)
{
    char command[512], path[512];
    snprintf(command, sizeof command, "rm -rf '%s'; mkdir -p '%s'", folder, folder);
    if (course->has_record || course->has_settings)
        snprintf(command + strlen(command), sizeof command - strlen(command),
                 " '%s/bastide' '%s/bastide/themes'", folder, folder);
    if (system(command) != 0)
        exit(1);
    snprintf(path, sizeof path, "%s/bastide/2026-11-21-120000.bastide", folder);
    if (course->has_record)
        put(path, kept_game);
    snprintf(path, sizeof path, "%s/bastide/settings", folder);
    if (course->has_settings)
        put(path, "# mine\nmouse: on\nsynchronized-output: off\n");
    char *input = filled(course->input);
    snprintf(path, sizeof path, "%s.input", folder);
    put(path, input);
    free(input);
}

static void set_number(const char *name, unsigned long long number)
{
    char text[32];
    snprintf(text, sizeof text, "%llu", number);
    setenv(name, text, 1);
}

static void become_program(const struct course *course, const struct fault *fault,
                           unsigned long long n)
{
    char *arguments[ARGUMENTS_MOST + 2] = {(char[]){"bastide"}}, record[512], error[16];
    snprintf(record, sizeof record, "%s/bastide/2026-11-21-120000.bastide", folder);
    for (unsigned a = 0; course->arguments[a]; a++)
        arguments[a + 1] =
            strcmp(course->arguments[a], "RECORD") == 0 ? record : strdup(course->arguments[a]);
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    setenv("LANGUAGE", "en", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TERM", "xterm-256color", 1);
    setenv("BASTIDE_FAULT_WHAT", fault->what, 1);
    setenv("BASTIDE_FAULT_FOLDER", folder, 1);
    setenv("BASTIDE_FAULT_COUNT", counter, 1);
    snprintf(error, sizeof error, "%d", fault->error);
    setenv("BASTIDE_FAULT_ERROR", error, 1);
    set_number("BASTIDE_FAULT_FROM", n);
    set_number("BASTIDE_FAULT_TO", n == 0 ? 0 : fault->persists ? ~0ull : n);
    setenv("LD_PRELOAD", shim_path, 1);
    alarm(PATIENCE); /* it lasts in the program that this becomes */
    execv(BASTIDE_PROGRAM, arguments);
    _exit(127);
}

static void to_file(int fd, const char *ending, int flags)
{
    char path[512];
    snprintf(path, sizeof path, "%s.%s", folder, ending);
    int file = open(path, flags, 0600);
    dup2(file, fd);
    close(file);
}

static void run_in_lines(const struct course *course, const struct fault *fault,
                         unsigned long long n, struct outcome *outcome)
{
    char path[512];
    pid_t child = fork();
    if (child == 0) {
        to_file(STDIN_FILENO, "input", O_RDONLY);
        to_file(STDOUT_FILENO, "output", O_WRONLY | O_CREAT | O_TRUNC);
        to_file(STDERR_FILENO, "errors", O_WRONLY | O_CREAT | O_TRUNC);
        become_program(course, fault, n);
    }
    waitpid(child, &outcome->status, 0);
    snprintf(path, sizeof path, "%s.output", folder);
    outcome->said = text_of(path);
    snprintf(path, sizeof path, "%s.errors", folder);
    outcome->error = text_of(path);
    outcome->is_terminal_back = true;
}

static void sit_at(const char *terminal)
{
    setsid();
    int fd = open(terminal, O_RDWR); /* it becomes the controlling one */
    for (int standard = 0; standard < 3; standard++)
        dup2(fd, standard);
    close(fd);
}

/* Takes what the program writes until it has ended. */
static void listen_to(int master, pid_t child, struct outcome *outcome)
{
    size_t length = 0;
    bool has_ended = false;
    struct pollfd wait = {.fd = master, .events = POLLIN};
    outcome->said = malloc(SAID_SIZE);
    for (;;) {
        has_ended = has_ended || waitpid(child, &outcome->status, WNOHANG) == child;
        if (poll(&wait, 1, has_ended ? 0 : 5) > 0) {
            if (length > SAID_SIZE / 2)
                length = 0; /* only its end is asked for */
            ssize_t got = read(master, outcome->said + length, SAID_SIZE / 2 - 1);
            length += got > 0 ? (size_t)got : 0;
        } else if (has_ended) {
            break;
        }
    }
    outcome->said[length] = '\0';
}

/* Whether the last that was said of the second screen is that it ends. */
static bool is_screen_back(const char *said)
{
    const char *end = NULL;
    for (const char *at = said; (at = strstr(at, "\x1b[?1049")); at++)
        end = at;
    return end == NULL || end[7] == 'l';
}

static void run_on_screen(const struct course *course, const struct fault *fault,
                          unsigned long long n, struct outcome *outcome)
{
    struct winsize size = {.ws_row = 24, .ws_col = 80};
    struct termios before, after;
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0)
        exit(1);
    const char *terminal = ptsname(master);
    int slave = open(terminal, O_RDWR | O_NOCTTY);
    ioctl(slave, TIOCSWINSZ, &size);
    tcgetattr(slave, &before);
    before.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG); /* keys may come before it listens */
    before.c_iflag &= ~(tcflag_t)ICRNL;
    tcsetattr(slave, TCSANOW, &before);
    tcgetattr(slave, &before);
    pid_t child = fork();
    if (child == 0) {
        close(master);
        close(slave);
        sit_at(terminal);
        become_program(course, fault, n);
    }
    if (write(master, course->input, strlen(course->input)) < 0)
        exit(1);
    listen_to(master, child, outcome);
    outcome->error = strdup("");
    tcgetattr(slave, &after);
    outcome->is_terminal_back = is_screen_back(outcome->said) && after.c_lflag == before.c_lflag &&
                                after.c_iflag == before.c_iflag && after.c_oflag == before.c_oflag;
    close(slave);
    close(master);
}

static void cut_date(char *text)
{
    char *date = strstr(text, "\ndate: ");
    if (date)
        memmove(date, strchr(date + 1, '\n'), strlen(strchr(date + 1, '\n')) + 1);
}

static void find_record(struct outcome *outcome)
{
    static const char suffix[] = ".bastide";
    char games[256];
    snprintf(games, sizeof games, "%s/bastide", folder);
    DIR *open = opendir(games);
    for (const struct dirent *next; open && (next = readdir(open)) != NULL;) {
        size_t length = strlen(next->d_name);
        if (length < sizeof suffix ||
            strcmp(next->d_name + length - sizeof suffix + 1, suffix) != 0)
            continue;
        outcome->records++;
        snprintf(outcome->path, sizeof outcome->path, "%.200s/%.200s", games, next->d_name);
    }
    if (open)
        closedir(open);
    if (outcome->records == 0)
        return;
    outcome->record = text_of(outcome->path);
    cut_date(outcome->record);
}

static struct outcome run(const struct course *course, const struct fault *fault,
                          unsigned long long n)
{
    struct outcome outcome = {.status = 0};
    prepare(course);
    *count = 0;
    (course->has_terminal ? run_on_screen : run_in_lines)(course, fault, n, &outcome);
    outcome.calls = *count;
    find_record(&outcome);
    return outcome;
}

static void forget(struct outcome *outcome)
{
    free(outcome->said);
    free(outcome->error);
    free(outcome->record);
}

/* The answers to the last three looks: all from the fourth prompt from the end on. */
static const char *last_looks(const char *said)
{
    const char *at = said + strlen(said);
    for (unsigned prompts = 0; at > said && prompts < 4; prompts++)
        do
            at--;
        while (at > said && strncmp(at, "> \n", 3) != 0);
    return at;
}

/* What an untroubled program says of the record that is there now. */
static char *looks_of_record(const struct outcome *outcome)
{
    char *copy = strdup(outcome->record), path[512];
    struct course course = {.name = "looks",
                            .arguments = {"--plain", "load", "RECORD"},
                            .input = LOOKS,
                            .has_record = true};
    struct fault none = {"none", 0, false};
    struct outcome looks = {.status = 0};
    prepare(&course);
    snprintf(path, sizeof path, "%s/bastide/2026-11-21-120000.bastide", folder);
    put(path, copy);
    run_in_lines(&course, &none, 0, &looks);
    free(copy);
    char *said = strdup(last_looks(looks.said));
    free(looks.said);
    free(looks.error);
    return said;
}

/* Whether these words were said, wherever in a sentence: small letters and capitals are the same.
 */
static bool says(const struct outcome *outcome, const char *text)
{
    return strcasestr(outcome->said, text) || strcasestr(outcome->error, text);
}

/* Whether something was said of what went wrong. */
static bool is_told(const struct outcome *outcome)
{
    return says(outcome, "cannot") || says(outcome, "not enough memory") ||
           says(outcome, "\"error\"") || says(outcome, "unfinished game") ||
           says(outcome, "memory exhausted");
}

static const char *judge_record(const struct outcome *outcome)
{
    struct session session;
    struct problem problem;
    static char why[1200];
    if (outcome->records == 0 || outcome->record[0] == '\0')
        return NULL;
    if (session_load(&session, outcome->path, &problem)) {
        session_close(&session);
        return NULL;
    }
    snprintf(why, sizeof why, "The record cannot be opened: %s", problem.text);
    return why;
}

/* What was said last is what the record holds. */
static const char *judge_lines(const struct outcome *outcome, const struct outcome *reference)
{
    bool is_same =
        outcome->record && reference->record && strcmp(outcome->record, reference->record) == 0;
    if (is_same && strcmp(last_looks(outcome->said), last_looks(reference->said)) == 0)
        return NULL;
    if (!is_told(outcome))
        return "It came to something else, and nothing was said.";
    if (says(outcome, "may be missing") || !says(outcome, "The game is saved."))
        return NULL; /* told, or there is no game */
    char *looks = looks_of_record(outcome);
    bool is_kept = strcmp(looks, last_looks(outcome->said)) == 0;
    free(looks);
    return is_kept ? NULL : "What was said last is not what is kept.";
}

/* What was saved last is what was there then, if that was said. */
static const char *judge_protocol(const struct outcome *outcome, const struct outcome *reference)
{
    char path[512];
    struct session session;
    struct problem problem;
    if (strcmp(outcome->said, reference->said) != 0 && !is_told(outcome))
        return "It came to something else, and nothing was said.";
    snprintf(path, sizeof path, "%s/saved.bastide", folder);
    if (access(path, F_OK) != 0)
        return strcmp(outcome->said, reference->said) == 0 ? "Nothing was saved." : NULL;
    if (!session_load(&session, path, &problem))
        return "What was saved cannot be opened.";
    session_close(&session);
    return NULL;
}

/* All keys come at once and before the pictures, so what was told is not seen (test_screen_faults
 * looks at that); but a file of settings is never there by half. */
static const char *judge_screen(void)
{
    char path[512], *settings;
    snprintf(path, sizeof path, "%s/bastide/settings", folder);
    settings = text_of(path);
    bool is_whole = strncmp(settings, "# mine\nmouse: o", 15) == 0 &&
                    strstr(settings, "synchronized-output: off\n") != NULL;
    free(settings);
    return is_whole ? NULL : "The settings are not whole.";
}

static const char *judge(const struct course *course, const struct outcome *outcome,
                         const struct outcome *reference)
{
    if (WIFSIGNALED(outcome->status))
        return WTERMSIG(outcome->status) == SIGALRM ? "It hangs."
                                                    : strsignal(WTERMSIG(outcome->status));
    if (WEXITSTATUS(outcome->status) > 2)
        return "Its exit status is beyond 2.";
    if (!outcome->is_terminal_back)
        return "The terminal is not as it was.";
    const char *why = judge_record(outcome);
    if (why)
        return why;
    if (course->has_record && (!outcome->record || strncmp(outcome->record, kept_game, 11) != 0))
        return "The record is gone.";
    if (course->has_terminal)
        return judge_screen();
    return strcmp(course->name, "protocol") == 0 ? judge_protocol(outcome, reference)
                                                 : judge_lines(outcome, reference);
}

static unsigned long long runs_of(const struct course *course, const struct fault *fault,
                                  unsigned long long most, struct rng *rng)
{
    struct outcome reference = run(course, fault, 0);
    unsigned long long calls = reference.calls, runs = 0;
    unsigned step = most == 0 || most > calls ? 1 : (unsigned)(calls / most);
    const char *why = judge(course, &reference, &reference);
    if (!why && says(&reference, ": expected "))
        why = "The course is out of date: an answer is refused.";
    if (why || calls == 0)
        fail_at(course, fault, 0, &reference, why ? why : "No call was counted.");
    for (unsigned long long n = 1 + (step > 1 ? rng_below(rng, step) : 0); n <= calls; n += step) {
        struct outcome outcome = run(course, fault, n);
        runs++;
        if ((why = judge(course, &outcome, &reference)))
            fail_at(course, fault, n, &outcome, why);
        forget(&outcome);
    }
    printf("%-32s %-6s %4d %-5s %6llu calls %6llu runs\n", course->name, fault->what, fault->error,
           fault->persists ? "on" : "once", calls, runs);
    fflush(stdout);
    forget(&reference);
    return runs;
}

/* Whether the course is judged wrong where the disk lies about a write. */
static bool finds_lies(const struct course *course)
{
    static const struct fault lie = {"file", -3, false};
    struct outcome reference = run(course, &lie, 0);
    unsigned long long found = 0;
    for (unsigned long long n = 1; n <= reference.calls; n++) {
        struct outcome outcome = run(course, &lie, n);
        found += judge(course, &outcome, &reference) != NULL;
        forget(&outcome);
    }
    printf("%-32s lies found out: %llu\n", course->name, found);
    forget(&reference);
    return found > 0;
}

static int find_lies(void)
{
    bool all = true;
    for (unsigned c = 0; c < COURSES; c++)
        if (!courses[c].has_terminal)
            all = finds_lies(&courses[c]) && all;
    return all ? 0 : 1;
}

static void set_up(const char *shim)
{
    scratch_make(base);
    snprintf(folder, sizeof folder, "%s/all", base);
    snprintf(counter, sizeof counter, "%s/count", base);
    snprintf(shim_path, sizeof shim_path, "%s", shim);
    int fd = open(counter, O_RDWR | O_CREAT, 0600);
    if (fd < 0 || ftruncate(fd, sizeof *count) != 0)
        exit(1);
    count = mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (count == MAP_FAILED)
        exit(1);
}

int main(int argc, char **argv)
{
    unsigned long long most = argc > 2 ? strtoull(argv[2], NULL, 10) : 0, runs = 0;
    unsigned long long seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    struct rng rng = rng_from_seed(seed);
    unsigned only = argc > 4 ? (unsigned)strtoul(argv[4], NULL, 10) : 0;
    if (argc < 2) {
        fprintf(stderr, "usage: nth_call SHIM [lies | RUNS [SEED [COURSE]]]\n");
        return 2;
    }
    set_up(argv[1]);
    if (argc > 2 && strcmp(argv[2], "lies") == 0) {
        int status = find_lies();
        scratch_remove(base);
        return status;
    }
    printf("seed %llu\n", seed);
    for (unsigned c = 0; c < COURSES; c++)
        for (unsigned f = 0; f < FAULTS && (only == 0 || only == c + 1); f++)
            runs += runs_of(&courses[c], &faults[f], most / (COURSES * FAULTS), &rng);
    printf("%llu runs, none wrong\n", runs);
    scratch_remove(base);
    return 0;
}
