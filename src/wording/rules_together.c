/* What concerns all sets (OR, ED), and how the rules are played on this screen. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_together[] = {
    {N_("The order of scoring"), "OR1, OR2, OR4",
     N_("One tile may set off many things. They happen in this order:\n\n")},

    {N_("Editions"), "",
     N_("The rules have been printed more than once, and not always alike. An edition sets all "
        "options together; in the setup each of them can be changed.\n\n"
        "Edition 2, the rules since 2018, is the default. ")},

    /* Told from the table of options, after its passages. */
    {N_("Options"), "", NULL},

    {N_("How to play here"), "",
     N_("People share one keyboard; the computer may play in any seat. The bottom line shows the "
        "keys that matter now, and ? lists every key that works, with a sentence for each.\n\n"
        "• Your tile appears where it fits. The arrows and Tab move it from square to square; only "
        "squares where it fits are offered.\n"
        "• r turns it, always to a rotation that fits.\n")},
};

const size_t rules_together_count = sizeof rules_together / sizeof rules_together[0];
