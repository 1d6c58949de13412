/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include <glib/gi18n.h>

/* The program and its options. */

static const RummyHelpLine saving_lines[] = {
  { RUMMY_HELP_HEADING, N_("Nothing Is Lost") },
  { RUMMY_HELP_TEXT,
    N_("The game is saved with every move. Close the window whenever you like: it goes on exactly where you "
       "left it.") },
  { RUMMY_HELP_TEXT,
    N_("The back button leads Home, and Play On leads back to the game. A game that another one replaces is on Home "
       "among the unfinished games.") },
  { RUMMY_HELP_TEXT, N_("Of games without a finished round, only the newest three stay there.") },
  { RUMMY_HELP_HEADING, N_("Files") },
  { RUMMY_HELP_TEXT,
    N_("Save As in the menu, or Ctrl and S, puts the game into a file with its players and scores. Open it with Open "
       "in the menu, Ctrl and O, a double click, or by dropping it on the window. You see its table first. Then go on, "
       "or play its hand again, even with the rules of another game.") },
  { RUMMY_HELP_HEADING, N_("Taking Back") },
  { RUMMY_HELP_ITEM,
    N_("Undo in the header, or Ctrl and Z, takes back the last move of your turn. Ctrl, Shift and Z makes it again.") },
  { RUMMY_HELP_ITEM,
    N_("The Moves page of the side pane has Redo, Restart Turn, and Restart Game.") },
  { RUMMY_HELP_ITEM,
    N_("A card of the stock that you have seen, and a discard, stay as they are. In practice everything can be "
       "taken back, as far as the deal.") },
  { RUMMY_HELP_ITEM, N_("What began or ended a game can be undone too.") },
  { RUMMY_HELP_ACTION,
    N_("_Open a Saved Game…"),
    "win.open" },
  { RUMMY_HELP_LINK, NULL, "replay" },
};

static const RummyHelpLine replay_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Replay on the Moves page of the side pane, or Ctrl and R, goes through a round again, move by move. When a "
       "round is over you see all hands.") },
  { RUMMY_HELP_ITEM, N_("Ctrl with the arrow keys goes one move back or forward, Pause plays and stops.") },
  { RUMMY_HELP_ITEM, N_("Last Six Moves, or Ctrl and 6, shows only what happened last.") },
  { RUMMY_HELP_ITEM,
    N_("From any move of a round that is over you can play on. That is practice and does not count.") },
  { RUMMY_HELP_ITEM,
    N_("Next Seat on the Scores page gives you the cards of the next seat, and tells how both did with them.") },
  { RUMMY_HELP_ITEM,
    N_("Lay Out a Deal, on the Analysis page, lets you choose everybody’s cards, and how many each player gets.") },
  { RUMMY_HELP_LINK, NULL, "history" },
  { RUMMY_HELP_LINK, NULL, "deals" },
};

static const RummyHelpLine deals_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("All cards of a game follow from a number that was drawn before the first deal. No computer player ever "
       "sees it, and the program never chooses a card while the game goes on.") },
  { RUMMY_HELP_ITEM,
    N_("The fingerprint of that number is shown from the start. It gives nothing away, but it cannot be made to "
       "fit later.") },
  { RUMMY_HELP_ITEM,
    N_("When the game is over, the code itself is told. So anybody can check that no card was chosen meanwhile, "
       "also without this program.") },
  { RUMMY_HELP_ITEM,
    N_("Share on the Scores page has a line for a friend when the game is over. Games Played has it for each game.") },
  { RUMMY_HELP_ITEM, N_("Enter a Code, in Choose a Game, deals what a friend sent you.") },
  { RUMMY_HELP_ITEM, N_("A deal counts once for you. Play it again, and it is practice.") },
  { RUMMY_HELP_ITEM, N_("Today’s Deal, on Home, is the same for everybody. It goes on where you left it.") },
  { RUMMY_HELP_TEXT,
    N_("Anybody who plays the same cards can compare: that is how luck is taken out of a match.") },
  { RUMMY_HELP_ACTION,
    N_("Share This Deal"),
    "win.deal" },
  { RUMMY_HELP_ACTION,
    N_("_Enter a Code…"),
    "win.enter-code" },
};

