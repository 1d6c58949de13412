/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include <glib/gi18n.h>

#include "ai/level.h"
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

  rummy_help_page_add (page, RUMMY_HELP_HEADING, _("A Finer Scale"), NULL);
  rummy_help_page_add (page, RUMMY_HELP_TEXT,
                       _("From 1 to 10 each step looks at more of the pile, remembers more of what it has seen, and "
                         "follows fewer whims than the one below it."), NULL);
  rummy_help_page_add (page, RUMMY_HELP_HEADING, _("Manners"), NULL);
  rummy_help_page_add (page, RUMMY_HELP_TEXT,
                       _("A computer can also have a manner. It plays about as well with it, but in a way of its own."),
                       NULL);
  for (RummyManner i = RUMMY_MANNER_EVEN + 1; i < RUMMY_N_MANNERS; i++)
    rummy_help_page_add (page, RUMMY_HELP_TERM, rummy_words_manner_does (i), rummy_words_manner (i));
  rummy_help_page_add (page, RUMMY_HELP_LINK, NULL, "strategy");
  rummy_help_page_add (page, RUMMY_HELP_LINK, NULL, "players");
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
  rummy_help_page_add (page, RUMMY_HELP_HEADING, _("Go to a Step"), NULL);
  rummy_help_page_add (page, RUMMY_HELP_TEXT,
                       _("Each button plays the guided round up to that step. It is practice."), NULL);
  for (RummyLesson i = RUMMY_LESSON_GOAL; i < RUMMY_LESSON_OVER; i++) {
    g_autofree char *action = g_strdup_printf ("win.guide-step(uint32 %u)", (guint) i);

    rummy_help_page_add (page, RUMMY_HELP_ACTION, rummy_lesson_title (i), action);
  }
}

static const RummyHelpLine first_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Rummy is about collecting: cards of one rank, or cards of one suit that follow each other. In 500 Rum "
       "what you lay down brings points, and whoever has 500 first wins.") },
  { RUMMY_HELP_TEXT,
    N_("The quickest way to learn it is to play it. The guided round explains each step at the table. It is "
       "practice, and a game that you have begun waits for you. Escape hides its tips, the lamp shows them again.") },
  { RUMMY_HELP_ACTION,
    N_("_Start the Guided Round"),
    "win.guide" },
  { RUMMY_HELP_HEADING, N_("What You Collect") },
  { RUMMY_HELP_CARDS,
    N_("A set: three or four cards of one rank."),
    "7C 7H 7S", "meld" },
  { RUMMY_HELP_CARDS,
    N_("A run: three or more cards of one suit that follow each other."),
    "5H 6H 7H 8H", "meld" },
  { RUMMY_HELP_TEXT,
    N_("Sets and runs are called melds. Each card counts its number, tens and courts count 10, and an ace "
       "counts 15, or 1 at the low end of a run.") },
  { RUMMY_HELP_HEADING, N_("A Turn") },
  { RUMMY_HELP_ITEM, N_("Begin with a card: draw from the stock, or take from the discard pile.") },
  { RUMMY_HELP_ITEM,
    N_("Lay down melds if you have some, and add cards to melds that lie there already, whoever laid them.") },
  { RUMMY_HELP_ITEM, N_("End with a discard: put a card that you can spare on the pile.") },
  { RUMMY_HELP_HEADING, N_("The Pile Is a Treasure") },
  { RUMMY_HELP_CARDS,
    N_("The pile lies spread, the last discard at its end. Whoever takes the nine of spades also takes the jack "
       "and the two."),
    "4D 9S JH 2C" },
  { RUMMY_HELP_TEXT,
    N_("You may take an older discard too, if you lay it down at once. All cards above it come to your hand "
       "with it.") },
  { RUMMY_HELP_HEADING, N_("The End of a Round") },
  { RUMMY_HELP_TEXT,
    N_("Whoever gets rid of the last card ends the round. What lies on the table counts for you, and what is "
       "left in your hand is taken off. Then the next round is dealt, until somebody has 500.") },
  { RUMMY_HELP_TEXT, N_("A click or key skips the counting, and the deal.") },
  { RUMMY_HELP_HEADING, N_("If You Are Stuck") },
  { RUMMY_HELP_TEXT,
    N_("The line below the table always says what you can do. A click on it lists everything, and the lamp "
       "suggests one thing and shows it on the table.") },
  { RUMMY_HELP_LINK, NULL, "table" },
  { RUMMY_HELP_LINK, NULL, "game-500-rum" },
  { RUMMY_HELP_LINK, NULL, "hands" },
};

