/* Bastide: a tile game for the terminal. */
#include "cli/cli.h"
#include "engine/engine.h"
#include "language/language.h"
#include "match/match.h"
#include "plain/plain.h"
#include "play/confine.h"
#include "play/store.h"
#include "tui/app.h"
#include "tui/keys.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { EXIT_FAILED = 1, EXIT_WRONG_USE = 2 };

/* A closed standard stream would give its number to the next file opened, perhaps a record, and our
 * output would go there. The replacements fail as a closed stream does: standard input is opened
 * write-only, the others read-only. */
static bool fill_standard_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) == -1 &&
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
            return false;
    return true;
}

static int report_print(bool printed)
{
    if (printed)
        return 0;
    fprintf(stderr, _("bastide: cannot write standard output: %s\n"), strerror(errno));
    return EXIT_FAILED;
}

static int report_problem(const struct problem *problem)
{
    fprintf(stderr, "bastide: %s\n", problem->text);
    return EXIT_WRONG_USE;
}

/* How a match has ended, after what was played is printed. A signal then does what it always does,
 * so that the caller sees which one ended the match. */
static int report_match(bool is_run, const struct problem *problem,
                        const struct match_outcome *outcome)
{
    if (!is_run)
        return report_problem(problem);
    if (outcome->bad_output != 0) {
        errno = outcome->bad_output;
        return report_print(false);
    }
    if (outcome->signal != 0) {
        fflush(stderr);
        signal(outcome->signal, SIG_DFL);
        raise(outcome->signal);
    }
    for (size_t g = 0; g < outcome->played.count; g++)
        if (outcome->played.game[g].forfeit != FORFEIT_NONE)
            return EXIT_WRONG_USE;
    return 0;
}

static int run_match(const struct cli_request *request)
{
    struct match_outcome outcome;
    struct problem problem;
    const struct match_outlets outlets = {.progress = isatty(STDERR_FILENO) ? stderr : NULL,
                                          .told = stderr,
                                          .lines = request->prints_lines ? stdout : NULL};
    signal(SIGPIPE, SIG_IGN); /* so that no program lives on */
    bool is_run = match_run(&request->match, &outlets, &outcome, &problem);
    bool has_table = !request->prints_lines && (is_run || outcome.played.count > 0);
    if (has_table && !match_print(&request->match, &outcome.played, stdout))
        outcome.bad_output = errno;
    int status = report_match(is_run, &problem, &outcome);
    played_games_free(&outcome.played);
    return status;
}

static int run_merge(const struct cli_request *request)
{
    struct match_merged merged;
    struct problem problem;
    if (!match_merge(&merged, request->merged, request->merged_count, &problem))
        return report_problem(&problem);
    bool printed = match_print(&merged.match, &merged.played, stdout);
    match_merged_free(&merged);
    return report_print(printed);
}

static int run_export(const struct export_order *order)
{
    struct problem problem;
    if (!export_file(order, &problem))
        return report_problem(&problem);
    return order->to != NULL ? 0 : report_print(fflush(stdout) == 0 && !ferror(stdout));
}

static int run_compare(const struct start_request *play)
{
    struct problem problem;
    int status = plain_compare(play->path, play->other, stdout, &problem);
    if (status == EXIT_WRONG_USE)
        return report_problem(&problem);
    return fflush(stdout) == 0 && !ferror(stdout) ? status : report_print(false);
}

/* Says where the record is, for those who join it, and for scripts. */
static int run_group(const struct start_request *play)
{
    char path[STORE_PATH_SIZE];
    struct problem problem;
    if (!store_begin_for_group(&play->head, play->folder, path, &problem))
        return report_problem(&problem);
    return report_print(printf("%s\n", path) > 0 && fflush(stdout) == 0);
}

static int run_json(const char *path)
{
    struct session session;
    struct problem problem;
    if (!session_load(&session, path, &problem))
        return report_problem(&problem);
    bool printed = show_json(&session, stdout);
    session_close(&session);
    return report_print(printed && fflush(stdout) == 0);
}

static int run(struct cli_request *request)
{
    if (request->play.is_confined) /* before there are threads */
        confine(request->play.start == START_JOIN ? request->play.path : NULL);
    switch (request->task) {
    case CLI_HELP:
        return report_print(cli_print_help(request->topic));
    case CLI_VERSION:
        return report_print(cli_print_version());
    case CLI_KEYS:
        return report_print(keymap_print_default(stdout));
    case CLI_ENGINE:
        language_choose("en"); /* programs read what it answers */
        signal(SIGPIPE, SIG_IGN);
        return engine_run(stdin, stdout);
    case CLI_EXPORT:
        return run_export(&request->order);
    case CLI_COMPARE:
        return run_compare(&request->play);
    case CLI_GROUP:
        return run_group(&request->play);
    case CLI_JSON:
        return run_json(request->play.path);
    case CLI_MATCH:
        return run_match(request);
    case CLI_MERGE:
        return run_merge(request);
    case CLI_PLAIN:
        return plain_run(&request->play);
    case CLI_PLAY:
        return tui_run(&request->play);
    }
    return EXIT_FAILED;
}

int main(int argc, char **argv)
{
    struct cli_request request;
    struct settings settings;
    struct problem problem, bad_settings;
    if (!fill_standard_streams())
        return EXIT_FAILED;
    signal(SIGXFSZ, SIG_IGN); /* so that writing beyond the file size limit fails with EFBIG */
    language_choose(NULL);
    bool has_settings = settings_load(&settings, &bad_settings);
    language_choose(settings.value[SETTINGS_LANGUAGE]);
    if (!cli_read(argc, argv, &settings, &request, &problem))
        return report_problem(&problem);
    bool plays = request.task == CLI_PLAY || request.task == CLI_PLAIN;
    if (!has_settings && plays) /* the other settings are fine */
        fprintf(stderr, "bastide: %s\n", bad_settings.text);
    int status = run(&request);
    cli_free(&request);
    return status;
}
