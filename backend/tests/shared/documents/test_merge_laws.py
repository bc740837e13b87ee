"""What holds of every merge, whatever was written. `make merge-laws` tries EXAMPLES documents."""

from collections.abc import Iterator
from random import Random

import pytest

from shared.documents import ConflictKind, Document, Merged, merge
from shared.documents.content import empty_document
from shared.documents.validate import validate
from tests.figures import KEPT, Figures
from tests.shared.documents.laws import ENOUGH, EXAMPLES, tried
from tests.shared.documents.looking import by_id, holders, said, told, words_in
from tests.shared.documents.writing import Writer

LAWS = 9
TIMES = -(-EXAMPLES // LAWS)


@pytest.fixture(scope="module", autouse=True)
def _figure(request: pytest.FixtureRequest) -> Iterator[None]:
    """Only of as many examples as were promised."""
    yield
    if EXAMPLES >= ENOUGH:
        Figures("make merge-laws", folder=KEPT).note(
            "REL4 laws",
            f"{LAWS} laws of the merge, {LAWS * TIMES} examples by Hypothesis",
            f"{request.session.testsfailed} laws broken",
            goal="0 broken, at least 10 000 examples",
            met=not request.session.testsfailed,
        )


def edited(writer: Writer, base: Document, edits: int) -> Document:
    document = base
    for _ in range(edits):
        document = writer.edit(document)
    return document


def two_sides(random: Random) -> tuple[Document, Document, Document]:
    """A document and what two people made of it."""
    base = Writer("base", random).document(random.randrange(7))
    mine, saved = (
        edited(Writer(who, random), base, 1 + random.randrange(6)) for who in ("mine", "saved")
    )
    return base, mine, saved


def independent_sides(random: Random) -> tuple[Document, Document, Document]:
    """Each in their own blocks of the page; both add some, only one moves."""
    base = Writer("base", random).document(2 + random.randrange(5))
    names = [block["id"] for block in base["blocks"]]
    sides = []
    for who, own in (("mine", set(names[::2])), ("saved", set(names[1::2]))):
        writer, document = Writer(who, random), base
        for _ in range(1 + random.randrange(5)):
            document = writer.edit(document, own, moves=who == "mine")
        sides.append(document)
    return base, sides[0], sides[1]


def same(one: Merged, other: Merged) -> bool:
    return one.document == other.document and one.conflicts == other.conflicts


@tried(TIMES)
def test_merging_with_an_unchanged_side_returns_the_other(random: Random):
    base, mine, saved = two_sides(random)

    assert merge(base, mine, base) == Merged(mine)
    assert merge(base, base, saved) == Merged(saved)


@tried(TIMES)
def test_both_sides_equal_returns_that(random: Random):
    base, mine, _ = two_sides(random)

    assert merge(base, mine, mine) == Merged(mine)


@tried(TIMES)
def test_the_result_validates(random: Random):
    base, mine, saved = two_sides(random)

    validate(merge(base, mine, saved).document)


@tried(TIMES)
def test_no_block_disappears_without_a_deletion(random: Random):
    base, mine, saved = two_sides(random)

    merged = merge(base, mine, saved)

    left, before = by_id(merged.document), by_id(base)
    for side, other in ((mine, saved), (saved, mine)):
        blocks, others, above = by_id(side), by_id(other), holders(side)
        for name in blocks.keys() - left.keys():
            deleted = name in before and name not in others
            edited_since = blocks[name] != before.get(name)
            assert (deleted and not edited_since) or f'"{name}"' in told(merged), (
                name,
                above[name],
            )


@tried(TIMES)
def test_no_text_disappears(random: Random):
    base, mine, saved = two_sides(random)

    merged = merge(base, mine, saved)

    brought = (words_in(mine) | words_in(saved)) - words_in(base)
    assert brought - said(merged) == set()


@tried(TIMES)
def test_what_was_saved_stays_unless_the_other_alone_changed_it(random: Random):
    base, mine, saved = two_sides(random)

    left = by_id(merge(base, mine, saved).document)

    before, ours, theirs = by_id(base), by_id(mine), by_id(saved)
    for name, block in theirs.items():
        if name in left and block != before.get(name):
            for field in block["props"].keys() & left[name]["props"].keys():
                known = before.get(name, {"props": {}})["props"]
                if (
                    known.get(field) != block["props"][field]
                    and left[name]["type"] == block["type"]
                ):
                    assert left[name]["props"][field] == block["props"][field], ours.get(name)


@tried(TIMES)
def test_independent_edits_commute_and_collide_nowhere(random: Random):
    base, mine, saved = independent_sides(random)

    there, back = merge(base, mine, saved), merge(base, saved, mine)

    assert there.conflicts == back.conflicts == []
    assert there.document == back.document


@tried(TIMES)
def test_the_same_merge_gives_the_same_result(random: Random):
    base, mine, saved = two_sides(random)

    assert same(merge(base, mine, saved), merge(base, mine, saved))


@tried(TIMES)
def test_without_a_common_past_nothing_is_lost_either(random: Random):
    _, mine, saved = two_sides(random)

    merged = merge(empty_document(), mine, saved)

    validate(merged.document)
    assert (words_in(mine) | words_in(saved)) - said(merged) == set()


def test_a_whole_page_is_never_asked_about():
    random = Random(6)

    merges = [merge(*two_sides(random)) for _ in range(EXAMPLES)]

    kinds = [conflict.kind for merged in merges for conflict in merged.conflicts]
    assert ConflictKind.FIELD in kinds
    assert ConflictKind.PAGE not in kinds
