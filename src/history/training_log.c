#include "history/history.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "play/file.h"
#include "play/given_moves.h"
#include "play/record_buffer.h"
#include "training/daily.h"
#include "training/fault.h"
#include "unicode/utf8.h"

#include <errno.h>
#include <fcntl.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The path of a part, from 1. */
static bool part_path(unsigned part, char path[FOLDER_FILE_SIZE], struct problem *problem)
{
    char name[32] = "training";
    if (part > 1)
        snprintf(name, sizeof name, "training.%u", part);
    return folder_file(FOLDER_STATE, name, path, problem);
}

static bool is_none(const char *path, struct problem *problem)
{
    return problem_say(problem, _("%s: expected a practice history, this is not one"), path);
}

/* Reading. */

static bool no_memory(const char *path, struct problem *problem)
{
    return problem_say(problem, _("%s: not enough memory to read it"), path);
}

static const struct training_entry *spelled(const struct training_entries *entries,
                                            const char *name)
{
    for (size_t e = entries->count; e-- > 0;)
        if (spelling_is_same(entries->entry[e].name, name))
            return &entries->entry[e];
    return NULL;
}

const char *training_log_spelling(const struct training_entries *entries, const char *name)
{
    const struct training_entry *entry = spelled(entries, name);
    return entry != NULL ? entry->name : name;
}

const char *training_log_person(const struct training_entries *entries, const char *name)
{
    const struct training_entry *entry = name != NULL ? spelled(entries, name) : NULL;
    return entry != NULL ? entry->name : entries->entry[entries->count - 1].name;
}

static int names_in_order(const void *one, const void *other)
{
    const struct training_entry *a = one, *b = other;
    return spelling_compare(a->name, b->name);
}

/* Puts the newest spelling into all entries with this name. False where memory runs out. */
static bool spell_alike(struct training_entries *entries)
{
    void *newest = NULL; /* a tree with one entry of each name */
    bool has_room = true;
    for (size_t e = entries->count; e-- > 0 && has_room;) {
        struct training_entry *entry = &entries->entry[e];
        struct training_entry *const *found = tsearch(entry, &newest, names_in_order);
        has_room = found != NULL;
        if (has_room && *found != entry)
            memcpy(entry->name, (*found)->name, sizeof entry->name);
    }
    while (newest != NULL)
        tdelete(*(struct training_entry *const *)newest, &newest, names_in_order);
    return has_room;
}

static int older_first(const void *one, const void *other)
{
    const struct training_entry *a = one, *b = other;
    if (a->time != b->time)
        return a->time < b->time ? -1 : 1;
    return a->again < b->again ? -1 : 1;
}

/* Puts the entries of several parts in order; those of one are in the order in which they were
 * added, whatever the clock said. */
static void put_in_order(struct training_entries *entries)
{
    for (size_t e = 0; e < entries->count; e++)
        entries->entry[e].again = e; /* of two of the same time the one read first comes first */
    if (entries->count > 0)
        qsort(entries->entry, entries->count, sizeof *entries->entry, older_first);
}

/* What is read. In memory there is only a piece of the file. */
struct log_reading {
    struct training_entries *entries;
    size_t room;
    unsigned parts; /* of which there have been entries */
    size_t skipped; /* lines of the part that cannot be read */
    struct problem *problem;
    size_t length; /* of the line, which is cut off at its end */
    char line[TRAINING_LINE_MOST], piece[TRAINING_LINE_MOST];
};

static struct training_entry *new_entry(struct log_reading *reading)
{
    struct training_entries *entries = reading->entries;
    struct training_entry *more =
        room_for(entries->entry, entries->count + 1, &reading->room, sizeof *more);
    if (more == NULL)
        return NULL;
    entries->entry = more;
    return &more[entries->count];
}

