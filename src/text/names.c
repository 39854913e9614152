#include "text/scored_names.h"

const char *verb_name(enum verb verb)
{
    static const char *const names[VERBS_COUNT] = {
#define X(verb, word, fields) [VERB_##verb] = word,
        VERBS(X)
#undef X
    };
    return names[verb];
}

const char *amendment_name(enum amendment amendment)
{
    static const char *const names[AMENDMENTS_END - VERBS_COUNT] = {
#define X(amendment, word, fields) [AMENDMENT_##amendment - VERBS_COUNT] = word,
        AMENDMENTS(X)
#undef X
    };
    return names[amendment - VERBS_COUNT];
}

const char *figure_name(enum figure figure)
{
    static const char *const names[FIGURES_COUNT] = {
#define X(figure, word, ...) [FIGURE_##figure] = word,
        FIGURES(X)
#undef X
    };
    return names[figure];
}

const char *phase_name(enum phase phase)
{
    static const char *const names[PHASES_COUNT] = {
#define X(phase, name, rules) [PHASE_##phase] = name,
        PHASES(X)
#undef X
    };
    return names[phase];
}

const char *event_name(enum event_type type)
{
    static const char *const names[EVENTS_COUNT] = {
#define X(type, name, fields) [EVENT_##type] = name,
        EVENTS(X)
#undef X
    };
    return names[type];
}

const char *score_reason_name(enum score_reason reason)
{
    static const char *const names[SCORE_REASONS_COUNT] = {
#define X(reason, name, ...) [REASON_##reason] = name,
        SCORE_REASONS(X)
#undef X
    };
    return names[reason];
}

const char *feature_kind_name(enum feature_kind kind)
{
    static const char *const names[FEATURE_KINDS] = {
#define X(kind, name) [FEATURE_##kind] = name,
        FEATURE_KIND_LIST(X)
#undef X
    };
    return names[kind];
}

const char *no_scored_name(const struct event *event)
{
    (void)event;
    return NULL;
}

const char *scored_name(const struct event *event)
{
    switch (event->reason) {
#define X(reason, name)                                                                            \
    case REASON_##reason:                                                                          \
        return name(event);
        SCORED_NAMES(X)
#undef X
    default:
        return feature_kind_name((enum feature_kind)event->kind);
    }
}

const char *refusal_sentence(enum refusal refusal)
{
    static const char *const sentences[REFUSALS_COUNT] = {
#define X(name, sentence) [REFUSAL_##name] = sentence,
        REFUSALS(X)
#undef X
    };
    return sentences[refusal];
}
