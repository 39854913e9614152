/* Power cuts. A disk keeps what was synced. Of what came since it may have any sector as it was
 * after any of the deeds since then, the length of the file as after any of them, and the names in
 * the folder as after any of them, all in any order: all these disks are made, after every deed,
 * and on each of them the record must be there with everything that was said to be kept.
 *
 *     test_power_cuts [GAMES [SEED]]
 *
 * A cut in the midst of a write is one of those: sectors of 512 bytes are the least that is
 * written. Where there are more than CASES_MOST disks to one deed as many of them are taken by
 * chance. */
#include "unit/played.h"

#include "faults/disk.h"
#include "play/file.h"

enum {
    SECTOR = 512,
    SECTORS_MOST = 160,
    IMAGES_MOST = 64, /* deeds between two syncs */
    CASES_MOST = 1000,
    GAMES_IN_TESTS = 2,
};

/* A file as it was after a deed. */
struct image {
    size_t size;
    char bytes[SECTORS_MOST * SECTOR]; /* zeros behind `size` */
};

struct file {
    ino_t number;
    struct image *image[IMAGES_MOST]; /* the first one is on disk */
    size_t images;
};

/* The names in the folder that matter, each with its file or 0. */
enum { RECORD, COPY, NAMES };

struct names {
    ino_t file[NAMES];
};

static struct {
    struct file **file; /* as many as a game makes, the last one made at the end */
    size_t files;
    struct names names[IMAGES_MOST]; /* the first one is on disk */
    size_t namings;
    char path[NAMES][256];
    ino_t fresh; /* what was made last under another name */
    char fresh_path[300];
    struct rng rng;
    unsigned long long disks, deeds, sampled;
} disk;

static char folder[64];

/* What came to be of a power cut, for the judge. */
static void judge(unsigned name, const char *bytes, size_t size);
static void judge_missing(unsigned name);

static struct file *file_of(ino_t number)
{
    for (size_t f = 0; f < disk.files; f++)
        if (disk.file[f]->number == number)
            return disk.file[f];
    disk.file = realloc(disk.file, (disk.files + 1) * sizeof(struct file *));
    assert_non_null(disk.file);
    struct file *file = disk.file[disk.files++] = calloc(1, sizeof *file);
    assert_non_null(file);
    *file = (struct file){.number = number, .images = 1};
    file->image[0] = calloc(1, sizeof(struct image));
    assert_non_null(file->image[0]);
    return file;
}

/* The image after a deed, which begins as the one before it. */
static struct image *next_image(struct file *file)
{
    assert_true(file->images < IMAGES_MOST);
    struct image *image = malloc(sizeof *image);
    assert_non_null(image);
    *image = *file->image[file->images - 1];
    file->image[file->images++] = image;
    return image;
}

static void forget_images(struct file *file, size_t from)
{
    while (file->images > from)
        free(file->image[--file->images]);
}

static void forget_disk(void)
{
    while (disk.files > 0) {
        forget_images(disk.file[--disk.files], 0);
        free(disk.file[disk.files]);
    }
    free(disk.file);
    disk.file = NULL;
    disk.namings = 1;
    disk.names[0] = (struct names){{0}};
}

/* The different contents that a sector has had; in `which` the images that have them. */
static size_t versions_of(const struct file *file, size_t sector, size_t which[IMAGES_MOST])
{
    size_t count = 0;
    for (size_t i = 0; i < file->images; i++) {
        size_t seen = 0;
        while (seen < count && memcmp(file->image[which[seen]]->bytes + sector * SECTOR,
                                      file->image[i]->bytes + sector * SECTOR, SECTOR) != 0)
            seen++;
        if (seen == count)
            which[count++] = i;
    }
    return count;
}

/* What of a file can be different, as the digits of a number: the length, then each sector. */
struct digits {
    size_t count;
    size_t sector[SECTORS_MOST + 1], versions[SECTORS_MOST + 1];
    size_t which[SECTORS_MOST + 1][IMAGES_MOST];
    double cases;
};