static const RummyHelpLine table_lines[] = {
  { RUMMY_HELP_TEXT, N_("This is what lies where. The buttons light a part on the table for a few seconds.") },
  { RUMMY_HELP_ACTION,
    N_("_Rules of the Game on the Table"),
    "win.rules" },
  { RUMMY_HELP_TERM,
    N_("Your cards are at the bottom, seen only by you. Sort the Cards in the menu of the table sorts them, or drag "
       "them to an order of your own. In Gin your melds come first, each as a group, then the deadwood. There a drawn "
       "card waits at the right until your turn ends."),
    N_("Your Hand") },
  { RUMMY_HELP_ACTION,
    N_("_Show My Hand"),
    "win.show-part::hand" },
  { RUMMY_HELP_TERM,
    N_("The closed cards in the middle, with their number on them. A click draws the top card."),
    N_("Stock") },
  { RUMMY_HELP_ACTION,
    N_("Show the S_tock"),
    "win.show-part::stock" },
  { RUMMY_HELP_TERM,
    N_("The open cards beside the stock, the last one on top. Where the game lets you take older ones, the pile "
       "lies spread, and each card tells when you point at it what taking it would do."),
    N_("Discard Pile") },
  { RUMMY_HELP_ACTION,
    N_("Show the Discard _Pile"),
    "win.show-part::pile" },
  { RUMMY_HELP_TERM,
    N_("In Gin and its kin a label by the stock tells how much deadwood you can knock with."),
    N_("Knock Limit") },
  { RUMMY_HELP_TERM,
    N_("Everything that was laid down, whoever did it. What somebody added to a meld bears the sign of the seat "
       "that scores it. The empty place is for a new meld."),
    N_("Melds") },
  { RUMMY_HELP_TERM,
    N_("Above sit the others, with their closed cards. The plate of each tells the name, the number of cards "
       "and the points melded, or the points of a hand that you see where only the cards that are left count. "
       "Click a plate to rename a player, set the computer’s level, or let somebody else play there."),
    N_("The Others") },
  { RUMMY_HELP_ACTION,
    N_("Show the _Others"),
    "win.show-part::others" },
  { RUMMY_HELP_TERM,
    N_("Your plate has the same for you, and in Gin your deadwood: the points of cards in no meld. Click it for the "
       "players. The Scores page says what your hand would cost now."),
    N_("Your Plate") },
  { RUMMY_HELP_ACTION,
    N_("Show My P_late"),
    "win.show-part::own" },
  { RUMMY_HELP_TERM,
    N_("The line below the table says what happened, whose turn it is and what you can do. A click on it lists "
       "everything that you can do now."),
    N_("The Line of the Turn") },
  { RUMMY_HELP_TERM,
    N_("Each has its place for the whole round. One that is gray says why when you point at it or tap it. Rare "
       "moves, such as passing, stand in for one that is not possible then."),
    N_("Buttons") },
  { RUMMY_HELP_TERM,
    N_("F9 opens it beside the table. In a narrow window tap the title, and it opens below. Its pages are Scores, "
       "Moves, Rules, and Analysis."),
    N_("Side Pane") },
  { RUMMY_HELP_TERM,
    N_("It suggests what to do and shows it on the table."),
    N_("Lamp") },
  { RUMMY_HELP_LINK, NULL, "hands" },
  { RUMMY_HELP_LINK, NULL, "scores" },
  { RUMMY_HELP_LINK, NULL, "advice" },
};

static const RummyHelpLine choose_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("All games here are of one family, and each has a page of its own. Home shows the best known. Choose a Game in "
       "the menu has them all, with the number of players and who sits at the table.") },
  { RUMMY_HELP_ACTION,
    N_("_Choose a Game…"),
    "win.choose-game" },
  { RUMMY_HELP_HEADING, N_("If You Do Not Know Where to Begin") },
  { RUMMY_HELP_ITEM, N_("For two at any time: 500 Rum. The pile is a treasure, and every meld counts.") },
  { RUMMY_HELP_ITEM, N_("Short and sharp for two: Gin. Nothing is laid down before somebody knocks.") },
  { RUMMY_HELP_ITEM, N_("For a party: Rummy or Basic Rummy with up to six players.") },
  { RUMMY_HELP_ITEM, N_("With jokers and two packs: Kaluki. The first lay-down needs many points.") },
  { RUMMY_HELP_ITEM, N_("With a partner: Partnership 500 or Persian Rummy.") },
  { RUMMY_HELP_ITEM,
    N_("With children: Amiga Rummy. A card is exchanged in each turn, and seven rounds are a game.") },
  { RUMMY_HELP_HEADING, N_("All Games") },
};

