/* What the table did against the rules. */
#include "language/language.h"
#include "plain/commands.h"
#include "wording/amendment_words.h"

#include <stdio.h>
#include <string.h>

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