/* Adds what the line says; counts one that says nothing. False where memory runs out. */
static bool take_line(struct log_reading *reading)
{
    struct training_entry *entry = new_entry(reading);
    if (entry == NULL)
        return false;
    if (reading->length < TRAINING_LINE_MOST &&
        training_line_read(reading->line, reading->length, entry))
        reading->entries->count++;
    else
        reading->skipped += reading->length > 0;
    reading->length = 0;
    return true;
}

/* Reads all lines of a part, of which there are `size` bytes. */
static bool read_lines(struct log_reading *reading, int fd, size_t size, const char *path)
{
    for (size_t at = 0, more; at < size; at += more) {
        more = size - at < sizeof reading->piece ? size - at : sizeof reading->piece;
        if (!file_read_at(fd, reading->piece, more, at))
            return file_cannot_be_read(path, reading->problem);
        for (size_t i = 0; i < more; i++) {
            if (reading->piece[i] == '\n' && !take_line(reading))
                return no_memory(path, reading->problem);
            if (reading->piece[i] == '\n')
                continue;
            if (reading->length < TRAINING_LINE_MOST)
                reading->line[reading->length++] = reading->piece[i];
        }
    }
    return take_line(reading) || no_memory(path, reading->problem);
}

static bool read_open(struct log_reading *reading, int fd, const char *path)
{
    struct stat about;
    size_t before = reading->entries->count;
    if (fstat(fd, &about) != 0)
        return file_cannot_be_read(path, reading->problem);
    if (!S_ISREG(about.st_mode))
        return is_none(path, reading->problem);
    reading->skipped = 0;
    if (!read_lines(reading, fd, (size_t)about.st_size, path))
        return false;
    reading->parts += reading->entries->count > before;
    if (reading->skipped > 0)
        problem_say(reading->problem,
                    _n("%s: %zu line cannot be read; it is skipped and kept",
                       "%s: %zu lines cannot be read; they are skipped and kept", reading->skipped),
                    path, reading->skipped);
    return true;
}

static bool read_part(struct log_reading *reading, const char *path)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT ||
               problem_say(reading->problem, _("%s: cannot be opened: %s"), path, strerror(errno));
    bool is_read = read_open(reading, fd, path);
    close(fd);
    return is_read;
}

static bool read_all(struct log_reading *reading)
{
    char path[FOLDER_FILE_SIZE];
    for (unsigned part = 1; part <= TRAINING_PARTS_MOST; part++)
        if (!part_path(part, path, reading->problem) || !read_part(reading, path))
            return false;
    if (reading->parts > 1)
        put_in_order(reading->entries);
    return spell_alike(reading->entries) ||
           (part_path(1, path, reading->problem) && no_memory(path, reading->problem));
}

bool training_log_read(struct training_entries *entries, struct problem *problem)
{
    struct log_reading *reading = malloc(sizeof *reading);
    *entries = (struct training_entries){NULL, 0};
    problem->text[0] = '\0';
    if (reading == NULL)
        return no_memory("training", problem);
    reading->entries = entries;
    reading->problem = problem;
    reading->room = reading->length = reading->parts = 0;
    bool is_read = read_all(reading);
    free(reading);
    if (is_read)
        training_link(entries);
    else
        training_entries_free(entries);
    return is_read;
}

void training_entries_free(struct training_entries *entries)
{
    for (size_t e = 0; e < entries->count; e++)
        free(entries->entry[e].moves);
    free(entries->entry);
    *entries = (struct training_entries){NULL, 0};
}

/* Adding. */

/* Whether the file ends within a line, or may do so: a program died, or the disk was full. */
static bool ends_within_line(int fd, size_t size)
{
    char last;
    return size > 0 && (pread(fd, &last, 1, (off_t)size - 1) != 1 || last != '\n');
}

/* An existing file may be a link, which is there on purpose; a new one is never made through one.
 * -1 with errno; ENOENT: it is a link that leads nowhere. */
