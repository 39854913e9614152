#include "plain/commands.h"
#include "language/language.h"
#include "text/words.h"
#include "wording/entry_words.h"

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

static void do_help(struct plain_game *plain_game, const char *argument);

#define do_hand     report_hand
#define do_near     report_near
#define do_board    report_board
#define do_features report_features
#define do_scores   report_scores
#define do_left     report_left
#define do_fits     report_fits
#define do_log      report_log
#define do_value    advice_value
#define do_hint     advice_hint
#define do_analysis advice_analysis
#define do_review   advice_review
#define do_bot      bots_command
#define do_against  against_command

struct command {
    const char *word, *letter, *argument, *help;
    void (*run)(struct plain_game *plain_game, const char *argument);
};

static const struct command commands[] = {
#define X(name, word, letter, argument, help) {#word, letter, argument, help, do_##word},
    PLAIN_COMMANDS(X)
#undef X
};

enum {
#define X(name, word, letter, argument, help) COMMAND_##name,
    PLAIN_COMMANDS(X)
#undef X
        COMMANDS
};

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
        if (!is_called(&commands[c], word) || (reports_only && !is_report(c)))
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
    return run(plain_game, line, false);
}

bool report_do(struct plain_game *plain_game, const char *line)
{
    return run(plain_game, line, true);
}

/* What the table did against the rules. */

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

void against_command(struct plain_game *plain_game, const char *argument)
{
    const struct session *session = &plain_game->session;
    char text[PLAIN_LINE_SIZE + 16];
    struct move move;
    struct bad_text bad;
    if (session->head.chance == RECORD_CHANCE_AUTO) {
        dialogue_say(plain_game->dialogue, _("Not allowed: %s."),
                     _(refusal_sentence(REFUSAL_DRAWN_BY_PROGRAM)));
        return;
    }
    if (argument[0] == '\0') {
        say_what_can_be_noted(plain_game->dialogue);
        return;
    }
    snprintf(text, sizeof text, "against %s", argument);
    if (move_parse(&session->game, text, strlen(text), &move, &bad))
        plain_game_move(plain_game, move);
    else
        dialogue_say(plain_game->dialogue, "%s", bad.reason);
}
