"""A sentence for each kind of event, but for cards that are played and the check of victory: see ``telling``.

The methods are named after the events; each takes one of them, or those in a row that make one sentence.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from triskel.terminal.inis import sentences
from triskel.terminal.inis.wording import Name, clans, counted

Facts = Mapping[str, Any]


def card_list(cards: Sequence[str]) -> str:
    return ", ".join(cards) or sentences.NO_CARDS


def unseen_cards(kind: str, count: int) -> str:
    """So many cards of a kind, when their names are hidden."""
    one, many = sentences.CARDS[kind]
    return counted(count, one, many)


def _loss(event: Facts) -> str:
    """Why a clan is lost, in brackets, unless what was told before says so."""
    why = sentences.LOSSES.get(event.get("reason", ""), "")
    return sentences.BECAUSE.format(why=why) if why else ""


class Happenings:
    def __init__(self, name: Name, seats: int, reader: int | None) -> None:
        """``seats`` is how many play, or 0 where that is not known."""
        self.name = name
        self.seats = seats
        self.reader = reader

    def unknown(self, event: Facts) -> str:
        facts = ", ".join(f"{name} {json.dumps(value)}" for name, value in event.items() if name != "event")
        return sentences.UNKNOWN.format(kind=event["event"], facts=facts)

    # The rounds

    def season_begins(self, event: Facts) -> list[str]:
        return [sentences.SEASON.format(round=event["round"], name=self.name(event["brenn"]))]

    def season_ends(self, event: Facts) -> list[str]:
        return [sentences.SEASON_ENDS.format(round=event["round"])]

    def brenn(self, event: Facts) -> list[str]:
        return [sentences.BRENN.format(name=self.name(event["seat"]))]

    def crows(self, event: Facts) -> list[str]:
        text = sentences.CROWS_TURNED if event["turned"] else sentences.CROWS_AS_BEFORE
        found = text.format(direction=sentences.DIRECTIONS[event["direction"]])
        if self.seats < 3:
            return [found + "."]
        seats = range(self.seats) if event["direction"] == "sunwise" else range(self.seats - 1, -1, -1)
        order = sentences.NEXT_IN_ORDER.join(self.name(seat) for seat in seats)
        return [sentences.ORDER.format(crows=found, order=order)]

    def passed(self, event: Facts) -> list[str]:
        return [sentences.PASSED.format(name=self.name(event["seat"]))]

    def pretender(self, event: Facts) -> list[str]:
        return [sentences.PRETENDER.format(name=self.name(event["seat"]))]

    def deed_gained(self, event: Facts) -> list[str]:
        return [sentences.DEED.format(name=self.name(event["seat"]))]

    def deed_lost(self, event: Facts) -> list[str]:
        return [sentences.DEED_LOST.format(name=self.name(event["seat"]))]

    # The island

    def tiles_laid(self, run: list[Facts]) -> list[str]:
        text = sentences.ISLAND if len(run) > 1 else sentences.NEW_TERRITORY
        return [text.format(places=", ".join(event["territory"] for event in run))]

    def tiles_seen(self, run: list[Facts]) -> list[str]:
        known = [event["territory"] for event in run if "territory" in event]
        if known and self.reader is not None:
            return [sentences.TILES_SEEN.format(places=", ".join(known))]
        return [sentences.TILES_LOOKED_AT.format(name=self.name(run[0]["seat"]), count=len(run))]

    def spot_chosen(self, event: Facts) -> list[str]:
        return [sentences.SPOT_CHOSEN.format(name=self.name(event["seat"]))]

    def capital(self, event: Facts) -> list[str]:
        return [sentences.CAPITAL.format(name=self.name(event["seat"]), place=event["territory"])]

    def sanctuary_placed(self, event: Facts) -> list[str]:
        return [sentences.SANCTUARY.format(place=event["territory"])]

    def citadel_placed(self, event: Facts) -> list[str]:
        return [sentences.CITADEL.format(place=event["territory"])]

    def festival(self, event: Facts) -> list[str]:
        return [sentences.FESTIVAL.format(place=event["territory"])]

    # Clans

    def clans_placed(self, run: list[Facts]) -> list[str]:
        found = []
        for seat in dict.fromkeys(event["seat"] for event in run):
            places = Counter(event["territory"] for event in run if event["seat"] == seat)
            what = ", ".join(
                place if count == 1 else sentences.TIMES.format(count=count, what=place)
                for place, count in places.items()
            )
            text = sentences.PLACED_CLANS
            found.append(text.format(name=self.name(seat), clans=clans(sum(places.values())), places=what))
        return found

    def clans_moved(self, event: Facts) -> list[str]:
        moved = {"clans": clans(event["clans"]), "start": event["from"], "end": event["to"]}
        return [sentences.MOVED_CLANS.format(name=self.name(event["seat"]), **moved)]

    def clans_removed(self, run: list[Facts]) -> list[str]:
        losses = Counter((event["seat"], event["territory"], _loss(event)) for event in run)
        text = sentences.REMOVED_CLANS
        return [
            text.format(name=self.name(seat), clans=clans(count), place=place, why=why)
            for (seat, place, why), count in losses.items()
        ]

    def clan_rescued(self, event: Facts) -> list[str]:
        way = {"start": event["territory"], "end": event["to"]}
        return [sentences.RESCUED.format(name=self.name(event["seat"]), **way)]

    def clan_replaced(self, event: Facts) -> list[str]:
        people = {"name": self.name(event["seat"]), "of": self.name(event["of"])}
        return [sentences.REPLACED.format(place=event["territory"], **people)]

    # Clashes

    def clash_begins(self, event: Facts) -> list[str]:
        return [sentences.CLASH.format(place=event["territory"], name=self.name(event["instigator"]))]

    def clash_ends(self, event: Facts) -> list[str]:
        return [sentences.CLASH_ENDS.format(place=event["territory"])]

    def clans_sheltered(self, run: list[Facts]) -> list[str]:
        counts = Counter(event["seat"] for event in run)
        text = sentences.SHELTERED
        return [text.format(name=self.name(seat), clans=clans(count)) for seat, count in counts.items()]

    def attack(self, event: Facts) -> list[str]:
        return [sentences.ATTACKED.format(name=self.name(event["seat"]), target=self.name(event["target"]))]

    def peace_offered(self, event: Facts) -> list[str]:
        return [sentences.PEACE_OFFERED.format(name=self.name(event["seat"]))]

    def peace_accepted(self, event: Facts) -> list[str]:
        return [sentences.PEACE_ACCEPTED.format(name=self.name(event["seat"]))]

    def peace_refused(self, event: Facts) -> list[str]:
        return [sentences.PEACE_REFUSED.format(name=self.name(event["seat"]))]

    def peace(self, event: Facts) -> list[str]:
        return [sentences.PEACE.format(place=event["territory"])]

    def withdrawal(self, event: Facts) -> list[str]:
        return [sentences.WITHDRAWAL.format(name=self.name(event["seat"]), place=event["territory"])]

    def payment_chosen(self, event: Facts) -> list[str]:
        text = sentences.DEMANDED if event["clan"] else sentences.DEMANDED_CARD
        return [text.format(name=self.name(event["seat"]), target=self.name(event["target"]))]

    # Cards: dealing and drafting

    def advantages_taken(self, run: list[Facts]) -> list[str]:
        return [sentences.ADVANTAGES.format(holders=self._holders(run))]

    def advantages_returned(self, run: list[Facts]) -> list[str]:
        return [sentences.ADVANTAGES_RETURNED.format(cards=card_list([event["card"] for event in run]))]

    def _holders(self, run: list[Facts]) -> str:
        """Who got which cards, player after player."""
        holders = dict.fromkeys(event["seat"] for event in run)
        found = []
        for seat in holders:
            cards = [event["card"] for event in run if event["seat"] == seat]
            found.append(sentences.HOLDER.format(name=self.name(seat), cards=card_list(cards)))
        return "; ".join(found)

    def set_aside(self, event: Facts) -> list[str]:
        return [sentences.SET_ASIDE]

    def cards_dealt(self, run: list[Facts]) -> list[str]:
        known = [event for event in run if "card" in event]
        return [sentences.DEALT.format(holders=self._holders(known)) if known else sentences.DEALT_UNSEEN]

    def cards_kept(self, run: list[Facts]) -> list[str]:
        found = []
        for seat in dict.fromkeys(event["seat"] for event in run):
            cards = card_list([event["card"] for event in run if event["seat"] == seat])
            text = sentences.KEPT if seat == self.reader else sentences.KEPT_BY
            found.append(text.format(name=self.name(seat), cards=cards))
        return found

    def cards_passed(self, run: list[Facts]) -> list[str]:
        known = [event for event in run if "names" in event]
        text = sentences.PASSED_ON
        found = [
            text.format(giver=self.name(one["seat"]), receiver=self.name(one["to"]), cards=card_list(one["names"]))
            for one in known
        ]
        return found or [sentences.ALL_PASSED_ON]

    # Cards: drawn, discarded, changing hands

    def cards_drawn(self, run: list[Facts]) -> list[str]:
        found = []
        for seat in dict.fromkeys(event["seat"] for event in run):
            mine = [event for event in run if event["seat"] == seat]
            found.append(sentences.DREW.format(name=self.name(seat), cards=self._cards(mine)))
        return found

    def cards_discarded(self, run: list[Facts]) -> list[str]:
        found = []
        for seat, kind in dict.fromkeys((event["seat"], event["kind"]) for event in run):
            cards = self._cards([event for event in run if (event["seat"], event["kind"]) == (seat, kind)])
            found.append(sentences.DISCARDED.format(name=self.name(seat), cards=cards))
        return found

    def _cards(self, run: list[Facts]) -> str:
        """Cards of one kind by their names, or how many they are."""
        if all("card" in event for event in run):
            return card_list([event["card"] for event in run])
        return unseen_cards(run[0].get("kind", "action"), len(run))

    def card_given(self, event: Facts) -> list[str]:
        people = {"giver": self.name(event["seat"]), "receiver": self.name(event["to"])}
        return [sentences.GIVEN.format(cards=self._cards([event]), **people)]

    def tale_given(self, event: Facts) -> list[str]:
        return self.card_given(event)

    def card_stolen(self, event: Facts) -> list[str]:
        people = {"giver": self.name(event["of"]), "receiver": self.name(event["seat"])}
        return [sentences.STOLEN.format(cards=self._cards([event]), **people)]

    def card_shown(self, event: Facts) -> list[str]:
        return [sentences.SHOWN.format(name=self.name(event["seat"]), cards=event["card"])]

    def tale_taken(self, event: Facts) -> list[str]:
        people = {"giver": self.name(event["of"]), "receiver": self.name(event["seat"])}
        return [sentences.GIVEN.format(cards=event["card"], **people)]

    def tale_returned(self, event: Facts) -> list[str]:
        return [sentences.TAKEN_BACK.format(name=self.name(event["seat"]), card=event["card"])]

    def action_taken(self, event: Facts) -> list[str]:
        return self.tale_returned(event)

    def hand_seen(self, event: Facts) -> list[str]:
        people = {"name": self.name(event["seat"]), "of": self.name(event["of"])}
        kind = sentences.HAND_KINDS[event["kind"]]
        if "cards" not in event:
            return [sentences.HAND_SEEN.format(kind=kind, **people)]
        return [sentences.HAND_SEEN_FULL.format(kind=kind, cards=card_list(event["cards"]), **people)]

    def discard_seen(self, event: Facts) -> list[str]:
        text = sentences.DISCARD_SEEN_FULL if "cards" in event else sentences.DISCARD_SEEN
        cards = card_list(event.get("cards", []))
        return [text.format(name=self.name(event["seat"]), cards=cards)]

    def discard_taken(self, event: Facts) -> list[str]:
        return [sentences.FROM_DISCARD.format(name=self.name(event["seat"]), cards=self._cards([event]))]

    def aside_taken(self, event: Facts) -> list[str]:
        text = sentences.ASIDE_TAKEN_FULL if "card" in event else sentences.ASIDE_TAKEN
        return [text.format(name=self.name(event["seat"]), card=event.get("card"))]

    def aside_put(self, event: Facts) -> list[str]:
        text = sentences.ASIDE_PUT_FULL if "card" in event else sentences.ASIDE_PUT
        return [text.format(name=self.name(event["seat"]), card=event.get("card"))]

    def tales_shuffled(self, event: Facts) -> list[str]:
        return [sentences.SHUFFLED]

    def card_cancelled(self, event: Facts) -> list[str]:
        return [sentences.CANCELLED.format(card=event["card"])]
