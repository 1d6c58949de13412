/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include "ui/help/help-catalog.h"

/* The program and its options. */

static const RummyHelpLine saving_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Your game is saved after every move. Close the window anytime, and continue from the Home page.") },
  { RUMMY_HELP_TEXT,
    N_("If you start another game, the current one waits on the Home page. "
       "Of games still in round 1, only the last three are kept.") },
  { RUMMY_HELP_HEADING, N_("Undo") },
  { RUMMY_HELP_ITEM,
    N_("Press Ctrl+Z to undo. Discards and stock draws can be undone only in practice.") },
  { RUMMY_HELP_ITEM, N_("The Moves page has Redo, Restart Turn, and Restart Game.") },
  { RUMMY_HELP_HEADING, N_("Files") },
  { RUMMY_HELP_TEXT,
    N_("Choose Save As in the menu to keep a copy. To open it, drag the file onto the window. "
       "Then continue, or play the same deal with other rules.") },
  { RUMMY_HELP_ACTION, N_("_Open…"), "win.open" },
};

static const RummyHelpLine replay_lines[] = {
  { RUMMY_HELP_TEXT, N_("Press Ctrl+R to see a round move by move.") },
  { RUMMY_HELP_TERM, N_("Set the speed, how hands are sorted, and whether they’re face up."), N_("View Options"),
    "replay-speed replay-open replay-sorted" },
  { RUMMY_HELP_TERM, N_("Practice from any move of a finished round."), N_("Continue from Here") },
  { RUMMY_HELP_TERM, N_("Press Ctrl+6 to see what just happened."), N_("Last Six Moves") },
  { RUMMY_HELP_TERM,
    N_("On the Scores page: practice the same deal with the next player’s cards, then compare scores."),
    N_("Next Seat") },
  { RUMMY_HELP_TERM, N_("In Analysis: choose everyone’s cards."), N_("Set Up a Deal") },
  { RUMMY_HELP_LINK, NULL, "history" },
};

static const RummyHelpLine deals_lines[] = {
  { RUMMY_HELP_TERM, N_("After a game, send its deal to a friend from the Scores page or Games Played."),
    N_("Share This Deal") },
  { RUMMY_HELP_ACTION, N_("Share This Deal"), "win.deal" },
  { RUMMY_HELP_TERM, N_("Play a deal from a friend. It counts the first time. After that, it’s practice."),
    N_("Enter a Code") },
  { RUMMY_HELP_ACTION, N_("_Enter a Code…"), "win.enter-code" },
  { RUMMY_HELP_TERM, N_("A daily deal on the Home page, the same for everyone."),
    N_("Today’s Deal") },
  { RUMMY_HELP_HEADING, N_("Fair Deals") },
  { RUMMY_HELP_TEXT,
    N_("A secret code sets the order of the cards before the first deal. "
       "The code’s fingerprint, shown from the start, lets anyone check at the end that nothing changed.") },
};

static const RummyHelpLine players_lines[] = {
  { RUMMY_HELP_TEXT, N_("Players have their own options, unfinished games, and results.") },
  { RUMMY_HELP_ACTION, N_("Pla_yers"), "win.players" },
  { RUMMY_HELP_TERM, N_("If off, the most recent player continues"), N_("Ask Who’s Playing at Startup"),
    "ask-profile" },
  { RUMMY_HELP_TERM, N_("Saves all your games and options in one file"), N_("Export My Games and Options…") },
  { RUMMY_HELP_TERM, N_("Unreadable files, and what can be recovered from them"), N_("Damaged Files") },
  { RUMMY_HELP_HEADING, N_("Sharing One Screen") },
  { RUMMY_HELP_TEXT,
    N_("Set a second seat to Person. Hands stay hidden until the next player is ready.") },
  { RUMMY_HELP_LINK, NULL, "levels" },
};

static const RummyHelpLine history_lines[] = {
  { RUMMY_HELP_TEXT, N_("Games with at least one finished round, except practice. Open one to replay it.") },
  { RUMMY_HELP_ACTION, N_("Ga_mes Played"), "win.history" },
  { RUMMY_HELP_TERM, N_("Click a column heading to sort, or a player for details. "
                        "Below the standings: how often you beat each level."),
    N_("Standings") },
  { RUMMY_HELP_TERM, N_("A player’s strength. Beating a strong opponent raises it most."), N_("Rating") },
  { RUMMY_HELP_TERM, N_("The highest and lowest scores, and the narrowest wins."), N_("Hall of Fame") },
};

