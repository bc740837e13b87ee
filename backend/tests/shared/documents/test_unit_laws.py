"""SOC2: what holds of every decision on a new version. `make update-laws` tries EXAMPLES documents."""

from collections.abc import Iterator
from random import Random

import pytest

from shared.documents import (
    BlockUnit,
    Choice,
    Document,
    block_units,
    decide_document,
    merge,
    validate,
)
from tests.figures import FOLDER, KEPT, Figures
from tests.shared.documents.laws import ENOUGH, EXAMPLES, tried
from tests.shared.documents.looking import by_id, words_in
from tests.shared.documents.test_merge_laws import independent_sides, two_sides

LAWS = 5
TIMES = -(-EXAMPLES // LAWS)


@pytest.fixture(scope="module", autouse=True)
def _figure(request: pytest.FixtureRequest) -> Iterator[None]:
    before = request.session.testsfailed
    yield
    broken = request.session.testsfailed - before
    Figures("make update-laws", folder=KEPT if EXAMPLES >= ENOUGH else FOLDER).note(
        "SOC2",
        f"{LAWS} laws of decisions on a new version, {LAWS * TIMES} examples",
        f"{broken} laws broken",
        goal="0 broken",
        met=not broken,
    )


def some_choices(random: Random, units: list[BlockUnit]) -> dict[str, Choice]:
    chosen: dict[str, Choice] = {}
    for unit in units:
        combined = unit.combined
        options: list[Choice] = ["local", "source"]
        chosen[unit.block_id] = random.choice([*options, combined.block] if combined else options)
    return chosen


def decided(
    random: Random,
) -> tuple[Document, Document, list[BlockUnit], dict[str, Choice], Document | None]:
    base, source, local = two_sides(random)
    units = block_units(base, source, local) or []
    choices = some_choices(random, units)
    return source, local, units, choices, decide_document(base, source, local, choices)


@tried(TIMES)
def test_taking_everything_where_nothing_clashes_is_the_source_and_the_local_edits(random: Random):
    base, source, local = independent_sides(random)
    merged = merge(base, source, local)

    if not merged.conflicts:
        units = block_units(base, source, local) or []
        taken: dict[str, Choice] = {unit.block_id: "source" for unit in units}
        assert decide_document(base, source, local, taken) == merged.document
        assert decide_document(base, source, local, {}) == merged.document


@tried(TIMES)
def test_leaving_everything_is_the_local_document(random: Random):
    base, source, local = two_sides(random)
    units = block_units(base, source, local) or []

    left = decide_document(base, source, local, {unit.block_id: "local" for unit in units})

    if units:
        assert left == local


@tried(TIMES)
def test_the_order_of_decisions_does_not_matter(random: Random):
    base, source, local = two_sides(random)
    choices = some_choices(random, block_units(base, source, local) or [])
    shuffled = random.sample(sorted(choices), len(choices))

    other = {name: choices[name] for name in shuffled}

    decision = decide_document(base, source, local, choices)
    assert decide_document(base, source, local, other) == decision


@tried(TIMES)
def test_each_choice_is_obeyed(random: Random):
    source, local, units, choices, document = decided(random)

    if document is None:
        return
    validate(document)
    new, ours, result = by_id(source), by_id(local), by_id(document)
    for unit in units:
        name, choice = unit.block_id, choices[unit.block_id]
        if isinstance(choice, dict):
            assert result[name] == choice
        elif unit.change == "changed":
            wanted = (new if choice == "source" else ours).get(name)
            assert (choice == "source" and not unit.clash) or result.get(name) == wanted
        elif unit.change == "added":
            assert (name in result) == (choice == "source")
        else:
            assert (name in result) == (choice == "local")


@tried(TIMES)
def test_no_local_word_is_lost_that_nobody_gave_up(random: Random):
    _, local, units, choices, document = decided(random)

    if document is None:
        return
    given_up = set()
    for unit in units:
        if unit.clash and choices[unit.block_id] == "source":
            given_up |= words_in(unit.local)
    written = {word for word in words_in(local) if word.startswith("saved:")}
    assert written - words_in(document) - given_up == set()
