/* A program confined to a game: what the system keeps it from, and where keys lead. */
#include "unit/played_table.h"

#include "play/confine.h"
#include "play/settings.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    setenv("XDG_CONFIG_HOME", folder, 1);
    setenv("XDG_STATE_HOME", folder, 1);
    setenv("XDG_DATA_HOME", folder, 1);
    return 0;
}

static bool may_write(const char *path, int flags)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC | flags, 0600);
    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

/* No status of another program. */
enum {
    IS_CONFINED = 100,
    CANNOT_BE,
    WRITES_OTHERS,
    MAKES_FILES,
    REMOVES_FILES,
    RUNS,
    CANNOT_WRITE,
    CANNOT_READ,
    STOPS,
};

/* In a process of its own, which stays confined. */
static int confined(const char *own, const char *other, const char *fresh)
{
    static char *const words[] = {"true", NULL};
    struct sigaction stop;
    if (!confine(own))
        return CANNOT_BE;
    if (may_write(other, 0) || may_write(other, O_TRUNC))
        return WRITES_OTHERS;
    if (may_write(fresh, O_CREAT) || mkdir(fresh, 0700) == 0 || link(own, fresh) == 0 ||
        rename(own, fresh) == 0)
        return MAKES_FILES;
    if (unlink(other) == 0)
        return REMOVES_FILES;
    if (!may_write(own, 0) || !may_write(own, O_TRUNC))
        return CANNOT_WRITE;
    if (open(other, O_RDONLY | O_CLOEXEC) < 0)
        return CANNOT_READ;
    if (sigaction(SIGTSTP, NULL, &stop) != 0 || stop.sa_handler != SIG_IGN)
        return STOPS;
    execv("/bin/true", words);
    return errno == EACCES ? IS_CONFINED : RUNS;
}

static void test_system_keeps_other_files_and_programs_away(void **state)
{
    char own[256], other[256], fresh[256];
    int status;
    (void)state;
    played_write(played_path(own, folder, "own.bastide"), "one", 3);
    played_write(played_path(other, folder, "other.bastide"), "two", 3);
    played_path(fresh, folder, "fresh");
    pid_t child = fork();
    if (child == 0)
        _exit(confined(own, other, fresh));
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    if (WEXITSTATUS(status) == CANNOT_BE)
        skip();
    assert_int_equal(WEXITSTATUS(status), IS_CONFINED);
    assert_true(may_write(other, 0)); /* here nothing has changed */
}

/* A game of Ann's and Ben's in a file, with so many moves made; Ann has sat down. */
static void sit_down(struct session *session, const char *path, unsigned moves)
{
    static const char *const ann[] = {"Player 1", "Player 2"};
    struct problem problem;
    struct record_head head = setup_default();
    struct rng rng = rng_from_seed(moves);
    head.options.players = 2;
    head.options.sets = 1u << SET_BASE;
    head.chance = RECORD_CHANCE_UNSEEN;
    unlink(path);
    assert_true(session_begin(session, &head, &problem));
    assert_true(session_keep(session, path, &problem));
    played_on(session, &rng, moves);
    session_close(session);
    assert_true(session_join(session, path, &problem));
    assert_true(session_sit(session, ann, 2, &problem));
}

/* The pages that keys may lead to: all are about the game, or say what is so. Whether another one
 * is harmless must be seen to before it is put here. */
static const char *const harmless[] = {"Table", "Log", "Scores turn by turn", "Standings",
                                       "Tiles left", "Keys", "Rules", "Leave?", "Leave the table?",
                                       "Settings", "Replay", "The film", "Analysis", "Played on",
                                       "Who plays?", "Say something",
                                       /* rarely: */
                                       "Everyone must agree", "End the turn?"};
enum { HARMLESS = sizeof harmless / sizeof harmless[0], OFTEN = HARMLESS - 2 };

static unsigned page_named(const char *name)
{
    unsigned page = 0;
    while (page < HARMLESS && strcmp(harmless[page], name) != 0)
        page++;
    return page;
}

