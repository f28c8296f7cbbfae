"""Every sentence that the terminal says in a game of Inis, in one place so that they can be translated.

Names of players stand only where no language would inflect them: before a colon, after an arrow, or in a list.
"""

from typing import Final

# Bits

ONE_CLAN: Final = "1 clan"
CLANS: Final = "{count} clans"
CARD_OF: Final = " (advantage)"
ATTACK_ON: Final = "attack → {name}"
CLAN_OF: Final = "a clan of: {name}"
SPOT: Final = "spot {spot}"
NOTHING: Final = "nothing"
TIMES: Final = "{what} {count}"

# Declarations

IN: Final = "in {place}"
IN_PLACE: Final = "in {place}, {what}"
CLANS_IN: Final = "{clans} in {place}"
INTO: Final = "into {place}, {places}"
FROM: Final = "from {place}, {places}"
CLANS_FROM: Final = "{clans} from {place}"
CLANS_TO: Final = "{clans} to {place}"
WAY: Final = "{start} → {end}"
OPPONENT: Final = "opponent: {name}"
NEXT_IS: Final = "next manoeuvre: {name}"
INSTIGATOR_IS: Final = "instigator: {name}"
REFUGE: Final = "the clan goes to {place}"
ALLIANCE_PLACES: Final = "in {place}, a clan placed"
ALLIANCE_REPLACES: Final = "in {place}, replacing a clan of: {name}"
CROWS_TURN: Final = "the crows turn"
CROWS_STAY: Final = "the crows stay"
CLASH_IN: Final = "a clash in {place}"
CLASH_WITH: Final = "a clash in {place}, instigator: {name}"
CLAN_AT: Final = "{clan}, {place}"
CLANS_PLACED: Final = "{clans} placed"
CLANS_REMOVED: Final = "{clans} removed; owner: {name}"

# What happened

ASSEMBLY: Final = "Round {round}: the Assembly."
SEASON: Final = "Round {round}: the Season. The Brenn begins: {name}."
SEASON_ENDS: Final = "All have passed: the Season of round {round} ends."
ISLAND: Final = "The island: {places}."
NEW_TERRITORY: Final = "The island grows: {places}."
SPOT_CHOSEN: Final = "{name}: a spot for a new territory chosen."
TILES_LOOKED_AT: Final = "{name}: new territories looked at, {count}."
TILES_SEEN: Final = "Only you see these new territories: {places}."

BRENN: Final = "Brenn: {name}."
CAPITAL: Final = "{name}: the capital set up in {place}."
CROWS_TURNED: Final = "The crows turn and fly {direction}"
CROWS_AS_BEFORE: Final = "The crows fly {direction} as before"
ORDER: Final = "{crows}: {order}."
DIRECTIONS: Final = {"sunwise": "sunwise", "widdershins": "widdershins"}
NEXT_IN_ORDER: Final = " → "

NO_PRETENDER: Final = "Victory check: nobody holds a pretender token, so nobody can win."
CHECK: Final = "Victory check of the pretenders: {names}."
CHECK_COUNT: Final = (
    "{name}: {count} of 3 conditions met (clans led {clans}/{needed}, sanctuaries {sanctuaries}/{needed}, "
    "territories {territories}/{needed}, Deeds {deeds})."
)
CHECK_WON: Final = "The most conditions: {name}."
CHECK_TIE_WON: Final = "Equally many: {names}. The Brenn is among them and wins: {name}."
CHECK_TIE: Final = "Equally many: {names}. The Brenn is not among them, so nobody wins."
CHECK_NONE: Final = "No pretender meets a condition any more: nobody wins."
TOKENS_RETURNED: Final = "The pretender tokens go back."
GAME_WON: Final = "The game is over. High King of the island: {name}."
GAME_DRAWN: Final = "The game is over: the last round has been played, and nobody has won."

