/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/games-page.h"

#include <glib/gi18n.h>

#include "ui/parts/rows.h"
#include "ui/records/empty-page.h"
#include "ui/records/past-item.h"

#define PAGE 30 /* games read at a time; fills any dialog */

struct _RummyGamesPage {
  AdwBin parent_instance;

  RummyHistory *history;
  RummyHistoryFilter filter; /* owns its texts */
  const RummyPeople *people;
  GCancellable *cancellable;
  gint64 oldest;     /* id of the last listed game, 0 at first */
  gboolean has_more; /* the last page was full, and no other has been asked for */

  GtkStack *stack;
  GtkListView *list;
  GListStore *games;
};

G_DEFINE_FINAL_TYPE (RummyGamesPage, rummy_games_page, ADW_TYPE_BIN)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyGamesPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = rummy_history_list_finish (RUMMY_HISTORY (source), result, &error);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (games == NULL) {
    rummy_rows_fail (self->stack, _("Couldn’t Load Games"), error);
    return;
  }

  for (guint i = 0; i < games->len; i++)
    g_ptr_array_add (items, rummy_past_item_new (games->pdata[i], self->people));
  /* The former games stay until then, so that nothing flickers. */
  g_list_store_splice (self->games, self->oldest == 0 ? 0 : g_list_model_get_n_items (G_LIST_MODEL (self->games)),
                       self->oldest == 0 ? g_list_model_get_n_items (G_LIST_MODEL (self->games)) : 0, items->pdata,
                       items->len);
  if (games->len > 0)
    self->oldest = ((const RummyPastGame *) games->pdata[games->len - 1])->id;
  self->has_more = games->len == PAGE;
  gtk_stack_set_visible_child_name (self->stack, self->oldest > 0 ? "list" : "empty");
}

static void
ask (RummyGamesPage *self)
{
  self->has_more = FALSE;
  rummy_history_list_async (self->history, &self->filter, self->oldest, PAGE, self->cancellable, listed_cb,
                            g_object_ref (self));
}

static void
edge_cb (RummyGamesPage *self, GtkPositionType edge)
{
  if (edge == GTK_POS_BOTTOM && self->has_more)
    ask (self);
}

static void
activate_cb (RummyGamesPage *self, guint position)
{
  g_autoptr (RummyPastItem) item = g_list_model_get_item (G_LIST_MODEL (self->games), position);

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, rummy_past_item_get_id (item));
}

static void
clear_filter (RummyGamesPage *self)
{
  g_free ((char *) self->filter.preset);
  g_free ((char *) self->filter.owner);
  self->filter = (RummyHistoryFilter) { 0 };
}

static void
rummy_games_page_dispose (GObject *object)
{
  RummyGamesPage *self = RUMMY_GAMES_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->history);
  clear_filter (self);

  G_OBJECT_CLASS (rummy_games_page_parent_class)->dispose (object);
}

static void
rummy_games_page_class_init (RummyGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_games_page_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", RUMMY_TYPE_GAMES_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_INT64);

  g_type_ensure (RUMMY_TYPE_PAST_ITEM);
  g_type_ensure (RUMMY_TYPE_EMPTY_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/games-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyGamesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RummyGamesPage, list);
  gtk_widget_class_bind_template_child (widget_class, RummyGamesPage, games);
  gtk_widget_class_bind_template_callback (widget_class, edge_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
rummy_games_page_init (RummyGamesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rummy_games_page_ask (RummyGamesPage *self, RummyHistory *history, const RummyHistoryFilter *filter,
                      const RummyPeople *people)
{
  g_return_if_fail (RUMMY_IS_GAMES_PAGE (self));
  g_return_if_fail (RUMMY_IS_HISTORY (history));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_set_object (&self->history, history);
  clear_filter (self);
  self->filter = (RummyHistoryFilter) { g_strdup (filter->preset), g_strdup (filter->owner), filter->is_practice };
  self->people = people;
  self->oldest = 0;
  ask (self);
}
