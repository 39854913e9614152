/* The keys with which followers are deployed, bridges built, and decisions of a scoring made. */
#include "language/language.h"
#include "tui/table/key_rows.h"
#include "tui/table/table_typing.h"

static bool chose_follower(const struct table *table)
{
    return deploying_node(&table->deploying) != NO_NODE;
}

static bool chose_bridge(const struct table *table)
{
    return deploying_is_bridge(&table->deploying);
}

static bool chose_nothing(const struct table *table)
{
    return !chose_follower(table) && !chose_bridge(table);
}

static bool may_pass_still(const struct table *table)
{
    return table->deploying.may_pass && !chose_nothing(table);
}

static bool passes_already(const struct table *table)
{
    return table->deploying.may_pass && chose_nothing(table);
}

static bool has_bridges(const struct table *table)
{
    return deploying_bridges(&table->deploying) > 0;
}

static bool is_about_castle(const struct table *table)
{
    return table->deciding.choice.phase == PHASE_CASTLE;
}

static bool is_about_crossing(const struct table *table)
{
    return table->deciding.choice.phase == PHASE_CROSS;
}

static const struct table_key rows[] = {
    {{INTENT_ENTER, {KEYS_ENTER}, K_("deploy"), N_("Deploy a follower there.")},
     AT(DEPLOYING),
     0,
     chose_follower},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("build"), N_("Build the bridge there.")},
     AT(DEPLOYING),
     0,
     chose_bridge},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("pass"), N_("Neither deploy nor build.")},
     AT(DEPLOYING),
     0,
     chose_nothing},
    {{INTENT_NEXT, {KEYS_TAB, KEYS_RIGHT, KEYS_DOWN}, K_("next"), N_("The next place.")},
     AT(DEPLOYING),
     0,
     NULL},
    {{INTENT_BACK, {KEYS_BACK_TAB, KEYS_LEFT, KEYS_UP}, NULL, N_("The place before.")},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_BRIDGE, {'b'}, K_("bridge"), N_("The next place for a bridge.")},
     AT(DEPLOYING),
     0,
     has_bridges},
    {{INTENT_LABELS,
      {';', 'g'},
      NULL,
      N_("Put a letter on every bridge that can be built; type it to choose it.")},
     AT(DEPLOYING),
     0,
     table_has_labels},
    {{INTENT_ENTER, {KEYS_ENTER, ' '}, K_("go on"), N_("Hand over to whoever must decide.")},
     AT(CALLING),
     0,
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("decide"), N_("Decide so.")}, AT(DECIDING), 0, NULL},
    {{INTENT_NEXT, {KEYS_TAB, KEYS_RIGHT, KEYS_DOWN}, K_("next"), N_("The next choice.")},
     AT(DECIDING),
     0,
     NULL},
    {{INTENT_CASTLE, {'c'}, K_("castle"), N_("Choose the castle.")},
     AT(DECIDING),
     0,
     is_about_castle},
    {{INTENT_SCORE, {'s'}, K_("score"), N_("Choose the points.")},
     AT(DECIDING),
     0,
     is_about_castle},
    {{INTENT_HOME, {'h'}, K_("home"), N_("Choose the way home.")},
     AT(DECIDING),
     0,
     is_about_crossing},
    {{INTENT_NUMBER, {'1', '2', '3', '4'}, NULL, N_("The place with that number.")},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NUMBER, {'5', '6', '7', '8'}, NULL, N_("The place with that number.")},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NUMBER, {'9'}, NULL, N_("The place with that number.")},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NOBODY, {'p', '0', ' '}, K_("pass"), N_("Neither deploy nor build.")},
     AT(DEPLOYING),
     0,
     may_pass_still},
    {{INTENT_NOBODY, {'p', '0', ' '}, NULL, N_("Neither deploy nor build.")},
     AT(DEPLOYING),
     0,
     passes_already},
};

const struct key_rows keys_of_deploying = KEY_ROWS(rows);
