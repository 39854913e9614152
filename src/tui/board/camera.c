#include "tui/board/camera.h"

#include "tui/board/board_view.h"

enum {
    UNIT = 480,    /* to a side of a tile: a multiple of twice each size */
    NEAR = 3,      /* tiles across the view at the largest size, at least */
    RIM = UNIT / 2 /* in view beyond the tile laid last */
};

static bool size_holds(int size, struct span land, int rows, int cols)
{
    return (land.east - land.west + 1) * size <= cols &&
           ((land.south - land.north + 1) * size + 1) / 2 <= rows;
}

/* Adds the painter's sizes above the first one, as far as the land is seen from near enough. */
static void add_nearer(struct camera *camera)
{
    for (unsigned s = 0; s < viewport_sizes_count; s++) {
        int size = viewport_sizes[s];
        if (size > camera->size[0] && NEAR * size <= camera->cols &&
            NEAR * size <= 2 * camera->rows)
            camera->size[camera->sizes++] = size;
    }
}

struct camera camera_from(const struct board *board, int rows, int cols, int size)
{
    struct camera camera = {rows, cols, {size}, 1, size_holds(size, land_span(board), rows, cols)};
    add_nearer(&camera);
    return camera;
}

/* The largest size that holds the land; the smallest one of the painter if none does. */
static int size_for(struct span land, int rows, int cols)
{
    for (unsigned s = viewport_sizes_count; s-- > 0;)
        if (size_holds(viewport_sizes[s], land, rows, cols))
            return viewport_sizes[s];
    for (int size = viewport_sizes[0] - 1; size > 0; size--)
        if (size_holds(size, land, rows, cols))
            return size;
    return viewport_sizes[0];
}

struct camera camera_for_screen(const struct board *board, int rows, int cols, bool in_letters)
{
    enum { MAP_SIZE = 2 };
    struct span land = land_span(board);
    const int small = GLYPH_SMALL_SIZE, usual = GLYPH_VIEWPORT_SIZE;
    if (!in_letters)
        return camera_from(board, rows, cols, size_for(land, rows, cols));
    if (size_holds(usual, land, rows, cols))
        return (struct camera){rows, cols, {usual}, 1, true};
    if (size_holds(small, land, rows, cols))
        return (struct camera){rows, cols, {small, usual}, 2, true};
    if (size_holds(MAP_SIZE, land, rows, cols - 2))
        return (struct camera){rows, cols, {MAP_SIZE, small, usual}, 3, true};
    return (struct camera){rows, cols, {small, usual}, 2, false};
}

/* Along one axis: where the middle of the view may be, in units; none where `from` is above `to`.
 */
struct stretch {
    int from, to;
};

/* Across and down. */
enum { AXES = 2 };

struct shot {
    unsigned size; /* by its number */
    struct stretch may[AXES];
};

/* The shots of a film while they are worked out. */
struct shooting {
    const struct camera *camera;
    const struct camera_film *film;
    struct shot shot[CAMERA_PICTURES_MAX];
};

/* Units that the view shows at a size. */
static int shown(const struct camera *camera, unsigned size, unsigned axis)
{
    return (axis == 0 ? camera->cols : 2 * camera->rows) * (UNIT / camera->size[size]);
}

/* How far it may glide to a picture of that size: further before it would have to show the whole
 * land. */
static int glide_to(const struct camera *camera, unsigned size, unsigned axis)
{
    return shown(camera, size, axis) / (size > 1 ? CAMERA_GLIDE : CAMERA_GLIDE_AT_LAST);
}

static struct stretch along(struct span span, unsigned axis)
{
    return axis == 0 ? (struct stretch){span.west * UNIT, (span.east + 1) * UNIT}
                     : (struct stretch){span.north * UNIT, (span.south + 1) * UNIT};
}

/* At the first size all the land is in view, in the middle; otherwise the tiles laid last are, or,
 * where no size is smaller, the last one. */
static void look(struct shooting *shooting, unsigned picture)
{
    const struct camera *camera = shooting->camera;
    const struct board *board = shooting->film->board;
    struct shot *shot = &shooting->shot[picture];
    unsigned tiles = shooting->film->tiles[picture];
    unsigned recent = shot->size > 0 ? shooting->film->recent : 1;
    bool is_whole = shot->size == 0 && camera->holds_land;
    struct span span =
        is_whole ? land_span(board) : tiles_span(board, tiles > recent ? tiles - recent : 0, tiles);
    for (unsigned axis = 0; axis < AXES; axis++) {
        struct stretch land = along(span, axis);
        int beyond = shown(camera, shot->size, axis) / 2 - RIM;
        int middle = (land.from + land.to) / 2, half = (land.to - land.from) / 2;
        beyond = shot->size == 0 && beyond < half ? half : beyond; /* no room for the rim */
        shot->may[axis] = is_whole ? (struct stretch){middle, middle}
                                   : (struct stretch){land.to - beyond, land.from + beyond};
    }
}