static const RummyHelpLine players_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Everybody who plays here can have options, unfinished games and results of their own. Players in the "
       "menu has them all; a click changes from one to another.") },
  { RUMMY_HELP_ITEM, N_("What new players begin with can be what you have chosen.") },
  { RUMMY_HELP_ITEM, N_("If you want it, the program asks at the start who plays.") },
  { RUMMY_HELP_ITEM, N_("A file takes all of a player along to another computer.") },
  { RUMMY_HELP_HEADING, N_("Several People at One Screen") },
  { RUMMY_HELP_TEXT,
    N_("Let a second seat be a person when you choose the game, or click a plate. Then the screen hides all "
       "hands until the next person has taken it over.") },
  { RUMMY_HELP_HEADING, N_("Letting the Computer Play") },
  { RUMMY_HELP_TEXT,
    N_("Any seat can be given to the computer at any time, yours too, and taken back. Where all seats are the "
       "computer’s you can watch, stop them, or let them go step by step.") },
  { RUMMY_HELP_ITEM,
    N_("Watch Computers Play, on Home, deals a game of computers in front of yours. You see all of their cards, "
       "unless you turn off Open Hands, and each move is explained. Nothing there counts.") },
  { RUMMY_HELP_TEXT,
    N_("When you take your seat back, a message offers to go back to where you left it. The game is practice from "
       "then on.") },
  { RUMMY_HELP_ACTION,
    N_("_Players…"),
    "win.players" },
  { RUMMY_HELP_LINK, NULL, "levels" },
};

static const RummyHelpLine history_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Games Played, on Home or with Ctrl and G, keeps every game with a finished round. League is on Home, too.") },
  { RUMMY_HELP_TERM,
    N_("All games, with what each round brought. Any of them can be gone through again."),
    N_("Games") },
  { RUMMY_HELP_TERM,
    N_("Who won how often, and by how much: everybody, or one player or game. Click a title to sort by it, and a "
       "player to see more. Below the table is how often you beat each level."),
    N_("League Table") },
  { RUMMY_HELP_TERM,
    N_("A number for how well somebody plays. It rises with every win, and more when the opponent was strong; "
       "how sure it is stands beside it."),
    N_("Rating") },
  { RUMMY_HELP_TERM,
    N_("The highest, lowest and closest of all games."),
    N_("Hall of Fame") },
  { RUMMY_HELP_TERM,
    N_("Rating, points and wins over time. They can be read as lists, copied and printed."),
    N_("Charts") },
  { RUMMY_HELP_TEXT, N_("Practice does not count. All games can be exported as a table or as JSON.") },
  { RUMMY_HELP_ACTION,
    N_("_Games Played"),
    "win.history" },
};

static const RummyHelpLine options_table_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("What you choose here is seen at once on the table, and each player has options of their own. Reset to "
       "Defaults at the end of each page can be undone.") },
  { RUMMY_HELP_ACTION,
    N_("_Preferences"),
    "win.preferences" },
  { RUMMY_HELP_TERM,
    N_("Classic cards have all their pips; those with a large index are read most easily when they are small. "
       "At first they are classic."),
    N_("Cards"), "deck-style" },
  { RUMMY_HELP_TERM,
    N_("Cards grow with the window. For bigger numbers and suits, choose Large Index."),
    N_("Card Size") },
  { RUMMY_HELP_TERM,
    N_("Gives each suit a colour of its own: clubs are green and diamonds blue. At first it is off."),
    N_("_Four Colours"), "four-colours" },
  { RUMMY_HELP_TERM,
    N_("Aces and courts bear the letters of your language. At first it is on."),
    N_("L_etters of the Language"), "language-letters" },
  { RUMMY_HELP_TERM,
    N_("One of eight. At first it is the lattice."),
    N_("Card Back"), "card-back" },
  { RUMMY_HELP_TERM,
    N_("Felts, wood, a plain table, one like the desktop, or one of your own colour. At first it is green felt."),
    N_("Table"), "table-look" },
  { RUMMY_HELP_TERM,
    N_("Any colour that you like; where text could not be read on it, the table is a little lighter or darker."),
    N_("Own _Colour"), "table-colour" },
  { RUMMY_HELP_TERM,
    N_("The program speaks it from its next start on, which a button offers. At first it is that of the desktop."),
    N_("_Language"), "language" },
  { RUMMY_HELP_LINK, NULL, "options-play" },
};

