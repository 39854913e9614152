#include "plain/commands.h"
#include "language/language.h"
#include "plain/talking.h"
#include "play/bot_seats.h"
#include "play/session.h"
#include "text/words.h"
#include "unicode/utf8.h"
#include "wording/entry_words.h"
#include "wording/seats.h"

#include <stdio.h>
#include <string.h>

static void do_again(struct plain_game *plain_game, const char *argument)
{
    (void)argument;
    plain_game->is_changed = true;
}

static void do_more(struct plain_game *plain_game, const char *argument)
{
    (void)argument;
    if (plain_game->listed < plain_game->question.choices)
        plain_game_list(plain_game);
    else
        dialogue_say(plain_game->dialogue, _("No more choices."));
}

static void do_back(struct plain_game *plain_game, const char *argument)
{
    (void)argument;
    if (!plain_game->question.may_go_back) {
        dialogue_say(plain_game->dialogue, _("No answer to go back to; 'undo' undoes a move."));
        return;
    }
    struct so_far *so_far = &plain_game->so_far;
    bool has_forgotten = so_far->edges.count > 0;
    so_far->edges.count = 0;
#define X(forget) has_forgotten = has_forgotten || forget(so_far);
    FORGETTING(X)
#undef X
    if (!has_forgotten)
        *so_far = (struct so_far){.has_square = false};
    plain_game->is_changed = true;
}

static void do_undo(struct plain_game *plain_game, const char *argument)
{
    (void)argument;
    if (session_is_shared(&plain_game->session))
        talking_undo(plain_game);
    else
        plain_game_undo(plain_game);
}

static void do_redo(struct plain_game *plain_game, const char *argument)
{
    (void)argument;
    plain_game_redo(plain_game);
}

static void do_rules(struct plain_game *plain_game, const char *argument)
{
    rules_tell(plain_game->dialogue, argument);
    if (argument[0] == '\0')
        dialogue_say(plain_game->dialogue, _("Type 'rules N' to read a topic."));
}

static void do_quit(struct plain_game *plain_game, const char *argument)
{
    (void)argument;
    plain_game->dialogue->end = DIALOGUE_LEFT;
}

/* Who plays for whom, or a change of that. */

static void list_seats(struct plain_game *plain_game)
{
    const struct record_head *head = &plain_game->session.head;
    for (unsigned player = 0; player < head->options.players; player++)
        dialogue_tell(plain_game->dialogue, bot_words_role(head, player).text);
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
    if (word_is(word, "off") ||
        programs_read_seat(plain_game->dialogue->programs, word, level, &bad))
        return true;
    dialogue_say(plain_game->dialogue, _("%s, or off."), bad.reason);
    return false;
}

static void set_bot(struct plain_game *plain_game, unsigned player, const char *level)
{
    struct problem problem;
    if (session_is_shared(&plain_game->session)) {
        talking_ask_seat(plain_game, player, level);
        return;
    }
    if (!session_set_bot(&plain_game->session, player, level, &problem)) {
        dialogue_tell(plain_game->dialogue, problem.text);
        return;
    }
    opponents_follow_seats(plain_game->opponents, &plain_game->session);
    dialogue_tell(plain_game->dialogue, bot_words_role(&plain_game->session.head, player).text);
    plain_game->so_far = (struct so_far){.has_square = false};
    plain_game->is_changed = true;
}

static void do_bot(struct plain_game *plain_game, const char *argument)
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

/* What the table did against the rules; without an argument, what can be noted. */

static void say_what_can_be_noted(struct dialogue *dialogue)
{
    for (unsigned a = 0; a < AMENDMENTS_END - VERBS_COUNT; a++) {
        const struct amendment_words *words = &amendment_words[a];
        dialogue_say(dialogue, "against %s%s%s: %s",
                     amendment_name((enum amendment)(VERBS_COUNT + a)), words->form[0] ? " " : "",
                     words->form, _(words->noted));
    }
    dialogue_say(dialogue, _("O is where the tile's north edge points: n e s w. P is the number of "
                             "a player. FIGURE and FEATURE are as in 'meeple', 'road e'."));
}

