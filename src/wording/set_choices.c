#include "wording/set_choices.h"
#include "language/language.h"
#include "rows/words.h"

enum set_group {
#define X(group, name) GROUP_##group,
    SET_GROUPS(X)
#undef X
};

static const char *const group_names[] = {
#define X(group, name) [GROUP_##group] = name,
    SET_GROUPS(X)
#undef X
};

static const uint8_t groups[] = {
#define X(set, group) [SET_##set] = GROUP_##group,
    GROUPS_OF_SETS(X)
#undef X
};
TILE_SETS(HAS_GROUPS_OF_SETS)

enum set_choice {
#define X(choice, name) CHOICE_##choice,
    SET_CHOICES(X)
#undef X
        SET_CHOICES_COUNT
};

static const char *const choice_names[] = {
#define X(choice, name) [CHOICE_##choice] = name,
    SET_CHOICES(X)
#undef X
};

/* How many sets come before that one. */
static unsigned place_of(enum tile_set set)
{
    unsigned before = 0;
    for (unsigned other = 0; other < TILE_SETS_COUNT; other++) {
        unsigned group = groups[other];
        before += group < groups[set] || (group == groups[set] && other < set);
    }
    return before;
}

enum tile_set set_in_order(unsigned at)
{
    enum tile_set set = SET_BASE;
    while (place_of(set) != at)
        set = (enum tile_set)(set + 1);
    return set;
}

const char *set_group_name(enum tile_set set)
{
    return group_names[groups[set]];
}

unsigned set_choices_count(void)
{
    return SET_CHOICES_COUNT;
}

const char *set_choice_name(unsigned choice)
{
    return choice_names[choice];
}

uint32_t set_choice_sets(unsigned choice)
{
    uint32_t sets = choice == CHOICE_DEFAULT      ? SETS_DEFAULT
                    : choice == CHOICE_EVERYTHING ? SETS_ALL
                                                  : 1u << SET_BASE;
#define X(of, set)                                                                                 \
    if (CHOICE_##of == choice)                                                                     \
        sets |= 1u << SET_##set;
    CHOSEN_SETS(X)
#undef X
    return sets;
}

unsigned set_choice_of(uint32_t sets)
{
    unsigned choice = 0;
    while (choice < SET_CHOICES_COUNT && set_choice_sets(choice) != sets)
        choice++;
    return choice;
}