/* Leaves only what leads to the next shot by a glide. False where nothing is left. */
static bool look_ahead(struct shooting *shooting, unsigned picture)
{
    struct shot *shot = &shooting->shot[picture];
    const struct shot *next = shot + 1;
    bool leads_on = true;
    look(shooting, picture);
    for (unsigned axis = 0; axis < AXES; axis++) {
        struct stretch *may = &shot->may[axis];
        if (picture + 1 < shooting->film->pictures) {
            int glide = glide_to(shooting->camera, next->size, axis);
            int from = next->may[axis].from - glide, to = next->may[axis].to + glide;
            struct stretch left = {may->from > from ? may->from : from,
                                   may->to < to ? may->to : to};
            if (left.from <= left.to || shot->size > 0)
                *may = left;
        }
        leads_on = leads_on && may->from <= may->to;
    }
    return leads_on;
}

/* Where a size is too large, this picture and those after it get the next smaller one; sizes never
 * grow, and shrink by one at a time. */
static void draw_back(struct shooting *shooting, unsigned picture)
{
    struct shot *shot = shooting->shot;
    unsigned size = --shot[picture].size;
    for (unsigned p = picture + 1; p < shooting->film->pictures && shot[p].size > size; p++)
        shot[p].size = size;
    for (unsigned p = picture; p > 0 && shot[p - 1].size > shot[p].size + 1; p--)
        shot[p - 1].size = shot[p].size + 1;
}

/* The largest sizes with which the camera gets from shot to shot. */
static void choose_sizes(struct shooting *shooting)
{
    const struct camera_film *film = shooting->film;
    unsigned last = film->pictures - 1, over = film->over < last ? film->over : last;
    for (unsigned p = 0; p <= last; p++)
        shooting->shot[p].size = p < over ? shooting->camera->sizes - 1 : 0;
    for (unsigned p = over; p > 0 && shooting->shot[p - 1].size > shooting->shot[p].size + 1; p--)
        shooting->shot[p - 1].size = shooting->shot[p].size + 1;
    for (unsigned p = film->pictures; p-- > 0;)
        while (!look_ahead(shooting, p) && shooting->shot[p].size > 0) {
            draw_back(shooting, p);
            p = last; /* what it was built on has changed */
        }
}

static int within(int at, struct stretch stretch)
{
    return at < stretch.from ? stretch.from : at > stretch.to ? stretch.to : at;
}

/* How long the camera can stand still from that picture on: returns the first one at which it must
 * have moved, and where it may stand until then. */
static unsigned stands_until(const struct shooting *shooting, unsigned picture,
                             struct stretch stand[AXES])
{
    unsigned until = picture;
    for (unsigned axis = 0; axis < AXES; axis++)
        stand[axis] = shooting->shot[picture].may[axis];
    while (++until < shooting->film->pictures) {
        struct stretch both[AXES];
        for (unsigned axis = 0; axis < AXES; axis++) {
            struct stretch may = shooting->shot[until].may[axis];
            both[axis].from = may.from > stand[axis].from ? may.from : stand[axis].from;
            both[axis].to = may.to < stand[axis].to ? may.to : stand[axis].to;
        }
        if (both[0].from > both[0].to || both[1].from > both[1].to)
            break;
        stand[0] = both[0];
        stand[1] = both[1];
    }
    return until;
}

/* Half of what is left, or a tile; at most a glide. */
static int eased(int left, int most)
{
    int way = left < 0 ? -left : left, step = way / 2 > UNIT ? way / 2 : UNIT;
    step = step < way ? step : way;
    step = step < most ? step : most;
    return left < 0 ? -step : step;
}

static struct viewport viewport_at(const struct camera *camera, unsigned size, const int at[AXES])
{
    int side = camera->size[size];
    return (struct viewport){.size = side,
                             .row = floor_div(at[1] * side - camera->rows * UNIT, 2 * UNIT),
                             .col = floor_div(2 * at[0] * side - camera->cols * UNIT, 2 * UNIT),
                             .rows = camera->rows,
                             .cols = camera->cols};
}

void camera_follow(const struct camera *camera, const struct camera_film *film,
                   struct viewport seen[CAMERA_PICTURES_MAX])
{
    struct shooting shooting = {.camera = camera, .film = film};
    int at[AXES] = {UNIT / 2, UNIT / 2}, stand[AXES] = {0};
    unsigned until = 0;
    choose_sizes(&shooting);
    for (unsigned p = 0; p < film->pictures; p++) {
        const struct shot *shot = &shooting.shot[p];
        struct stretch may[AXES];
        bool is_new = p == until;
        if (is_new)
            until = stands_until(&shooting, p, may);
        for (unsigned axis = 0; axis < AXES; axis++) {
            struct stretch land = along(tiles_span(film->board, 0, film->tiles[until - 1]), axis);
            if (is_new)
                stand[axis] = within((land.from + land.to) / 2, may[axis]);
            if (p > 0)
                at[axis] += eased(stand[axis] - at[axis], glide_to(camera, shot->size, axis));
            at[axis] = within(at[axis], shot->may[axis]);
        }
        seen[p] = viewport_at(camera, shot->size, at);
    }
}
