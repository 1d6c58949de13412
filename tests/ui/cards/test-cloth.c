/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be read and seen on the table, whatever it looks like: measured on its pixels. */

#include <adwaita.h>

#include "picture-fixture.h"

#define WIDTH 200
#define HEIGHT 140

static const GdkRGBA light_window = { 0.980f, 0.980f, 0.984f, 1 }, dark_window = { 0.133f, 0.133f, 0.149f, 1 };

static GdkRGBA
colour_of (guint32 pixel)
{
  return (GdkRGBA) { (pixel >> 16 & 255) / 255.0f, (pixel >> 8 & 255) / 255.0f, (pixel & 255) / 255.0f, 1 };
}

typedef struct {
  double text, outline, light;
} Contrasts;

/* The least on any pixel. */
static Contrasts
measure (const RummyCloth *cloth, guint width, guint height)
{
  Contrasts least = { 21, 21, 21 };
  g_autofree guint32 *pixels = draw_cloth (cloth, (int) width, (int) height);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < width * height; i++) {
    GdkRGBA ground = colour_of (pixels[i]);

    if (!g_hash_table_add (seen, GUINT_TO_POINTER (pixels[i])))
      continue;
    least.text = MIN (least.text, rummy_contrast (&cloth->ink, &ground));
    least.outline = MIN (least.outline, rummy_contrast (&cloth->outline, &ground));
    least.light = MIN (least.light, rummy_contrast (&cloth->light, &ground));
  }

  return least;
}

static Contrasts
check (const RummyCloth *cloth, guint width, guint height, gboolean high_contrast)
{
  Contrasts least = measure (cloth, width, height);

  g_assert_cmpfloat (least.text, >=, high_contrast ? 7 : 4.5);
  g_assert_cmpfloat (least.outline, >=, high_contrast ? 4.5 : 3);
  g_assert_cmpfloat (least.light, >=, 3);

  return least;
}

static void
test_contrast_is_that_of_wcag (void)
{
  const GdkRGBA white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 }, clear = { 0, 0, 0, 0 };
  GdkRGBA grey;

  gdk_rgba_parse (&grey, "#777777");
  g_assert_cmpfloat_with_epsilon (rummy_contrast (&white, &black), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (rummy_contrast (&black, &white), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (rummy_contrast (&grey, &white), 4.478, 0.001);
  g_assert_cmpfloat_with_epsilon (rummy_contrast (&clear, &white), 1, 0.001);
}

static void
test_every_look (void)
{
  const GdkRGBA own = { 0.5f, 0.2f, 0.2f, 1 };

  for (RummyLook look = 0; look < RUMMY_N_LOOKS; look++) {
    for (guint style = 0; style < 4; style++) {
      gboolean dark = style & 1, high_contrast = style >> 1;
      RummyCloth cloth;
      Contrasts least;

      rummy_cloth_init (&cloth, look, &own, dark ? &dark_window : &light_window, dark, high_contrast);
      least = check (&cloth, WIDTH, HEIGHT, high_contrast);
      g_test_message ("look %d%s%s: text %.2f, outline %.2f, light %.2f", look, dark ? " dark" : "",
                      high_contrast ? " high contrast" : "", least.text, least.outline, least.light);
    }
  }
}

/* From black to white, also those in the middle on which neither can be read as they are. */
static void
test_every_own_colour (void)
{
  const guint steps = 6;

  for (guint i = 0; i < steps * steps * steps; i++) {
    const GdkRGBA own = { (i % steps) / (steps - 1.0f), (i / steps % steps) / (steps - 1.0f),
                          (i / steps / steps) / (steps - 1.0f), 1 };
    RummyCloth cloth;

    for (gboolean high_contrast = FALSE; high_contrast <= TRUE; high_contrast++) {
      rummy_cloth_init (&cloth, RUMMY_LOOK_OWN, &own, &light_window, FALSE, high_contrast);
      check (&cloth, 60, 40, high_contrast);
    }
  }
}

/* A colour on which all can be seen stays what it is. */
static void
test_own_colour_is_kept (void)
{
  static const char *const colours[] = { "#102030", "#401020", "#ffffff", "#fff0c0", "#14603a" };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++) {
    RummyCloth cloth;
    GdkRGBA own;

    gdk_rgba_parse (&own, colours[i]);
    rummy_cloth_init (&cloth, RUMMY_LOOK_OWN, &own, &light_window, FALSE, FALSE);
    g_assert_true (gdk_rgba_equal (&cloth.color, &own));
    g_assert_true (cloth.is_bright == (i == 2 || i == 3));
  }
}