static int open_part(const char *path)
{
    const int flags = O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC;
    int fd = open(path, flags);
    if (fd >= 0 || errno != ENOENT)
        return fd;
    fd = open(path, flags | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);
    return fd < 0 && errno == EEXIST ? open(path, flags) : fd; /* made by another meanwhile */
}

/* Adds "\nLINE\n", of which the first newline is left out where the file does not need it. What
 * could not be written or synced as a whole is taken back. */
static bool append(int fd, const char *path, size_t size, const char *line)
{
    if (!ends_within_line(fd, size))
        line++;
    if (size == 0 && !file_sync_folder(path))
        return false;
    if (file_write_at(fd, line, strlen(line), size) && file_sync(fd))
        return true;
    int why = errno;
    file_cut(fd, size);
    errno = why;
    return false;
}

/* FILE_TAKEN, with nothing changed, where another program has locked the part, or deleted it at
 * this moment. FILE_LOCK_FAILED: `problem` says why it cannot be added. */
static enum file_lock add_to_open(int fd, const char *path, const char *line,
                                  struct problem *problem)
{
    struct stat about;
    enum file_lock lock = file_lock(fd);
    if (lock == FILE_LOCKED && fstat(fd, &about) == 0) {
        if (!S_ISREG(about.st_mode)) {
            is_none(path, problem);
            return FILE_LOCK_FAILED;
        }
        if (about.st_nlink == 0)
            return FILE_TAKEN;
        if (append(fd, path, (size_t)about.st_size, line))
            return FILE_LOCKED;
    }
    if (lock == FILE_TAKEN)
        return FILE_TAKEN;
    problem_say(problem, _("%s: cannot be written: %s"), path, strerror(errno));
    return FILE_LOCK_FAILED;
}

static enum file_lock add_to_part(const char *path, const char *line, struct problem *problem)
{
    int fd = open_part(path);
    if (fd < 0) {
        if (errno == ENOENT)
            problem_say(problem, _("%s: cannot be written: it is a broken link"), path);
        else
            problem_say(problem, _("%s: cannot be opened: %s"), path, strerror(errno));
        return FILE_LOCK_FAILED;
    }
    enum file_lock added = add_to_open(fd, path, line, problem);
    close(fd);
    return added;
}

/* To the first part that no other program has locked: nobody waits for a lock. */
static bool add_line(const char *first, const char *line, struct problem *problem)
{
    char path[FOLDER_FILE_SIZE];
    enum file_lock added = FILE_TAKEN;
    for (unsigned part = 1; part <= TRAINING_PARTS_MOST && added == FILE_TAKEN; part++)
        if (part_path(part, path, problem))
            added = add_to_part(path, line, problem);
    if (added == FILE_TAKEN)
        problem_say(problem, _("%s: other programs keep it locked; the auction is not added"),
                    first);
    return added == FILE_LOCKED;
}

bool training_log_add(const struct training_entry *entry, struct problem *problem)
{
    char path[FOLDER_FILE_SIZE];
    if (!folder_make(FOLDER_STATE, path, problem) || !part_path(1, path, problem))
        return false;
    char *json = training_line_print(entry), *line = json != NULL ? malloc(strlen(json) + 3) : NULL;
    bool is_added = false;
    if (line != NULL) {
        sprintf(line, "\n%s\n", json);
        is_added = add_line(path, line, problem);
    } else {
        problem_say(problem, _("%s: not enough memory to add to it"), path);
    }
    free(line);
    free(json);
    return is_added;
}

/* Of now, with the moves that led to the position; without memory for them it keeps none. */
static bool enter(struct training_entry *entry, const struct session *session, size_t moves,
                  struct problem *problem)
{
    entry->time = (long long)time(NULL);
    if (entry->comes_again) {
        entry->moves = given_moves_print(session, moves);
        entry->pile = session->head.seed;
    }
    bool is_added = training_log_add(entry, problem);
    free(entry->moves);
    return is_added;
}

