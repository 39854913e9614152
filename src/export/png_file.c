#include "export/png_file.h"

#include <png.h>
#include <stdlib.h>

static void png_file_put(png_structp png, png_bytep bytes, size_t length)
{
    fwrite(bytes, 1, length, png_get_io_ptr(png));
}

static void flush(png_structp png)
{
    (void)png;
}

/* Row by row, in 24 bits. False where libpng gives up, which is for want of memory. */
static bool write_rows(const struct pixmap *pixmap, uint8_t *row, FILE *out)
{
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
    if (info == NULL || setjmp(png_jmpbuf(png)) != 0) {
        png_destroy_write_struct(&png, &info);
        return false;
    }
    png_set_write_fn(png, out, png_file_put, flush);
    png_set_IHDR(png, info, (png_uint_32)pixmap->cols, (png_uint_32)pixmap->rows, 8,
                 PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int y = 0; y < pixmap->rows; y++) {
        for (int x = 0; x < pixmap->cols; x++) {
            uint32_t pixel = pixmap->pixel[y * pixmap->cols + x];
            row[3 * x] = (uint8_t)(pixel >> 16);
            row[3 * x + 1] = (uint8_t)(pixel >> 8);
            row[3 * x + 2] = (uint8_t)pixel;
        }
        png_write_row(png, row);
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return true;
}

bool png_write(const struct pixmap *pixmap, FILE *out)
{
    uint8_t *row = malloc(3 * (size_t)pixmap->cols);
    bool is_whole = row != NULL && write_rows(pixmap, row, out);
    free(row);
    return is_whole;
}
