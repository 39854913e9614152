/* A session: a game being played. It holds the game and its history, makes chance moves, undoes and
 * redoes moves, and writes the record to disk as the game goes on.
 *
 * Some moves are automatic: those of automatic chance and, if people play, a move that the tile
 * just placed needs (BR6). Nobody decides them, so they are undone and redone with the decision
 * before them. Where people and bots play (bots_play), bots' decisions are undone with that of a
 * person before them; where bots play alone, one by one. Bots make them again when that decision
 * has been redone (thinking/bots.h).
 *
 * The disk is never more than one call behind: a call that changes the game returns after the
 * change is written and synced. */
#ifndef BASTIDE_PLAY_SESSION_H
#define BASTIDE_PLAY_SESSION_H

#include "bastide/chance.h"
#include "bastide/notation.h"
#include "facts/log.h"
#include "play/bot_seats.h"
#include "play/problem.h"
#include "play/talk.h"
#include "rows/play.h"
#include "text/words.h"

#include <stdint.h>
#include <sys/types.h>

/* A move that was made, and the game before it. */
struct step {
    struct game before;
    struct move move;
    uint8_t actor;   /* a player from 0, or ACTOR_CHANCE */
    uint32_t events; /* how many there were when it was made (session_events) */
};

/* Which moves are made automatically after a decision. */
enum session_pace {
    PACE_OF_MOVES,     /* chance: programs make every other move themselves */
    PACE_OF_DECISIONS, /* a move that is forced, and chance */
    PACE_OF_TURNS, /* the same, but what chance brings the next turn waits for session_hand_over */
};

/* What chance brought in moves that were taken back, in a game without a seed, the first first
 * (play/draws.h). */
enum { DRAWS_AGAIN_MOST = TILES_MAX };

struct draws_again {
    struct move move[DRAWS_AGAIN_MOST];
    size_t count;
};

struct session {
    struct record_head head;
    enum session_pace pace; /* PACE_OF_MOVES unless a front end changes it */
    bool bots_play;         /* a front end lets the bots of the head decide for their seats; false
                               unless it says so: a replay goes through bots' decisions like any */
    struct game game;       /* as it stands now */
    struct step *steps;     /* the moves made, then those undone that can be redone */
    size_t made;            /* how many of them are made */
    size_t known;           /* how many there are in all */
    size_t room;
    struct event *events; /* what those made did, one after another */
    size_t events_room;
    size_t given; /* of the moves made, those with which play began, as in practice: they
                     are not undone; 0 unless the caller says so */
    uint8_t fault[PLAYERS_MAX]; /* of bots at auctions of practice (sets/bazaars/bot_faults.h): enum
                                   player_fault; none unless the caller says so */
    struct pile_order order;    /* for a game with a seed */
    struct draws_again again;   /* for one without */
    struct journal *journal;    /* the record on disk; NULL if none is written */
    uint32_t used[PLAYERS_MAX]; /* seconds used on each player's clock, for the record; counted by
                                   the front end */
    /* Of a record that several programs share: */
    struct talk talk;                      /* what players have said and asked in it */
    char elsewhere[PLAYERS_MAX][BOT_SIZE]; /* what it says of the seats that are elsewhere */
    bool asks;                             /* what is asked was asked by this program */
    uint8_t asking;                        /* bit p: it asks for player p's seat, */
    uint8_t wanted;                        /* or is to have it as soon as it is free */
    unsigned seatings;                     /* how often seats have changed hands */
    struct session *ahead;       /* it, where others have gone on from here; NULL: nobody has */
    struct record_lines changed; /* the first lines of the record read that its checks show were
                                    edited; 0 to 0 for none */
};

/* The game after the first `moves` of the moves made. */
static inline const struct game *session_game_after(const struct session *session, size_t moves)
{
    return moves < session->made ? &session->steps[moves].before : &session->game;
}

/* How many events there were before move number `step`, from 0. */
static inline uint32_t session_events_before(const struct session *session, size_t step)
{
    return step > 0 ? session->steps[step - 1].events : 0;
}

/* What the moves from number `from` up to number `to` did, which is not among them; until the
 * session changes. Moves undone have done what they did. */
struct session_events {
    const struct event *event;
    size_t count;
};

static inline struct session_events session_events(const struct session *session, size_t from,
                                                   size_t to)
{
    uint32_t begin = session_events_before(session, from);
    return (struct session_events){session->events + begin,
                                   session_events_before(session, to) - begin};
}

/* Begins a game with the settings of `head` and makes the chance moves that are due. A head with
 * automatic chance must have a seed. False, with `session` empty, if the options are refused or
 * memory runs out. */