static void find_digits(const struct file *file, struct digits *digits)
{
    digits->count = 1;
    digits->versions[0] = file->images;
    digits->cases = (double)file->images;
    for (size_t sector = 0; sector < SECTORS_MOST; sector++) {
        size_t *which = digits->which[digits->count];
        size_t versions = versions_of(file, sector, which);
        if (versions == 1)
            continue;
        digits->sector[digits->count] = sector;
        digits->versions[digits->count++] = versions;
        digits->cases *= (double)versions;
    }
}

static void judge_case(unsigned name, const struct file *file, const struct digits *digits,
                       const size_t chosen[])
{
    static struct image made;
    made = *file->image[0];
    made.size = file->image[chosen[0]]->size;
    for (size_t d = 1; d < digits->count; d++)
        memcpy(made.bytes + digits->sector[d] * SECTOR,
               file->image[digits->which[d][chosen[d]]]->bytes + digits->sector[d] * SECTOR,
               SECTOR);
    disk.disks++;
    judge(name, made.bytes, made.size);
}

/* Every file that the disk may have under that name now. */
static void judge_file(unsigned name, const struct file *file)
{
    static struct digits digits;
    size_t chosen[SECTORS_MOST + 1] = {0};
    find_digits(file, &digits);
    if (digits.cases > CASES_MOST) {
        for (unsigned i = 0; i < CASES_MOST; i++) {
            for (size_t d = 0; d < digits.count; d++)
                chosen[d] = rng_below(&disk.rng, (uint32_t)digits.versions[d]);
            judge_case(name, file, &digits, chosen);
        }
        disk.sampled++;
        return;
    }
    for (size_t d = 0; d < digits.count;) {
        judge_case(name, file, &digits, chosen);
        for (d = 0; d < digits.count && ++chosen[d] == digits.versions[d]; d++)
            chosen[d] = 0;
    }
}

static void judge_disks(void)
{
    disk.deeds++;
    for (unsigned name = 0; name < NAMES; name++)
        for (size_t n = 0; n < disk.namings; n++)
            if (disk.names[n].file[name] == 0)
                judge_missing(name);
            else if (n == 0 || disk.names[n].file[name] != disk.names[n - 1].file[name])
                judge_file(name, file_of(disk.names[n].file[name]));
}

static unsigned name_of(const char *path)
{
    unsigned name = 0;
    while (name < NAMES && strcmp(path, disk.path[name]) != 0)
        name++;
    return name;
}

static void name_file(unsigned name, ino_t file)
{
    assert_true(disk.namings < IMAGES_MOST);
    disk.names[disk.namings] = disk.names[disk.namings - 1];
    disk.names[disk.namings++].file[name] = file;
}

static void watch(const struct disk_deed *deed)
{
    struct file *file = deed->file ? file_of(deed->file) : NULL;
    struct image *image;
    switch (deed->call) {
    case DISK_OPEN:
        assert_non_null(file);
        forget_images(file, 1); /* the number may be that of a file long gone */
        *file->image[0] = (struct image){0};
        if (name_of(deed->path) < NAMES) {
            name_file(name_of(deed->path), deed->file);
        } else {
            disk.fresh = deed->file;
            snprintf(disk.fresh_path, sizeof disk.fresh_path, "%s", deed->path);
        }
        break;
    case DISK_WRITE:
        image = next_image(file);
        assert_true(deed->offset + deed->length < sizeof image->bytes);
        memcpy(image->bytes + deed->offset, deed->bytes, deed->length);
        if (image->size < deed->offset + deed->length)
            image->size = deed->offset + deed->length;
        break;
    case DISK_CUT:
        image = next_image(file);
        image->size = deed->offset;
        memset(image->bytes + deed->offset, 0, sizeof image->bytes - deed->offset);
        break;
    case DISK_SYNC:
        assert_non_null(file);
        *file->image[0] = *file->image[file->images - 1];
        forget_images(file, 1);
        break;
    case DISK_SYNC_FOLDER:
        disk.names[0] = disk.names[disk.namings - 1];
        disk.namings = 1;
        break;
    case DISK_RENAME:
        assert_string_equal(deed->path, disk.fresh_path);
        assert_true(name_of(deed->to) < NAMES);
        name_file(name_of(deed->to), disk.fresh);
        break;
    case DISK_UNLINK:
        if (name_of(deed->path) < NAMES)
            name_file(name_of(deed->path), 0);
        break;
    case DISK_READ:
    case DISK_LOCK:
    case DISK_CALLS_COUNT:
        break;
    }
    judge_disks();
}

