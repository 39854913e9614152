#include "tui/terminal/input.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

void input_begin(struct input *input, const struct terminal *terminal)
{
    *input = (struct input){.at = 0};
    for (size_t k = 0; k < terminal->keys; k++)
        key_reader_add(&input->reader, terminal->key[k].bytes, terminal->key[k].key);
}

static void take_answer(struct input *input)
{
    enum { MODE_SYNCHRONIZED = 2026, UNKNOWN = 0, ALWAYS_OFF = 4 };
    struct key_answer answer = input->reader.answer;
    if (answer.mode == MODE_SYNCHRONIZED)
        input->can_synchronize = answer.value != UNKNOWN && answer.value != ALWAYS_OFF;
    else if (answer.mode == 0)
        input->has_answered = true;
}

bool input_take(struct input *input, uint32_t *key)
{
    while (input->at < input->end) {
        *key = key_reader_take(&input->reader, input->byte[input->at++]);
        if (*key == KEYS_ANSWER)
            take_answer(input);
        else if (*key != KEYS_NONE)
            return true;
    }
    return false;
}

bool input_read(struct input *input)
{
    ssize_t count = read(STDIN_FILENO, input->byte, sizeof input->byte);
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN))
        return false;
    input->at = 0;
    input->end = count > 0 ? (size_t)count : 0;
    return true;
}

void input_await_answers(struct input *input)
{
    enum { PATIENCE = 100 /* milliseconds without a byte */, READS_MAX = 16 };
    struct pollfd keyboard = {STDIN_FILENO, POLLIN, 0};
    uint32_t key;
    for (int reads = 0; reads < READS_MAX && !input->has_answered; reads++) {
        while (input_take(input, &key)) {
        }
        if (input->has_answered || poll(&keyboard, 1, PATIENCE) <= 0 || !input_read(input))
            break;
    }
    input->has_answered = true;
}