ADVANTAGES: Final = "Advantage cards: {holders}."
HOLDER: Final = "{name}: {cards}"
SET_ASIDE: Final = "An action card is set aside, face down."
DEALT: Final = "Action cards dealt: {holders}."
DEALT_UNSEEN: Final = "Action cards are dealt."
KEPT: Final = "Kept by you: {cards}."
KEPT_BY: Final = "{name}: {cards} kept."
PASSED_ON: Final = "{giver} → {receiver}: {cards}."
ALL_PASSED_ON: Final = "The other cards go on to the next players."
CARDS: Final = {
    "action": ("an action card", "{count} action cards"),
    "advantage": ("an advantage card", "{count} advantage cards"),
    "tale": ("an epic tale", "{count} epic tales"),
}

PLAYED: Final = "{name}: {card}."
PLAYED_SO: Final = "{name}: {card}, {what}."
ANSWERED: Final = "{name}, in answer: {card}."
ANSWERED_SO: Final = "{name}, in answer: {card}, {what}."
AS_MANOEUVRE: Final = "{name}, as a manoeuvre: {card}."
AS_MANOEUVRE_SO: Final = "{name}, as a manoeuvre: {card}, {what}."
CANCELLED: Final = "{card} has no effect."
PASSED: Final = "{name}: pass."
PRETENDER: Final = "{name}: a pretender token taken."
DEED: Final = "{name}: a Deed gained."
DEED_LOST: Final = "{name}: a Deed given back, for there was no clan in play."

PLACED_CLANS: Final = "{name}: {clans} placed in {places}."
MOVED_CLANS: Final = "{name}: {clans} moved, {start} → {end}."
REMOVED_CLANS: Final = "{name}: {clans} removed from {place}{why}."
BECAUSE: Final = " ({why})"
LOSSES: Final = {"gates": "the Gates are open", "toll": "toll", "festival": "the Festival"}
RESCUED: Final = "{name}: 1 clan rescued, {start} → {end}."
REPLACED: Final = "In {place} a clan is replaced: {of} → {name}."
SANCTUARY: Final = "A sanctuary rises in {place}."
CITADEL: Final = "A citadel rises in {place}."
FESTIVAL: Final = "The Festival is held in {place}."

CLASH: Final = "Clash in {place}. Instigator: {name}."
CLASH_ENDS: Final = "The clash in {place} is over."
SHELTERED: Final = "{name}: {clans} sheltered in a citadel."
ATTACKED: Final = "Attack: {name} → {target}."
PEACE_OFFERED: Final = "{name}: peace offered."
PEACE_ACCEPTED: Final = "{name}: peace accepted."
PEACE_REFUSED: Final = "{name}: peace refused."
PEACE: Final = "Peace in {place}."

DISCARDED: Final = "{name}: {cards} discarded."
DREW: Final = "{name}: {cards} drawn."
GIVEN: Final = "{giver} → {receiver}: {cards}."
STOLEN: Final = "{giver} → {receiver}: {cards}, at random."
SHOWN: Final = "{name}: {cards} shown to all."
HAND_SEEN: Final = "{of} → {name}: the {kind} cards are looked at."
HAND_SEEN_FULL: Final = "{of} → {name}: the {kind} cards are looked at: {cards}."
HAND_KINDS: Final = {"action": "action", "tale": "epic tale"}
NO_CARDS: Final = "none"
TAKEN_BACK: Final = "{name}: {card} taken into the hand."
FROM_DISCARD: Final = "{name}: {cards} taken from the discarded ones."
ASIDE_TAKEN: Final = "{name}: the card that was set aside taken."
ASIDE_TAKEN_FULL: Final = "{name}: the card that was set aside taken: {card}."
ASIDE_PUT: Final = "{name}: an action card set aside."
ASIDE_PUT_FULL: Final = "{name}: an action card set aside: {card}."
SHUFFLED: Final = "The discarded epic tales are shuffled into the deck."
UNKNOWN: Final = "{kind}: {facts}."
WITHDRAWAL: Final = "{name}: withdrawal from {place}."
DEMANDED: Final = "{name}: a clan demanded, from: {target}."
DEMANDED_CARD: Final = "{name}: an action card demanded, from: {target}."
ADVANTAGES_RETURNED: Final = "Advantage cards laid back, face up: {cards}."
DISCARD_SEEN: Final = "{name}: the discarded action cards looked through."
DISCARD_SEEN_FULL: Final = "{name}: the discarded action cards looked through: {cards}."

# The table

