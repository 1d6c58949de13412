/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include "ai/level.h"
#include "ui/help/help-catalog.h"
#include "ui/help/shortcuts.h"
#include "ui/words/games.h"
#include "ui/words/lesson-words.h"
#include "ui/words/words.h"

/* Playing: the table, the keys, the levels. */

static void
add_levels (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic)
{
  for (gsize i = 0; i < RUMMY_NAMED_LEVELS; i++)
    rummy_help_page_add (page, RUMMY_HELP_TERM, rummy_words_skill_does (rummy_offered_levels[i]),
                         rummy_words_skill (rummy_offered_levels[i]));

  rummy_help_page_add (page, RUMMY_HELP_HEADING, _("Advanced"), NULL);
  rummy_help_page_add (page, RUMMY_HELP_TEXT,
                       _("Levels go from 1 to 10. Higher ones notice and remember more, and play less randomly. A "
                         "playing style changes how a computer plays, not how well."), NULL);
  for (RummyManner i = RUMMY_MANNER_EVEN + 1; i < RUMMY_N_MANNERS; i++)
    rummy_help_page_add (page, RUMMY_HELP_TERM, rummy_words_manner_does (i), rummy_words_manner (i));
}

static void
add_games (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic)
{
  for (guint i = 0; rummy_games_get (i) != NULL; i++) {
    const RummyGameWords words = rummy_games_words (rummy_games_get (i));
    g_autofree char *key = g_strconcat ("game-", rummy_games_get (i)->key, NULL);

    rummy_help_page_add (page, RUMMY_HELP_LINK, words.name, key);
    rummy_help_page_add (page, RUMMY_HELP_TEXT, words.words, NULL);
  }
}

static void
add_steps (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic)
{
  rummy_help_page_add (page, RUMMY_HELP_HEADING, _("Start the Guided Round at Any Step"), NULL);
  for (RummyLesson i = RUMMY_LESSON_GOAL; i < RUMMY_LESSON_OVER; i++) {
    g_autofree char *action = g_strdup_printf ("win.guide-step(uint32 %u)", (guint) i);

    rummy_help_page_add (page, RUMMY_HELP_ACTION, rummy_lesson_title (i), action);
  }
}

/* What the first page and the one about mouse and keys both say. */
#define DRAW N_("Draw: click the stock or the upcard.")
#define MELD N_("Meld: click the cards, then the table.")
#define LAY_OFF N_("Lay off: click a card, then the meld it fits.")
#define DISCARD N_("Discard: double-click or right-click the card.")
#define DIG N_("Dig: click an older discard and the cards it melds with, then the table.")

static const RummyHelpLine first_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Score by melding cards. First to 500 wins. The guided round teaches you as you play and doesn’t count.") },
  { RUMMY_HELP_ACTION, N_("_Start the Guided Round"), "win.guide" },
  { RUMMY_HELP_HEADING, N_("Melds") },
  { RUMMY_HELP_CARDS, N_("A set: three or four cards of the same rank."), "7C 7H 7S", "meld" },
  { RUMMY_HELP_CARDS, N_("A run: three or more cards of one suit in sequence."), "5H 6H 7H 8H", "meld" },
  { RUMMY_HELP_HEADING, N_("Your Turn") },
  { RUMMY_HELP_ITEM, DRAW },
  { RUMMY_HELP_ITEM, MELD },
  { RUMMY_HELP_ITEM, LAY_OFF },
  { RUMMY_HELP_ITEM, DISCARD },
  { RUMMY_HELP_HEADING, N_("Discard Pile") },
  { RUMMY_HELP_CARDS, N_("Pick up the nine of spades, and you also get the jack and the two."), "4D 9S JH 2C" },
  { RUMMY_HELP_ITEM, DIG },
  { RUMMY_HELP_HEADING, N_("Points") },
  { RUMMY_HELP_TEXT,
    N_("A round ends when someone runs out of cards. Cards you meld or lay off count for you, even on an "
       "opponent’s meld. Cards left in your hand count against you.") },
  { RUMMY_HELP_TEXT,
    N_("Twos through nines count face value. Tens and face cards count 10. "
       "Aces count 15, or 1 at the low end of a run.") },
  { RUMMY_HELP_HEADING, N_("If You’re Stuck") },
  { RUMMY_HELP_TEXT,
    N_("The light bulb shows a good move. Click the line below the table to see everything you can do.") },
  { RUMMY_HELP_LINK, NULL, "game-500-rum" },
  { RUMMY_HELP_LINK, NULL, "hands" },
};

