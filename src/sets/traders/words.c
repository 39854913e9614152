/* Traders & Builders in words (TB). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/goods_words.h"

struct sentence goods_taken(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), wording_goods(entry->event.amount).text);
}

struct sentence goods_paid(const struct log_entry *entry)
{
    return sentence_of("%s", _(goods_words[entry->event.what].most));
}
