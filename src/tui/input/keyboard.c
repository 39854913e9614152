#include "tui/input/keyboard.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

static void end_expecting(struct keyboard *keyboard)
{
    keyboard->has_answered = true;
    keyboard->reader.expects = false;
}

static void take_answer(struct keyboard *keyboard)
{
    enum { MODE_SYNCHRONIZED = 2026, UNKNOWN = 0, ALWAYS_OFF = 4 };
    struct key_answer answer = keyboard->reader.answer;
    if (answer.mode == MODE_SYNCHRONIZED)
        keyboard->can_synchronize = answer.value != UNKNOWN && answer.value != ALWAYS_OFF;
    else if (answer.mode == KEY_ANSWER_NAME)
        memcpy(keyboard->name, answer.name, sizeof keyboard->name);
    else if (answer.mode == KEY_ANSWER_FOCUS)
        keyboard->has_focus = answer.value == 1;
    else if (answer.mode == KEY_ANSWER_KIND)
        end_expecting(keyboard);
}

void keyboard_expect_answers(struct keyboard *keyboard, long long now)
{
    keyboard->reader.expects = true;
    keyboard->has_answered = false;
    keyboard->answer_until = now + KEYBOARD_ANSWER_WAIT;
}

static bool holds(const struct keyboard *keyboard)
{
    return key_reader_patience(&keyboard->reader) >= 0;
}

static uint32_t take_bytes(struct keyboard *keyboard)
{
    uint32_t key = KEYS_NONE;
    while (key == KEYS_NONE && keyboard->at < keyboard->end) {
        key = key_reader_take(&keyboard->reader, keyboard->byte[keyboard->at++]);
        if (key == KEYS_ANSWER) {
            take_answer(keyboard);
            key = KEYS_NONE;
        }
    }
    return key;
}

/* What is held counts from now on as if nobody had been asked. */
static void stop_expecting(struct keyboard *keyboard, long long now)
{
    if (!keyboard->reader.expects || now < keyboard->answer_until)
        return;
    keyboard->reader.expects = false;
    keyboard->held_until = now + key_reader_patience(&keyboard->reader);
}

uint32_t keyboard_take(struct keyboard *keyboard, long long now)
{
    uint32_t key = key_reader_more(&keyboard->reader);
    bool has_bytes = keyboard->at < keyboard->end;
    if (key != KEYS_NONE)
        return key;
    stop_expecting(keyboard, now);
    if (has_bytes)
        key = take_bytes(keyboard);
    bool is_overdue = !has_bytes && holds(keyboard) && now >= keyboard->held_until;
    if (is_overdue)
        key = key_reader_give_up(&keyboard->reader);
    if (has_bytes || is_overdue)
        keyboard->held_until = now + key_reader_patience(&keyboard->reader);
    return key;
}

static long long earlier(long long one, long long other)
{
    return one < 0 || (other >= 0 && other < one) ? other : one;
}

int keyboard_patience(const struct keyboard *keyboard, long long now, long long until)
{
    long long first = until;
    if (holds(keyboard))
        first = earlier(first, keyboard->held_until);
    if (keyboard->reader.expects && keyboard->reader.count > 0)
        first = earlier(first, keyboard->answer_until);
    return first < 0 ? -1 : first > now ? (int)(first - now) : 0;
}

bool keyboard_read(struct keyboard *keyboard, int fd)
{
    ssize_t count = read(fd, keyboard->byte, sizeof keyboard->byte);
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN))
        return false;
    keyboard->at = 0;
    keyboard->end = count > 0 ? (size_t)count : 0;
    return true;
}

void keyboard_await_answers(struct keyboard *keyboard, int fd)
{
    enum { PATIENCE = 100 /* milliseconds without a byte */, READS_MAX = 16 };
    struct pollfd source = {fd, POLLIN, 0};
    for (int reads = 0; reads < READS_MAX && !keyboard->has_answered; reads++) {
        while (keyboard->at < keyboard->end)
            keyboard_take(keyboard, 0);
        if (keyboard->has_answered || poll(&source, 1, PATIENCE) <= 0 ||
            !keyboard_read(keyboard, fd))
            break;
    }
    end_expecting(keyboard);
}
