/* Computer players in lines. What they do is theirs to choose, so no talk is written down here: it
 * is looked at what is said and kept of it. */
#include "unit/played.h"

#include "plain/plain.h"
#include "play/session.h"

#include <glob.h>
#include <poll.h>

enum { SAID_SIZE = 1 << 20, FOR_EVER = -1 };

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    return played_games_in(folder);
}

/* Somebody who says these lines and then takes the first choice that is offered, or the other one,
 * 0; at most so many times, and then the input ends. */
static struct {
    const char *lines; /* with a newline after each */
    unsigned choices;
    char said[SAID_SIZE];
    size_t length, prompt; /* where what was said since the last answer begins */
    unsigned silence;      /* of computer players alone: so often there is nothing to hear */
    bool is_interrupted;
    const char
        *breaks_at; /* when this is said the folder of games is gone, until the next answer */
} guest;

static void move_folder(const char *from, const char *to)
{
    char here[256], there[256];
    assert_int_equal(rename(played_path(here, folder, from), played_path(there, folder, to)), 0);
}

/* A file is where the folder was, so that none can be made there. */
static void break_folder(void)
{
    char path[256];
    move_folder("bastide", "away");
    played_write(played_path(path, folder, "bastide"), "", 0);
}

static void mend_folder(void)
{
    char path[256];
    assert_int_equal(remove(played_path(path, folder, "bastide")), 0);
    move_folder("away", "bastide");
}

static const char *since_prompt(void)
{
    return guest.said + guest.prompt;
}

static bool say(void *self, const char *text)
{
    size_t length = strlen(text);
    (void)self;
    assert_true(guest.length + length < SAID_SIZE);
    memcpy(guest.said + guest.length, text, length + 1);
    guest.length += length;
    if (guest.breaks_at != NULL && strstr(text, guest.breaks_at) != NULL)
        break_folder();
    return true;
}

static enum plain_heard hear(void *self, char line[PLAIN_LINE_SIZE])
{
    size_t length = strcspn(guest.lines, "\n");
    if (guest.breaks_at != NULL && strstr(since_prompt(), guest.breaks_at) != NULL) {
        guest.breaks_at = NULL;
        mend_folder();
    }
    if (guest.lines[0] != '\0') {
        snprintf(line, PLAIN_LINE_SIZE, "%.*s", (int)length, guest.lines);
        guest.lines += length + 1;
    } else if (guest.choices > 0) {
        guest.choices--;
        bool declines = strstr(since_prompt(), "\n0  ") && !strstr(since_prompt(), "\n1  ");
        strcpy(line, declines ? "0" : "1");
    } else {
        return PLAIN_END;
    }
    say(self, line);
    say(self, "\n");
    guest.prompt = guest.length - 1;
    return PLAIN_LINE;
}

static bool wait(void *self, int fd, unsigned milliseconds)
{
    (void)self;
    (void)milliseconds;
    return !guest.is_interrupted &&
           poll(&(struct pollfd){.fd = fd, .events = POLLIN}, 1, FOR_EVER) == 1;
}

static bool hears(void *self)
{
    (void)self;
    if (guest.silence == 0)
        return true;
    guest.silence--;
    return false;
}

static void talk(const struct start_request *request, const char *lines, unsigned choices)
{
    struct line_io io = {.hear = hear, .say = say, .wait = wait, .hears = hears};
    struct problem problem = {""};
    guest.lines = lines;
    guest.choices = choices;
    guest.length = guest.prompt = 0;
    guest.said[0] = '\0';
    if (!plain_dialogue(request, &io, &problem))
        fail_msg("%s", problem.text);
}

static void expect(const char *text)
{
    if (strstr(guest.said, text) == NULL)
        fail_msg("'%s' is not said in\n%s", text, guest.said);
}

static void expect_not(const char *text)
{
    if (strstr(guest.said, text) != NULL)
        fail_msg("'%s' is said in\n%s", text, guest.said);
}

/* A new game of Ann and so many with those levels, or "" for a person. */
static struct start_request new_game(const char *const *levels, unsigned players, uint64_t seed)
{
    static const char *const names[] = {"Ann", "Ben", "Cy", "Dot"};
    struct start_request request = {
        .start = START_NEW, .head = played_head(players, seed), .head_is_whole = true};
    for (unsigned player = 0; player < players; player++) {
        strcpy(request.head.name[player], names[player]);
        strcpy(request.head.bot[player], levels[player]);
    }
    return request;
}

