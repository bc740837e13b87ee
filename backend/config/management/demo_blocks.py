"""Blocks of the demonstration's pages, written short: **bold**, [words](address) and {living values} in texts."""

import re
from collections.abc import Sequence
from itertools import count
from typing import Any
from uuid import UUID

from apps.library.content.typography import typeset
from shared.documents import Block, Document
from shared.language import DEFAULT_LANGUAGE

INLINE = re.compile(
    r"\*\*(?P<bold>[^*]+)\*\*|\[(?P<link>[^]]+)\]\((?P<href>[^)]+)\)|{(?P<key>\w+)}"
)


def document(*blocks: Block) -> Document:
    """A page, each block with an id; those that are named already keep their name."""
    numbers = count(1)
    return {"schema": 2, "blocks": [_numbered(block, numbers) for block in blocks]}


def longer(page: Document, *blocks: Block) -> Document:
    """The same page with more below; what is added is named."""
    return {**page, "blocks": [*page["blocks"], *blocks]}


def p(said: str) -> Block:
    return _block("paragraph", text=_rich(said))


def h2(said: str) -> Block:
    return _block("heading", level=2, text=_rich(said))


def ul(*items: str, ordered: bool = False) -> Block:
    return _block("list", ordered=ordered, children=[_holding("list_item", one) for one in items])


def note(tone: str, *said: str) -> Block:
    return _block("callout", tone=tone, children=[p(one) for one in said])


def steps(*said: str) -> Block:
    return _block("steps", children=[_holding("step", one) for one in said])


def table(caption: str, *rows: Sequence[str], header: str = "row") -> Block:
    lines = [
        _block("table_row", children=[_holding("table_cell", cell) for cell in row]) for row in rows
    ]
    return _block("table", caption=typeset(caption), header=header, children=lines)


def accordion(*items: tuple[str, str]) -> Block:
    return _block("accordion", children=[_titled_item(*one) for one in items])


def cards(*items: tuple[str, str]) -> Block:
    inside = [_block("card", title=typeset(title), text=_rich(said)) for title, said in items]
    return _block("cards", children=inside)


def question(
    prompt: str, *answers: tuple[str, bool], why: str, passage: str | None = None
) -> Block:
    """`passage` names the block that is shown again after a wrong answer."""
    several = sum(right for _, right in answers) > 1
    inside = [_block("answer", right=right, text=_rich(said)) for said, right in answers]
    return _block(
        "question",
        prompt=typeset(prompt),
        several=several,
        passage=passage,
        explanation=typeset(why),
        children=inside,
    )


def picture(media_id: UUID, alt: dict[str, str]) -> Block:
    """A file of the library, named so that it can be put above a finished page."""
    image = _block(
        "image",
        media=str(media_id),
        alt=alt.get(DEFAULT_LANGUAGE, ""),
        decorative=False,
        caption="",
        width="text",
    )
    return named("picture", image)


def named(name: str, block: Block) -> Block:
    """A block that a question points at."""
    return {**block, "id": name}


def _block(
    kind: str,
    *,
    text: list[dict[str, Any]] | None = None,
    children: list[Block] | None = None,
    **props: Any,
) -> Block:
    block: Block = {"type": kind, "props": props}
    if text is not None:
        block["text"] = text
    if children is not None:
        block["children"] = children
    return block


def _holding(kind: str, said: str) -> Block:
    return _block(kind, children=[p(said)])


def _titled_item(title: str, said: str) -> Block:
    return _block("accordion_item", title=typeset(title), children=[p(said)])


def _numbered(block: Block, numbers: "count[int]") -> Block:
    numbered = {"id": f"demo-{next(numbers)}", **block}
    if "children" in block:
        numbered["children"] = [_numbered(child, numbers) for child in block["children"]]
    return numbered


def _rich(said: str) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = []
    end = 0
    for found in INLINE.finditer(said):
        parts += _plain(said[end : found.start()])
        parts.append(_marked(found))
        end = found.end()
    return parts + _plain(said[end:])


def _plain(said: str) -> list[dict[str, Any]]:
    return [{"type": "text", "text": typeset(said)}] if said else []


def _marked(found: "re.Match[str]") -> dict[str, Any]:
    if key := found["key"]:
        return {"type": "value", "key": key}
    if bold := found["bold"]:
        return {"type": "text", "text": typeset(bold), "marks": [{"type": "bold"}]}
    link = {"type": "link", "href": found["href"]}
    return {"type": "text", "text": typeset(found["link"]), "marks": [link]}
