/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/chart-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/parts/dialog.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"

#define HEIGHT 230 /* at 100 % text */
#define BAR_HEIGHT 46 /* for each bar */
#define COPY_WIDTH 960
#define COPY_HEIGHT 600
#define COPY_SCALE 2
#define PAPER_RATIO 0.6 /* height by width of a printed chart */

struct _RummyChartView {
  GtkBox parent_instance;

  RummyChart *chart;
  GtkWidget *title, *menu, *area, *list, *stack;
  GtkToggleButton *listed;
};

G_DEFINE_FINAL_TYPE (RummyChartView, rummy_chart_view, GTK_TYPE_BOX)

static const RummyChartLook on_paper = { .ink = { 0, 0, 0, 1 }, .has_title = TRUE };

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  RummyChartView *self = data;
  RummyChartLook look = { .is_turned = gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL };

  if (self->chart == NULL)
    return;

  gtk_widget_get_color (GTK_WIDGET (area), &look.ink);
  look.is_dark = adw_style_manager_get_dark (adw_style_manager_get_for_display (gtk_widget_get_display (
    GTK_WIDGET (area))));
  rummy_chart_draw (self->chart, cr, gtk_widget_get_pango_context (GTK_WIDGET (area)), width, height, &look);
}

static double
value_of (const RummyChartSeries *series, guint i)
{
  return i < series->values->len ? g_array_index (series->values, double, i) : NAN;
}

/* A value and its margin of error. */
static char *
value_words (const RummyChartSeries *series, guint i)
{
  g_autofree char *value = rummy_chart_format (value_of (series, i)), *spread = NULL;

  if (i >= series->spreads->len)
    return g_steal_pointer (&value);
  spread = rummy_chart_format (g_array_index (series->spreads, double, i));

  /* Translators: a value, and how far the truth may be from it. */
  return g_strdup_printf (C_("chart", "%s ± %s"), value, spread);
}

/* All values at a step. */
static char *
step_words (const RummyChart *chart, guint i)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint k = 0; k < chart->series->len; k++) {
    const RummyChartSeries *series = chart->series->pdata[k];
    g_autofree char *value = NULL, *one = NULL;

    if (isnan (value_of (series, i)))
      continue;
    value = value_words (series, i);
    one = chart->series->len > 1 ? g_strdup_printf (C_("score", "%s %s"), series->name, value) : g_strdup (value);
    if (words->len > 0)
      g_string_append (words, C_("list of scores", " · "));
    g_string_append (words, one);
  }

  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Describes the chart: all bars, or the course of each line. */
static char *
describe (const RummyChart *chart)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; chart->is_bars && i < chart->labels->len; i++) {
    g_autofree char *value = step_words (chart, i);

    g_string_append_printf (words, "%s%s: %s", i > 0 ? "; " : "", (const char *) chart->labels->pdata[i], value);
  }
  for (guint k = 0; !chart->is_bars && k < chart->series->len; k++) {
    const RummyChartSeries *series = chart->series->pdata[k];
    double low = INFINITY, high = -INFINITY, last = NAN;
    g_autofree char *lowest = NULL, *highest = NULL, *end = NULL, *one = NULL;

    for (guint i = 0; i < series->values->len; i++) {
      if (isnan (value_of (series, i)))
        continue;
      last = value_of (series, i);
      low = fmin (low, last);
      high = fmax (high, last);
    }
    if (isnan (last))
      continue;
    lowest = rummy_chart_format (low);
    highest = rummy_chart_format (high);
    end = rummy_chart_format (last);
    /* Translators: what a line of a chart is of, and three numbers. */
    one = g_strdup_printf (C_("chart", "%s: now %s, lowest %s, highest %s"), series->name, end, lowest, highest);
    if (words->len > 0)
      g_string_append (words, "; ");
    g_string_append (words, one);
  }

  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Built on demand: there may be many steps. */
static void
fill_list (RummyChartView *self)
{
  gtk_list_box_remove_all (GTK_LIST_BOX (self->list));
  for (guint i = 0; i < self->chart->labels->len; i++) {
    g_autofree char *words = step_words (self->chart, i);
    const char *label = self->chart->labels->pdata[i];
    g_autofree char *title = self->chart->axis != NULL
                               /* Translators: what is counted ("Round"), and a number. */
                               ? g_strdup_printf (C_("chart", "%s %s"), self->chart->axis, label)
                               : g_strdup (label);

    gtk_list_box_append (GTK_LIST_BOX (self->list), GTK_WIDGET (rummy_rows_row (title, words, NULL)));
  }
}

static void
listed_cb (RummyChartView *self)
{
  gboolean is_listed = gtk_toggle_button_get_active (self->listed);

  if (is_listed)
    fill_list (self);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), is_listed ? gtk_widget_get_parent (self->list) : self->area);
}

GdkTexture *
rummy_chart_view_render (RummyChartView *self, int width, int height)
{
  cairo_surface_t *surface;
  g_autoptr (GBytes) bytes = NULL;
  cairo_t *cr;

  g_return_val_if_fail (RUMMY_IS_CHART_VIEW (self), NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * COPY_SCALE, height * COPY_SCALE);
  cr = cairo_create (surface);
  cairo_scale (cr, COPY_SCALE, COPY_SCALE);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, 12, 12);
  rummy_chart_draw (self->chart, cr, gtk_widget_get_pango_context (self->area), width - 24, height - 24, &on_paper);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) cairo_image_surface_get_stride (surface) * (gsize) (height * COPY_SCALE));
  width = cairo_image_surface_get_stride (surface);
  cairo_surface_destroy (surface);

  return gdk_memory_texture_new (width / 4, height * COPY_SCALE, GDK_MEMORY_DEFAULT, bytes, (gsize) width);
}

