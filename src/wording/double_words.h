/* What wording/turn_words.h tells, by its former names. */
#ifndef BASTIDE_WORDING_DOUBLE_WORDS_H
#define BASTIDE_WORDING_DOUBLE_WORDS_H

#include "wording/turn_words.h"

#define double_words_earned  turn_words_earned
#define double_words_why     turn_words_why
#define double_words_to_come turn_words_to_come
#define DOUBLE_FACTS_MAX     TURN_FACTS_MAX

#endif
