/* A replay: stepping through a finished or unfinished game, with all the commands that describe
 * it. */
#include "plain/commands.h"
#include "plain/playing.h"

#include "language/language.h"
#include "play/session.h"
#include "play/store.h"
#include "text/words.h"
#include "unicode/utf8.h"
#include "wording/setup_words.h"

#include <string.h>

/* What comes of a line: PLAYS_ON leaves the replay for the game of its own. */
enum reply { REPLY_STAYS, REPLY_LEAVES, REPLY_PLAYS_ON };

struct replaying {
    struct plain_game *plain_game;
    struct session branch; /* REPLY_PLAYS_ON: the new game */
};

static unsigned turn_of(const struct plain_game *plain_game)
{
    return game_turn(&plain_game->session.game);
}

static bool step_back(struct plain_game *plain_game)
{
    struct problem problem;
    return session_can_undo(&plain_game->session) && session_undo(&plain_game->session, &problem);
}

static bool step_on(struct plain_game *plain_game)
{
    struct problem problem;
    return session_can_redo(&plain_game->session) && session_redo(&plain_game->session, &problem);
}

static void say_turn_of(struct plain_game *plain_game, unsigned turn, unsigned player)
{
    dialogue_say(plain_game->dialogue, _("Turn %u: %s."), turn,
                 plain_game->seats.seat[player].name);
}

static void say_turn(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    say_turn_of(plain_game, game_turn(game), game_player(game));
}

/* What has happened until here is known. */
static void follow_silently(struct plain_game *plain_game)
{
    log_follow(&plain_game->log, &plain_game->session);
    plain_game->told = plain_game->log.count;
}

/* To the start of that turn, or as close as the game has got. */
static void go_to(struct plain_game *plain_game, unsigned turn)
{
    while (turn_of(plain_game) >= turn && step_back(plain_game))
        continue;
    while (turn_of(plain_game) < turn && step_on(plain_game))
        continue;
    follow_silently(plain_game);
    say_turn(plain_game);
}

/* What there is to say where the game has gone on from that turn. */
static void say_place(struct plain_game *plain_game, unsigned turn)
{
    if (game_is_over(&plain_game->session.game))
        report_final(plain_game);
    else if (turn_of(plain_game) != turn)
        say_turn(plain_game);
}

static void go_on(struct plain_game *plain_game)
{
    unsigned turn = turn_of(plain_game);
    if (session_can_redo(&plain_game->session))
        plain_game_redo(plain_game);
    else if (!game_is_over(&plain_game->session.game))
        dialogue_say(plain_game->dialogue, _("The record ends here."));
    say_place(plain_game, turn);
}

/* "score" and the like, a player's name, or the number of a seat. */
static bool landmark_read(const struct plain_game *plain_game, const char *text,
                          struct landmark *landmark)
{
    const struct seats *seats = &plain_game->seats;
    long number;
    *landmark = (struct landmark){.kind = LANDMARK_TURN};
    for (unsigned kind = 0; kind < LANDMARK_TURN; kind++)
        if (strcmp(text, landmark_names[kind]) == 0) {
            landmark->kind = (enum landmark_kind)kind;
            return true;
        }
    if (word_number(word_whole(text), 1, (long)seats->count, &number)) {
        landmark->player = (unsigned)number - 1;
        return true;
    }
    while (landmark->player < seats->count &&
           !spelling_is_same(seats->seat[landmark->player].name, text))
        landmark->player++;
    return landmark->player < seats->count;
}

/* To where `at` moves are made, with what follows them by itself. Of a turn it says only that it
 * starts, otherwise the decision that led there. */
static void go_to_moment(struct plain_game *plain_game, enum landmark_kind kind, size_t at)
{
    struct session *session = &plain_game->session;
    unsigned turn = game_turn(&session->game), player = game_player(&session->game);
    while (session->made >= at && step_back(plain_game))
        continue;
    follow_silently(plain_game);
    while (session->made < at && session_can_redo(session)) {
        turn = game_turn(&session->game);
        player = game_player(&session->game);
        follow_silently(plain_game);
        step_on(plain_game);
    }
    if (kind == LANDMARK_TURN) {
        follow_silently(plain_game);
        say_turn(plain_game);
        return;
    }
    say_turn_of(plain_game, turn, player);
    plain_game_tell(plain_game);
    say_place(plain_game, turn);
}

static struct sentence landmarks_quoted(void)
{
    struct sentence text = {""};
    for (unsigned kind = 0; kind < LANDMARK_TURN; kind++)
        sentence_add(&text, "%s'%s'", kind == 0 ? "" : ", ", landmark_names[kind]);
    return text;
}

