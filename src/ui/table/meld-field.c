/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/meld-field.h"

struct _RummyMeldField {
  GtkWidget parent_instance;

  const RummyTableStyle *style;
  RummyTableLayout layout;
  GPtrArray *melds; /* RummyMeldWidget */
  GtkWidget *earlier, *later, *slot;
  guint first;
  guint64 lit; /* melds, one bit each */
};

G_DEFINE_FINAL_TYPE (RummyMeldField, rummy_meld_field, GTK_TYPE_WIDGET)

enum { SIGNAL_CARD_ADDED, SIGNAL_SCROLLED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
rummy_meld_field_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyMeldField *self = RUMMY_MELD_FIELD (widget);

  for (guint i = 0; i < self->melds->len; i++) {
    graphene_rect_t bounds = rummy_fan_bounds (&self->layout.melds[i]);

    if (rummy_table_layout_shows (&self->layout, i))
      rummy_allocate_at (g_ptr_array_index (self->melds, i), &bounds);
  }
  if (gtk_widget_should_layout (self->slot))
    rummy_allocate_at (self->slot, &self->layout.slot);
  if (gtk_widget_get_child_visible (self->earlier))
    rummy_allocate_at (self->earlier, &self->layout.earlier);
  if (gtk_widget_get_child_visible (self->later))
    rummy_allocate_at (self->later, &self->layout.later);
}

/* The gaps between melds belong to the table. */
static gboolean
rummy_meld_field_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
earlier_cb (RummyMeldField *self)
{
  guint step = self->layout.n_shown;

  self->first = self->layout.first_meld > step ? self->layout.first_meld - step : 0;
  g_signal_emit (self, signals[SIGNAL_SCROLLED], 0);
}

static void
later_cb (RummyMeldField *self)
{
  self->first = self->layout.first_meld + self->layout.n_shown;
  g_signal_emit (self, signals[SIGNAL_SCROLLED], 0);
}

static void
rummy_meld_field_dispose (GObject *object)
{
  g_ptr_array_set_size (RUMMY_MELD_FIELD (object)->melds, 0);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_MELD_FIELD);

  G_OBJECT_CLASS (rummy_meld_field_parent_class)->dispose (object);
}

static void
rummy_meld_field_finalize (GObject *object)
{
  g_ptr_array_unref (RUMMY_MELD_FIELD (object)->melds);

  G_OBJECT_CLASS (rummy_meld_field_parent_class)->finalize (object);
}

static void
rummy_meld_field_class_init (RummyMeldFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rummy_meld_field_dispose;
  object_class->finalize = rummy_meld_field_finalize;

  widget_class->size_allocate = rummy_meld_field_size_allocate;
  widget_class->contains = rummy_meld_field_contains;

  signals[SIGNAL_CARD_ADDED] = g_signal_new ("card-added", RUMMY_TYPE_MELD_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                             NULL, G_TYPE_NONE, 1, RUMMY_TYPE_CARD_WIDGET);
  signals[SIGNAL_SCROLLED] =
    g_signal_new ("scrolled", RUMMY_TYPE_MELD_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RUMMY_TYPE_SLOT_WIDGET);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/meld-field.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyMeldField, earlier);
  gtk_widget_class_bind_template_child (widget_class, RummyMeldField, later);
  gtk_widget_class_bind_template_child (widget_class, RummyMeldField, slot);
  gtk_widget_class_bind_template_callback (widget_class, earlier_cb);
  gtk_widget_class_bind_template_callback (widget_class, later_cb);
  gtk_widget_class_set_css_name (widget_class, "melds");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rummy_meld_field_init (RummyMeldField *self)
{
  self->melds = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->earlier, FALSE);
  gtk_widget_set_child_visible (self->later, FALSE);
}

GtkWidget *
rummy_meld_field_new (void)
{
  return g_object_new (RUMMY_TYPE_MELD_FIELD, NULL);
}

void
rummy_meld_field_set_style (RummyMeldField *self, const RummyTableStyle *style)
{
  g_return_if_fail (RUMMY_IS_MELD_FIELD (self));

  self->style = style;
  rummy_slot_widget_set_style (RUMMY_SLOT_WIDGET (self->slot), style);
}

static void
card_added_cb (RummyMeldField *self, RummyCardWidget *card)
{
  g_signal_emit (self, signals[SIGNAL_CARD_ADDED], 0, card);
}

