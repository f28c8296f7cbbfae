"""Every sentence that the terminal says when a game is played, in one place so that they can be translated.

Names go only where no language would inflect them: before a colon, or in a list.
"""

from collections.abc import Sequence
from typing import Final

from triskel.terminal import palette

# People

YOU: Final = "You"
PLAYER: Final = "Player {number}"
PLAYER_BOT: Final = "Player {number} ({bot})"
TEAM: Final = "{one} + {other}"
AND: Final = "{first} and {last}"


def listed(names: Sequence[str]) -> str:
    """Names in a row: a, b and c."""
    if len(names) < 2:
        return "".join(names)
    return AND.format(first=", ".join(names[:-1]), last=names[-1])


# The session

HEADING: Final = "{title}"
TYPE_HELP: Final = "Type help for the rules and all commands, quit to save and leave."
RESUMED: Final = "The saved game goes on. Your decisions so far: {number}. What happened last:"
BOT_FAILS: Final = "{name} can't go on: {why}."
HIDE: Final = "Press Enter to hide the table. "
PASS_TO: Final = "Pass to {name}."
PRESS_ENTER: Final = "{name}: press Enter when only you can see the screen. "
WRONG: Final = "No: "
WRONG_STYLE: Final = palette.ALARM
UNDONE: Final = "Taken back: {moves}."
NOTHING_TO_UNDO: Final = "there is no decision of yours to take back"
REVEALED: Final = "Hidden things had been revealed since: {what}. What is drawn will be drawn anew."
AFTER_GAME: Final = "save [FILE], log, undo, or Enter to leave> "
GAME_IS_OVER: Final = "The game is over: save [FILE], log, undo, or Enter to leave."
BYE: Final = "Goodbye."

# Commands

COMMANDS: Final = (
    "Commands:",
    "  moves [PAGE]   the legal moves, best first; more: the next page",
    "  hint           what a good bot would do, and why",
    "  back           one step back in making a choice of several steps",
    "  undo           take back your last decision and all that followed",
    "  board          show the table again (or just Enter)",
    "  log [N]        what happened so far",
    "  save [FILE]    write the game to a file",
    "  resume [FILE]  go on with a saved game",
    "  quit           save and leave",
)
NOTHING_ASKED: Final = "the game is over, there is nothing to choose"
NO_STEP_BACK: Final = "there is no step to go back; undo takes back your last move"
NO_PAGE: Final = "there are pages 1 to {pages}"
MORE: Final = "page {page} of {pages}, {count} moves; more: the next page"
NO_MORE: Final = "page {page} of {pages}, {count} moves"
NO_NUMBER: Final = "{text!r} is not a number"
HINT: Final = "Hint from {bot}: {move}. {why}"
NOTHING_YET: Final = "nothing has happened yet"
LOG_CUT: Final = "the last {shown} of {count} lines; log {count} shows all"
RESUME_WHAT: Final = "name the file: resume FILE"
DROP_GAME: Final = "The game on the table is not saved. Drop it? yes or no> "

# Files

SAVED: Final = "Saved in {file}."
KEPT: Final = "The game is saved in {file}."
GO_ON: Final = "Go on with: triskel play {game} --resume {file}"
CANT_SAVE: Final = "can't save in {file}: {why}"
BAD_FILE: Final = "{file}: {why}"
FILE_EXISTS: Final = "{file} exists already; save under another name, or go on with that game by --resume"
NO_FOLDER: Final = "there is no such folder"
IS_FOLDER: Final = "it is a folder"
NO_TEXT: Final = "it is no text"

# Ingenious

OWN_COMMANDS: Final = (
    "  names          show or hide the names of empty cells",
    "  shapes         show shapes instead of letters, or letters again",
)
OPENING_SOLO: Final = "Solitaire: lay tile after tile; your result is your lowest colour at the end."
OPENING: Final = "{players}. The result is a player's lowest colour; the highest result wins."
OPENING_TEAMS: Final = "{teams}. A team's result is its lowest colour; the highest result wins."
AGAINST: Final = " against "

LOWEST: Final = "lowest"
SOLO_TRACK: Final = "Your track"
RACK: Final = "Your tiles"
TILE_NOW: Final = "Your tile"
BAG: Final = "in the bag: {count}"