ROUND: Final = "Round {round}"
SET_UP: Final = "Set-up"
IN_ASSEMBLY: Final = "Assembly"
TURN_OF: Final = "turn: {name}"
BRENN_IS: Final = "Brenn: {name}"
CROWS: Final = "crows {direction}: {order}"
PASSES: Final = "passed in a row: {count}"
BETWEEN: Final = " | "
PLAYER_HEAD: Final = "{name}: {titles}"
BRENN_TITLE: Final = "Brenn"
PRETENDER_TOKEN: Final = "pretender"
HAND_COUNTS: Final = "{action} action, {advantage} adv., {tale} tales"
STOCK: Final = "reserve {reserve}, Deeds {deeds}, cards: {cards}"
CONDITION: Final = "{kind} {reached}/{needed}"
CONDITIONS: Final = {"clans": "clans led", "sanctuaries": "sanctuaries", "territories": "lands"}
MET: Final = "met {count}"
TERRITORY: Final = "Territory"
STANDING: Final = "there"
BESIDE: Final = "next to"
PLACE_NAMES: Final = {"Gates of Tir na nOg": "Gates"}
CAPITAL_SIGN: Final = "cap"
NO_CLANS_SIGN: Final = "."
CHIEFTAIN_SIGN: Final = "*"
SANCTUARIES_SIGN: Final = "S{count}"
CITADELS_SIGN: Final = "C{count}"
CAPITAL_WORD: Final = "capital"
FESTIVAL_WORD: Final = "Festival"
LEGEND: Final = "* chieftain; S sanctuaries, C citadels; clans led: those of others under you; met: Deeds counted"
IN_STOCK: Final = "In stock: {tiles} territories, {tales} epic tales. Discarded action cards: {discarded}."
FACE_UP: Final = "Advantage cards face up"
ELSEWHERE: Final = "Advantage cards in other hands"
SPENT: Final = "Advantage cards played this round"
DISCARDED_TALES: Final = "Epic tales discarded"
KNOWN_OF: Final = "You know of cards here: {name}"
KNOWN_ASIDE: Final = "You know the card set aside"
YOUR_HAND: Final = "Your hand"
LAID_BY: Final = "Laid by for you"
HAND: Final = "{title}: {cards}"

CLASH_NOW: Final = "Clash in {place}. Instigator: {name}. {clans}"
EXPOSED: Final = "{name}: {count} exposed"
SHELTERED_TOO: Final = " and {count} in citadels"
SILENT: Final = ". No triskel cards"

# The hand

HAND_KIND: Final = {"action": "action: {cards}", "advantage": "advantage: {cards}", "tale": "tales: {cards}"}

# Questions