/* In reading order: after the other melds, before the button and the slot. */
static void
add_meld (RummyMeldField *self)
{
  GtkWidget *meld = rummy_meld_widget_new ();

  rummy_card_row_set_style (RUMMY_CARD_ROW (meld), self->style, RUMMY_SLOT_TABLE);
  g_signal_connect_object (meld, "card-added", G_CALLBACK (card_added_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_before (meld, GTK_WIDGET (self), self->later);
  g_ptr_array_add (self->melds, meld);
}

void
rummy_meld_field_set_round (RummyMeldField *self, const RummyRound *round)
{
  g_return_if_fail (RUMMY_IS_MELD_FIELD (self));

  while (self->melds->len < round->n_melds)
    add_meld (self);
  g_ptr_array_set_size (self->melds, round->n_melds);

  for (guint i = 0; i < round->n_melds; i++) {
    RummyCard cards[RUMMY_CARDS_MAX];
    guint n = rummy_round_meld_cards (round, i, cards);

    rummy_card_row_set_cards (rummy_meld_field_get_meld (self, i), cards, n);
    rummy_meld_widget_set_sealed (g_ptr_array_index (self->melds, i), round->meld[i].sealed);
  }
}

guint
rummy_meld_field_get_n (RummyMeldField *self)
{
  g_return_val_if_fail (RUMMY_IS_MELD_FIELD (self), 0);

  return self->melds->len;
}

RummyCardRow *
rummy_meld_field_get_meld (RummyMeldField *self, guint meld)
{
  g_return_val_if_fail (RUMMY_IS_MELD_FIELD (self), NULL);
  g_return_val_if_fail (meld < self->melds->len, NULL);

  return g_ptr_array_index (self->melds, meld);
}

guint
rummy_meld_field_get_index (RummyMeldField *self, GtkWidget *meld)
{
  guint index;

  g_return_val_if_fail (RUMMY_IS_MELD_FIELD (self), G_MAXUINT);

  return g_ptr_array_find (self->melds, meld, &index) ? index : G_MAXUINT;
}

RummySlotWidget *
rummy_meld_field_get_slot (RummyMeldField *self)
{
  g_return_val_if_fail (RUMMY_IS_MELD_FIELD (self), NULL);

  return RUMMY_SLOT_WIDGET (self->slot);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Highlights the button that leads to a highlighted meld. */
static void
show_lit (RummyMeldField *self)
{
  guint64 before = (G_GUINT64_CONSTANT (1) << self->layout.first_meld) - 1, shown = 0;

  for (guint i = 0; i < self->melds->len; i++) {
    rummy_card_row_set_lit (rummy_meld_field_get_meld (self, i), (self->lit >> i & 1) != 0);
    if (rummy_table_layout_shows (&self->layout, i))
      shown |= G_GUINT64_CONSTANT (1) << i;
  }
  set_class (self->earlier, "suggested-action", (self->lit & before) != 0);
  set_class (self->later, "suggested-action", (self->lit & ~before & ~shown) != 0);
}

/* Pointer and keys skip melds that are scrolled out. */
void
rummy_meld_field_set_layout (RummyMeldField *self, const RummyTableLayout *layout)
{
  g_return_if_fail (RUMMY_IS_MELD_FIELD (self));

  self->layout = *layout;
  self->first = layout->first_meld;
  for (guint i = 0; i < self->melds->len; i++) {
    rummy_card_row_set_fan (rummy_meld_field_get_meld (self, i), &layout->melds[i]);
    gtk_widget_set_child_visible (g_ptr_array_index (self->melds, i), rummy_table_layout_shows (layout, i));
  }
  gtk_widget_set_child_visible (self->earlier, layout->earlier.size.width > 0);
  gtk_widget_set_child_visible (self->later, layout->later.size.width > 0);
  show_lit (self);
  rummy_slot_widget_set_size (RUMMY_SLOT_WIDGET (self->slot), layout->slot.size.width, layout->slot.size.height);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The arrows are mirrored for the left hand. */
void
rummy_meld_field_set_left_handed (RummyMeldField *self, gboolean left_handed)
{
  GtkTextDirection usual = gtk_widget_get_direction (GTK_WIDGET (self));
  GtkTextDirection other = usual == GTK_TEXT_DIR_RTL ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL;
  GtkWidget *const buttons[] = { self->earlier, self->later };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_set_direction (gtk_button_get_child (GTK_BUTTON (buttons[i])), left_handed ? other : usual);
}

void
rummy_meld_field_set_lit (RummyMeldField *self, guint64 melds, gboolean slot)
{
  g_return_if_fail (RUMMY_IS_MELD_FIELD (self));

  self->lit = melds;
  rummy_slot_widget_set_lit (RUMMY_SLOT_WIDGET (self->slot), slot);
  show_lit (self);
}

guint
rummy_meld_field_get_first (RummyMeldField *self)
{
  g_return_val_if_fail (RUMMY_IS_MELD_FIELD (self), 0);

  return self->first;
}

gboolean
rummy_meld_field_aim (RummyMeldField *self, guint meld)
{
  g_return_val_if_fail (RUMMY_IS_MELD_FIELD (self), FALSE);

  if (rummy_table_layout_shows (&self->layout, meld))
    return FALSE;

  self->first = meld;

  return TRUE;
}