static const RummyHelpLine hands_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Everything can be done in each of these ways, and you can change between them at any time.") },
  { RUMMY_HELP_HEADING, N_("With the Mouse") },
  { RUMMY_HELP_ITEM, N_("Draw or take: click the stock or the last discard, or drag the card to your hand.") },
  { RUMMY_HELP_ITEM, N_("Meld: click the cards, then the place for a new meld. Or drag them there.") },
  { RUMMY_HELP_ITEM,
    N_("One card of a meld is enough for Meld, M, or a click on the place for a new meld: the others join it. If "
       "several melds are possible, you choose.") },
  { RUMMY_HELP_ITEM,
    N_("Meld All in the menu of the table lays down all melds of your hand. So do Shift and M, and Meld with no card "
       "selected.") },
  { RUMMY_HELP_ITEM, N_("Lay off: click the card, then the meld that it fits. Or drag it there.") },
  { RUMMY_HELP_ITEM,
    N_("Take an older discard: click it together with the cards of your hand that make a meld with it, then "
       "click the table.") },
  { RUMMY_HELP_ITEM,
    N_("Discard: double-click the card, click it with the right button, or drag it to the pile. If a double-click "
       "could also mean a meld, you choose.") },
  { RUMMY_HELP_ITEM, N_("Discard the card that you just drew: click the pile.") },
  { RUMMY_HELP_ITEM,
    N_("Either button draws from the stock, lays off on a meld and opens a plate. On the pile the right button opens "
       "the list of its cards.") },
  { RUMMY_HELP_ITEM, N_("A click with the right button on the table opens the menu of the table.") },
  { RUMMY_HELP_HEADING, N_("By Touch") },
  { RUMMY_HELP_ITEM, N_("Tap instead of clicking; dragging works as with a mouse.") },
  { RUMMY_HELP_ITEM, N_("Discard: tap a card twice, press it for long, or drag it to the pile.") },
  { RUMMY_HELP_HEADING, N_("With the Keys") },
  { RUMMY_HELP_ITEM, N_("The arrow keys go from card to card, and Tab to the next part of the table.") },
  { RUMMY_HELP_ITEM, N_("Type 7, or Q for a queen, to go to the next card of that rank in your hand.") },
  { RUMMY_HELP_ITEM,
    N_("Space selects a card. S draws, D takes the last discard, M melds or lays off, Delete discards.") },
  { RUMMY_HELP_LINK, NULL, "keys" },
  { RUMMY_HELP_HEADING, N_("With a Screen Reader") },
  { RUMMY_HELP_ITEM, N_("Each card, meld and seat has its name, its place and what can be done with it.") },
  { RUMMY_HELP_ITEM, N_("What the others do is told as it happens, and so is why something was refused.") },
  { RUMMY_HELP_ITEM, N_("Alt with a number from 1 to 8 reads out a seat.") },
  { RUMMY_HELP_ITEM,
    N_("The Moves page of the side pane has the round in words. It also opens the discard pile as a list.") },
  { RUMMY_HELP_HEADING, N_("This Window") },
  { RUMMY_HELP_TEXT,
    N_("F1 opens the help at the page of what you see. Alt with the left arrow key goes back to the page "
       "before, Ctrl and F or F1 to the search, Ctrl and P prints the page, and Escape closes the window.") },
  { RUMMY_HELP_ACTION,
    N_("Save All Pages as _Text…"),
    "win.help-text" },
  { RUMMY_HELP_TEXT, N_("With classic keys F1 is a card; then Ctrl and F1 opens the help.") },
};

static const RummyHelpLine keys_lines[] = {
  { RUMMY_HELP_TEXT, N_("The same list stands in the window of keyboard shortcuts.") },
  { RUMMY_HELP_ACTION,
    N_("Open _Keyboard Shortcuts"),
    "win.shortcuts" },
};

