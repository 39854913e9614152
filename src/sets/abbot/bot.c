/* What it is worth that abbots need not wait (AB4). */
#include "bots/terms.h"

float abbot_value(struct appraising *appraising, struct follower follower, uint16_t root,
                  float points)
{
    (void)root, (void)points;
    return follower.figure == FIGURE_ABBOT
               ? appraising->phase * appraising_weight(appraising, WEIGHT_ABBOT)
               : 0;
}
