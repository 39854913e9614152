/* A land that is only looked at: in a view of any size, down to a pixel a tile. */
#ifndef BASTIDE_TUI_LAND_VIEW_H
#define BASTIDE_TUI_LAND_VIEW_H

#include "tui/board/board_view.h"

/* What it is drawn with. */
struct land_ink {
    bool in_letters, has_lines; /* letters instead of pixels, joined by lines or by ASCII */
    struct tile_cache *tiles;   /* of pixels: the painted tiles between frames */
};

/* Draws the part of the scene that `seen` shows into `area`, which has its size. At a size that is
 * too small for tiles, in pixels or in letters, it is a map of `span`, of all of it, in the middle
 * of the area. */
void land_view_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                    const struct viewport *seen, struct span span, const struct land_ink *ink);

/* Draws all of the scene's land, as large as it fits into `area`, in the middle of it; where even
 * the smallest picture is too large for that, its middle. */
void land_view_draw_whole(struct canvas *canvas, struct area area, const struct board_scene *scene,
                          const struct land_ink *ink);

#endif