/* The only game that is kept; it is deleted. */
static struct session take_game(void)
{
    char pattern[256];
    struct session session;
    struct problem problem;
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/bastide/*.bastide", folder);
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    assert_int_equal(found.gl_pathc, 1);
    assert_true(session_load(&session, found.gl_pathv[0], &problem));
    assert_int_equal(session.changed.first, 0);
    assert_int_equal(remove(found.gl_pathv[0]), 0);
    globfree(&found);
    return session;
}

static unsigned moves_of(const struct session *session, unsigned player, enum verb verb)
{
    unsigned moves = 0;
    for (size_t s = 0; s < session->made; s++)
        moves += session->steps[s].actor == player && session->steps[s].move.verb == verb;
    return moves;
}

static unsigned count(const char *text)
{
    unsigned found = 0;
    for (const char *at = guest.said; (at = strstr(at, text)) != NULL; at++)
        found++;
    return found;
}

/* Only the person is asked; all that the others do is said like what persons do. */
static void test_a_game_against_computer_players(void **state)
{
    (void)state;
    static const char *const levels[] = {"", "easy", "normal"};
    struct start_request request = new_game(levels, 3, 8);
    talk(&request, "", 4000);
    expect("The computer plays for Ben (easy).\nThe computer plays for Cy (normal).\n");
    expect("The game is over.");
    expect_not("Ben> ");
    expect_not("Cy> ");
    expect_not("Ben, you decide");
    expect_not("is thinking");
    struct session session = take_game();
    assert_true(game_is_over(&session.game));
    assert_int_equal(count("\nBen: places "), moves_of(&session, 1, VERB_PLACE));
    assert_int_equal(count("\nBen: bids "), moves_of(&session, 1, VERB_BID));
    assert_true(count("\nBen: bids ") + count("\nCy: bids ") > 0);
    session_close(&session);
}

/* What was typed in advance is for the person's next questions, and the end of the input leaves. */
static void test_typed_lines_wait_for_the_person(void **state)
{
    (void)state;
    static const char *const levels[] = {"easy", ""};
    struct start_request request = new_game(levels, 2, 3);
    talk(&request, "scores\nscores\n", 2);
    assert_int_equal(count("Ben> scores\n"), 2);
    expect_not("Ann> ");
    expect("The game is saved.");
    struct session session = take_game();
    assert_int_equal(moves_of(&session, 1, VERB_PLACE), 1);
    session_close(&session);
}

/* Undo goes back to the person's last decision, and redo brings everything back. */
/* A computer player's last turn is explained: facts as the aids allow, what a search says as advice
 * alone. */
static void test_why(void **state)
{
    (void)state;
    static const char *const levels[] = {"easy", ""};
    struct start_request request = new_game(levels, 2, 3);
    static const struct {
        unsigned changed;
        const char *says, *says_not;
    } aids[] = {
        {0, "If the game ended now: Ann +", " points"},
        {1u << AID_EXPECTED, "\nDeploys: follower ", "If the game ended now"},
        {1u << AID_COACH, " points", "No computer player"},
    };
    for (unsigned a = 0; a < sizeof aids / sizeof aids[0]; a++) {
        request.head.changed_aids = (uint16_t)aids[a].changed;
        talk(&request, "why\n", 0);
        const char *why = strstr(guest.said, "Ben> why\n");
        assert_non_null(why);
        assert_non_null(strstr(why, "\nAnn: place "));
        assert_non_null(strstr(why, aids[a].says));
        assert_null(strstr(why, aids[a].says_not));
        struct session session = take_game();
        session_close(&session);
    }
    static const char *const people[] = {"", ""};
    request = new_game(people, 2, 3);
    talk(&request, "why\n", 0);
    expect("No computer player has taken a turn yet.\n");
    struct session session = take_game();
    session_close(&session);
}

static void test_undo_and_redo(void **state)
{
    (void)state;
    static const char *const levels[] = {"", "easy", "easy"};
    struct start_request request = new_game(levels, 3, 2);
    request.head.options.sets = 1u << SET_BASE;
    talk(&request, "1\n1\n1\n", 0);
    struct session before = take_game();
    talk(&request, "1\n1\n1\nundo\nundo\n", 0);
    struct session undone = take_game();
    expect("\nUndone: Ann: ");
    expect("The computer's moves after it are undone, too.\n");
    expect_not("Does everyone agree?");
    assert_true(undone.made < before.made);
    assert_int_equal(game_actor(&undone.game), 0);
    talk(&request, "1\n1\n1\nundo\nundo\nredo\nredo\n", 0);
    struct session redone = take_game();
    assert_int_equal(redone.made, before.made);
    assert_memory_equal(&redone.game, &before.game, sizeof before.game);
    session_close(&before);
    session_close(&undone);
    session_close(&redone);
}

/* With a second person everyone has to agree, as ever. */
static void test_other_people_are_asked_before_undo(void **state)
{
    (void)state;
    static const char *const levels[] = {"", "easy", ""};
    struct start_request request = new_game(levels, 3, 2);
    request.head.options.sets = 1u << SET_BASE;
    talk(&request, "1\n1\nundo\n1\n", 0);
    expect("This undoes a move by Ann. Does everyone agree?");
    expect("The computer's moves after it are undone, too.\n");
    struct session session = take_game();
    assert_int_equal(game_actor(&session.game), 0);
    session_close(&session);
}

static void test_seats_change_during_a_game(void **state)
{
    (void)state;
    static const char *const levels[] = {"", "", "easy"};
    struct start_request request = new_game(levels, 3, 2);
    talk(&request,
         "bot\nbot Ben\nbot Eve easy\nbot 7 easy\nbot Ben brilliant\nbot bEN normal\n"
         "bot 3 off\nbot\n",
         2);
    expect("A person plays for Ann.\nA person plays for Ben.\nThe computer plays for Cy (easy).\n");
    expect("'Ben': expected NAME LEVEL or NAME off, such as: bot Ben hard\n");
    expect("'Eve': expected a player's name or a seat number.\n");
    expect("'7': expected a player's name or a seat number.\n");
    expect("'brilliant': expected easy, casual, normal, hard, expert or adaptive, or off.\n");
    expect("Ann> bot bEN normal\nThe computer plays for Ben (normal).\n");
    expect("A person plays for Ann.\nThe computer plays for Ben (normal).\n"
           "A person plays for Cy.\n");
    expect("Cy> ");
    expect_not("Ben> ");
    struct session session = take_game();
    assert_string_equal(session.head.bot[1], "normal");
    assert_string_equal(session.head.bot[2], "");
    session_close(&session);
}

/* The player who is asked hands the seat over in the middle of the turn. */
static void test_the_seat_at_the_keyboard_changes(void **state)
{
    (void)state;
    static const char *const levels[] = {"", ""};
    struct start_request request = new_game(levels, 2, 2);
    talk(&request, "bot Ann easy\n", 0);
    expect("Ben> ");
    assert_int_equal(count("Ann> "), 1);
    struct session session = take_game();
    assert_int_equal(moves_of(&session, 0, VERB_PLACE), 1);
    session_close(&session);
}

/* They play to the end, though nobody is there. */
static void test_computer_players_alone(void **state)
{
    (void)state;
    static const char *const levels[] = {"easy", "normal"};
    struct start_request request = new_game(levels, 2, 4);
    talk(&request, "", 0);
    expect("The game is over.");
    struct session session = take_game();
    assert_true(game_is_over(&session.game));
    session_close(&session);
}

static void test_those_who_watch_are_heard_between_turns(void **state)
{
    (void)state;
    static const char *const levels[] = {"easy", "normal"};
    struct start_request request = new_game(levels, 2, 4);
    guest.silence = 3;
    talk(&request, "scores\nnonsense\n\nquit\n", 0);
    expect("\nTurn 3. Ann's turn.");
    expect_not("\nTurn 4. ");
    expect("> scores\n");
    expect("'nonsense': expected a command; ? lists them.\n");
    expect("The game is saved.");
    struct session session = take_game();
    assert_int_equal(session.game.turn.number, 4);
    session_close(&session);
    guest.silence = 3;
    talk(&request, "bot Ben off\n", 1);
    expect("Ben> ");
    session = take_game();
    session_close(&session);
}

static void test_thinking_is_interrupted(void **state)
{
    (void)state;
    static const char *const levels[] = {"expert", ""};
    struct start_request request = new_game(levels, 2, 4);
    guest.is_interrupted = true;
    talk(&request, "", 1000);
    guest.is_interrupted = false;
    expect("The game is saved.");
    expect_not("Ben> ");
    struct session session = take_game();
    session_close(&session);
}

/* A bot does not try for ever where its move cannot be saved: it waits for the person. */
static void test_a_move_that_cannot_be_saved_is_tried_again(void **state)
{
    (void)state;
    static const char *const levels[] = {"easy", ""};
    struct start_request request = new_game(levels, 2, 4);
    guest.breaks_at = "Turn 1. ";
    talk(&request, "\n", 2);
    expect("next to it: Not a directory\nPress Enter to try again.\n> \nAnn: places ");
    expect("Ben> ");
    struct session session = take_game();
    assert_int_equal(moves_of(&session, 0, VERB_PLACE), 1);
    session_close(&session);
}

/* A game that is loaded goes on with its bots, and a person moves for those unknown here. */
static void test_a_loaded_game_goes_on_with_its_bots(void **state)
{
    (void)state;
    static const char record[] = "bastide: 1\nplayer: Ann bot=easy\nplayer: Ben bot=robot\n"
                                 "seed: 1\n\n";
    char path[256];
    struct start_request load = {.start = START_LOAD, .path = path};
    played_write(played_path(path, folder, "loaded.bastide"), record, sizeof record - 1);
    talk(&load, "", 2);
    expect("The computer plays for Ann (easy).\n");
    expect_not("The computer plays for Ben");
    expect("There is no computer player 'robot' here, so you play for Ben.\n");
    expect("\nAnn: places ");
    expect("Ben> ");
    struct start_request replay = {.start = START_REPLAY, .path = path};
    talk(&replay, "\n\n\nundo\nbot Ben hard\n0\n", 0);
    expect("\nAnn: places ");
    expect("> undo\nBefore this move: ");
    expect("Seats can change hands only during a game.\n");
    expect_not("robot");
    size_t length;
    char *text = played_text(path, &length);
    assert_non_null(strstr(text, "player: Ben bot=robot\n"));
    free(text);
    remove(path);
}

static void test_the_questions_before_a_game(void **state)
{
    (void)state;
    struct start_request request = {.start = START_NEW, .head = setup_default()};
    strcpy(request.head.name[0], "Ann");
    strcpy(request.head.bot[0], "hard");
    strcpy(request.head.bot[2], "easy");
    talk(&request, "4\nAnn\nBen = brilliant\nBen = hard\n\n=normal\nbase\n\n\n\n\n7\nquit\n", 0);
    expect("For a computer player, type NAME=LEVEL, such as Ben=hard.\neasy: ");
    expect("Name of player 1? Press Enter for Ann (hard).\n");
    expect("'brilliant': expected easy, casual, normal, hard, expert or adaptive\n");
    expect("Name of player 3? Press Enter for Player 3 (easy).\n");
    expect("Ann> ");
    struct session session = take_game();
    static const char *const bots[] = {"", "hard", "easy", "normal"};
    for (unsigned player = 0; player < 4; player++)
        assert_string_equal(session.head.bot[player], bots[player]);
    assert_string_equal(session.head.name[1], "Ben");
    assert_string_equal(session.head.name[3], "Player 4");
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_game_against_computer_players),
        cmocka_unit_test(test_typed_lines_wait_for_the_person),
        cmocka_unit_test(test_why),
        cmocka_unit_test(test_undo_and_redo),
        cmocka_unit_test(test_other_people_are_asked_before_undo),
        cmocka_unit_test(test_seats_change_during_a_game),
        cmocka_unit_test(test_the_seat_at_the_keyboard_changes),
        cmocka_unit_test(test_computer_players_alone),
        cmocka_unit_test(test_those_who_watch_are_heard_between_turns),
        cmocka_unit_test(test_thinking_is_interrupted),
        cmocka_unit_test(test_a_move_that_cannot_be_saved_is_tried_again),
        cmocka_unit_test(test_a_loaded_game_goes_on_with_its_bots),
        cmocka_unit_test(test_the_questions_before_a_game),
    };
    return cmocka_run_group_tests(tests, make_folder, played_games_remove);
}
