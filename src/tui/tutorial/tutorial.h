/* The tutorial's page: a table at which the guide sits, too. The learner plays at the real table;
 * the guide says what to do, waits until it has been done, undoes what leads elsewhere, and moves
 * for the other player. */
#ifndef BASTIDE_TUI_TUTORIAL_H
#define BASTIDE_TUI_TUTORIAL_H

#include "tui/table/stage.h"
#include "tui/tutorial/script.h"

struct tutorial {
    struct page page;
    struct script_run run;
    struct table *table; /* where the game is played: a page of its own, drawn inside this one */
    size_t step;
    enum table_stage since; /* the table's stage when the step began */
    bool went_astray;       /* the last key made another move than the one asked for */
};

/* The page of a lesson (from 0) and those after it. NULL where memory runs out. */
struct page *tutorial_lesson_page(size_t lesson);

/* lessons.c: which lessons have been done to their end, in the file
 * $XDG_STATE_HOME/bastide/lessons (by default ~/.local/state/bastide/lessons), an ID a line. Where
 * that cannot be written nothing is remembered. */
void lessons_read_done(bool done[SCRIPT_LESSONS_COUNT]);
void lessons_keep_done(size_t lesson);

static inline const struct script_run_step *tutorial_step(const struct tutorial *tutorial)
{
    return &tutorial->run.step[tutorial->step];
}

/* Whether the current step only waits for a key to go on. */
bool tutorial_is_telling(const struct tutorial *tutorial);

/* The key that brings the learner on. */
struct advice tutorial_advice(const struct tutorial *tutorial);

/* The square to lay a tile on; false where there is none, or not now. */
bool tutorial_target(const struct tutorial *tutorial, struct square *at);

/* tutorial_steps.c: how the lesson goes on. */

/* On to the next step. False where there is none. */
bool tutorial_next(struct tutorial *tutorial, struct app *app, long long now);

/* To the beginning of a lesson (from 0). False, with nothing changed, where memory runs out. */
bool tutorial_go_to(struct tutorial *tutorial, struct app *app, size_t lesson, long long now);

/* After anything that was done at the table: takes back what the step did not ask for, and goes on
 * where it has been done. */
void tutorial_follow(struct tutorial *tutorial, struct app *app, long long now);

/* The surroundings given to the table inside, whatever the settings say: the guide tells
 * everything, asks for nothing to be confirmed, leaves no step out and lets computer players take
 * their time. */
struct quiet {
    struct surroundings around;
    struct settings settings;
};
void tutorial_quieten(struct quiet *quiet, const struct surroundings *around);

/* tutorial_draw.c */
void tutorial_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