static const RummyHelpLine table_lines[] = {
  { RUMMY_HELP_TERM,
    N_("Drag cards to arrange them, or sort them from the table menu. In Gin, melds come first, then deadwood, and "
       "a drawn card stays on the right."),
    N_("Your Hand") },
  { RUMMY_HELP_ACTION, N_("Show My _Hand"), "win.show-part::hand" },
  { RUMMY_HELP_TERM, N_("Face-down cards and how many are left. Click to draw."), N_("Stock") },
  { RUMMY_HELP_ACTION, N_("Show the _Stock"), "win.show-part::stock" },
  { RUMMY_HELP_TERM, N_("Face-up cards, the last on top. Point at one to see what happens if you take it."),
    N_("Discard Pile") },
  { RUMMY_HELP_ACTION, N_("Show the Discard _Pile"), "win.show-part::pile" },
  { RUMMY_HELP_TERM, N_("The most deadwood you can knock with, shown next to the stock in Gin."), N_("Knock Limit") },
  { RUMMY_HELP_TERM, N_("To meld, select cards and click an empty part of the table. Each laid-off card shows who "
                        "gets its points."),
    N_("Melds") },
  { RUMMY_HELP_TERM, N_("Click a nameplate to change the name, level, or player."), N_("Opponents") },
  { RUMMY_HELP_ACTION, N_("Show the _Opponents"), "win.show-part::others" },
  { RUMMY_HELP_TERM, N_("Your points (in Gin, your deadwood). Click to choose players."), N_("Your Nameplate") },
  { RUMMY_HELP_ACTION, N_("Show My Namep_late"), "win.show-part::own" },
  { RUMMY_HELP_TERM, N_("What happened and what to do. Click to see everything you can do."), N_("Status Line") },
  { RUMMY_HELP_TERM,
    N_("Point at or tap a gray button to learn why you can’t use it. "
       "Buttons for rare moves, such as Pass, appear when possible."),
    N_("Buttons") },
  { RUMMY_HELP_TERM, N_("Press F9. In a narrow window, tap the title."),
    N_("Scores, Moves, Rules"), "side-pane" },
  { RUMMY_HELP_LINK, NULL, "hands" },
  { RUMMY_HELP_LINK, NULL, "advice" },
};

static const RummyHelpLine choose_lines[] = {
  { RUMMY_HELP_ACTION, N_("_Choose a Game…"), "win.choose-game" },
  { RUMMY_HELP_ITEM, N_("For two: 500 Rum, or Gin for a quick game.") },
  { RUMMY_HELP_ITEM, N_("For up to six players: Rummy or Basic Rummy.") },
  { RUMMY_HELP_ITEM, N_("With jokers: Kaluki.") },
  { RUMMY_HELP_ITEM, N_("With a partner: Partnership 500 or Persian Rummy.") },
  { RUMMY_HELP_ITEM, N_("For kids: Amiga Rummy.") },
};