bool session_begin(struct session *session, const struct record_head *head,
                   struct problem *problem);

/* The same with a prepared game: only the tiles of `order`, in that order, after which the game is
 * over. For lessons and demonstrations. */
bool session_prepare(struct session *session, const struct record_head *head,
                     const struct pile_order *order, struct problem *problem);

/* An unpredictable seed, below 10^12, for games without a chosen one. */
uint64_t seed_by_chance(void);

/* Like session_begin, from a record's text; `name` names it in problems. The record may have
 * automatic chance and no seed: then the tiles after it come in any order. With a seed, the
 * record's own draws still come first, and the rest after them in the seed's order. */
bool session_read(struct session *session, const char *name, const char *text, size_t length,
                  struct problem *problem);

/* What can be recovered of a record with a bad line: the game above that line. */

struct salvage {
    size_t line;  /* the first bad one, from 1 */
    size_t moves; /* the players' moves above it */
    size_t lost;  /* lines from there on, not counting comments */
};

/* Like session_read, but at a bad line the session stops above that line. `salvage` receives what
 * is lost; its `line` is 0 if no line is bad. A bad head is refused as before. No chance moves are
 * made. */
bool session_salvage(struct session *session, const char *name, const char *text, size_t length,
                     struct salvage *salvage, struct problem *problem);

/* The same, from a file. */
bool session_salvage_file(struct session *session, const char *path, struct salvage *salvage,
                          struct problem *problem);

/* Like session_read, from a file. The file is unchanged and no record is written. */
bool session_load(struct session *session, const char *path, struct problem *problem);

/* Begins a game of its own at the point where the first `moves` of the moves made in `from` are
 * made, without what was used of the clocks, and makes what nobody decides there. `head` must have
 * the players and rules of `from`; its seed says how the tiles come that `from` has not drawn until
 * then. `from` stays as it is, and no record is kept. False, with `session` empty, where memory
 * runs out. */
bool session_branch(struct session *session, const struct session *from, size_t moves,
                    const struct record_head *head, struct problem *problem);

/* Whether the record that was read is not as it was written, by its checks; `problem` then says
 * where, with `name` for the file. The game can be played all the same. Of a record that is resumed
 * session_news tells it. */
bool session_was_changed(const struct session *session, const char *name, struct problem *problem);

/* Writes the record to the file `path`, which must not exist yet, from now on, including what has
 * happened so far. */
bool session_keep(struct session *session, const char *path, struct problem *problem);

/* Gives the record, so far private, to the members of a group of the system's users, too. */
bool session_give(const struct session *session, gid_t group, struct problem *problem);

/* Loads the file `path` and continues that record. Refused if another program has it open. Nothing
 * is written before the first change: a tile that was due is drawn, but written with the next move,
 * and an incomplete last line stays in the file until then. Of a game without a seed what was due
 * is written at once. */
bool session_resume(struct session *session, const char *path, struct problem *problem);

/* Records that several programs share (session_shared.c). */

/* The same, but shares the record (journal_join). Nothing that is due is drawn, as that is for
 * whoever plays the seat that goes on. Changes fail where somebody else has changed the record
 * since it was last followed. */
bool session_join(struct session *session, const char *path, struct problem *problem);

/* Takes seats of a session that has just been joined: those of the players named, `count` of them;
 * 0: of all people that nobody else plays for. And those of computer players that nobody else has.
 * All other seats are elsewhere. Where the computer plays for somebody who is named, the others are
 * asked for that seat. False if a name is not there or its seat is taken. */
bool session_sit(struct session *session, const char *const *names, unsigned count,
                 struct problem *problem);

/* The seats that others have now, bit p for player p. */
unsigned session_seats_of_others(const struct session *session);

/* Whether there is notice that others have done something with a shared record, changed it, come or
 * gone, since session_look; always, where the system gives none. */
bool session_is_noticed(const struct session *session);

/* Whether the record is shared. */
bool session_is_shared(const struct session *session);

/* Looks whether others have changed a shared record. SESSION_CHANGED: they have gone on, and the
 * session has what they did in `ahead`; their moves are made here one by one, as if they were
 * decided now (session_others_move), and are not written again. SESSION_TAKEN_BACK: moves were
 * undone, some that are made here or of `ahead`, and the session has been taken back to where the
 * record still is as it was; it may have gone on from there. SESSION_LOST: `problem` says what is
 * wrong with the file; the session is as it was, and cannot be changed. */
enum session_followed { SESSION_SAME, SESSION_CHANGED, SESSION_TAKEN_BACK, SESSION_LOST };
enum session_followed session_look(struct session *session, struct problem *problem);