static void do_against(struct plain_game *plain_game, const char *argument)
{
    const struct session *session = &plain_game->session;
    char text[PLAIN_LINE_SIZE + 16];
    if (session->head.chance != RECORD_CHANCE_MANUAL) {
        dialogue_say(plain_game->dialogue, _("Not allowed: %s."),
                     _(refusal_sentence(REFUSAL_DRAWN_BY_PROGRAM)));
        return;
    }
    if (argument[0] == '\0') {
        say_what_can_be_noted(plain_game->dialogue);
        return;
    }
    snprintf(text, sizeof text, "against %s", argument);
    plain_game_type(plain_game, text);
}

/* The list. */

static void do_help(struct plain_game *plain_game, const char *argument);

struct command {
    const char *word, *letter, *argument, *help;
    void (*run)(struct plain_game *plain_game, const char *argument);
};

static const struct command commands[] = {
#define X(name, word, letter, argument, run, help) {#word, letter, argument, help, run},
    PLAIN_COMMANDS(X)
#undef X
};

enum {
#define X(name, ...) COMMAND_##name,
    PLAIN_COMMANDS(X)
#undef X
        COMMANDS
};

/* Puzzles are kept in a file of whoever's the program is. */
static bool is_there(const struct dialogue *dialogue, size_t command)
{
    return command != COMMAND_PUZZLES || !dialogue->is_confined;
}

static void say_command(struct dialogue *dialogue, const struct command *command, const char *help)
{
    dialogue_say(dialogue, "%s%s%s (%s): %s", command->word, command->argument[0] ? " " : "",
                 command->argument, command->letter, _(help));
}

static void say_squares(struct dialogue *dialogue)
{
    dialogue_say(dialogue, _("Squares are X,Y: X increases to the east, Y to the south; the start "
                             "tile is 0,0."));
}

static void do_help(struct plain_game *plain_game, const char *argument)
{
    struct dialogue *dialogue = plain_game->dialogue;
    bool is_saved = plain_game->use != USE_PRACTICE;
    (void)argument;
    dialogue_say(dialogue, _("Type the number of a choice, a move in notation such as 'place 0,-1 "
                             "s', or one of these commands or letters:"));
    for (size_t c = 0; c < COMMAND_QUIT; c++)
        if (is_there(dialogue, c))
            say_command(dialogue, &commands[c], commands[c].help);
    say_command(dialogue, &commands[COMMAND_QUIT],
                is_saved ? commands[COMMAND_QUIT].help
                         : N_("leave; finished auctions stay in your history"));
    if (is_saved)
        dialogue_say(dialogue, _("Squares are X,Y: X increases to the east, Y to the south; the "
                                 "start tile is 0,0. Every move is saved at once."));
    else
        say_squares(dialogue);
}

static bool is_report(size_t command)
{
    return (command >= COMMAND_HAND && command <= COMMAND_LOG) || command == COMMAND_RULES;
}

void reports_list(struct dialogue *dialogue)
{
    for (size_t c = 0; c < COMMANDS; c++)
        if (is_report(c))
            say_command(dialogue, &commands[c], commands[c].help);
    say_squares(dialogue);
}

static bool is_called(const struct command *command, struct word word)
{
    return word_is(word, command->word) || word_is(word, command->letter);
}

static bool run(struct plain_game *plain_game, const char *line, bool reports_only)
{
    const char *rest = line, *end = line + strlen(line);
    struct word word, behind;
    char argument[PLAIN_LINE_SIZE];
    word_next(line, &rest, end, &word);
    for (size_t c = 0; c < COMMANDS; c++) {
        if (!is_called(&commands[c], word) || (reports_only && !is_report(c)) ||
            !is_there(plain_game->dialogue, c))
            continue;
        word_next(line, &rest, end, &behind);
        snprintf(argument, sizeof argument, "%.*s", (int)(end - behind.at), behind.at);
        if (argument[0] != '\0' && commands[c].argument[0] == '\0')
            dialogue_say(plain_game->dialogue, _("'%s': expected nothing after '%s'."), argument,
                         commands[c].word);
        else
            commands[c].run(plain_game, argument);
        return true;
    }
    return false;
}

bool command_do(struct plain_game *plain_game, const char *line)
{
    if (line[0] == '/' && line[1] != ' ' && line[1] != '\0') {
        talking_say(plain_game, line + 1);
        return true;
    }
    return run(plain_game, line, false);
}

bool report_do(struct plain_game *plain_game, const char *line)
{
    return run(plain_game, line, true);
}
