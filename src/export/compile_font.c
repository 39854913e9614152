/* Build tool: reads a bitmap font and prints the C table of its letters in 8 by 16 pixels, below
 * the licence that the font is under.
 *
 *     compile_font PLAIN BOLD LICENCE > font_table.c
 *
 * Exit status 2 and one line where a font cannot be used. */
#include "export/font.h"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <stdio.h>
#include <stdlib.h>

static void font_fail(const char *path, const char *reason)
{
    fprintf(stderr, "compile_font: %s: %s\n", path, reason);
    exit(2);
}

static void print_glyph(const char *path, FT_Face face, uint32_t code)
{
    uint8_t row[FONT_ROWS] = {0};
    if (FT_Load_Char(face, code, FT_LOAD_RENDER | FT_LOAD_TARGET_MONO) != 0)
        font_fail(path, "a character cannot be read");
    const FT_Bitmap *bitmap = &face->glyph->bitmap;
    int top = (int)(face->size->metrics.ascender >> 6) - face->glyph->bitmap_top;
    for (int y = 0; y < (int)bitmap->rows; y++)
        for (int x = 0; x < (int)bitmap->width; x++) {
            int at_x = x + face->glyph->bitmap_left, at_y = y + top;
            if (bitmap->buffer[y * bitmap->pitch + x / 8] & (0x80 >> x % 8) && at_x >= 0 &&
                at_x < FONT_COLS && at_y >= 0 && at_y < FONT_ROWS)
                row[at_y] |= (uint8_t)(0x80 >> at_x);
        }
    printf("    {0x%04x, {", (unsigned)code);
    for (int y = 0; y < FONT_ROWS; y++)
        printf("0x%02x%s", row[y], y + 1 < FONT_ROWS ? ", " : "}},\n");
}

static void print_font(FT_Library library, const char *name, const char *path)
{
    FT_Face face;
    if (FT_New_Face(library, path, 0, &face) != 0)
        font_fail(path, "cannot be read as a font");
    int strike = 0;
    while (strike < face->num_fixed_sizes && (face->available_sizes[strike].width != FONT_COLS ||
                                              face->available_sizes[strike].height != FONT_ROWS))
        strike++;
    if (FT_Select_Size(face, strike) != 0)
        font_fail(path, "expected a bitmap font that has 8 by 16 pixels");
    printf("static const struct font_glyph %s_glyphs[] = {\n", name);
    FT_UInt index;
    for (FT_ULong code = FT_Get_First_Char(face, &index); index != 0;
         code = FT_Get_Next_Char(face, code, &index)) /* all it has: players' names may need them */
        print_glyph(path, face, (uint32_t)code);
    printf("};\n\nconst struct font font_%s = {%s_glyphs, sizeof %s_glyphs / sizeof "
           "*%s_glyphs};\n\n",
           name, name, name, name);
    FT_Done_Face(face);
}

/* As a comment. */
static void print_licence(const char *path)
{
    char line[128];
    FILE *file = fopen(path, "r");
    if (file == NULL)
        font_fail(path, "cannot be read");
    printf("/* Made by compile_font.\n *\n");
    while (fgets(line, sizeof line, file) != NULL)
        printf(line[0] == '\n' ? " *%s" : " * %s", line);
    printf(" */\n");
    fclose(file);
}

int main(int argc, char **argv)
{
    FT_Library library;
    if (argc != 4 || FT_Init_FreeType(&library) != 0) {
        fprintf(stderr, "compile_font: expected two fonts, plain and bold, and a licence\n");
        return 2;
    }
    print_licence(argv[3]);
    printf("#include \"export/font.h\"\n\n");
    print_font(library, "plain", argv[1]);
    print_font(library, "bold", argv[2]);
    FT_Done_FreeType(library);
    return 0;
}