static void
copy_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GdkTexture) texture = rummy_chart_view_render (RUMMY_CHART_VIEW (widget), COPY_WIDTH, COPY_HEIGHT);

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), texture);
  rummy_toast_tell (widget, _("Picture copied"));
}

static void
copy_table_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autofree char *table = rummy_chart_to_table (RUMMY_CHART_VIEW (widget)->chart);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), table);
  rummy_toast_tell (widget, _("Table copied"));
}

static void
page_cb (GtkPrintOperation *print, GtkPrintContext *context, int page, RummyChartView *self)
{
  PangoContext *letters = gtk_print_context_create_pango_context (context);
  double width = gtk_print_context_get_width (context);

  pango_context_set_font_description (letters, pango_context_get_font_description (gtk_widget_get_pango_context (
                                                 self->area)));
  rummy_chart_draw (self->chart, gtk_print_context_get_cairo_context (context), letters, width,
                    fmin (width * PAPER_RATIO, gtk_print_context_get_height (context)), &on_paper);
  g_object_unref (letters);
}

GtkPrintOperation *
rummy_chart_view_make_print (RummyChartView *self)
{
  GtkPrintOperation *print = gtk_print_operation_new ();

  g_return_val_if_fail (RUMMY_IS_CHART_VIEW (self), print);

  gtk_print_operation_set_n_pages (print, 1);
  gtk_print_operation_set_job_name (print, self->chart->title);
  gtk_print_operation_set_embed_page_setup (print, TRUE);
  g_signal_connect_object (print, "draw-page", G_CALLBACK (page_cb), self, G_CONNECT_DEFAULT);

  return print;
}

/* Tells failure, immediate or later. */
static void
printed_cb (GtkPrintOperation *print, GtkPrintOperationResult result, GtkWidget *widget)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR || gtk_widget_get_root (widget) == NULL)
    return;

  gtk_print_operation_get_error (print, &error);
  rummy_dialog_warn (widget, _("Not Printed"), error != NULL ? error->message : "");
}

static void
print_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GtkPrintOperation) print = rummy_chart_view_make_print (RUMMY_CHART_VIEW (widget));
  GtkRoot *root = gtk_widget_get_root (widget);

  gtk_print_operation_set_allow_async (print, TRUE);
  g_signal_connect_object (print, "done", G_CALLBACK (printed_cb), widget, G_CONNECT_DEFAULT);
  gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL);
}

static void
rummy_chart_view_dispose (GObject *object)
{
  RummyChartView *self = RUMMY_CHART_VIEW (object);

  g_clear_pointer (&self->chart, rummy_chart_free);

  G_OBJECT_CLASS (rummy_chart_view_parent_class)->dispose (object);
}

static void
rummy_chart_view_class_init (RummyChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_chart_view_dispose;

  gtk_widget_class_install_action (widget_class, "chart.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "chart.copy-table", NULL, copy_table_cb);
  gtk_widget_class_install_action (widget_class, "chart.print", NULL, print_cb);
}

static GtkWidget *
make_menu (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, _("_Copy Picture"), "chart.copy");
  g_menu_append (menu, _("Copy _Table"), "chart.copy-table");
  g_menu_append (menu, _("_Print…"), "chart.print");

  return g_object_new (GTK_TYPE_MENU_BUTTON,
                       "icon-name", "view-more-symbolic",
                       "menu-model", menu,
                       "tooltip-text", _("Chart Menu"),
                       "valign", GTK_ALIGN_CENTER,
                       "css-classes", (const char *[]) { "flat", NULL },
                       NULL);
}

static void
rummy_chart_view_init (RummyChartView *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *rows;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);

  self->title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE,
                              "css-classes", (const char *[]) { "heading", NULL }, NULL);
  self->listed = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "icon-name", "view-list-symbolic", "valign", GTK_ALIGN_CENTER,
                               "tooltip-text", _("Show as a List"),
                               "css-classes", (const char *[]) { "flat", NULL }, NULL);
  g_signal_connect_swapped (self->listed, "toggled", G_CALLBACK (listed_cb), self);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->listed));
  self->menu = make_menu ();
  gtk_box_append (GTK_BOX (head), self->menu);
  gtk_box_append (GTK_BOX (self), head);

  self->area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, self, NULL);
  self->list = GTK_WIDGET (rummy_rows_list (NULL));
  gtk_widget_set_valign (self->list, GTK_ALIGN_START);
  rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (rows), self->list);
  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_child (GTK_STACK (self->stack), self->area);
  gtk_stack_add_child (GTK_STACK (self->stack), rows);
  gtk_box_append (GTK_BOX (self), self->stack);
}

GtkWidget *
rummy_chart_view_new (RummyChart *chart)
{
  RummyChartView *self;
  g_autofree char *words = NULL;
  double height;

  g_return_val_if_fail (chart != NULL, NULL);

  self = g_object_new (RUMMY_TYPE_CHART_VIEW, NULL);
  self->chart = chart;
  words = describe (chart);
  height = chart->is_bars ? BAR_HEIGHT * MAX (1, chart->labels->len) : HEIGHT;
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->area),
                                       (int) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, height, NULL));
  gtk_label_set_label (GTK_LABEL (self->title), chart->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, chart->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, chart->title, -1);
  /* There may be several charts. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->listed), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, chart->title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, chart->title, -1);
  listed_cb (self);

  return GTK_WIDGET (self);
}