static const RummyHelpLine strategy_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("These hints are for games like 500 Rum, in which melds count. The pages of other games say what is "
       "different there.") },
  { RUMMY_HELP_HEADING, N_("Taking") },
  { RUMMY_HELP_ITEM,
    N_("Look at the pile before you draw. Whoever only draws from the stock sees few cards; a long pile brings "
       "many at once.") },
  { RUMMY_HELP_ITEM,
    N_("With seven cards you can’t score more than 90 points if you only draw from the stock: four aces and three "
       "cards that count 10.") },
  { RUMMY_HELP_ITEM,
    N_("Take the last discard when it makes more melds possible, even if it does not make one yet.") },
  { RUMMY_HELP_ITEM,
    N_("As long as the others hold many cards you have time: then you can take more than you can use at once.") },
  { RUMMY_HELP_ITEM,
    N_("If somebody has only one or two cards left, everything that you take may count against you.") },
  { RUMMY_HELP_HEADING, N_("Laying Down") },
  { RUMMY_HELP_ITEM,
    N_("What lies on the table is safe. But it also gives the others places to add their cards.") },
  { RUMMY_HELP_ITEM,
    N_("Against one opponent it can pay to hold melds back while the other still has many cards. Against "
       "several it seldom does.") },
  { RUMMY_HELP_ITEM,
    N_("Do not wait too long: whoever is caught with melds in the hand loses what they would have brought, and "
       "the same once more.") },
  { RUMMY_HELP_ITEM,
    N_("Runs can grow at both ends, sets only by one card. So it is easier to go on with runs, and rather part "
       "with pairs.") },
  { RUMMY_HELP_HEADING, N_("Discarding") },
  { RUMMY_HELP_ITEM, N_("Discard what is of least use to you, and probably of least use to the next player.") },
  { RUMMY_HELP_ITEM, N_("Watch what the others take. A card beside one that they took is a present.") },
  { RUMMY_HELP_ITEM, N_("A card that fits others in the pile makes the pile dearer for everybody.") },
  { RUMMY_HELP_ITEM,
    N_("High cards bring most when you meld them, and cost most when you do not. Get rid of them in time, at "
       "the latest when somebody is about to go out: an ace costs 15, tens and courts 10.") },
  { RUMMY_HELP_HEADING, N_("Going Out") },
  { RUMMY_HELP_ITEM,
    N_("Going out is no aim by itself: it pays when the others hold much, or when your own cards would soon be "
       "worth less.") },
  { RUMMY_HELP_ITEM,
    N_("Near the end of a game count what you need. Sometimes a small win now is better than a large one later.") },
  { RUMMY_HELP_HEADING, N_("In Other Games") },
  { RUMMY_HELP_ITEM,
    N_("Where melds come down only all at once, as in Boathouse, low cards in the hand are cheap and long "
       "waiting is dear.") },
  { RUMMY_HELP_ITEM, N_("Where your melds count once for every opponent, as in One Meld, prefer large cards.") },
  { RUMMY_HELP_ITEM,
    N_("In Gin knock early with a poor hand, and wait for gin only when the other one seems to be slow.") },
  { RUMMY_HELP_HEADING, N_("Learning from the Computer") },
  { RUMMY_HELP_ITEM, N_("Set your opponent to Grandmaster and watch what it takes and keeps.") },
  { RUMMY_HELP_ITEM,
    N_("Set it to Carefree, under Advanced, to try out your own hand at leisure. Carefree lays nothing down.") },
  { RUMMY_HELP_ITEM,
    N_("In practice, swap hands to see how your cards are best played. Click its plate at the start of a turn.") },
  { RUMMY_HELP_ITEM, N_("In practice, Show Cards on its plate opens its hand.") },
  { RUMMY_HELP_ITEM,
    N_("Review the round: the review tells where another choice would have been better.") },
  { RUMMY_HELP_LINK, NULL, "advice" },
  { RUMMY_HELP_LINK, NULL, "levels" },
};

