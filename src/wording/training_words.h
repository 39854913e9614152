/* The history of practice in words. */
#ifndef BASTIDE_WORDING_TRAINING_WORDS_H
#define BASTIDE_WORDING_TRAINING_WORDS_H

#include "training/progress.h"
#include "wording/wording.h"

/* "Opening"; of DECISION_KINDS_COUNT: "All". */
const char *training_words_kind(unsigned kind);

/* "You pay too much for monasteries." And how often: "7 times, 12.4 points". */
const char *training_words_weakness(const struct training_weakness *weakness);
struct sentence training_words_times(const struct training_weakness *weakness);

/* An average loss: "0.84". */
struct sentence training_words_average(double loss);

/* "120 auctions practised", "3 positions are due again" */
struct sentence training_words_auctions(unsigned auctions);
struct sentence training_words_due(unsigned due);

/* The date (UTC) of a day, or of a week's Monday: "2026-11-16". */
struct sentence training_words_date(long long time);

/* The sentence where there is no practice yet. */
const char *training_words_nothing(void);

#endif
