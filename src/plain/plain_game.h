/* A game played as plain text, and the dialogue in which it is. */
#ifndef BASTIDE_PLAIN_PLAIN_GAME_H
#define BASTIDE_PLAIN_PLAIN_GAME_H

#include "plain/plain.h"
#include "plain/question.h"
#include "play/session.h"
#include "thinking/bots.h"
#include "wording/seats.h"
#include "wording/turn_words.h"

/* A dialogue: lines printed and lines read. Once it has ended, every later read fails, so a
 * question only has to return. */

enum dialogue_end {
    DIALOGUE_GOES_ON,
    DIALOGUE_LEFT,        /* the player chose to leave */
    DIALOGUE_SILENT,      /* end of input */
    DIALOGUE_UNHEARD,     /* the output is closed: nothing is printed either */
    DIALOGUE_INTERRUPTED, /* Ctrl-C */
};

/* What comes of a look while a line is awaited: it goes on being awaited, or what was asked is no
 * longer so. */
enum dialogue_news { DIALOGUE_SAME, DIALOGUE_STALE };

/* When the next look is due: once the descriptor can be read (-1: none), or the time is over. */
struct dialogue_due {
    int fd;
    unsigned milliseconds;
};

struct dialogue {
    const struct line_io *io;
    enum dialogue_end end;
    const struct programs *programs; /* other programs that may play; NULL: none */
    const struct settings *settings; /* how the player likes the program; NULL: nobody is called */
    bool is_confined;                /* to one game: no command leads to another, or to a file */
    /* Looks what has happened elsewhere while a line is awaited, and may print it. NULL: nothing
     * happens elsewhere. */
    enum dialogue_news (*look)(void *of, struct dialogue_due *due);
    void *of;
    bool is_stale;  /* no line was read: what was asked is no longer so */
    bool at_prompt; /* the line printed last is a prompt */
};

/* Prints a line, without its newline, from a printf format. */
__attribute__((format(printf, 2, 3))) void dialogue_say(struct dialogue *dialogue,
                                                        const char *format, ...);

/* Prints a line as it is. */
void dialogue_tell(struct dialogue *dialogue, const char *line);

/* Prompts, after `who` (or "", or NULL: does not), and reads a line, stripped of surrounding
 * spaces. False: the dialogue has ended. Where what was asked is no longer so, the line is empty,
 * and the dialogue `is_stale`. */
bool dialogue_ask(struct dialogue *dialogue, const char *who, char line[PLAIN_LINE_SIZE]);

/* Asks until the answer is 1, yes, or 0, no; no if the dialogue ends. */
bool dialogue_agree(struct dialogue *dialogue, const char *question);

/* Waits until the file descriptor (-1: none) can be read or the time is over. False: interrupted,
 * and the dialogue has ended. */
bool dialogue_wait(struct dialogue *dialogue, int fd, unsigned milliseconds);

/* The same, or until a line can be read, where one can be meanwhile. */
bool dialogue_wait_to_hear(struct dialogue *dialogue, int fd, unsigned milliseconds);

/* Waits a while for the file descriptor, for the `waits`th time: at the second, where people watch,
 * it says why. */
bool dialogue_await(struct dialogue *dialogue, int fd, unsigned waits, const char *why);

/* What is done with a game. */
enum plain_use {
    USE_PLAY,
    USE_REPLAY,   /* nobody is playing, so going back needs no agreement */
    USE_PRACTICE, /* an auction of it is held, of which no record is kept */
};