static const RummyHelpLine hands_lines[] = {
  { RUMMY_HELP_HEADING, N_("Mouse") },
  { RUMMY_HELP_ITEM, DRAW },
  { RUMMY_HELP_ITEM, MELD },
  { RUMMY_HELP_ITEM, N_("Select one card of a meld, and the rest are added. If there are several melds, you choose.") },
  { RUMMY_HELP_ITEM, N_("Meld All, in the table menu, lays down all your melds. "
                        "So does the Meld button when nothing is selected.") },
  { RUMMY_HELP_ITEM, LAY_OFF },
  { RUMMY_HELP_ITEM, DIG },
  { RUMMY_HELP_ITEM, DISCARD },
  { RUMMY_HELP_ITEM, N_("To discard the card you just drew, click the pile.") },
  { RUMMY_HELP_ITEM, N_("You can also drag cards.") },
  { RUMMY_HELP_ITEM, N_("Right-click the table for its menu, or the pile to list its cards.") },
  { RUMMY_HELP_ITEM, N_("To skip dealing, counting, or computer turns, click the table.") },
  { RUMMY_HELP_HEADING, N_("Touch") },
  { RUMMY_HELP_ITEM, N_("Tap or drag. To discard, double-tap the card or press and hold it.") },
  { RUMMY_HELP_HEADING, N_("Keyboard") },
  { RUMMY_HELP_ITEM,
    N_("Arrow keys move between cards, Tab between parts of the table. Type 7 or Q to find a seven or queen.") },
  { RUMMY_HELP_ITEM,
    N_("Space selects a card, S draws, D takes the upcard, M melds or lays off, and Delete discards.") },
  { RUMMY_HELP_LINK, NULL, "keys" },
  { RUMMY_HELP_HEADING, N_("Screen Reader") },
  { RUMMY_HELP_ITEM,
    N_("Alt+1 through Alt+8 read a seat aloud, Alt+9 the table, Alt+0 your hand, and Alt+Up the last moves.") },
  { RUMMY_HELP_HEADING, N_("Help") },
  { RUMMY_HELP_TEXT, N_("F1 explains what you see (Ctrl+F1 with Classic Keys).") },
  { RUMMY_HELP_ACTION, N_("Save All Pages as _Text…"), "win.help-text" },
};

static const RummyHelpLine keys_lines[] = {
  { RUMMY_HELP_ACTION, N_("_Keyboard Shortcuts"), "win.shortcuts" },
};

static const RummyHelpLine strategy_lines[] = {
  { RUMMY_HELP_TEXT, N_("Tips for games that score melds, such as 500 Rum.") },
  { RUMMY_HELP_HEADING, N_("Picking Up") },
  { RUMMY_HELP_ITEM,
    N_("Pick up cards: seven alone score at most 90 points.") },
  { RUMMY_HELP_ITEM, N_("Take the upcard if it makes more melds possible, now or later.") },
  { RUMMY_HELP_ITEM,
    N_("Pick up more while opponents hold many cards. When an opponent has two or fewer, extra cards can cost you.") },
  { RUMMY_HELP_HEADING, N_("Melding") },
  { RUMMY_HELP_ITEM, N_("Melds on the table are safe, but opponents can lay off on them.") },
  { RUMMY_HELP_ITEM,
    N_("Against one opponent with many cards, keeping melds back can pay off. "
       "If that player goes out first, your hand counts against you.") },
  { RUMMY_HELP_ITEM, N_("A run can grow at both ends, but a set has room for only one more card. Break up pairs "
                        "before partial runs.") },
  { RUMMY_HELP_HEADING, N_("Discarding") },
  { RUMMY_HELP_ITEM, N_("Watch what others take. Discard what helps neither you nor the next player.") },
  { RUMMY_HELP_ITEM,
    N_("Avoid discards that fit cards in the pile. They give everyone a reason to pick it up.") },
  { RUMMY_HELP_ITEM, N_("Discard high cards early.") },
  { RUMMY_HELP_HEADING, N_("Going Out") },
  { RUMMY_HELP_ITEM, N_("Go out when others hold many cards or your hand is getting worse.") },
  { RUMMY_HELP_HEADING, N_("Other Games") },
  { RUMMY_HELP_ITEM, N_("Boathouse: keep low cards, and don’t wait too long to go out.") },
  { RUMMY_HELP_ITEM, N_("Gin: knock as soon as you can if your hand isn’t improving. Hold out for gin only if your "
                        "opponent is slow to knock.") },
};