static const RummyHelpLine options_play_lines[] = {
  { RUMMY_HELP_ACTION,
    N_("_Preferences"),
    "win.preferences" },
  { RUMMY_HELP_TERM,
    N_("How fast cards travel; Off lays them where they go at once. At first it is Normal."),
    N_("_Speed of the Cards"), "card-speed" },
  { RUMMY_HELP_TERM,
    N_("How long you can look at what others did before the next thing happens. At first it is 0.4 seconds."),
    N_("_Pause After What Others Do"), "pause" },
  { RUMMY_HELP_TERM,
    N_("Shows a card that others take before it goes, and frames what they put down. At first it is on."),
    N_("_Mark What Others Do"), "mark-acts" },
  { RUMMY_HELP_TERM,
    N_("Cards that everybody saw others take lie open in their hands, so that you need not remember them. At "
       "first it is off."),
    N_("Show _Known Cards"), "known-cards" },
  { RUMMY_HELP_TERM,
    N_("Tells who begins when a round is dealt. At first it is on."),
    N_("Say _Who Leads"), "start-reminder" },
  { RUMMY_HELP_TERM,
    N_("Says below the table what happened and what to do. Without them refusals, questions and what you ask for "
       "are shown all the same, and screen readers say everything. At first it is on."),
    N_("St_atus Messages"), "status-messages" },
  { RUMMY_HELP_TERM,
    N_("Buttons, plates and cards say what they are, and words that are cut off are read in full, while the pointer "
       "rests on them. At first it is on."),
    N_("_Tooltips"), "tooltips" },
  { RUMMY_HELP_TERM,
    N_("Opens the scores by themselves when a round is over. Without it the table stays with all hands open, the "
       "words below it tell the result, and the buttons beside them lead on. At first it is on."),
    N_("Scores After _Each Round"), "score-sheet" },
  { RUMMY_HELP_TERM,
    N_("Where only computers play, the next round is dealt by itself. At first it is off."),
    N_("_Next Round by Itself"), "watch-rounds" },
  { RUMMY_HELP_TERM,
    N_("Where only computers play and nothing counts, the words below the table tell what each move gains or risks, by "
       "what the player who makes it can see. On by default."),
    N_("E_xplain Each Move"), "watch-explain" },
  { RUMMY_HELP_LINK, NULL, "options-hand" },
};

static const RummyHelpLine options_hand_lines[] = {
  { RUMMY_HELP_ACTION,
    N_("_Preferences"),
    "win.preferences" },
  { RUMMY_HELP_TERM,
    N_("By suit, by rank, by melds, or as dealt. Automatic, the default, sorts by melds where they stay in the hand, "
       "as in Gin, else by suit. Melds are found again when your turn ends. The menu of the table has it too, with the "
       "two below."),
    N_("_Sort the Cards"), "sort-order" },
  { RUMMY_HELP_TERM,
    N_("Aces always come before the twos, as they do in games with low aces only. If off, an ace goes beside the cards "
       "that it makes a run with. Off by default."),
    N_("_Aces Low"), "aces-low" },
  { RUMMY_HELP_TERM,
    N_("High cards stand first. At first it is off."),
    N_("_High to Low"), "descending" },
  { RUMMY_HELP_TERM,
    N_("A card that you pick up lies at the right of your hand, whatever the order. It is sorted in when you pick up "
       "the next one. Off by default."),
    N_("_New Cards at the Right"), "new-at-right" },
  { RUMMY_HELP_TERM,
    N_("Stock, pile, melds and the buttons of your turn lie where the left hand reaches them. Cards and words are "
       "not mirrored, and the others sit where they sat. At first it is off."),
    N_("_Left-Handed"), "left-handed" },
  { RUMMY_HELP_TERM,
    N_("A discard must be asked for twice, so that no card goes by mistake. At first it is off."),
    N_("_Discard Asks Twice"), "confirm-discard" },
  { RUMMY_HELP_TERM,
    N_("The keys F1 to F12 choose the first twelve cards, and with Shift they discard them. Then Ctrl and F1 "
       "opens the help. At first it is off."),
    N_("_Classic Keys"), "classic-keys" },
  { RUMMY_HELP_TERM,
    N_("Whoever plays by keys or with a screen reader finds the focus on what comes next: on the new card after a "
       "draw, in the hand after a meld, and on the stock after a discard and a deal. Otherwise it stays where it "
       "was as far as it can. At first it is off."),
    N_("_Focus Follows Play"), "follow-focus" },
  { RUMMY_HELP_LINK, NULL, "keys" },
  { RUMMY_HELP_LINK, NULL, "options-more" },
};

static const RummyHelpLine options_sound_lines[] = {
  { RUMMY_HELP_ACTION,
    N_("_Preferences"),
    "win.preferences" },
  { RUMMY_HELP_TERM,
    N_("Turns everything on or off, as Ctrl and M does. At first it is on."),
    N_("_Sounds"), "sounds" },
  { RUMMY_HELP_TERM,
    N_("Cards, knocks and refusals are heard too; otherwise only the start, the results and the end. At first "
       "it is on."),
    N_("_Cards Too"), "card-sounds" },
  { RUMMY_HELP_TERM,
    N_("How loud they are, besides the volume of your system. At first it is 80 percent."),
    N_("_Volume"), "sound-volume" },
  { RUMMY_HELP_TERM,
    N_("A file of your own for the start, the results and the end, with a button to hear it. At first there is "
       "none."),
    N_("Sounds of Your Own"), "own-sounds" },
  { RUMMY_HELP_LINK, NULL, "options-more" },
};

