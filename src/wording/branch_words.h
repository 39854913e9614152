/* What is said before a game is played on from a move of another one. */
#ifndef BASTIDE_WORDING_BRANCH_WORDS_H
#define BASTIDE_WORDING_BRANCH_WORDS_H

#include "play/session.h"
#include "wording/sentence.h"

/* What the new game has in common with that of the session, and what not. */
struct sentence branch_words(const struct session *session);

#endif