FIRST_ROUND: Final = "First round: your tile must lie beside a printed symbol, such as (R), that no other tile touches."
BONUS_PLAY: Final = "Bonus play: {plays} more to make before your tiles are refilled."
CHOOSE_TILE: Final = "Your turn, lay a tile: type its number (1-{count}), or a whole move such as {example}."
CHOOSE_ONLY: Final = "Lay the tile {tile}: type the cell for its {colour} half, or a whole move such as {example}."
BEST_PLACES: Final = "The best places for {tile}:"
CHOOSE_CELL: Final = "Type the cell for its {colour} half (row letter, column number), a move from above, or back."
CHOOSE_NEIGHBOUR: Final = "{cell} can go with {cells}. Type the cell for the {colour} half, or back."
TILE_PROMPT: Final = "tile> "
CELL_PROMPT: Final = "{colour} half of {tile} on> "
NEIGHBOUR_PROMPT: Final = "{tile}: {first} on {cell}, {colour} on> "

NO_SUCH_TILE: Final = "you have tiles 1 to {count}"
TILE_FIRST: Final = "choose a tile first, by its number (1-{count}); {cell} can follow it"
NO_SUCH_CELL: Final = "there is no cell {cell} on this board"
NO_NEIGHBOUR: Final = "no empty cell lies beside {cell}"
NOT_UNDERSTOOD: Final = (
    "{line!r} is neither a tile (1-{count}), a cell, a move such as {example}, nor a command; type help"
)
SWAP_OR_KEEP: Final = "type swap or keep"

MAY_SWAP: Final = "You may swap your tiles: none of them shows {colours}, your lowest."
MAY_SWAP_TEAM: Final = "You may swap your tiles: none of them shows {colours}, your team's lowest."
SWAP_MEANS: Final = "swap: {tiles} go back into the bag, seen by all, and you draw six others. keep: you draw as usual."
SWAP_PROMPT: Final = "swap or keep> "
SWAP_REASON: Final = "Six new tiles may show {colours}, your lowest."
RAISES: Final = "It raises {colours}, your lowest."
KEEP_REASON: Final = "The tiles stay."

PLACED: Final = "{name}: {tile} on {cells}: {gains}."
GAIN: Final = "{colour} {points}"
GAIN_MOVED: Final = "{colour} {points} ({before} → {after})"
NOTHING_GAINED: Final = "no points"
INGENIOUS: Final = "INGENIOUS!"
BONUS: Final = "INGENIOUS! {colours} reached {end}. {name}: {plays}."
REACHED: Final = "{colours} reached {end}."
MORE_PLAY: Final = "one more play"
MORE_PLAYS: Final = "{plays} more plays"
LAPSED: Final = "{name}: {plays} lapsed, there is no tile or no place for it."
DREW: Final = "You drew {tiles}."
SWAPPED: Final = "{name}: swaps the tiles {tiles}."
BEGINS: Final = "{name}: begins."
YOU_DREW: Final = "you drew {tiles}"
SHOWED: Final = "{name} showed {tiles}"

BOARD_FULL: Final = "The board is full: no tile fits any more."
ALL_FILLED: Final = "All six markers are at the end of the track: the game is won at once."
RANKING: Final = "Ranking, all six colours from the lowest:"
WINNER: Final = "Winner: {names}."
DECIDED_LOWEST: Final = "Decided by the lowest colour: {best} against {rival}."
DECIDED_NEXT: Final = "The {below} equal, so the {which} decides: {best} against {rival}."
BELOW: Final = ("", "lowest colours are", "two lowest are", "three lowest are", "four lowest are", "five lowest are")
WHICH: Final = ("", "second lowest", "third lowest", "fourth lowest", "fifth lowest", "highest")
SHARED: Final = "All six colours are equal: the win is shared."
SOLO_RESULT: Final = "Your result is {result}, your lowest colour: {grade}."
SOLO_SCALE: Final = "The grades: {grades}."
FROM: Final = "{grade} from {least}"
GRADES: Final = {"weak": "weak", "fair": "fair", "solid": "solid", "good": "good", "excellent": "excellent"}

HELP: Final = (
    "Ingenious in short:",
    "  Lay a tile on two empty cells that touch. From each half, look along the five rows that lead away",
    "  from the tile: every symbol of the half's colour in an unbroken line is a point for that colour.",
    "  Your result is your LOWEST colour, so raise all six. A colour that reaches 18 gives one more play.",
    "  After your turn you may swap all your tiles if none of them shows your lowest colour.",
    "Reading the board:",
    "  A cell is the letter of its row and the number of its column, which slants down to the right: f6.",
    "  R G B O Y P: red, green, blue, orange, yellow, purple. (R) is printed on the board, R━G is a tile,",
    "  [R]━[G] was laid since you last looked.",
    "Laying a tile:",
    "  Step by step: the tile's number, the cell for its first half, the cell for its second half.",
    "  Or all in one line: 3 f6 g6. Or in notation: f6g6RG lays red on f6 and green on g6.",
)
