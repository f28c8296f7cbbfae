"""The language of the other tests: what they take for granted."""

from itertools import combinations

from tests.inis.language import given, row_spot

from triskel.inis.island import adjacent, free_spots, spot_from_text


def test_in_the_row_each_territory_adjoins_the_two_before_and_the_two_after() -> None:
    spots = [spot_from_text(row_spot(index)) for index in range(16)]
    for (index, spot), (other, beside) in combinations(enumerate(spots), 2):
        assert adjacent(spot, beside) == (other - index <= 2)
    for index in range(2, 16):
        assert spots[index] in free_spots(spots[:index])


def test_a_table_is_as_it_was_given() -> None:
    table = given(
        island={"Hills": [2, 1, 0], "Valley": [0, 0, 3]},
        hands={0: ["Migration", "Hills", "Eriu"], 1: ["Geis"]},
        deeds={2: 1},
        aside="Bard",
    )
    assert (table.clans("Hills"), table.clans("Valley")) == ([2, 1, 0], [0, 0, 3])
    assert [table.reserve(seat) for seat in range(3)] == [10, 11, 9]
    assert [table.hand(seat) for seat in range(3)] == [["Migration", "Hills", "Eriu"], ["Geis"], []]
    assert [table.place(name) for name in ("Bard", "Druid", "Valley", "The Fianna", "Cove")] == [
        *("aside", "discard", "row", "deck", "box")
    ]
    assert (table.turn, table.deeds(2), table.clash) == (0, 1, None)


def test_a_word_means_what_is_legal() -> None:
    table = given(island={"Hills": [1, 1, 0], "Valley": [1, 1, 0]}, hands={0: ["Hills", "Balor's Eye"]})
    table.play("Balor's Eye", "Hills", "p1")
    table.nobody_reacts()
    assert table.clans("Hills") == [1, 0, 0]


def test_a_window_passes_in_silence_unless_somebody_reacts() -> None:
    hands = {0: ["New Clans"], 1: ["Geis"], 2: ["Bard"]}
    for geis in (False, True):
        table = given(island={"Hills": [1, 1, 1], "Valley": [1, 0, 0]}, hands=hands)
        table.play("New Clans", "Hills", "Valley")
        assert table.is_asked(1, "Geis")
        assert not table.is_asked(2, "Geis")
        if geis:
            table.reacts(1, "Geis")
        assert table.turn == 1
        assert table.clans("Valley") == [1 if geis else 2, 0, 0]