static const RummyHelpLine options_rules_lines[] = {
  { RUMMY_HELP_ACTION,
    N_("_Preferences"),
    "win.preferences" },
  { RUMMY_HELP_TERM,
    N_("Each rule says what it does, and rules that clash say why. The game whose rules you change is the one that "
       "New Game deals next. Customize, in Choose a Game, opens the same page."),
    N_("Rules"), "rules" },
  { RUMMY_HELP_TERM,
    N_("Rules that you changed can be saved with a name. They are chosen like games then, and go to others as a "
       "line of text or a file."),
    N_("House Rules"), "house-rules" },
  { RUMMY_HELP_ITEM, N_("The search finds a rule by words of its sentence.") },
  { RUMMY_HELP_ITEM, N_("Changes apply to new games. A game in progress keeps its rules.") },
  { RUMMY_HELP_ITEM,
    N_("Choose a Game lists a game with changed rules beside the game itself. Best of 3, 5, or 7 can be found there "
       "by name.") },
  { RUMMY_HELP_ITEM, N_("Reset All Rules undoes all changes of a game at once.") },
  { RUMMY_HELP_TEXT,
    N_("The Rules page of the side pane, or Ctrl and I, has the rules of this game in full sentences.") },
};

static const RummyHelpLine options_more_lines[] = {
  { RUMMY_HELP_TEXT,
    N_("Some things are not chosen in the preferences but where they are used. They are kept all the same.") },
  { RUMMY_HELP_TERM,
    N_("Beside the table, or below it in a narrow window. Off by default."),
    N_("Scores, Moves, Rules"), "side-pane" },
  { RUMMY_HELP_TERM,
    N_("In the replay: slow, normal or fast. At first it is normal."),
    N_("Speed of a Replay"), "replay-speed" },
  { RUMMY_HELP_TERM,
    N_("In the replay of a round that is over all hands lie open, if you want it. At first they do."),
    N_("Open Hands in a Replay"), "replay-open" },
  { RUMMY_HELP_TERM,
    N_("In the replay hands are sorted instead of lying as the cards came. At first they are not."),
    N_("Sorted Hands in a Replay"), "replay-sorted" },
  { RUMMY_HELP_TERM,
    N_("Under Players: the program asks at the start who plays. At first it does not."),
    N_("Asking Who Plays"), "ask-profile" },
  { RUMMY_HELP_LINK, NULL, "options-table" },
  { RUMMY_HELP_LINK, NULL, "players" },
};

const RummyHelpSource rummy_help_program[] = {
  { "saving", N_("Saving, Undo and Unfinished Games"),
    N_("save, open, load, file, autosave, undo, redo, restart"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (saving_lines), NULL },
  { "replay", N_("Replay, and Playing a Hand Again"),
    N_("replay, last six cards, practice, next seat, lay out a deal"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (replay_lines), NULL },
  { "deals", N_("Deal Codes and Fair Deals"),
    N_("deal code, fingerprint, seed, fair, random, deal of the day"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (deals_lines), NULL },
  { "players", N_("Players and People at One Screen"),
    N_("player, profile, name, hot seat, take over, autoplay"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (players_lines), NULL },
  { "history", N_("Games Played, League Table and Records"),
    N_("history, statistics, league, hall of fame, rating, charts, export"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (history_lines), NULL },
  { "options-table", N_("Options: Cards and Table"),
    N_("preferences, settings, deck, card size, card back, colours, felt, large index"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (options_table_lines), NULL },
  { "options-play", N_("Options: Pace and What Is Shown"),
    N_("preferences, speed, animation, pause, messages, reminders, tooltips, scores"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (options_play_lines), NULL },
  { "options-hand", N_("Options: Hand and Keys"),
    N_("preferences, sort, aces low, left-handed, confirm, classic keys, focus, AutoMouse"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (options_hand_lines), NULL },
  { "options-sound", N_("Options: Sound"),
    N_("preferences, sounds, volume, music, mute"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (options_sound_lines), NULL },
  { "options-rules", N_("Options: House Rules"),
    N_("preferences, rules, house rules, variations, jokers, target"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (options_rules_lines), NULL },
  { "options-more", N_("Options: What Is Chosen Elsewhere"),
    N_("scores, replay, players, start"),
    RUMMY_HELP_PROGRAM, RUMMY_HELP_LINES (options_more_lines), NULL },
};
const gsize rummy_help_n_program = G_N_ELEMENTS (rummy_help_program);
