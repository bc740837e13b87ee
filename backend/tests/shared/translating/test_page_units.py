"""TRA1 of the spec: what moves in French makes older the texts whose words moved, and no other."""

from copy import deepcopy
from random import Random

import pytest

from shared.documents.content import plain_text, walk
from shared.translating.page_units import (
    Unit,
    UnitState,
    Written,
    has_its_tokens,
    stands_for,
    state_of,
    units_of,
    units_of_page,
    with_value,
)

EDITS = 1000
BOLD = [{"type": "bold"}]
LINK = [{"type": "link", "href": "https://example.org/"}]


def paragraph(name, *inlines):
    return {"id": name, "type": "paragraph", "props": {}, "text": list(inlines)}


def text(words, marks=()):
    return {"type": "text", "text": words, **({"marks": list(marks)} if marks else {})}


def page(count=12):
    blocks = [paragraph(f"b{at}", text(f"Phrase {at} du livret")) for at in range(count)]
    quote = {"id": "q", "type": "quote", "props": {"author": "La cheffe"}, "text": [text("Merci")]}
    return {"schema": 2, "blocks": [*blocks, quote]}


def words_of(blocks):
    """What a reader of each text reads, told in another way than fingerprints are."""
    said = {}
    for block in walk(blocks):
        said[block["id"], "text"] = "".join(plain_text(block).split())
        said |= {(block["id"], name): line for name, line in block["props"].items()}
    return said


def written(unit, **more):
    return Written(text=unit.text, marks=unit.marks, fingerprint=unit.fingerprint, **more)


def edit(document, random):
    """Words, emphasis, spaces, an order, or nothing at all: as authors do."""
    blocks = document["blocks"]
    block = random.choice(blocks)
    said = "".join(one["text"] for one in block["text"])
    kind = random.choice(["words", "bold", "spaces", "move", "save", "line"])
    if kind == "words":
        block["text"] = [text(f"{said} {random.randint(0, 3)}")]
    elif kind == "bold":
        block["text"] = (
            [text(said[:3], BOLD), text(said[3:])] if random.random() < 0.5 else [text(said)]
        )
    elif kind == "spaces":
        block["text"] = [text(said.replace(" ", "\u00a0", 1))]
    elif kind == "move":
        blocks.remove(block)
        blocks.insert(random.randrange(len(blocks) + 1), block)
    elif kind == "line" and block["props"]:
        block["props"]["author"] = random.choice(["La cheffe", "Le chef"])


def test_a_thousand_edits_make_older_exactly_what_says_other_words():
    random, document = Random(20), page()
    differences = 0
    for _ in range(EDITS):
        before = deepcopy(document)
        edit(document, random)
        kept = {unit.key: written(unit, validated=True) for unit in units_of(before["blocks"])}
        old, new = words_of(before["blocks"]), words_of(document["blocks"])
        for unit in units_of(document["blocks"]):
            older = state_of(unit, kept[unit.key]) is UnitState.OUTDATED
            differences += older != (old[unit.key] != new[unit.key])

    assert differences == 0


@pytest.mark.parametrize(
    ("kept", "state"),
    [
        (None, UnitState.TO_DO),
        ({}, UnitState.TO_REVIEW),
        ({"automatic": True}, UnitState.AUTOMATIC),
        ({"validated": True}, UnitState.VALIDATED),
        ({"validated": True, "fingerprint": "other"}, UnitState.OUTDATED),
        ({"automatic": True, "fingerprint": "other"}, UnitState.OUTDATED),
    ],
)
def test_a_state_follows_from_what_is_kept(kept, state):
    (unit,) = units_of([paragraph("b", text("Bonjour"))])
    told = {"text": "Olá", "marks": [], "fingerprint": unit.fingerprint}

    assert state_of(unit, None if kept is None else Written(**{**told, **kept})) is state


def test_a_source_that_is_put_back_finds_its_translation_validated():
    first, other = (units_of([paragraph("b", text(said))])[0] for said in ("Vingt", "Trente"))
    kept = written(first, validated=True)

    assert [state_of(unit, kept) for unit in (first, other, first)] == [
        UnitState.VALIDATED,
        UnitState.OUTDATED,
        UnitState.VALIDATED,
    ]


def test_a_link_that_came_since_leaves_the_translation_to_be_read_again():
    (before,) = units_of([paragraph("b", text("Le règlement"))])
    (after,) = units_of([paragraph("b", text("Le "), text("règlement", LINK))])

    assert state_of(after, written(before, validated=True)) is UnitState.TO_REVIEW
    assert not stands_for(after, written(before))


def test_bold_that_came_since_changes_nothing():
    (before,) = units_of([paragraph("b", text("Le règlement"))])
    (after,) = units_of([paragraph("b", text("Le "), text("règlement", BOLD))])

    assert state_of(after, written(before, validated=True)) is UnitState.VALIDATED


def test_every_text_of_a_page_is_a_unit_but_what_is_said_alike_in_all_languages():
    contact = {
        "id": "c",
        "type": "contact",
        "props": {
            "media": None,
            "name": "Awa Diop",
            "role": "Référente",
            "place": "",
            "phone": "06 12 34 56 78",
            "email": "awa@example.org",
        },
    }
    number = paragraph("n", text("112"), {"type": "value", "key": "telephone"})

    units = units_of_page("Urgences", {"schema": 2, "blocks": [contact, number]})

    assert [unit.key for unit in units] == [("", "title"), ("c", "name"), ("c", "role")]


@pytest.mark.parametrize("said", ["<1>a</1>", "{{nom}} <1>a</1> {{nom}}", "{{nom}}", "a"])
def test_tokens_are_those_of_the_source(said):
    (unit,) = units_of([paragraph("b", text("a", BOLD), {"type": "value", "key": "nom"})])

    assert has_its_tokens(unit, "{{nom}} <1>b</1>")
    assert not has_its_tokens(unit, said)


def test_a_block_says_its_translation_in_its_place():
    block = {
        "id": "q",
        "type": "quote",
        "props": {"author": "La cheffe"},
        "text": [text("Merci", BOLD)],
    }
    line, rich = units_of([block])

    said = with_value(with_value(block, line, "A chefe"), rich, "<1>Obrigada</1>")

    assert said == {**block, "props": {"author": "A chefe"}, "text": [text("Obrigada", BOLD)]}


def test_a_line_keeps_its_values():
    unit = Unit(block_id="b", field="caption", kind="image", text="Appelez {{referent}}")

    assert has_its_tokens(unit, "{{referent}}, ligue")
    assert not has_its_tokens(unit, "Ligue")


def test_who_read_other_words_or_other_links_read_another_version():
    said = ([text("Le règlement")], [text("Le "), text("règlement", LINK)], [text("La règle")])

    versions = [units_of([paragraph("b", *inlines)])[0].version for inlines in (*said, said[0])]

    assert len(set(versions)) == 3
    assert versions[0] == versions[3]
