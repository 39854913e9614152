/* Practice: a row of auctions, each held at a table and reviewed. */
#ifndef BASTIDE_TUI_PRACTICE_PAGE_H
#define BASTIDE_TUI_PRACTICE_PAGE_H

#include "play/practice_plan.h"
#include "play/problem.h"
#include "tui/page.h"

/* A session by that plan, of which the path alone must last as long as the page. NULL, with
 * `problem`: the plan cannot be followed, such as with a record without bazaars. */
struct page *practice_page_of(const struct practice_plan *plan, struct problem *problem);

/* An exercise for the person of that name, otherwise as practised the last time. */
struct page *practice_exercise_page(const struct training_exercise *exercise, const char *name,
                                    struct problem *problem);

/* Asks what is to be practised: as the last time, so that Enter begins. */
struct page *practice_setup_page(void);

#endif
