#include "play/given_moves.h"

#include <stdlib.h>
#include <string.h>

char *given_moves_print(const struct session *session, size_t moves)
{
    size_t length = 0;
    char *text = moves > 0 ? malloc(moves * RECORD_LINE_SIZE + 1) : NULL;
    if (text == NULL)
        return NULL;
    for (size_t s = 0; s < moves; s++)
        length +=
            record_print_move(&session->steps[s].before, session->steps[s].move, text + length);
    text[length] = '\0';
    return text;
}

unsigned given_moves_read(const char *text, const struct options *options, struct move *move,
                          unsigned most, struct game *game)
{
    struct record_reader reader = {.text = text, .rest = text, .end = text + strlen(text)};
    struct event_list events;
    struct bad_text unsaid;
    enum record_result read = RECORD_BAD;
    unsigned moves = 0;
    if (game_start(game, options) != REFUSAL_NONE)
        return 0;
    while (moves < most &&
           (read = record_read_move(&reader, game, &move[moves], &events, &unsaid)) == RECORD_MOVE)
        moves++;
    return read == RECORD_END ? moves : 0;
}

static const struct game *game_after(const struct session *session, size_t moves)
{
    return moves < session->made ? &session->steps[moves].before : &session->game;
}

bool given_moves_begin_turn(const struct session *session)
{
    return game_awaits_placement(game_after(session, session->given));
}

bool given_moves_end_turn(const struct session *session)
{
    size_t moves = session->given + 1;
    while (moves <= session->made && game_awaits_action(game_after(session, moves)))
        moves++;
    return moves <= session->made;
}