static const RummyHelpLine advice_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("You can ask for advice in your turn. The opponents never learn of it, and the Scores page tells how "
       "often you asked. The adviser knows only what you can see.") },
  { RUMMY_HELP_TERM,
    N_("The lamp, or Ctrl and H, tells one thing to do and shows it on the table. For more, open Analysis in the "
       "menu."),
    N_("A Suggestion") },
  { RUMMY_HELP_TERM,
    N_("Ctrl, Shift and H shows all that you could lay down. Asked once more, it selects the first meld."),
    N_("The Best Melds") },
  { RUMMY_HELP_TERM,
    N_("The Analysis page of the side pane, or Ctrl and E, shows what each move is worth. It averages many deals that "
       "fit what you have seen."),
    N_("The Choices") },
  { RUMMY_HELP_TERM,
    N_("Click the line below the table, or press Ctrl, Shift and E, to list everything that the rules allow now. "
       "This is no advice and is not counted."),
    N_("What You Can Do") },
  { RUMMY_HELP_TERM,
    N_("The Analysis page, or Ctrl and B, tells in percent where each hidden card probably is."),
    N_("The Unseen Cards") },
  { RUMMY_HELP_TERM,
    N_("The review draws the lead you could expect as a curve below the replay. Dots are mistakes, and Next Mistake "
       "tells what would have been better. During a round, Review Your Last Move on the Analysis page judges your "
       "moves so far, by what you saw."),
    N_("The Review") },
  { RUMMY_HELP_TEXT,
    N_("Some aids turn the game into practice, which does not count: the probable cards on the table, and "
       "changing what a computer remembers.") },
  { RUMMY_HELP_LINK, NULL, "strategy" },
  { RUMMY_HELP_LINK, NULL, "levels" },
};

static const RummyHelpLine levels_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Each computer player has one of six levels. Click its plate to change it, even in the middle of a game. "
       "Advanced has a finer scale, Carefree, and manners. No computer sees more than a person at its seat would.") },
};

static const RummyHelpLine scores_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("When a round is over, the score sheet shows how it was counted. The Scores page of the side pane, or Ctrl and "
       "T, has the scores at any time.") },
  { RUMMY_HELP_TERM,
    N_("What a seat laid down in this round."),
    N_("Melded") },
  { RUMMY_HELP_TERM,
    N_("What its hand counts, which in most games is taken off."),
    N_("Left in Hand") },
  { RUMMY_HELP_TERM,
    N_("Melds less the hand: what the round would bring if it were over now."),
    N_("Net") },
  { RUMMY_HELP_TERM,
    N_("All rounds of the game together."),
    N_("Total") },
  { RUMMY_HELP_TERM,
    N_("In place of the total, where rounds won decide the game."),
    N_("Rounds Won") },
  { RUMMY_HELP_TEXT,
    N_("When the game is over, the sheet adds up the winner’s result line by line, with all bonuses. Where points "
       "are paid, it says who owes whom.") },
  { RUMMY_HELP_TEXT,
    N_("The Scores page also has Review, Replay, and Share. Next Seat gives you the same hand from the next seat, as "
       "practice. The Moves page has the discard pile and what happened.") },
  { RUMMY_HELP_TEXT,
    N_("Where a number of rounds ends the game, it stands there too and can be changed while they are played.") },
  { RUMMY_HELP_TEXT, N_("How a game counts, and when it is over, stands in its rules.") },
  { RUMMY_HELP_LINK, NULL, "game-500-rum" },
  { RUMMY_HELP_LINK, NULL, "history" },
};

const RummyHelpSource rummy_help_play[] = {
  { "first", N_("Your First Game in Five Minutes"),
    N_("learn, beginner, start, guide, tutorial, how to play, 500 Rum"),
    RUMMY_HELP_START, RUMMY_HELP_LINES (first_lines), add_steps },
  { "table", N_("The Table and Its Parts"),
    N_("screen, layout, status, lamp, plate, counter, stock, pile, side pane"),
    RUMMY_HELP_START, RUMMY_HELP_LINES (table_lines), NULL },
  { "choose", N_("Which Game to Play"),
    N_("choose a game, family, variants, players, seats"),
    RUMMY_HELP_START, RUMMY_HELP_LINES (choose_lines), add_games },
  { "hands", N_("Playing with Mouse, Touch and Keys"),
    N_("mouse, click, drag, touch, keyboard, screen reader, accessibility"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (hands_lines), NULL },
  { "keys", N_("All Keys"),
    N_("keyboard shortcuts, accelerators"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (keys_lines), rummy_shortcuts_add_help },
  { "strategy", N_("Playing Well"),
    N_("strategy, tactics, tips, win"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (strategy_lines), NULL },
  { "advice", N_("What the Adviser Tells"),
    N_("advice, hint, lamp, suggest, explain, review, probability, unseen cards"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (advice_lines), NULL },
  { "levels", N_("The Computer’s Levels"),
    N_("strength, opponent, difficulty, manner, AI"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (levels_lines), add_levels },
  { "scores", N_("Scores and the Score Sheet"),
    N_("score, points, total, count, net, deadwood"),
    RUMMY_HELP_PLAY, RUMMY_HELP_LINES (scores_lines), NULL },
};
const gsize rummy_help_n_play = G_N_ELEMENTS (rummy_help_play);
