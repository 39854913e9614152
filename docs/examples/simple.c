/* A bot in C: it likes followers in cities best; otherwise it makes the first legal move.
 *
 * It speaks the engine protocol of docs/NOTATION.md and leaves the rules to `bastide engine`:
 *
 *     cc -o simple docs/examples/simple.c
 *     bastide match --seat easy --engine ./simple --games 10 --sets base */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static char *best(char *moves) /* ["place 0,1 n","place 1,0 e"] */
{
    static const char *const wishes[] = {"\"castle", "\"deploy meeple city", "\"deploy meeple mon",
                                         "\"deploy meeple road", "\""};
    char *found = NULL;
    for (int wish = 0; found == NULL; wish++)
        found = strstr(moves, wishes[wish]);
    return strtok(found, "\"");
}

int main(int argc, char **argv)
{
    static char line[1 << 20]; /* a command, and then its answer */
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return 1;
    if (fork() == 0) {
        dup2(ends[1], STDIN_FILENO);
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        execlp(argc > 1 ? argv[1] : "bastide", "bastide", "engine", (char *)NULL);
        return 1;
    }
    close(ends[1]);
    FILE *answers = fdopen(ends[0], "r");
    while (fgets(line, sizeof line, stdin) != NULL && strcmp(line, "quit\n") != 0) {
        int is_go = strncmp(line, "go", 2) == 0;
        dprintf(ends[0], "%s", is_go ? "legal\n" : line);
        if (fgets(line, sizeof line, answers) == NULL)
            return 1;
        if (is_go)
            printf("{\"move\":\"%s\"}\n", best(strchr(line, '[')));
        else
            fputs(line, stdout);
        fflush(stdout);
    }
    shutdown(ends[0], SHUT_WR); /* so that `bastide engine` ends */
    wait(NULL);
    return 0;
}