ASK_CAPITAL: Final = "You are the first Brenn: where does the capital stand? A sanctuary comes with it."
ASK_FIRST_CLAN: Final = "Set-up: where do you place a clan? Two for each player, one at a time."
ASK_RETURN: Final = "You have no clan in play. Where do you place a clan? Still to place: {count}."
ASK_DRAFT: Final = (
    "Draft: keep {count} of these action cards, in secret. The others go to: {name}. Still to choose: {left}."
)
ASK_DRAFT_TWO: Final = (
    "Draft: keep {count} of these action cards, in secret. The others go to: {name}. Still to choose: {left}. This is "
    "set {part} of two, of which you will have three cards each."
)
ASK_FORETOLD: Final = "Cathbad's Word: you have taken the card that was set aside. Which action card do you set aside?"
ASK_TURN: Final = "Your turn: play a season card, pass, or take a pretender token."
ASK_TURN_NO_TOKEN: Final = "Your turn: play a season card or pass."
ASK_TURN_FORCED: Final = "Your turn: as the Brenn you begin the Season by playing a season card."
ASK_TURN_LAST: Final = "All others have passed in a row: if you pass, too, the Season ends."
NOT_NOW: Final = "For other moments: {cards}."
DECLARING: Final = "{card}: {question}"
DECLARING_SO: Final = "{card} ({what}): {question}"
ASK_GIVE: Final = "{card}: which action card do you give away? Receiver: {name}."
ASK_KEEP_TALE: Final = "Which of the epic tales that you drew do you keep? The others are discarded."
ASK_SPOT: Final = "Where does the new territory lie? Each letter in the sketch marks a free spot."
ASK_SPOT_FOR: Final = "As the Brenn you pick the spot for the new territory. Explorer: {name}. Each letter marks one."
ASK_TILE: Final = "Which of these territories do you lay?"
ASK_MOVE_ONTO: Final = "You may move a clan into {place}. From where? done: none."
ASK_TOLL: Final = "The Mountains ask a toll of you: discard an action card or lose a clan there."
ASK_CLASHES: Final = "Several clashes wait. Which one comes first?"
ASK_SHELTER: Final = "Do you shelter a clan in a citadel? Free places: {count}."
ASK_MANOEUVRE: Final = "Your manoeuvre: attack, withdraw, play an epic tale, or offer peace to all."
ASK_MANOEUVRE_ALONE: Final = "Only you have exposed clans: end the clash, or withdraw first."
ASK_MANOEUVRE_REFUSED: Final = "Peace was refused; your manoeuvre: attack, withdraw or play an epic tale."
ASK_PEACE: Final = "{name}: peace offered. Do you agree? The clash ends when all do."
ASK_RETREAT: Final = "Where does a clan withdraw to? One clan at a time; your chieftaincies only."
ASK_RETREAT_MORE: Final = "Where does the next clan withdraw to? done: no more. So far: {what}."
ASK_ATTACKED: Final = "{name}: attack on you. Do you discard an action card, or lose an exposed clan?"
ASK_PAY_CARD: Final = "Which action card do you discard?"
ASK_DEMAND: Final = "Dagda's Club: what does the attacked player lose, a clan or an action card?"
ASK_OTHER: Final = "Choose."
ANSWER: Final = "{event} Do you answer?"

# What may be answered

WINDOWS: Final = {
    "assembly begins": "The Assembly begins.",
    "tale draw": "You are about to draw an epic tale.",
    "toll": "You have moved clans into the Mountains, which ask a toll.",
    "clash begins": "A clash begins in {place}.",
    "citadels end": "The clans in {place} have sheltered, the manoeuvres follow.",
    "resolution begins": "The manoeuvres in {place} are about to begin.",
    "turn ends": "{actor}: the turn ends.",
    "gates open": "The Gates open, and you are about to draw an epic tale.",
}
DECLARED: Final = "{actor}: {card} is declared."
DECLARED_SO: Final = "{actor}: {card} is declared, {what}."
DECLARED_CLASH: Final = "It would start a clash in {places}."
RESOLVED: Final = "{actor}: {card} has had its effect."
SEASON_CARD_DONE: Final = "Your season card {card} is done."
TALE_DONE: Final = "Your epic tale {card} has had its effect."
YOU_ATTACK: Final = "You attack: {target}."
ARE_ATTACKED: Final = "{actor}: attack on you in {place}."
OTHERS_ATTACK: Final = "Attack in {place}: {actor} → {target}."
ABOUT_TO_LOSE: Final = "A clan of yours is about to be removed from {place}."
MANOEUVRE_MADE: Final = "{actor}: manoeuvre in {place} made."

# Choices

PLACE_A_CLAN: Final = "place a clan"
REPLACE: Final = "replace a clan, owner: {name}"
REMOVE: Final = "remove a clan, owner: {name}"
NO_ANSWER: Final = "pass"
NO_SHELTER: Final = "no, stay outside"
NO_MORE: Final = "done"
LOSE_CLAN: Final = "lose a clan"
DEMAND_CLAN: Final = "a clan"
OFFER_PEACE: Final = "offer peace"
END_CLASH: Final = "end the clash"
END_CLASH_NOTE: Final = "nobody else has exposed clans"
AGREE: Final = "agree to peace"
FIGHT_ON: Final = "fight on"
WITHDRAW: Final = "withdraw"
HERE: Final = "{name} {count}"
NOBODY_HERE: Final = "empty"
CLASH_HERE: Final = "clash"
SPOT_BESIDE: Final = "next to {places}"
ATTACK_NOTE: Final = "exposed clans {clans}, action cards {cards}"
TAKE_TOKEN: Final = "claim: win at the next Assembly with the most conditions"
PASS_NOTE: Final = "you may still play later, unless all pass in a row"
LAST_PASS_NOTE: Final = "the Season ends"
PEACE_NOTE: Final = "the clash ends if all who have exposed clans agree"
WITHDRAW_NOTE: Final = "to neighbours of which you are chieftain"
ANY_TIME: Final = "at any time; it is no turn"

