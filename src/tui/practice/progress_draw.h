/* How the page of progress is drawn. */
#ifndef BASTIDE_TUI_PROGRESS_DRAW_H
#define BASTIDE_TUI_PROGRESS_DRAW_H

#include "training/progress.h"
#include "tui/page.h"
#include "tui/widgets.h"

/* What it shows of one player. */
struct progress_view {
    const char *name;
    unsigned people; /* who have practised here */
    unsigned kind;   /* the chosen kind of decision, or DECISION_KINDS_COUNT */
    struct training_course course;
    struct training_weakness weakness[WEAKNESSES_MAX];
    unsigned weaknesses, chosen;
    struct scroll scroll; /* of the weaknesses */
    unsigned due;
};

enum progress_target { TARGET_KIND = TARGET_OWN, TARGET_WEAKNESS };

/* Whether a kind is among those to choose from: all are, of which there are decisions. */
bool progress_view_has(const struct progress_view *view, unsigned kind);

/* `problem`: why there is no history; "": there is. */
void progress_draw(struct progress_view *view, const char *problem, struct canvas *canvas,
                   const struct surroundings *around);

#endif
