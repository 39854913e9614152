#ifndef BASTIDE_TUI_DEPTH_H
#define BASTIDE_TUI_DEPTH_H

/* What kind of terminal is drawn for: how many colours it has, from none to all. */
enum depth { DEPTH_MONO, DEPTH_8, DEPTH_16, DEPTH_256, DEPTH_24_BIT };

#endif
