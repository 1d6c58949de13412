/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/today-card.h"

#include <glib/gi18n.h>

#include "ui/parts/bindings.h"
#include "ui/words/words.h"

#define DAYS_SHOWN 7

struct _RummyTodayCard {
  AdwBin parent_instance;

  GtkLabel *date, *streak, *result;
  AdwWrapBox *days;
  GtkButton *play;
  gboolean is_begun, is_over;
};

G_DEFINE_FINAL_TYPE (RummyTodayCard, rummy_today_card, ADW_TYPE_BIN)

static void
rummy_today_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_TODAY_CARD);

  G_OBJECT_CLASS (rummy_today_card_parent_class)->dispose (object);
}

static void
rummy_today_card_class_init (RummyTodayCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_today_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/today-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyTodayCard, date);
  gtk_widget_class_bind_template_child (widget_class, RummyTodayCard, result);
  gtk_widget_class_bind_template_child (widget_class, RummyTodayCard, streak);
  gtk_widget_class_bind_template_child (widget_class, RummyTodayCard, days);
  gtk_widget_class_bind_template_child (widget_class, RummyTodayCard, play);
  rummy_bindings_add (widget_class);
}

static void
rummy_today_card_init (RummyTodayCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A dot, and the day of the week below it. */
static GtkWidget *
make_day (GDateTime *day, gboolean is_played)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *dot = is_played ? gtk_image_new_from_icon_name ("object-select-symbolic") : adw_bin_new ();
  g_autofree char *name = g_date_time_format (day, "%a");
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_set_halign (dot, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (dot, "day");
  if (is_played)
    gtk_widget_add_css_class (dot, "played");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_box_append (GTK_BOX (box), dot);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* For those who do not see the dots. */
static char *
days_words (GDateTime *today, const GArray *deals)
{
  g_autoptr (GString) days = g_string_new (NULL);

  for (guint i = DAYS_SHOWN; deals != NULL && i-- > 0;) {
    g_autoptr (GDateTime) day = g_date_time_add_days (today, -(int) i);
    g_autofree char *name = g_date_time_format (day, "%A");

    if (rummy_past_deal_counts (&g_array_index (deals, RummyPastDeal, i)))
      /* Translators: between days of the week. */
      g_string_append_printf (days, "%s%s", days->len > 0 ? C_("list", ", ") : "", name);
  }

  if (days->len == 0)
    return g_strdup (_("Not played in the last 7 days"));

  /* Translators: days of the week. */
  return g_strdup_printf (_("Played: %s"), days->str);
}

/* What today's game has come to, or NULL. */
static char *
result_words (const RummyPastDeal *deal)
{
  g_autofree char *points = rummy_words_points (deal->points), *against = rummy_words_points (deal->against);

  if (deal->game == 0)
    return NULL;
  if (!rummy_past_deal_counts (deal))
    return g_strdup_printf (_("Round %u is over."), deal->rounds);

  /* Translators: two scores. */
  return g_strdup_printf (deal->has_won ? _("You won, %s to %s")
                          /* Translators: two scores. */
                          : _("You lost, %s to %s"), points, against);
}

static void
label_button (RummyTodayCard *self)
{
  gtk_button_set_label (self->play, self->is_begun  ? _("Continue _Today’s Deal")
                                    : self->is_over ? _("Practice _Today’s Deal")
                                                    : _("Play _Today’s Deal"));
}

void
rummy_today_card_set_begun (RummyTodayCard *self, gboolean is_begun)
{
  g_return_if_fail (RUMMY_IS_TODAY_CARD (self));

  self->is_begun = is_begun;
  label_button (self);
}

void
rummy_today_card_show (RummyTodayCard *self, GDateTime *today, const GArray *deals)
{
  /* Translators: the day of the week, month and day, for g_date_time_format (). */
  g_autofree char *date = g_date_time_format (today, _("%A, %B %-e"));
  guint streak = deals != NULL ? rummy_past_deals_streak (deals) : 0;
  g_autofree char *row = g_strdup_printf (ngettext ("%u-day streak", "%u-day streak", streak), streak);
  g_autofree char *played = days_words (today, deals);
  g_autofree char *result = deals != NULL ? result_words (&g_array_index (deals, RummyPastDeal, 0)) : NULL;
  GtkWidget *child;

  g_return_if_fail (RUMMY_IS_TODAY_CARD (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->days))) != NULL)
    adw_wrap_box_remove (self->days, child);
  for (guint i = DAYS_SHOWN; i-- > 0;) {
    g_autoptr (GDateTime) day = g_date_time_add_days (today, -(int) i);
    gboolean is_played = deals != NULL && rummy_past_deal_counts (&g_array_index (deals, RummyPastDeal, i));

    adw_wrap_box_append (self->days, make_day (day, is_played));
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->days), GTK_ACCESSIBLE_PROPERTY_LABEL, played, -1);
  gtk_label_set_label (self->date, date);
  gtk_label_set_label (self->streak, streak > 0 ? row : "");
  gtk_label_set_label (self->result, result != NULL ? result : "");
  self->is_over = deals != NULL && g_array_index (deals, RummyPastDeal, 0).is_over;
  label_button (self);
}
