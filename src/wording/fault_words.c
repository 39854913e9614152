#include "wording/fault_words.h"

#include "language/language.h"
#include "wording/training_words.h"

const char *fault_words_name(enum player_fault fault)
{
    static const char *const words[PLAYER_FAULTS_COUNT] = {
        [FAULT_NONE] = NC_("fault", "nothing"),
        [FAULT_KEEPS] = NC_("fault", "hates to sell"),
        [FAULT_OPENS] = NC_("fault", "opens low"),
        [FAULT_PAYS] = NC_("fault", "pays too much"),
    };
    return language_of_marked(words[fault]);
}

const char *fault_words_exercise(enum player_fault fault)
{
    static const char *const words[PLAYER_FAULTS_COUNT] = {
        [FAULT_NONE] = N_("opponent with a fault to find"),
        [FAULT_KEEPS] = N_("opponent who hates to sell"),
        [FAULT_OPENS] = N_("opponent who opens low"),
        [FAULT_PAYS] = N_("opponent who pays too much"),
    };
    return _(words[fault]);
}

struct sentence fault_words_of(enum player_fault fault, const char *name)
{
    static const char *const words[PLAYER_FAULTS_COUNT] = {
        [FAULT_NONE] = N_("Nothing is wrong with how %s bids."),
        [FAULT_KEEPS] = N_("%s hates to sell, and buys at up to twice the price that is right."),
        [FAULT_OPENS] = N_("%s opens every tile at 0, whatever it is worth."),
        [FAULT_PAYS] = N_("%s pays too much, up to about twice the price that is right."),
    };
    return sentence_of(_(words[fault]), name);
}

struct sentence fault_words_task(const struct practice_wish *wish, const char *name)
{
    if (wish->hides_fault)
        return sentence_of(_("Something may be wrong with how %s bids. Find out what."), name);
    struct sentence words = fault_words_of(wish->fault, name);
    sentence_add(&words, " %s", _("Make the most of it."));
    return words;
}

struct sentence fault_words_question(const char *name)
{
    return sentence_of(_("What is wrong with how %s bids?"), name);
}

struct sentence fault_words_answer(enum player_fault said, enum player_fault fault,
                                   const char *name)
{
    struct sentence words = sentence_of("%s", said == fault ? C_("what is wrong", "Right.")
                                                            : C_("what is wrong", "No."));
    sentence_add(&words, " %s", fault_words_of(fault, name).text);
    return words;
}

struct sentence fault_words_later(const char *name)
{
    return sentence_of(_("No review yet: it would tell what is wrong with %s."), name);
}

/* The review. */

static struct sentence deed_words(struct move move)
{
    switch ((int)move.verb) {
    case VERB_OFFER:
        return sentence_of(C_("what to do", "offer tile %u for %d"), move.arg + 1u, move.points);
    case VERB_BID:
        return sentence_of(C_("what to do", "bid %d"), move.points);
    case VERB_BUY:
        return sentence_of("%s", C_("what to do", "buy"));
    case VERB_SELL:
        return sentence_of("%s", C_("what to do", "sell"));
    default:
        return sentence_of("%s", C_("what to do", "pass"));
    }
}

static unsigned faulty_of(const struct auction_held *held)
{
    unsigned player = 0;
    while (player + 1 < PLAYERS_MAX && held->fault[player] == FAULT_NONE)
        player++;
    return player;
}

/* "Opening at 0 cost Ben 3.2 points.", where that is sure; else "". With two players a low opening
 * changes no answer, but what it brings. */
static struct sentence opening_words(const struct review_telling *telling, unsigned faulty)
{
    const struct auction_review *review = telling->review;
    for (unsigned j = 0; j < review->judgements; j++) {
        const struct judgement *judged = &review->judgement[j];
        struct estimate cost = {-judged->gain.mean, judged->gain.within};
        if (judged->player == faulty && judged->made.verb == VERB_OFFER &&
            !estimate_is_too_close(cost))
            return sentence_of(_("Opening at %d cost %s %s."), judged->made.points,
                               telling->seats->seat[faulty].name,
                               judgement_words_points(cost).text);
    }
    return sentence_of("%s", "");
}

static struct sentence use_words(const struct judgement *judged, const char *name)
{
    struct sentence sound = deed_words(judged->sound), best = deed_words(judged->against);
    if (move_equal(judged->sound, judged->against) || estimate_is_negligible(judged->gain))
        return sentence_of(_("Against a sound player: %s; against %s the same."), sound.text, name);
    if (estimate_is_too_close(judged->gain))
        return sentence_of(_("Against a sound player: %s. Against %s: %s, which is too close to "
                             "call."),
                           sound.text, name, best.text);
    return sentence_of(_("Against a sound player: %s. Against %s: %s, which brings %s more."),
                       sound.text, name, best.text, judgement_words_points(judged->gain).text);
}

/* The best move against the opponent: of an offer, that for the tile, not for the opening alone. */
struct sentence review_words_fault(const struct review_telling *telling, unsigned judgement)
{
    const struct judgement *judged = &telling->review->judgement[judgement];
    bool is_told = auction_held_has_fault(telling->held) && judged->loss.within >= 0 &&
                   judged->kind != DECISION_OPENING;
    if (!is_told || telling->held->fault[judged->player] != FAULT_NONE)
        return sentence_of("%s", "");
    unsigned faulty = faulty_of(telling->held);
    struct sentence words = use_words(judged, telling->seats->seat[faulty].name);
    struct sentence opening = telling->held->fault[faulty] == FAULT_OPENS
                                  ? opening_words(telling, faulty)
                                  : sentence_of("%s", "");
    if (opening.text[0] != '\0')
        sentence_add(&words, " %s", opening.text);
    return words;
}