static struct probe *open_confined(const char *path, unsigned moves)
{
    struct session session;
    sit_down(&session, path, moves);
    struct probe *probe = probe_open(table_page(&session), 24, 80);
    struct settings settings = settings_default();
    settings.are_for_now = true;
    app_change_settings(probe->app, &settings);
    app_confine(probe->app);
    return probe;
}

/* Presses one of the keys that mean something, or mean the same on every page, by chance. */
static void press_any(struct probe *probe, struct rng *rng)
{
    struct binding bindings[BINDINGS_MAX];
    struct page *page = app_page(probe->app);
    size_t count = page_bindings(page, bindings), keys = 0;
    assert_true(count > 0);
    const struct binding *binding = &bindings[rng_below(rng, (uint32_t)count)];
    while (keys < BINDING_KEYS && binding->key[keys] != 0)
        keys++;
    static const uint32_t everywhere[] = {'?', KEYS_LEAVE};
    enum { SELDOM = 20 };
    uint32_t any = rng_below(rng, SELDOM);
    uint32_t key = any < 2 ? everywhere[any] : binding->key[rng_below(rng, (uint32_t)keys)];
    app_key(probe->app, key, &probe->around);
    probe->around.now += 1000;
}

/* Presses so many keys; `*came` notes the pages by their place in the list. */
static void walk(const char *path, unsigned moves, unsigned keys, uint32_t *came)
{
    struct rng rng = rng_from_seed(moves + 1);
    struct probe *probe = open_confined(path, moves);
    for (; keys > 0 && !app_is_over(probe->app); keys--) {
        const char *name = app_page(probe->app)->kind->name;
        unsigned page = page_named(name);
        if (page == HARMLESS)
            fail_msg("who is confined comes to '%s'", name);
        *came |= 1u << page;
        press_any(probe, &rng);
    }
    probe_close(probe);
}

static void test_keys_lead_to_this_game_only(void **state)
{
    char path[256], settings[256];
    uint32_t came = 0;
    (void)state;
    played_path(path, folder, "walk.bastide");
    snprintf(settings, sizeof settings, "%s/bastide", folder);
    for (unsigned moves = 0; moves < 400; moves += 3)
        walk(path, moves, 300, &came);
    for (unsigned page = 0; page < OFTEN; page++)
        if (!(came >> page & 1u))
            fail_msg("no key leads to '%s'", harmless[page]);
    assert_int_equal(access(settings, F_OK), -1); /* no game, no setting, nothing remembered */
}

/* The same game where somebody is not confined: what is taken away is there, so that it is known to
 * be taken away. */
static void test_what_leads_away_is_gone(void **state)
{
    static const uint32_t away[] = {'a', 'A', 'n'};
    char path[256];
    struct session session;
    (void)state;
    played_path(path, folder, "over.bastide");
    sit_down(&session, path, 10000);
    assert_true(game_is_over(&session.game));
    struct probe *probe = probe_open(table_page(&session), 24, 80);
    probe_press(probe, "f");
    for (size_t k = 0; k < 3; k++)
        assert_true(played_is_bound(app_page(probe->app), away[k]) || away[k] == 'n');
    probe_shows(probe, "Rematch");
    app_confine(probe->app);
    for (size_t k = 0; k < 3; k++)
        assert_false(played_is_bound(app_page(probe->app), away[k]));
    probe_hides(probe, "Rematch");
    probe_press(probe, "v");
    assert_string_equal(app_page(probe->app)->kind->name, "Replay");
    assert_false(played_is_bound(app_page(probe->app), 'g'));
    probe_press(probe, "?");
    probe_hides(probe, "Suspend to the shell");
    probe_press(probe, "<Esc><Esc><Ctrl-C>");
    probe_hides(probe, "title page");
    probe_press(probe, "<Enter>");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_system_keeps_other_files_and_programs_away),
        cmocka_unit_test(test_keys_lead_to_this_game_only),
        cmocka_unit_test(test_what_leads_away_is_gone),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