PROMPTS: Final = {
    "card": "card> ",
    "territory": "territory> ",
    "player": "player> ",
    "spot": "spot> ",
    "answer": "answer> ",
    "other": "choice> ",
}
AMBIGUOUS: Final = "{line!r} may mean {labels}"
NO_CHOICE: Final = "{line!r} is not among the choices; type a number (1-{count}), a name or its beginning, or help"
NO_NUMBER: Final = "there are choices 1 to {count}"
NO_SUCH_CARD: Final = "there is no card {name!r}"
CARD_WHAT: Final = "name the card: card migration"
ALIASES: Final = {
    "place a clan": ("place",),
    "offer peace": ("peace",),
    "end the clash": ("end", "peace"),
    "lose a clan": ("clan",),
    "take a pretender token": ("token", "claim"),
    "an action card": ("action",),
}
EFFECT: Final = "{when}: {text}"
TILE_NOTES: Final = {
    "Gates of Tir na nOg": "with a sanctuary; when the crows turn, all present lose a clan there and draw an epic tale",
    "Mountains": "whoever moves clans there discards an action card or loses one of them",
    "Stone Circle": "with a sanctuary",
    "Swamp": "bears no citadel",
}
KEPT_SO_FAR: Final = "Kept: {cards}. Still to choose: {left}."
GOAL: Final = "into {place}"

# The session

YOU: Final = "You"
SHORT: Final = "P{number}"
OPENING: Final = "{players}. Become High King: take a pretender token and meet the most of the three conditions."
COMMANDS: Final = (
    "  card NAME      what a card does",
    "  hand           your cards and what they do",
    "  rules          the rules in short",
    "  ask all        ask every question, even where you can only pass; ask less: no longer",
)
EMPTY_HAND: Final = "You hold no cards."
ASKING_ALL: Final = "From now on you are asked even where there is only one choice."
ASKING_LESS: Final = "From now on you are asked only where there is a choice."
CARD_HEAD: Final = "{name}, {kind} [{signs}]"
KINDS: Final = {"action": "action card", "advantage": "advantage card", "tale": "epic tale"}
HELP: Final = (
    "How to choose:",
    "  Type the number of a choice, or its name or the beginning of it: migration, mig, hills, done.",
    "  Several answers may be typed in one line: migration hills valley valley done. x3 repeats: valley x3.",
    "  undo takes back your last choice, one at a time; nothing is asked twice.",
    "How to read the table:",
    "  In the sketch each tile shows its name, the clans on it in the order of the players, and cap for the capital.",
    "  Territories that touch are neighbours; the list says which. * marks the chieftain, S and C count sanctuaries",
    "  and citadels. The line of each player counts the three conditions as so many of 6; met counts Deeds, too.",
    "  Player 2 is written P2 where there is little room.",
    "  In notation, as in records, players are counted from p0; here P1 is the first.",
)

# The end

WINNER: Final = "High King: {name}."
DRAW: Final = "A draw: after {rounds} rounds nobody has won."
ONLY_CLAIM: Final = "Nobody else held a pretender token."
MOST_CONDITIONS: Final = "Of the pretenders nobody else met as many conditions."
BRENN_DECIDES: Final = "Equally many conditions: {names}. The Brenn wins ties."
SCORED: Final = ("conditions", "clans", "sanctuaries", "territories", "deeds")
SCORE: Final = (
    "{conditions} of 3 (clans led {clans}/{needed}, sanctuaries {sanctuaries}/{needed}, territories "
    "{territories}/{needed}, Deeds {deeds})"
)
SCORE_PRETENDER: Final = ", pretender"

# Positions

GOING_ON: Final = "Going on: {steps}. Next: {names}."
CHANCE: Final = "chance"
OVER: Final = "The game is over."
ASIDE: Final = "Set aside"
