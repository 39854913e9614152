#include "engine/engine.h"

#include "engine/command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 8192 };

enum line_result { LINE_READ, LINE_TOO_LONG, LINE_NONE };

/* Reads a line without its newline and carriage return; a line that is too long is skipped. */
static enum line_result engine_read_line(FILE *in, char line[LINE_SIZE], size_t *length)
{
    size_t count = 0;
    int c;
    while ((c = getc(in)) != EOF && c != '\n') {
        if (count < LINE_SIZE)
            line[count] = (char)c;
        count += count < LINE_SIZE;
    }
    if (c == EOF && count == 0)
        return LINE_NONE;
    if (count == LINE_SIZE)
        return LINE_TOO_LONG;
    if (count > 0 && line[count - 1] == '\r')
        count--;
    *length = count;
    return LINE_READ;
}

static json_t *engine_answer(struct engine *engine, enum line_result result, const char *line,
                             size_t length)
{
    if (result == LINE_READ)
        return command_answer(engine, line, length);
    return json_pack("{ss}", "error", "line too long: expected fewer than 8192 bytes");
}

/* Writes an answer and frees it. */
static bool write_answer(FILE *out, json_t *answer)
{
    char *text = json_dumps(answer, JSON_COMPACT | JSON_REAL_PRECISION(6));
    json_decref(answer);
    if (text == NULL) {
        errno = ENOMEM;
        return false;
    }
    bool written = fputs(text, out) != EOF && putc('\n', out) != EOF && fflush(out) == 0;
    free(text);
    return written;
}

/* The reader has closed the pipe: not an error. */
static bool nobody_listens(int why)
{
    return why == EPIPE || why == EBADF;
}

/* An answer missing a part would look complete, so if memory runs out there is no answer. */
static void *allocate(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL) {
        fprintf(stderr, "bastide: engine: not enough memory to answer\n");
        exit(EXIT_FAILURE);
    }
    return memory;
}

int engine_run(FILE *in, FILE *out)
{
    json_set_alloc_funcs(allocate, free);
    struct engine engine = {.has_game = false};
    char line[LINE_SIZE];
    size_t length = 0;
    int status = 0;
    enum line_result result;
    while (!engine.has_quit && status == 0 &&
           (result = engine_read_line(in, line, &length)) != LINE_NONE) {
        json_t *said = engine_answer(&engine, result, line, length);
        if (engine.has_quit)
            break;
        if (said == NULL) {
            fprintf(stderr, "bastide: engine: not enough memory to answer\n");
            status = 1;
        } else if (!write_answer(out, said)) {
            if (nobody_listens(errno))
                break;
            fprintf(stderr, "bastide: engine: cannot write an answer: %s\n", strerror(errno));
            status = 1;
        }
    }
    session_close(&engine.session);
    return status;
}
