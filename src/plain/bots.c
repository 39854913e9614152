/* Computer players in a game: their turns, and the command that gives them seats. */
#include "language/language.h"
#include "plain/commands.h"
#include "play/session.h"
#include "text/words.h"
#include "unicode/utf8.h"
#include "wording/seats.h"

enum { PATIENCE = 400 /* milliseconds until it is said who is thinking */ };

bool plain_game_has_bot(const struct plain_game *plain_game, unsigned player)
{
    return plain_game->opponents != NULL &&
           bot_seat_level(&plain_game->session.head, player) < BOT_LEVELS_COUNT;
}

/* Waits for the move; false if interrupted. */
static bool await_move(struct plain_game *plain_game, struct move *move)
{
    const struct session *session = &plain_game->session;
    const struct line_io *io = plain_game->dialogue->io;
    const char *name = session->head.name[game_actor(&session->game)];
    for (unsigned waits = 0; !opponents_move(plain_game->opponents, session, move); waits++) {
        if (waits == 1 && io->is_watched)
            dialogue_say(plain_game->dialogue, "%s.", bot_words_thinking(name).text);
        if (!io->wait(io->self, opponents_fd(plain_game->opponents), PATIENCE)) {
            plain_game->dialogue->end = DIALOGUE_INTERRUPTED;
            return false;
        }
    }
    return true;
}

static void hear(struct plain_game *plain_game)
{
    char line[PLAIN_LINE_SIZE];
    if (dialogue_ask(plain_game->dialogue, "", line))
        plain_game_obey(plain_game, line);
}

/* In a game of computer players alone nobody is asked anything, so typed lines are obeyed here.
 * They play on when the input ends. */
static void hear_between_turns(struct plain_game *plain_game)
{
    struct dialogue *dialogue = plain_game->dialogue;
    const struct line_io *io = dialogue->io;
    if (bot_seats_have_people(&plain_game->session.head))
        return;
    while (!plain_game->is_alone && dialogue->end == DIALOGUE_GOES_ON && io->hears(io->self))
        hear(plain_game);
    if (dialogue->end == DIALOGUE_SILENT) {
        dialogue->end = DIALOGUE_GOES_ON;
        plain_game->is_alone = true;
    }
}

void plain_game_let_bot_play(struct plain_game *plain_game)
{
    struct dialogue *dialogue = plain_game->dialogue;
    struct move move;
    if (plain_game->turn != game_turn(&plain_game->session.game))
        hear_between_turns(plain_game);
    if (dialogue->end != DIALOGUE_GOES_ON || !opponents_are_due(&plain_game->session))
        return;
    plain_game_announce(plain_game);
    if (!await_move(plain_game, &move) || plain_game_move(plain_game, move))
        return;
    dialogue_say(dialogue, _("Press Enter to try again."));
    hear(plain_game);
}

/* The command. */

static void list_seats(struct plain_game *plain_game)
{
    const struct record_head *head = &plain_game->session.head;
    for (unsigned player = 0; player < head->options.players; player++)
        dialogue_say(plain_game->dialogue, "%s", bot_words_role(head, player).text);
}

/* A player by name or the number of the seat. */
static bool find_player(struct plain_game *plain_game, struct word word, unsigned *player)
{
    const struct seats *seats = &plain_game->seats;
    char name[PLAIN_LINE_SIZE];
    long number;
    for (*player = 0; word_copy(word, name, sizeof name) && *player < seats->count; ++*player)
        if (spelling_is_same(name, seats->seat[*player].name))
            return true;
    if (word_number(word, 1, (long)seats->count, &number)) {
        *player = (unsigned)number - 1;
        return true;
    }
    dialogue_say(plain_game->dialogue, _("'%.*s': expected a player's name or a seat number."),
                 (int)word.length, word.at);
    return false;
}

/* "off" is a person. */
static bool read_level(struct plain_game *plain_game, struct word word, char level[BOT_SIZE])
{
    struct bad_text bad;
    level[0] = '\0';
    if (word_is(word, "off") || bot_seat_read(word, level, &bad))
        return true;
    dialogue_say(plain_game->dialogue, _("%s, or off."), bad.reason);
    return false;
}

static void set_bot(struct plain_game *plain_game, unsigned player, const char *level)
{
    struct problem problem;
    if (!session_set_bot(&plain_game->session, player, level, &problem)) {
        dialogue_say(plain_game->dialogue, "%s", problem.text);
        return;
    }
    dialogue_say(plain_game->dialogue, "%s",
                 bot_words_role(&plain_game->session.head, player).text);
    plain_game->so_far = (struct so_far){.has_square = false};
    plain_game->is_changed = true;
}

void bots_command(struct plain_game *plain_game, const char *argument)
{
    char level[BOT_SIZE];
    unsigned player;
    struct word name, last;
    if (argument[0] == '\0')
        list_seats(plain_game);
    else if (entered_is(&plain_game->session.head))
        dialogue_say(
            plain_game->dialogue,
            _("A game on a real table is entered by one person: no computer plays in it."));
    else if (plain_game->opponents == NULL || game_is_over(&plain_game->session.game))
        dialogue_say(plain_game->dialogue, _("Seats can change hands only during a game."));
    else if (!word_split_last(word_whole(argument), ' ', &name, &last) || name.length == 0)
        dialogue_say(plain_game->dialogue,
                     _("'%s': expected NAME LEVEL or NAME off, such as: bot Ben hard"), argument);
    else if (find_player(plain_game, name, &player) && read_level(plain_game, last, level))
        set_bot(plain_game, player, level);
}
