/* Places and distances on the tile as printed: 0,0 is its north-west corner, 1,1 the south-east. */
#ifndef BASTIDE_PICTURE_SHAPE_H
#define BASTIDE_PICTURE_SHAPE_H

struct point {
    float x, y;
};

/* The middle of an edge, and the step from there towards the inside, one tile long. */
struct point edge_middle(unsigned edge);
struct point edge_inwards(unsigned edge);

/* A point as seen from an edge: x along it clockwise, y the depth from it; and back. */
struct point point_seen_from(unsigned edge, struct point at);
struct point point_of_view(unsigned edge, struct point seen);

struct point point_step(struct point from, struct point step, float length);

/* The point at `t` of the way from `a` to `b`. */
struct point point_between(struct point a, struct point b, float t);

/* The square of the distance from `at` to the nearest point between `a` and `b`. */
float point_squared_distance(struct point at, struct point a, struct point b);

#endif