/* The judge. During a call it may not be known yet what will have been right, so the disks are
 * collected, each content once, and judged at the end of the call. */

struct found {
    char *text;
    size_t length;
    unsigned name;
};

static struct {
    struct found found[1 << 15];
    size_t count;
    bool missing[NAMES];
} collected;

static void judge(unsigned name, const char *bytes, size_t size)
{
    for (size_t f = 0; f < collected.count; f++)
        if (collected.found[f].name == name && collected.found[f].length == size &&
            memcmp(collected.found[f].text, bytes, size) == 0)
            return;
    assert_true(collected.count < sizeof collected.found / sizeof collected.found[0]);
    char *copy = malloc(size + 1);
    assert_non_null(copy);
    memcpy(copy, bytes, size);
    copy[size] = '\0';
    collected.found[collected.count++] = (struct found){copy, size, name};
}

static void judge_missing(unsigned name)
{
    collected.missing[name] = true;
}

static void forget_collected(void)
{
    while (collected.count > 0)
        free(collected.found[--collected.count].text);
    memset(collected.missing, 0, sizeof collected.missing);
}

/* How many moves were made before the call and after it; all of them are among the session's. Who
 * sat on the first seat before it. */
struct course {
    const struct session *session;
    size_t before, after;
    bool was_kept; /* before the call */
    char bot[BOT_SIZE];
};

static void fail_with(const struct found *found, const char *why)
{
    fprintf(stderr, "on the disk is:\n");
    for (size_t i = 0; i < found->length; i++)
        fprintf(stderr, found->text[i] ? "%c" : "<0>", found->text[i]);
    fail_msg("%s", why);
}

/* The game can be played on from there, and is kept then. */
static void play_on(const struct found *found)
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    char path[256];
    size_t length;
    played_write(played_path(path, folder, "after"), found->text, found->length);
    if (!session_resume(&session, path, &problem))
        fail_with(found, problem.text);
    size_t made = session.made;
    if (played_on(&session, &rng, 2) > 0)
        assert_true(session_undo(&session, &problem));
    char *text = played_text(path, &length);
    assert_int_equal(strlen(text), length);
    struct session again;
    if (!session_read(&again, path, text, length, &problem))
        fail_with(found, problem.text);
    assert_int_equal(again.made, session.made);
    assert_true(again.made >= made);
    free(text);
    session_close(&again);
    session_close(&session);
    unlink(path);
}

static void judge_record(const struct found *found, const struct course *course)
{
    struct session loaded;
    struct problem problem;
    size_t least = course->before < course->after ? course->before : course->after;
    size_t most = course->before < course->after ? course->after : course->before;
    if (!course->was_kept && found->length == 0)
        return;
    if (!session_read(&loaded, "record", found->text, found->length, &problem)) {
        if (course->was_kept)
            fail_with(found, problem.text);
        return; /* nobody has been told yet that there is a game */
    }
    if (loaded.made != least && loaded.made != most && /* but a tile may have been drawn anew */
        !(loaded.made == least + 1 && loaded.steps[least].actor == ACTOR_CHANCE))
        fail_with(found, "a change is there by half");
    for (size_t s = 0; s < loaded.made && s < most; s++)
        if (!move_equal(loaded.steps[s].move, course->session->steps[s].move))
            fail_with(found, "another move is there");
    if (strcmp(loaded.head.bot[0], course->bot) != 0 &&
        strcmp(loaded.head.bot[0], course->session->head.bot[0]) != 0)
        fail_with(found, "somebody else has the seat");
    if (loaded.changed.first != 0)
        fail_with(found, "a check fails");
    session_close(&loaded);
    if (course->was_kept)
        play_on(found);
}

/* At the end of a call that has changed the game. */
static void judge_call(const struct course *course)
{
    disk_watch(NULL);
    assert_true(!course->was_kept || !collected.missing[RECORD]);
    for (size_t f = 0; f < collected.count; f++)
        if (collected.found[f].name == RECORD)
            judge_record(&collected.found[f], course);
    forget_collected();
    disk_watch(watch);
    judge_disks(); /* as it is when the call has returned */
}

