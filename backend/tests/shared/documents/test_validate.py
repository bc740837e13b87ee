import json
from typing import Any

import pytest
from django.conf import settings

from apps.pages.tests.blocks import callout, heading, image, items, page, paragraph
from shared.documents import BadDocument, Document, validate
from shared.documents.validate import DEEPEST, MOST_BYTES, REQUEST_BYTES


def refused(document: Any) -> str | None:
    """The block that the refusal names."""
    with pytest.raises(BadDocument) as caught:
        validate(document)
    return caught.value.block_id


def linked(href: str) -> Document:
    text = {"type": "text", "text": "ici", "marks": [{"type": "link", "href": href}]}
    return page(paragraph("a"), {"id": "b", "type": "paragraph", "props": {}, "text": [text]})


def nested(depth: int) -> Document:
    block = paragraph("p")
    for level in range(depth // 2):
        block = {
            "id": f"l{level}",
            "type": "list",
            "props": {"ordered": False},
            "children": [
                {"id": f"i{level}", "type": "list_item", "props": {}, "children": [block]}
            ],
        }
    return page(block)


def test_an_empty_page_is_one_of_ours():
    validate(page())


def test_empty_texts_are_drafts():
    validate(page(paragraph("a", ""), heading("b", ""), image("c")))


@pytest.mark.parametrize(
    "document",
    [None, [], {}, {"schema": 2}, {"schema": 1, "blocks": []}, {"schema": 2, "blocks": {}}],
)
def test_what_is_no_document_is_refused(document: Any):
    assert refused(document) is None


def test_the_refusal_names_the_innermost_block():
    bad = {**paragraph("inside"), "props": {"onclick": "x"}}

    assert refused(page(paragraph("a"), callout("c", bad))) == "inside"


@pytest.mark.parametrize(
    "block",
    [
        heading("b", level=1),
        {**paragraph("b"), "type": "script"},
        {**paragraph("b"), "type": "list_item"},
        {**paragraph("b"), "type": ["paragraph"]},
        {**paragraph("b"), "children": []},
        {**paragraph("b"), "text": "Bonjour"},
        {**paragraph("b"), "text": [{"type": "text", "text": "a", "html": "<b>"}]},
        {**image("b"), "props": {**image("b")["props"], "media": "no-uuid"}},
        {"id": "b", "type": "list", "props": {"ordered": True}, "children": []},
        paragraph("b", "a\0"),
        paragraph("b", "\ud800"),
        paragraph("b", "x" * 20_001),
        heading("b", level=10**400),
        {**heading("b"), "props": {"level": float("nan")}},
    ],
)
def test_a_block_without_its_shape_is_refused(block: Any):
    assert refused(page(paragraph("a"), block)) == "b"


@pytest.mark.parametrize("name", ["", "é", "a b", "a\n", "x" * 65, 3, None])
def test_an_id_is_short_and_plain(name: Any):
    with pytest.raises(BadDocument):
        validate(page(paragraph(name)))


@pytest.mark.parametrize(
    "href",
    [
        "javascript:alert(1)",
        "JAVASCRIPT:alert(1)",
        " javascript:alert(1)",
        "data:text/html,x",
        "vbscript:x",
        "//exemple.fr",
        "https://exemple.fr@mechant.fr/",
        "https:\\\\exemple.fr",
        "file:///etc/passwd",
        "ftp://exemple.fr",
        "",
    ],
)
def test_an_unknown_scheme_is_refused(href: str):
    assert refused(linked(href)) == "b"


@pytest.mark.parametrize(
    "href", ["https://exemple.fr/a?b#c", "mailto:a@exemple.fr", "tel:+33 1 02", "#bloc"]
)
def test_a_known_scheme_is_taken(href: str):
    validate(linked(href))


def test_two_blocks_never_have_the_same_id():
    assert refused(page(paragraph("a"), callout("c", paragraph("a")))) == "a"


def test_a_page_has_150_blocks_at_most():
    validate(page(*(paragraph(f"p{number}") for number in range(150))))

    assert refused(page(*(paragraph(f"p{number}") for number in range(151)))) is None


def test_blocks_stand_only_so_deep_in_each_other():
    validate(nested(DEEPEST - 2))

    assert refused(nested(DEEPEST + 2))
    assert refused(nested(900))


def test_only_so_many_blocks_are_looked_at():
    full = [items(f"l{a}", *(paragraph(f"p{a}-{b}") for b in range(150))) for a in range(150)]

    assert refused(page(*full))


def test_every_page_that_is_one_of_ours_can_be_sent():
    """nginx takes two megabytes for a page: validation allows no document that would not fit."""
    blocks = [paragraph(f"block-{place:03}", "é" * 10_000) for place in range(120)]
    fitting = MOST_BYTES // (_bytes(blocks[0]) + 1)
    around = {"base_revision": 2_000_000_000, "title": "é" * 200, "importance": "mandatory"}

    validate(page(*blocks[:fitting]))
    sent = {**around, "document": page(*blocks[:fitting])}
    assert _bytes(sent) <= REQUEST_BYTES < settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    assert refused(page(*blocks[: fitting + 1])) is None


def _bytes(value: Any) -> int:
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())
