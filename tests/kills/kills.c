/* kills PROGRAM ROUNDS [SEED]: kills the game at random instants while it is played, ROUNDS times
 * in lines, as many times divided by four on the screen and as the engine, and looks each time
 * whether every move that was shown as done is in the record, and whether the record opens. */
#include "kills/kills.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void kills_fail(const struct kills *kills, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fprintf(stderr, "kills: ");
    vfprintf(stderr, format, values);
    fprintf(stderr, "\nkills: after %lu kills; what is left is in %s\n", kills->killed,
            kills->folder);
    va_end(values);
    exit(1);
}

static void games_of(const struct kills *kills, char path[KILLS_PATH_SIZE])
{
    snprintf(path, KILLS_PATH_SIZE, "%s/bastide", kills->folder);
}

void kills_clear(const struct kills *kills)
{
    char command[KILLS_PATH_SIZE];
    snprintf(command, sizeof command, "rm -rf '%s'/*", kills->folder);
    if (system(command) != 0)
        kills_fail(kills, "the folder cannot be emptied");
}

static bool is_record(const char *name)
{
    size_t length = strlen(name);
    return length > 8 && strcmp(name + length - 8, ".bastide") == 0;
}

void kills_expect_no_leftovers(const struct kills *kills, const char *folder)
{
    char games[KILLS_PATH_SIZE];
    games_of(kills, games);
    DIR *open = opendir(folder != NULL ? folder : games);
    if (open == NULL)
        return;
    for (const struct dirent *next; (next = readdir(open)) != NULL;)
        if (next->d_name[0] != '.' && !is_record(next->d_name))
            kills_fail(kills, "'%s' was left behind", next->d_name);
    closedir(open);
}

bool kills_find_record(const struct kills *kills, char path[KILLS_PATH_SIZE])
{
    char games[KILLS_PATH_SIZE];
    unsigned found = 0;
    games_of(kills, games);
    DIR *open = opendir(games);
    if (open == NULL)
        return false;
    for (const struct dirent *next; (next = readdir(open)) != NULL;)
        if (is_record(next->d_name)) {
            snprintf(path, KILLS_PATH_SIZE, "%.200s/%.200s", games, next->d_name);
            found++;
        }
    closedir(open);
    if (found > 1)
        kills_fail(kills, "%u records where one is kept", found);
    return found == 1;
}

char *kills_read(const struct kills *kills, const char *path, size_t *length)
{
    struct stat about;
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    if (fstat(fileno(file), &about) != 0)
        kills_fail(kills, "%s: %s", path, strerror(errno));
    char *text = malloc((size_t)about.st_size + 1);
    if (text == NULL)
        kills_fail(kills, "not enough memory");
    *length = fread(text, 1, (size_t)about.st_size, file);
    text[*length] = '\0';
    fclose(file);
    return text;
}

void kills_open(const struct kills *kills, const char *path, struct session *session)
{
    struct problem problem;
    if (!session_resume(session, path, &problem))
        kills_fail(kills, "the record cannot be opened: %s", problem.text);
    if (session_was_changed(session, path, &problem))
        kills_fail(kills, "the record is not as it was written: %s", problem.text);
}

/* To memory where that is possible: a kill loses nothing that has been handed to the system. */
static void make_folder(struct kills *kills)
{
    strcpy(kills->folder, "/dev/shm/bastide-kills-XXXXXX");
    if (mkdtemp(kills->folder) == NULL) {
        strcpy(kills->folder, "/tmp/bastide-kills-XXXXXX");
        if (mkdtemp(kills->folder) == NULL)
            kills_fail(kills, "no folder can be made: %s", strerror(errno));
    }
    setenv("XDG_DATA_HOME", kills->folder, 1);
    setenv("XDG_CONFIG_HOME", "/nowhere", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("LANGUAGE", "en", 1);
    setenv("TERM", "vt100", 1);
}

int main(int argc, char **argv)
{
    struct kills kills = {.program = argc > 1 ? argv[1] : ""};
    unsigned long rounds = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
    uint64_t seed = argc > 3 ? (uint64_t)strtoull(argv[3], NULL, 10) : (uint64_t)getpid();
    if (rounds == 0) {
        fprintf(stderr, "usage: kills PROGRAM ROUNDS [SEED]\n");
        return 2;
    }
    printf("kills: seed %" PRIu64 "\n", seed);
    kills.rng = rng_from_seed(seed);
    signal(SIGPIPE, SIG_IGN);
    make_folder(&kills);
    kills_in_lines(&kills, rounds);
    printf("in lines: %lu killed, %lu ended before\n", kills.killed, kills.finished);
    unsigned long before = kills.killed, ended = kills.finished;
    kills_on_screen(&kills, (rounds + 3) / 4);
    printf("on a screen: %lu killed, %lu ended before\n", kills.killed - before,
           kills.finished - ended);
    before = kills.killed, ended = kills.finished;
    kills_of_engine(&kills, (rounds + 3) / 4);
    printf("as an engine that saves: %lu killed, %lu ended before\n", kills.killed - before,
           kills.finished - ended);
    kills_clear(&kills);
    rmdir(kills.folder);
    printf("%lu kills, nothing lost\n", kills.killed);
    return 0;
}
