/* What the stages of bazaars keep at the table (stage.def), and what others show of an auction. */
#ifndef BASTIDE_BAZAARS_TABLES_H
#define BASTIDE_BAZAARS_TABLES_H

#include "stage_choice.h"
#include "stage_reveal.h"
#include "stage_sale.h"
#include "stage_strip.h"

#endif
