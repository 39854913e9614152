#include "picture/shape.h"

#include "bastide/square.h"

struct point edge_middle(unsigned edge)
{
    static const struct point middle[EDGES] = {{0.5f, 0}, {1, 0.5f}, {0.5f, 1}, {0, 0.5f}};
    return middle[edge & 3u];
}

struct point edge_inwards(unsigned edge)
{
    static const struct point inwards[EDGES] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    return inwards[edge & 3u];
}

struct point point_seen_from(unsigned edge, struct point at)
{
    switch ((enum edge)(edge & 3u)) {
    case EDGE_E:
        return (struct point){at.y, 1 - at.x};
    case EDGE_S:
        return (struct point){1 - at.x, 1 - at.y};
    case EDGE_W:
        return (struct point){1 - at.y, at.x};
    case EDGE_N:
    case EDGES:
        break;
    }
    return at;
}

struct point point_of_view(unsigned edge, struct point seen)
{
    /* A quarter turn one way is undone by one the other way. */
    return point_seen_from(0u - edge, seen);
}

struct point point_step(struct point from, struct point step, float length)
{
    return (struct point){from.x + step.x * length, from.y + step.y * length};
}

struct point point_between(struct point a, struct point b, float t)
{
    return (struct point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

float point_squared_distance(struct point at, struct point a, struct point b)
{
    float dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
    float t = length > 0 ? ((at.x - a.x) * dx + (at.y - a.y) * dy) / length : 0;
    struct point near = point_between(a, b, t < 0 ? 0 : t > 1 ? 1 : t);
    return (at.x - near.x) * (at.x - near.x) + (at.y - near.y) * (at.y - near.y);
}