struct plain_game {
    struct dialogue *dialogue;
    enum plain_use use;
    struct session session;
    struct opponents *opponents; /* NULL where nobody plays: in a replay, or watching */
    struct seats seats;
    struct log log;
    struct position position; /* of the session's game, as of the last plain_game_position */
    size_t told;              /* how many log entries have been printed */
    struct question question; /* the current one, unless the game is over */
    struct so_far so_far;
    unsigned listed;      /* how many of its choices have been printed */
    unsigned turn;        /* the last turn announced, or 0 */
    unsigned at_keys;     /* the player announced as deciding */
    bool is_lost;         /* the record that is shared cannot be read, which has been said */
    unsigned there;       /* of such a record, the seats that others have, bit p for player p, */
    bool others_are_seen; /* once they have been seen; */
    bool looks_again;     /* they are to be looked at once more, soon */
    bool has_waited;      /* for others to decide, since somebody here did */
    size_t heard;         /* how many words of players have been printed, */
    struct ask asked;     /* what was asked when that was printed last, */
    unsigned seatings;    /* and how often seats had changed hands */
    long long used_ms[PLAYERS_MAX]; /* of the clocks of players here, beyond whole seconds */
    bool is_changed;                /* the question must be recomputed */
    bool is_alone;                  /* computer players play alone, and the input has ended */
#define X(member) member;
    PLAIN_STATES(X)
#undef X
};

/* What the rows of plain.def name. */
typedef bool announcement(struct plain_game *plain_game);
typedef void plain_note(struct plain_game *plain_game);
typedef void player_note(struct plain_game *plain_game, unsigned player);

#define X(announce, follow)                                                                        \
    announcement announce;                                                                         \
    plain_note follow;
ANNOUNCEMENTS(X)
#undef X
#define X(tell) plain_note tell;
QUESTION_NOTES(X)
TURN_NOTES(X)
TO_COME_NOTES(X)
SCORES_NOTES(X)
#undef X

/* What the players have for the time being, by a function of HELD_WORDS, a line each. */
typedef void held_adder(struct turn_facts *facts, const struct game *game,
                        const struct seats *seats, enum held_worth worth);
void tell_held(struct plain_game *plain_game, held_adder *adds);
#define X(tell) player_note tell;
FINAL_NOTES(X)
#undef X

/* A game with that session, which it then owns; NULL if memory runs out. */
struct plain_game *plain_game_open(struct dialogue *dialogue, const struct session *session);
void plain_game_close(struct plain_game *plain_game);

/* Lets computer players play on the seats that are theirs. False if memory runs out: the game is
 * closed then. */
bool plain_game_seat_bots(struct plain_game *plain_game);

/* The player at the keyboard: who must decide, or whose turn it is. */
unsigned plain_game_player(const struct plain_game *plain_game);

/* The analysis of the current position, computed once per position. */
const struct position *plain_game_position(struct plain_game *plain_game);

/* Prints the next choices not listed yet. */
void plain_game_list(struct plain_game *plain_game);

/* Whether a computer player plays on that seat here. */
bool plain_game_has_bot(const struct plain_game *plain_game, unsigned player);

/* Makes, undoes or redoes a move; prints the outcome, or why not. Whether the move was made. */
bool plain_game_move(struct plain_game *plain_game, struct move move);
void plain_game_type(struct plain_game *plain_game, const char *notation);
void plain_game_undo(struct plain_game *plain_game);
void plain_game_redo(struct plain_game *plain_game);

/* After moves were made: asks anew, and tells what has happened. */
void plain_game_settle(struct plain_game *plain_game);

/* Says each move from number `from` on in the words printed when one is made. */
void plain_game_tell_moves(const struct plain_game *plain_game, size_t from);

/* Prints what has happened since the last call; and those events of the moves from number `from` on
 * that are not logged. */
void plain_game_tell(struct plain_game *plain_game);
void plain_game_tell_unlogged(struct plain_game *plain_game, size_t from);

/* Prints whose turn it is or who must decide, if that is new. */
void plain_game_announce(struct plain_game *plain_game);

/* Takes the turn, and what announces itself, for announced as they are. */
void plain_game_follow(struct plain_game *plain_game);

/* Prints what is still to come. */
void plain_game_tell_to_come(struct plain_game *plain_game);

#endif
