/* Catalogues as files: of either byte order, and damaged ones, of which nothing is said. */
#include "unit/played.h"

#include "language/language.h"

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    return chdir(folder);
}

/* A catalogue of two sentences, as 32-bit numbers and text: "a" is "A", and "b" and "bs" have three
 * forms. */
enum { NUMBERS = 7 + 4 * 2, SIZE = NUMBERS * 4 + 16 };

static void make(unsigned char bytes[SIZE])
{
    static const char text[16] = "a\0b\0bs\0A\0B\0BB\0\0"; /* the third form is empty */
    enum { TEXT = NUMBERS * 4 };
    const uint32_t numbers[NUMBERS] = {0x950412de, 0, 2,        28, 44,       0, 0,       1,
                                       TEXT,       4, TEXT + 2, 1,  TEXT + 7, 5, TEXT + 9};
    memcpy(bytes, numbers, sizeof numbers);
    memcpy(bytes + TEXT, text, sizeof text);
}

static void swap(unsigned char bytes[SIZE])
{
    for (size_t n = 0; n < NUMBERS; n++) {
        uint32_t number;
        memcpy(&number, bytes + 4 * n, 4);
        number = __builtin_bswap32(number);
        memcpy(bytes + 4 * n, &number, 4);
    }
}

static bool load(struct catalogue *catalogue, const unsigned char *bytes, size_t size)
{
    played_write("file.mo", (const char *)bytes, size);
    return catalogue_load(catalogue, "file.mo");
}

static void check_sentences(const struct catalogue *catalogue)
{
    assert_string_equal(catalogue_find(catalogue, "a", 0), "A");
    assert_string_equal(catalogue_find(catalogue, "b", 0), "B");
    assert_string_equal(catalogue_find(catalogue, "b", 1), "BB");
    assert_null(catalogue_find(catalogue, "b", 2));
    assert_null(catalogue_find(catalogue, "b", 3));
    assert_null(catalogue_find(catalogue, "a", 1));
    assert_null(catalogue_find(catalogue, "bs", 0));
    assert_null(catalogue_find(catalogue, "", 0));
    assert_null(catalogue_find(catalogue, "c", 0));
}

static void test_sentences_are_found_in_either_byte_order(void **state)
{
    unsigned char bytes[SIZE];
    struct catalogue catalogue;
    (void)state;
    make(bytes);
    assert_true(load(&catalogue, bytes, SIZE));
    check_sentences(&catalogue);
    free(catalogue.bytes);
    swap(bytes);
    assert_true(load(&catalogue, bytes, SIZE));
    check_sentences(&catalogue);
    free(catalogue.bytes);
}

/* Cut anywhere, and with any byte of its numbers changed, it is refused or stays within itself: the
 * sanitizers would see. */
static void test_damaged_files_do_no_harm(void **state)
{
    unsigned char bytes[SIZE];
    struct catalogue catalogue;
    unsigned refused = 0;
    (void)state;
    make(bytes);
    for (size_t size = 0; size < SIZE - 2; size++) {
        assert_false(load(&catalogue, bytes, size));
        assert_null(catalogue_find(&catalogue, "a", 0));
    }
    for (size_t at = 0; at < NUMBERS * 4; at++)
        for (unsigned bit = 0; bit < 8; bit++) {
            bytes[at] ^= (unsigned char)(1u << bit);
            refused += !load(&catalogue, bytes, SIZE);
            catalogue_find(&catalogue, "a", 0);
            catalogue_find(&catalogue, "b", 2);
            free(catalogue.bytes);
            make(bytes);
        }
    assert_in_range(refused, NUMBERS * 20, NUMBERS * 32 - 1);
    assert_false(catalogue_load(&catalogue, "nowhere.mo"));
    assert_false(catalogue_load(&catalogue, "."));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sentences_are_found_in_either_byte_order),
        cmocka_unit_test(test_damaged_files_do_no_harm),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