bool training_log_enter(const struct auction_review *review, const struct auction_held *held,
                        const struct practice_origin *origin, const struct session *session,
                        unsigned player, struct own_estimate own, struct problem *problem)
{
    uint8_t level[PLAYERS_MAX];
    if (practice_wish_has_fault(&origin->wish))
        return true;
    bot_seat_levels(&session->head, level);
    struct training_entry entry =
        training_entry_of(review, held, origin, player, session->head.name[player], level);
    entry.own = own;
    entry.own.worth = own_estimate_worth(review, held, player);
    return enter(&entry, session, session->given, problem);
}

bool training_log_enter_turn(const struct judgement *judgement,
                             const struct practice_origin *origin, const struct session *session,
                             struct problem *problem)
{
    const struct game *before = &session->steps[session->given].before;
    struct training_entry entry = training_entry_begin(&origin->wish, before, judgement->player,
                                                       session->head.name[judgement->player]);
    training_entry_add(&entry, judgement, before);
    return enter(&entry, session, session->given, problem);
}

/* Games that were played. */

/* A number made of the moves up to a position, which tells it apart (FNV-1a). */
static uint64_t number_of(const char *moves)
{
    uint64_t number = UINT64_C(0xcbf29ce484222325);
    for (; *moves != '\0'; moves++)
        number = (number ^ (unsigned char)*moves) * UINT64_C(0x100000001b3);
    return number;
}

/* Where practice of a decision begins: at its turn, or as the tiles were revealed. */
static size_t position_of(const struct judgement *judgement, const struct session *session)
{
    size_t step = judgement->step;
    if (judgement->kind != DECISION_TURN)
        while (step > 0 && session->steps[step - 1].move.verb != VERB_REVEAL)
            step--;
    return step;
}

static bool is_kept(const struct training_entries *entries, const struct training_entry *entry)
{
    size_t e = 0;
    while (e < entries->count && training_entry_compare(&entries->entry[e], entry) != 0)
        e++;
    return e < entries->count;
}

/* Adds the decision, unless the position is in the history. */
static bool keep(const struct training_entries *entries, const struct judgement *judgement,
                 const struct session *session, unsigned *kept, struct problem *problem)
{
    size_t moves = position_of(judgement, session);
    char *text = given_moves_print(session, moves);
    if (text == NULL)
        return true;
    struct practice_wish wish = {
        .options = session->head.options, .source = POSITION_OF_GAME, .seed = number_of(text)};
    long long day;
    wish.played = (day_read(session->head.date, &day) ? day : daily_of((long long)time(NULL))) *
                  SECONDS_A_DAY;
    free(text);
    const char *name = training_log_spelling(entries, session->head.name[judgement->player]);
    struct training_entry entry =
        training_entry_begin(&wish, &session->steps[moves].before, judgement->player, name);
    training_entry_add(&entry, judgement, &session->steps[judgement->step].before);
    if (is_kept(entries, &entry))
        return true;
    ++*kept;
    return enter(&entry, session, moves, problem);
}

bool training_log_can_keep(const struct session *session)
{
    const struct record_head *head = &session->head;
    bool can = head->chance == RECORD_CHANCE_UNSEEN || /* what comes afterwards is in no record */
               (head->chance == RECORD_CHANCE_AUTO && head->has_seed);
    for (size_t s = 0; s < session->made && can; s++)
        can = !move_is_amendment(session->steps[s].move);
    return can;
}

bool training_log_keep(const struct judgement *judgement, unsigned judgements,
                       const struct session *session, unsigned *kept, struct problem *problem)
{
    struct training_entries entries;
    *kept = 0;
    if (!training_log_read(&entries, problem))
        return false;
    bool is_done = true;
    for (unsigned j = 0; j < judgements && is_done; j++)
        if (training_is_worth_repeating(judgement[j].loss) &&
            session->head.bot[judgement[j].player][0] == '\0')
            is_done = keep(&entries, &judgement[j], session, kept, problem);
    training_entries_free(&entries);
    return is_done;
}
