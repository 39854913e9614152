/* A film of the whole game as GIF. */
#include "export/gif_file.h"
#include "export/writers.h"

/* Hundredths of a second: a turn, and how long the end stays. */
enum { TURN = 90, END = 600 };

bool export_write_gif(struct exporting *exporting, FILE *out)
{
    struct gif_film *film = gif_film_begin(exporting->theme, out);
    size_t moves[FILM_MAX];
    unsigned count = exporting_film(exporting, moves);
    bool is_good = film != NULL;
    for (unsigned f = 0; is_good && f < count; f++) {
        struct pixmap pixmap = {0};
        is_good = exporting_paint(exporting, moves[f], &pixmap) &&
                  gif_film_add(film, &pixmap, f + 1 < count ? TURN : END);
        pixmap_free(&pixmap);
    }
    return gif_film_end(film) && is_good;
}
