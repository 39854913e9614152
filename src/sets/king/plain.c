#include "language/language.h"
#include "plain/plain_game.h"
#include "words.h"

/* Who has each, by what, and what it would pay. */
void tell_honours(struct plain_game *plain_game)
{
    const struct session *session = &plain_game->session;
    bool is_told = aids_has(&session->head, AID_EXPECTED) && !game_is_over(&session->game);
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++)
        if (game_honour_player(&session->game, (enum honour)honour) != NOBODY)
            dialogue_tell(plain_game->dialogue,
                          wording_honour(&session->game, &plain_game->seats, (enum honour)honour,
                                         is_told ? HELD_WORTH_TOLD : HELD_WORTH_UNTOLD)
                              .text);
}
