/* Every page, as something to open. The caller hands the page to app_open or app_replace. NULL
 * where memory runs out or, with `problem` filled in, the thing cannot be opened. */
#ifndef BASTIDE_TUI_PAGES_H
#define BASTIDE_TUI_PAGES_H

#include "play/store.h"
#include "tui/page.h"
#include "wording/wording.h"

struct page *title_page(void);
struct page *title_page_of(uint64_t seed);                /* with the land of that seed */
struct page *setup_page(const struct record_head *known); /* with what is known already; NULL: as
                                                             the last game was set up */
struct page *computer_page(void); /* the same, with a computer player at least, ready to start */
struct page *enter_page(const struct record_head *known); /* the same of a game on a real table */
struct page *load_page(void);
struct page *sit_list_page(void);            /* the games at which one can sit down */
struct page *statistics_page(long long now); /* of the games that are over, with ratings at that
                                                time (seconds since 1970) */
struct page *rules_page(void);
struct page *settings_page(const struct app *app); /* with what `app` has now */

/* Deeds that open these two. */
void rules_deed_open(const struct press *press);
void settings_deed_open(const struct press *press);

/* What a setting's value is called, in the player's language. */
const char *settings_value_name(enum settings_key key, const char *value);

/* Aids, and sets, edition and options, chosen one by one on top of the setup page; what is given is
 * changed as long as the page is open. */
struct page *setup_aids_page(struct record_head *head);
struct page *setup_rules_page(struct options *options);

/* The lessons that teach how to play, in prepared games. Only which are done is saved. */
struct page *tutorial_page(void);

/* Practice. */

struct practice_plan;
struct training_exercise;

/* A session by that plan, of which the path alone must last as long as the page. NULL, with
 * `problem`: the plan cannot be followed. */
struct page *practice_page_of(const struct practice_plan *plan, struct problem *problem);

/* The position of today, for whoever practised last. */
struct page *daily_page(struct problem *problem);

/* An exercise for the person of that name, otherwise as practised the last time. */
struct page *practice_exercise_page(const struct training_exercise *exercise, const char *name,
                                    struct problem *problem);

/* Asks what to practise: as the last time, so that Enter begins. */
struct page *practice_setup_page(void);

/* Keeps what people clearly lost in a game, by its analysis, as positions to practise; returns what
 * came of it. Only if practice_can_keep. */
struct findings;
bool practice_can_keep(const struct session *session);
struct sentence practice_keep(const struct findings *found, const struct session *session);

/* Progress: how much decisions of practice lose, over days or weeks and by kind; below
 * it what is misjudged most, each with an exercise. */

/* Opens practice of an exercise for the player of that name; NULL, with `problem`: it cannot. */
typedef struct page *exercise_opener(const struct training_exercise *exercise, const char *name,
                                     struct problem *problem);

/* The page of a player, or of the one who practised last where `name` is NULL or has not practised
 * yet, at the time `now` (seconds since 1970). `open` NULL: there are no exercises. */
struct page *progress_page(const char *name, long long now, exercise_opener *open);

/* The table: a game being played. Takes over `*session` (moved out of the caller's hands, which
 * must not close it). */
struct page *table_page(const struct session *session);

/* A game to look at, move by move. Takes over `*session`, too. */
struct page *replay_page(const struct session *session);

/* The film of a game that such a page looks at, which stays below it: so many pictures of `each`
 * milliseconds. */
struct page *replay_film_page(const struct page *replay, unsigned pictures, int each);

/* Begins a game as `wanted` says, kept in the folder of games, with a seed of its own where
 * `wanted` has none. */
struct page *new_game_page(const struct record_head *wanted, struct problem *problem);

/* The same people once more with the rules of the game `played`, another order of tiles, and player
 * number `first` (from 0) of it beginning. */
struct page *rematch_page(const struct record_head *played, unsigned first,
                          struct problem *problem);

/* The game in the file `path` at its table. Where it can be opened, `problem` says what the players
 * should hear of the record, or is empty. The same move by move, to look at: the file stays as it
 * is. And the table of a damaged game, played on without asking: `problem` says what was done. */
struct page *kept_game_page(const char *path, struct problem *problem);
struct page *kept_replay_page(const char *path, struct problem *problem);
struct page *repaired_game_page(const char *path, struct problem *problem);

/* Sitting down at the game in the file `path`: asks at which of the free seats, and puts the table
 * in the place of the question; where one is free it is taken at once, and this is the table. NULL,
 * with `problem`: nobody can sit down there. And opens that, or says why not. */
struct page *sit_page(const char *path, struct problem *problem);
void sit_page_open(struct app *app, const char *path);

/* Asks whether a game that is STORED_DAMAGED should be played on as it was above the bad line. Yes
 * puts its table in the place of the question; no takes it away. */
struct page *repair_page(const struct stored_game *game);

/* Every key that works on the page of that name, each with its sentence. The sentences must last
 * as long as the page. */
struct page *help_page(const char *name, const struct binding *bindings, size_t count);

/* Asks whether to leave the program. */
struct page *leave_page(void);

/* The game of a record that another program is playing, for those who look on (play/watch.h). */
struct page *watch_page(const char *path, struct problem *problem);

#endif
