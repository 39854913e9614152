/* The page of progress: how much decisions of practice lose, over days or weeks and by kind; below
 * it what is misjudged most, each with an exercise. */
#ifndef BASTIDE_TUI_PROGRESS_PAGE_H
#define BASTIDE_TUI_PROGRESS_PAGE_H

#include "play/problem.h"
#include "training/repetition.h"
#include "tui/page.h"

/* Opens practice of an exercise for the player of that name; NULL, with `problem`: it cannot. */
typedef struct page *exercise_opener(const struct training_exercise *exercise, const char *name,
                                     struct problem *problem);

/* The page of a player, or of the one who practised last where `name` is NULL or has not practised
 * yet, at the time `now` (seconds since 1970). `open` NULL: there are no exercises. */
struct page *progress_page(const char *name, long long now, exercise_opener *open);

#endif