/* Reads what a shared record holds into `now`, a session without a record, and leaves the session
 * as it is, for pages that show it. False, with `now` empty, if it cannot be read. */
bool session_peek(struct session *session, struct session *now);

/* As session_look, and makes all of that at once; `*kept` is how many moves are as they were. */
enum session_followed session_follow(struct session *session, size_t *kept,
                                     struct problem *problem);

/* The next decision that somebody else has made and that is still to be made here. False if there
 * is none, or something due by chance comes before it (session_hand_over). */
bool session_others_move(const struct session *session, struct move *move);

/* Whether a turn of somebody else is played and they have not ended it: they draw what comes next,
 * not this program. */
bool session_awaits_others(const struct session *session);

/* Who has to decide, or to end a turn; before the first move whoever begins. PLAYERS_MAX: nobody,
 * the game is over. */
unsigned session_awaited(const struct session *session);

/* A descriptor that can be read when session_look is due; -1: now and then. */
int session_notice(const struct session *session);

/* How many moves the two begin with in common. */
size_t session_moves_in_common(const struct session *one, const struct session *other);

/* What players say to each other (play/talk.h; session_talk.c). All of it needs a shared record,
 * and says no where somebody else has changed that record meanwhile. */

/* The people's seats that this program has, bit p for player p. */
unsigned session_own_seats(const struct session *session);

/* Of those who speaks: player `first` if the seat is here, else the first of them; PLAYERS_MAX
 * where there are none. */
unsigned session_speaker(const struct session *session, unsigned first);

/* What the record says of who plays for that player, here or elsewhere: as in its head. */
const char *session_bot_of(const struct session *session, unsigned player);

/* Whether the computer or another program plays for that player, here or elsewhere. */
bool session_has_bot(const struct session *session, unsigned player);

/* The number of moves up to and including the last decision of a person, anywhere; 0 if there is
 * none that may be undone. */
size_t session_decided_by_people(const struct session *session);

/* Says something for a player whose seat is here. False, with nothing said, if the words are not
 * good, if there are too many of them, or they could not be written. */
bool session_say(struct session *session, unsigned player, const char *text,
                 struct problem *problem);

/* Asks for a player whose seat is here whether all but the first `left` moves may be taken back.
 * Whom it concerns: everybody, computer players aside, who has decided or been dealt something
 * since. Where that is nobody else it is done at once. False, with nothing asked, if one of them is
 * not there, if something else is asked, or it could not be written. */
bool session_ask_undo(struct session *session, unsigned player, size_t left,
                      struct problem *problem);

/* The same whether the computer may play for `seat` from now on, at the level `bot`, or a person at
 * this terminal (""). Nobody may sit there but the computer. It concerns all who are there. */
bool session_ask_seat(struct session *session, unsigned player, unsigned seat, const char *bot,
                      struct problem *problem);

/* Whom what is asked concerns, besides whoever asks; 0 where nothing is asked. Those of them who
 * have yet to answer; and of these the ones at this terminal. */
unsigned session_concerned(const struct session *session);
unsigned session_unanswered(const struct session *session);
unsigned session_asked_here(const struct session *session);

/* Answers for a player whose seat is here; whoever asked withdraws it by declining. */
enum answer_given { ANSWER_AGREES, ANSWER_DECLINES };
bool session_answer(struct session *session, unsigned player, enum answer_given answer,
                    struct problem *problem);

/* Does what all have agreed to, and takes the seats that this program is to have, as soon as that
 * is possible; to be called after session_look. SESSION_TAKEN_BACK: moves were taken back. */
enum session_followed session_settle(struct session *session);

/* Whether computer players wait, so that what is asked can be answered. */
bool session_waits_for_answers(const struct session *session);

/* Whether something may happen that no notice tells: session_look and session_settle are due now
 * and then. */
bool session_is_restless(const struct session *session);

/* Writes the current record to `path` atomically, replacing any file there. */
bool session_save(const struct session *session, const char *path, struct problem *problem);

/* Checks that the record is still on disk as it was left, as before every change; if not, repairs
 * it or continues in a new file. False if that fails. */
bool session_secure(struct session *session, struct problem *problem);

/* What players must know of the record and have not been told yet; to be called after every call
 * that begins or changes a session. False if there is nothing. */
bool session_news(struct session *session, struct problem *news);

/* Ends the session and frees its memory; the record stays on disk. Harmless on an empty one. */
void session_close(struct session *session);

enum session_result { SESSION_DONE, SESSION_REFUSED, SESSION_FAILED };

