#include "words_goods.h"

#include "language/language.h"

const struct goods_words goods_words[GOODS_COUNT] = {
    [GOOD_WINE] = {N_("wine"), N_("%u wine"), N_("most wine"), N_("Wine tokens")},
    [GOOD_GRAIN] = {N_("grain"), N_("%u grain"), N_("most grain"), N_("Grain tokens")},
    [GOOD_CLOTH] = {N_("cloth"), N_("%u cloth"), N_("most cloth"), N_("Cloth tokens")},
};

struct sentence wording_goods(const uint8_t goods[GOODS_COUNT])
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        if (goods[good] == 0)
            continue;
        sentence_add(&text, "%s", text.text[0] ? ", " : "");
        sentence_add(&text, _(goods_words[good].counted), goods[good]);
    }
    return text;
}