static const RummyHelpLine advice_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Advice uses only what you can see. The scores show how often you asked.") },
  { RUMMY_HELP_TERM, N_("The light bulb, or Ctrl+H, shows one good move."), N_("Hint") },
  { RUMMY_HELP_TERM,
    N_("Analysis, or Ctrl+E, rates every move by playing out many possible deals."), N_("Best Moves") },
  { RUMMY_HELP_TERM, N_("Ctrl+Shift+H shows what you can meld. Press it again to select the first meld."),
    N_("Best Melds") },
  { RUMMY_HELP_TERM, N_("Ctrl+B shows where each card is likely to be."), N_("Hidden Cards") },
  { RUMMY_HELP_TERM, N_("Click the status line, or press Ctrl+Shift+E. This doesn’t count as advice."),
    N_("Possible Moves") },
  { RUMMY_HELP_TERM,
    N_("After a round, a graph shows your expected lead, with a dot at each mistake. During a round, use Review "
       "Your Last Move."),
    N_("Review") },
  { RUMMY_HELP_LINK, NULL, "strategy" },
};

static const RummyHelpLine levels_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Click a computer’s nameplate to set its level, even during a game. No computer sees more than you would in "
       "its seat.") },
  { RUMMY_HELP_ITEM,
    N_("To let the computer play for you, click your nameplate. "
       "You can take over again, but undoing its moves turns the game into practice.") },
  { RUMMY_HELP_ITEM,
    N_("Watch Computers Play, on the Home page, shows all hands and explains each move. Watched games don’t count.") },
  { RUMMY_HELP_ITEM, N_("In a practice game, click a nameplate to show that hand or swap it with yours.") },
};

static const RummyHelpLine scores_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("The score sheet opens after each round, or with Ctrl+T.") },
  { RUMMY_HELP_TERM, N_("Melds minus hand: your score if the round ended now."), N_("Net") },
  { RUMMY_HELP_TERM, N_("Who owes whom after a game, if losers pay the winner."), N_("Settling Up") },
  { RUMMY_HELP_TEXT, N_("If a game has a fixed number of rounds, the Scores page lets you change it.") },
  { RUMMY_HELP_LINK, NULL, "history" },
};

const RummyHelpSource rummy_help_play[] = {
  { "first", N_("How to Play 500 Rum"),
    N_("learn, beginner, tutorial, rules"),
    RUMMY_HELP_START, RUMMY_HELP_LINES (first_lines), add_steps },
  { "table", N_("The Table"),
    N_("screen, lamp, light bulb, counter, side pane"),
    RUMMY_HELP_START, RUMMY_HELP_LINES (table_lines), NULL },
  { "choose", N_("Choose a Game"),
    N_("family, variants"),
    RUMMY_HELP_START, RUMMY_HELP_LINES (choose_lines), add_games },
  { "hands", N_("Mouse, Touch, and Keyboard"),
    N_("click, drag, controls, accessibility"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (hands_lines), NULL },
  { "keys", N_("Keyboard Shortcuts"),
    N_("keys, accelerators, hotkeys"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (keys_lines), rummy_shortcuts_add_help },
  { "strategy", N_("Strategy"),
    N_("tactics, tips, discarding, win"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (strategy_lines), NULL },
  { "advice", N_("Hints and Analysis"),
    N_("suggestion, explain, probability"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (advice_lines), NULL },
  { "levels", N_("Computer Players"),
    N_("level, strength, difficulty, style, AI, watch, autoplay, take over"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (levels_lines), add_levels },
  { "scores", N_("Scores"),
    N_("scoring, points, score sheet, total"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (scores_lines), NULL },
};
const gsize rummy_help_n_play = G_N_ELEMENTS (rummy_help_play);