static void begin_course(struct session *session, unsigned players, uint64_t seed)
{
    struct problem problem;
    struct record_head head = played_head(players, seed);
    head.clock = seed % 2 ? 600 : 0;
    assert_true(session_begin(session, &head, &problem));
    forget_disk();
    forget_collected();
    disk_watch(watch);
    assert_true(session_keep(session, disk.path[RECORD], &problem));
    judge_call(&(struct course){session, 0, session->made, false, ""});
}

/* One call of those that change a record. */
static void do_something(struct session *session, struct rng *rng)
{
    struct problem problem;
    struct course course = {session, session->made, 0, true, ""};
    unsigned what = rng_below(rng, 13);
    strcpy(course.bot, session->head.bot[0]);
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        session->used[p] += rng_below(rng, 90);
    if (what < 3 && session_can_undo(session))
        assert_true(session_undo(session, &problem));
    else if (what < 4 && session_can_redo(session))
        assert_true(session_redo(session, &problem));
    else if (what < 5)
        assert_true(session_note_clocks(session, &problem));
    else if (what < 6)
        assert_true(session_set_bot(session, 0, session->head.bot[0][0] ? "" : "hard", &problem));
    else
        played_on(session, rng, 1);
    course.after = session->made;
    judge_call(&course);
}

static void leave_and_come_back(struct session *session)
{
    struct problem problem;
    struct course course = {session, session->made, session->made, true, ""};
    strcpy(course.bot, session->head.bot[0]);
    session_close(session);
    assert_true(session_resume(session, disk.path[RECORD], &problem));
    judge_call(&course);
}

static void play_game(uint64_t seed)
{
    struct session session;
    struct rng rng = rng_from_seed(seed);
    begin_course(&session, 2 + (unsigned)(seed % 5), seed);
    while (!game_is_over(&session.game)) {
        do_something(&session, &rng);
        if (rng_below(&rng, 50) == 0)
            leave_and_come_back(&session);
    }
    for (int back = 0; back < 3; back++) /* the final scoring is long */
        do_something(&session, &rng);
    disk_watch(NULL);
    session_close(&session);
    unlink(disk.path[RECORD]);
}

static unsigned long games = GAMES_IN_TESTS, first_seed = 1;

static void test_a_record_survives_power_cuts(void **state)
{
    (void)state;
    for (unsigned long game = 0; game < games; game++) {
        disk.rng = rng_from_seed(first_seed + game);
        fprintf(stderr, "seed %lu\n", first_seed + game);
        play_game(first_seed + game);
    }
    fprintf(stderr, "%llu disks after %llu deeds, of %llu of them a sample\n", disk.disks,
            disk.deeds, disk.sampled);
}

/* A file that is replaced is the old one or the new one. */
static void test_a_saved_game_survives_power_cuts(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    size_t length;
    char *before = NULL;
    played_begin(&session, 2, 1);
    forget_disk();
    forget_collected();
    for (unsigned round = 0; round < 20; round++) {
        disk_watch(watch);
        assert_true(session_save(&session, disk.path[COPY], &problem));
        disk_watch(NULL);
        char *after = played_text(disk.path[COPY], &length);
        assert_true(collected.missing[COPY] == (round == 0));
        assert_true(collected.count > 0);
        for (size_t f = 0; f < collected.count; f++) {
            const struct found *found = &collected.found[f];
            if (found->name == COPY && strcmp(found->text, after) != 0 &&
                (!before || strcmp(found->text, before) != 0))
                fail_with(found, "it is neither the old file nor the new one");
        }
        forget_collected();
        free(before);
        before = after;
        played_on(&session, &rng, 10);
    }
    free(before);
    session_close(&session);
}

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    played_path(disk.path[RECORD], folder, "record.bastide");
    played_path(disk.path[COPY], folder, "copy.bastide");
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    forget_disk();
    scratch_remove(folder);
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_record_survives_power_cuts),
        cmocka_unit_test(test_a_saved_game_survives_power_cuts),
    };
    if (argc > 1)
        games = strtoul(argv[1], NULL, 10);
    if (argc > 2)
        first_seed = strtoul(argv[2], NULL, 10);
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