/* Back from the last decision: what followed it by itself belongs to where one is. */
static enum reply jump(struct replaying *replaying, const char *to, int by)
{
    struct plain_game *plain_game = replaying->plain_game;
    const struct session *session = &plain_game->session;
    struct landmark landmark;
    size_t at = by > 0 ? session->made : session_decided(session);
    if (!landmark_read(plain_game, to, &landmark))
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected %s, or the name or number of a player."), to,
                     landmarks_quoted().text);
    else if (landmark_find(session, session->known, landmark, by, &at))
        go_to_moment(plain_game, landmark.kind, at);
    else
        dialogue_say(plain_game->dialogue,
                     by > 0 ? _("There is none later.") : _("There is none earlier."));
    return REPLY_STAYS;
}

static enum reply play_on(struct replaying *replaying, const char *argument, int by)
{
    struct plain_game *plain_game = replaying->plain_game;
    struct problem problem;
    (void)argument;
    (void)by;
    if (game_is_over(&plain_game->session.game)) {
        dialogue_tell(plain_game->dialogue, _("The game is over."));
        return REPLY_STAYS;
    }
    dialogue_tell(plain_game->dialogue, branch_words(&plain_game->session).text);
    if (!dialogue_agree(plain_game->dialogue, _("Play on from here?")))
        return REPLY_STAYS;
    if (store_branch(&replaying->branch, &plain_game->session, plain_game->session.made, &problem))
        return REPLY_PLAYS_ON;
    dialogue_tell(plain_game->dialogue, problem.text);
    return REPLY_STAYS;
}

/* Where one can go in a replay. */
#define X(kind, event, word) word "|"
#define PLACES               LANDMARKS(X) "PLAYER"

/* The words that only a replay has. */
static const struct {
    const char *word, *argument, *help;
    enum reply (*run)(struct replaying *replaying, const char *argument, int by);
    int by;
} words[] = {
    {"next", PLACES, N_("to the next score, bazaar, or turn of a player"), jump, 1},
    {"previous", PLACES, N_("to the previous one"), jump, -1},
    {"play", "", N_("play on from here, in a new game"), play_on, 0},
};
#undef X

enum { WORDS = sizeof words / sizeof words[0] };

static void list_words(struct dialogue *dialogue)
{
    for (size_t w = 0; w < WORDS; w++)
        dialogue_say(dialogue, "%s%s%s: %s", words[w].word, words[w].argument[0] ? " " : "",
                     words[w].argument, _(words[w].help));
}

/* False where the line is none of them. */
static bool words_do(struct replaying *replaying, const char *line, enum reply *reply)
{
    const char *rest = line, *end = line + strlen(line);
    struct word word, behind;
    word_next(line, &rest, end, &word);
    bool has_more = word_next(line, &rest, end, &behind);
    for (size_t w = 0; w < WORDS; w++)
        if (word_is(word, words[w].word) && has_more == (words[w].argument[0] != '\0')) {
            *reply = words[w].run(replaying, behind.at, words[w].by);
            return true;
        }
    return false;
}

static enum reply replay_answer(struct replaying *replaying, const char *line)
{
    struct plain_game *plain_game = replaying->plain_game;
    enum reply reply = REPLY_STAYS;
    long number;
    if (strcmp(line, "0") == 0)
        return REPLY_LEAVES;
    if (line[0] == '\0')
        go_on(plain_game);
    else if (word_number(word_whole(line), 1, TURN_READ_MAX, &number))
        go_to(plain_game, (unsigned)number);
    else if (words_do(replaying, line, &reply))
        return reply;
    else if (!command_do(plain_game, line))
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected an empty line, a turn, 0 or a command; ? lists them."),
                     line);
    else if (strcmp(line, "again") == 0 || strcmp(line, "a") == 0)
        say_turn(plain_game);
    else if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0)
        list_words(plain_game->dialogue);
    return reply;
}

bool replay_play(struct dialogue *dialogue, const struct session *session)
{
    char line[PLAIN_LINE_SIZE];
    enum reply reply = REPLY_STAYS;
    struct replaying replaying = {.plain_game = plain_game_open(dialogue, session)};
    if (!replaying.plain_game)
        return false;
    replaying.plain_game->use = USE_REPLAY;
    go_to(replaying.plain_game, 0);
    dialogue_say(dialogue, _("Press Enter for the next move; 'undo' goes back one, a number goes "
                             "to that turn, 0 leaves, ? lists the commands."));
    while (reply == REPLY_STAYS && dialogue_ask(dialogue, "", line))
        reply = replay_answer(&replaying, line);
    plain_game_close(replaying.plain_game);
    return reply != REPLY_PLAYS_ON || playing_play(dialogue, &replaying.branch);
}