static guint
mean_of (const guint32 *pixels)
{
  guint64 sum = 0;

  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    sum += (pixels[i] >> 16 & 255) + (pixels[i] >> 8 & 255) + (pixels[i] & 255);

  return (guint) (sum / (WIDTH * HEIGHT * 3));
}

/* No two are alike, and those of the program itself are darker in the dark. */
static void
test_looks_differ (void)
{
  g_autoptr (GHashTable) sums = g_hash_table_new (NULL, NULL);
  const GdkRGBA own = { 0.2f, 0.4f, 0.4f, 1 };

  for (RummyLook look = 0; look < RUMMY_N_LOOKS; look++) {
    RummyCloth day, night;
    g_autofree guint32 *light = NULL, *dark = NULL;

    rummy_cloth_init (&day, look, &own, &light_window, FALSE, FALSE);
    rummy_cloth_init (&night, look, &own, &dark_window, TRUE, FALSE);
    light = draw_cloth (&day, WIDTH, HEIGHT);
    dark = draw_cloth (&night, WIDTH, HEIGHT);
    g_assert_true (g_hash_table_add (sums, GUINT_TO_POINTER (checksum_pixels (light, WIDTH * HEIGHT))));
    if (look == RUMMY_LOOK_OWN)
      g_assert_cmpuint (mean_of (dark), ==, mean_of (light));
    else
      g_assert_cmpuint (mean_of (dark) + 10, <, mean_of (light));
  }
}

/* The grain of wood runs along, so that a row of pixels differs less than a column does. */
static void
test_wood_has_a_grain (void)
{
  const RummyLook woods[] = { RUMMY_LOOK_WALNUT, RUMMY_LOOK_OAK };

  for (guint w = 0; w < G_N_ELEMENTS (woods); w++) {
    RummyCloth cloth;
    g_autofree guint32 *pixels = NULL;
    guint along = 0, across = 0;

    rummy_cloth_init (&cloth, woods[w], &light_window, &light_window, FALSE, FALSE);
    pixels = draw_cloth (&cloth, WIDTH, HEIGHT);
    for (guint y = 0; y + 1 < HEIGHT; y++) {
      for (guint x = 0; x + 1 < WIDTH; x++) {
        int here = pixels[y * WIDTH + x] >> 8 & 255;

        along += (guint) ABS (here - (int) (pixels[y * WIDTH + x + 1] >> 8 & 255));
        across += (guint) ABS (here - (int) (pixels[(y + 1) * WIDTH + x] >> 8 & 255));
      }
    }
    g_assert_cmpuint (across, >, along * 2);
  }
}

static void
test_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  static const char *const looks[] = { "green", "blue", "red", "violet", "walnut", "oak", "plain", "system", "own" };
  const GdkRGBA red = { 1, 0, 0, 1 };
  GdkRGBA own, usual;

  g_assert_cmpint (rummy_look_read (settings, &usual), ==, RUMMY_LOOK_GREEN);
  g_settings_set_string (settings, "table-colour", "#ff0000");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++) {
    g_settings_set_string (settings, "table-look", looks[i]);
    g_assert_cmpint (rummy_look_read (settings, &own), ==, i);
    g_assert_true (gdk_rgba_equal (&own, &red));
  }

  g_settings_set_string (settings, "table-colour", "no colour at all");
  rummy_look_read (settings, &own);
  g_assert_true (gdk_rgba_equal (&own, &usual));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();

  g_test_add_func ("/cloth/contrast-is-that-of-wcag", test_contrast_is_that_of_wcag);
  g_test_add_func ("/cloth/every-look", test_every_look);
  g_test_add_func ("/cloth/every-own-colour", test_every_own_colour);
  g_test_add_func ("/cloth/own-colour-is-kept", test_own_colour_is_kept);
  g_test_add_func ("/cloth/looks-differ", test_looks_differ);
  g_test_add_func ("/cloth/wood-has-a-grain", test_wood_has_a_grain);
  g_test_add_func ("/cloth/settings", test_settings);

  return g_test_run ();
}