/* Makes a move, or an amendment where chance is manual, and those that follow automatically at the
 * session's pace: all of them are made and written, or none. SESSION_REFUSED: `*refusal` says why,
 * nothing changed. SESSION_FAILED: the record could not be written; nothing changed, except what
 * `problem` says of the file. Undone moves can no longer be redone after a different move. */
enum session_result session_play(struct session *session, struct move move, enum refusal *refusal,
                                 struct problem *problem);

/* Makes the chance moves that are due, if chance is automatic, and writes them: the turn is handed
 * over. False, with nothing changed, if they could not be written. */
bool session_hand_over(struct session *session, struct problem *problem);

/* The number of moves up to and including the last decision that undo takes back, which may be a
 * tile entered by hand; 0 if there is none. Where people and bots play it is a person's. */
size_t session_decided(const struct session *session);

/* The same for the last decision of a player, ignoring tiles entered by hand. */
size_t session_decided_by_players(const struct session *session);

/* The number of moves before the first decision of that turn. */
size_t session_turn_begin(const struct session *session, unsigned turn);

/* Undoes the last decision and the automatic moves after it. False if there is none, or it is one
 * of those given, or the record could not be truncated. */
bool session_undo(struct session *session, struct problem *problem);
bool session_can_undo(const struct session *session);

/* Undoes all but the first `left` moves at once. False, with nothing changed, if the record could
 * not be truncated. */
bool session_go_back(struct session *session, size_t left, struct problem *problem);

/* Redoes the last decision undone. Impossible if the turn has to be
 * handed over first. */
bool session_redo(struct session *session, struct problem *problem);
bool session_can_redo(const struct session *session);

/* Writes the clocks into the record, as happens with every move; does nothing if there is no clock,
 * no record or no game in progress. False if it could not be written. */
bool session_note_clocks(const struct session *session, struct problem *problem);

/* Gives the seat of a player (from 0) to the bot of that level, or to a person: "". The record's
 * head says so from now on, too; the file is replaced atomically, and all that people wrote into it
 * stays. Moves undone can no longer be redone. False, with nothing changed, if it could not be
 * written. */
bool session_set_bot(struct session *session, unsigned player, const char *level,
                     struct problem *problem);

/* Landmarks: what players look for when they go through a game again. */

/* After an event that players look for (play.def); or a turn starts, whoever plays a tile in it. */
enum landmark_kind {
#define X(kind, ...) LANDMARK_##kind,
    LANDMARKS(X)
#undef X
        LANDMARK_TURN,
    LANDMARK_KINDS
};

struct landmark {
    enum landmark_kind kind;
    unsigned player; /* LANDMARK_TURN: whose turn it is, from 0 */
};

/* What text mode calls those after an event. */
extern const char *const landmark_names[LANDMARK_TURN];

/* The next such landmark (`by` 1), or the previous one (-1), of the session's first `moves` moves,
 * made or taken back. `*at`, how many moves are made there, goes on to it. False, with `*at` as it
 * was, where there is none. */
bool landmark_find(const struct session *session, size_t moves, struct landmark landmark, int by,
                   size_t *at);

/* A session's moves handed to the analysis: its log. */

/* Enters the moves made since, or strikes out those taken back. To be called after every change
 * of the session; a new log is all zeros. */
void log_follow(struct log *log, const struct session *session);

/* Going on from a damaged record. */

/* How many lines are lost, given a reader that has found a bad one. */
size_t salvage_lost(const struct record_reader *reader);

/* Begins a session with the game of the damaged record in the file `path` up to the first bad line,
 * and records it from then on in a new file beside that one: "ann.bastide" continues in
 * "ann_repaired.bastide", or with a number if that is taken. The old file is unchanged. False, with
 * `session` empty, if no line is bad, the header is, or no record can be written there: `problem`
 * says why. */
bool salvage_begin(struct session *session, const char *path, struct salvage *salvage,
                   struct problem *problem);

/* 0: a file named `other` continues the damaged one named `name`. Negative: in alphabetical order
 * (strcmp) it comes before all names that do; positive: after them. */
int salvage_order(const char *other, const char *name);

/* Games that are played on a real table and entered here by one person, who keeps the score. */

/* Whether the game of that head is one: its tiles come from a real box, and no computer player has
 * a seat. */
bool entered_is(const struct record_head *head);

/* Takes back what was entered last: moves entered together (play.def) as a whole, anything else
 * like session_undo(). And brings it again, like session_redo(). False with nothing, or not all of
 * it, done: `problem` says why. */
bool entered_undo(struct session *session, struct problem *problem);
bool entered_redo(struct session *session, struct problem *problem);

/* What rows of ENTERED_TOGETHER name. */
#define X(goes_on) bool goes_on(const struct game *game);
ENTERED_TOGETHER(X)
#undef X

#endif
