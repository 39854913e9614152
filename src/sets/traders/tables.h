/* What the rows of the table's page name (stage.def). */
#ifndef BASTIDE_TRADERS_TABLES_H
#define BASTIDE_TRADERS_TABLES_H

#include "words.h"

#endif
