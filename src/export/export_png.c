/* A picture as PNG. */
#include "export/png_file.h"
#include "export/writers.h"

bool export_write_png(struct exporting *exporting, FILE *out)
{
    struct pixmap pixmap = {0};
    bool is_whole =
        exporting_paint(exporting, exporting->moves, &pixmap) && png_write(&pixmap, out);
    pixmap_free(&pixmap);
    return is_whole;
}