/* In the words of the preferences, which the search then finds; a heading's target is what F1 looks for. */
static const RummyHelpLine options_lines[] = {
  { RUMMY_HELP_ACTION, N_("_Preferences"), "win.preferences" },
  { RUMMY_HELP_HEADING, N_("Table"), "table" },
  { RUMMY_HELP_TERM, N_("Card size follows the window. Large Index has bigger numbers and suit symbols."), N_("Cards"),
    "deck-style" },
  { RUMMY_HELP_TERM, N_("Green clubs and blue diamonds"), N_("_Four-Color Deck"), "four-colours" },
  { RUMMY_HELP_TERM, N_("Letters on aces and face cards"), N_("Card L_etters in Your Language"), "language-letters" },
  { RUMMY_HELP_TERM, N_("Eight designs"), N_("Card Back"), "card-back" },
  { RUMMY_HELP_TERM, N_("Table color, adjusted to keep text readable"),
    N_("Custom _Color"), "table-look table-colour" },
  { RUMMY_HELP_TERM, N_("Takes effect when you restart Rummy 500"), N_("_Language"), "language" },
  { RUMMY_HELP_HEADING, N_("Play"), "play" },
  { RUMMY_HELP_TERM, N_("Off when system animations are disabled"), N_("Card _Speed"),
    "card-speed" },
  { RUMMY_HELP_TERM, N_("In seconds"), N_("_Pause After Each Move"), "pause" },
  { RUMMY_HELP_TERM, N_("In computer-only games"), N_("Start _Next Round Automatically"), "watch-rounds" },
  { RUMMY_HELP_TERM, N_("Says what each move gains or risks"), N_("E_xplain Each Move"), "watch-explain" },
  { RUMMY_HELP_TERM, N_("Shows what opponents take and play"),
    N_("Highlight Opponents’ _Moves"), "mark-acts" },
  { RUMMY_HELP_TERM, N_("Cards opponents pick up from the pile stay face up"), N_("Show _Known Cards"),
    "known-cards" },
  { RUMMY_HELP_TERM, N_("At the start of each round"), N_("Announce _Who Goes First"), "start-reminder" },
  { RUMMY_HELP_TERM, N_("If off, only warnings and questions appear"),
    N_("St_atus Messages"), "status-messages" },
  { RUMMY_HELP_TERM, N_("If off, scores appear only after the game"),
    N_("Show Scores After _Each Round"), "score-sheet" },
  { RUMMY_HELP_TERM, N_("Explains what’s under the pointer"), N_("_Tooltips"), "tooltips" },
  { RUMMY_HELP_HEADING, N_("Hand"), "hand" },
  { RUMMY_HELP_TERM, N_("Automatic: by melds in games like Gin, otherwise by suit"), N_("_Sort Cards"),
    "sort-order" },
  { RUMMY_HELP_TERM, N_("Sorts aces before twos"), N_("_Aces Low"), "aces-low" },
  { RUMMY_HELP_TERM, N_("High cards first"), N_("_High to Low"), "descending" },
  { RUMMY_HELP_TERM, N_("A drawn card stays there until your next draw"), N_("_New Cards on the Right"),
    "new-at-right" },
  { RUMMY_HELP_TERM, N_("Moves piles, melds, and buttons to the other side"), N_("_Left-Handed"), "left-handed" },
  { RUMMY_HELP_TERM, N_("Click again to discard"), N_("Confirm _Discards"),
    "confirm-discard" },
  { RUMMY_HELP_TERM, N_("F1–F12 select cards 1–12, Shift+F1–F12 discard them"),
    N_("_Classic Keys"), "classic-keys" },
  { RUMMY_HELP_TERM, N_("Moves keyboard focus to where you need it next"),
    N_("_Focus Follows Play"), "follow-focus" },
  { RUMMY_HELP_TERM, N_("Play with just Tab and Enter, or with two switches"), N_("Tab to _Every Card"),
    "tab-to-cards" },
  { RUMMY_HELP_TERM, N_("Screen readers leave out points and what to do next"), N_("Short Announce_ments"),
    "short-announcements" },
  { RUMMY_HELP_HEADING, N_("Sound"), "sound" },
  { RUMMY_HELP_TERM, N_("Press Ctrl+M to turn sounds on or off."), N_("_Sounds"), "sounds" },
  { RUMMY_HELP_TERM, N_("If off, you hear only the start and result of each round and game"), N_("_Card Sounds"),
    "card-sounds" },
  { RUMMY_HELP_TERM, N_("Relative to your system’s volume"), N_("_Volume"), "sound-volume" },
  { RUMMY_HELP_TERM, N_("WAV, FLAC, Ogg, or MP3, up to 10 seconds"), N_("Custom Sounds"),
    "own-sounds" },
  { RUMMY_HELP_HEADING, N_("Rules"), "rules" },
  { RUMMY_HELP_TERM,
    N_("Rule changes apply to new games."), N_("Rules"),
    "rules" },
  { RUMMY_HELP_TERM, N_("Name your rules to find them in Choose a Game, or to share them."),
    N_("House Rules"), "house-rules" },
  { RUMMY_HELP_TERM, N_("In Choose a Game, you can also pick best of 3, 5, or 7."), N_("Play To") },
};

const RummyHelpSource rummy_help_program[] = {
  { "saving", N_("Save, Open, and Undo"),
    N_("autosave, load, unfinished games, take back, restart"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (saving_lines), NULL },
  { "replay", N_("Replay"),
    N_("play again, practice"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (replay_lines), NULL },
  { "deals", N_("Shared Deals and Fair Play"),
    N_("deal code, fingerprint, seed, random, friend"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (deals_lines), NULL },
  { "players", N_("Players"),
    N_("profile, name, hot seat, backup"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (players_lines), NULL },
  { "history", N_("Games Played"),
    N_("history, statistics, league, records, export"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (history_lines), NULL },
  { "options", N_("Preferences"),
    N_("options, settings, animation, colors, felt, music, mute"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (options_lines), NULL },
};
const gsize rummy_help_n_program = G_N_ELEMENTS (rummy_help_program);
