"""``triskel bench table``: the load itself, in small."""

import json

import pytest

from triskel.cli import main
from triskel.web.bench.figures import percentile


def test_a_small_load_reaches_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "table", "--tables=3", "--idle=20", "--seconds=1", "--rate=30", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["clients"] == 12
    assert figures["moves"] >= 10
    assert figures["missed"] == 0
    assert figures["refused"] == {}
    assert 0 < figures["delay_ms"]["p50"] <= figures["delay_ms"]["p95"] <= figures["delay_ms"]["max"]
    assert 0 < figures["compressed_per_update"] < 3000 or figures["updates"] < 50
    assert figures["bytes_per_update"] < 10_000


def test_games_of_inis_with_secret_answers_are_a_load_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "table", "--game=inis", "--tables=3", "--seconds=3", "--rate=30", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["moves"] >= 5
    assert figures["missed"] == 0
    assert figures["refused"] == {}
    assert 0 < figures["delay_ms"]["p50"] <= figures["delay_ms"]["p95"]


def test_the_figures_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "table", "--tables=2", "--seconds=0.5"]) == 0
    told = capsys.readouterr().out
    assert "2 games of Ingenious with 8 clients, as many moves as it can take" in told
    assert "entries never delivered  0; commands refused: none" in told


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (["--seconds=0"], "--seconds takes a time above 0"),
        (["--rate=-1"], "--rate takes a number of moves a second above 0"),
        (["--game=chess"], "--game takes ingenious or inis"),
        (["--tables=0"], "--tables takes 1 to 1000"),
        (["--processes=2"], "several processes need PostgreSQL"),
    ],
)
def test_a_load_that_makes_no_sense_is_refused(
    given: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "table", *given]) == 2
    assert problem in capsys.readouterr().err


def test_percentiles_are_values_that_were_measured() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert percentile(values, 50) == 51.0
    assert percentile(values, 95) == 96.0
    assert percentile(values, 100) == 100.0
    assert percentile([], 95) == 0.0
