"""Words with their emphasis, links and living values: Markdown in, rich text out."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from apps.library.content.fault import ContentFault
from apps.library.content.typography import typeset

Inline = dict[str, Any]
Marks = tuple[Inline, ...]

VALUE = re.compile(r"{{([^{}]+)}}")
MARKS: dict[str, Inline] = {"strong": {"type": "bold"}, "em": {"type": "italic"}}


def parse(markdown: str) -> list[SyntaxTreeNode]:
    return SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(markdown)).children


def picture_alone(paragraph: SyntaxTreeNode) -> SyntaxTreeNode | None:
    """The picture of which the paragraph consists, if there is nothing else in it."""
    pieces = [piece for inline in paragraph.children for piece in inline.children]
    return pieces[0] if [piece.type for piece in pieces] == ["image"] else None


class Reader:
    """Reads texts; `values` are the keys of the living values by what writers call them."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self.values = values

    def rich(self, node: SyntaxTreeNode) -> list[Inline]:
        """The text of a paragraph, a heading or a cell."""
        pieces = (piece for child in node.children for piece in self._pieces(child, ()))
        return [_set(piece) for piece in _joined(pieces)]

    def line(self, words: str) -> str:
        """A text of one line, in which a living value is written by its key."""
        return VALUE.sub(lambda found: f"{{{{{self._key(found[1])}}}}}", typeset(words.strip()))

    def _pieces(self, node: SyntaxTreeNode, marks: Marks) -> Iterator[Inline]:
        match node.type:
            case "inline" | "strong" | "em" | "link":
                inside = (*marks, *_mark(node))
                for child in node.children:
                    yield from self._pieces(child, inside)
            case "text":
                yield from self._words(node.content, marks)
            case "softbreak":
                yield from self._words(" ", marks)
            case "hardbreak":
                yield {"type": "break"}
            case other:
                raise ContentFault(f"no {other} in a text")

    def _words(self, words: str, marks: Marks) -> Iterator[Inline]:
        for place, part in enumerate(VALUE.split(words)):
            if place % 2:
                yield _marked({"type": "value", "key": self._key(part)}, marks)
            elif part:
                yield _marked({"type": "text", "text": part}, marks)

    def _key(self, label: str) -> str:
        label = typeset(label.strip())
        if label not in self.values:
            raise ContentFault(f"no living value is called “{label}”")
        return self.values[label]


def _mark(node: SyntaxTreeNode) -> Marks:
    if node.type == "link":
        return ({"type": "link", "href": str(node.attrs["href"])},)
    return (MARKS[node.type],) if node.type in MARKS else ()


def _marked(inline: Inline, marks: Marks) -> Inline:
    return {**inline, "marks": list(marks)} if marks else inline


def _joined(pieces: Iterator[Inline]) -> Iterator[Inline]:
    """Words that follow each other in the same dress as one piece."""
    last: Inline | None = None
    for piece in pieces:
        if (
            last
            and piece["type"] == last["type"] == "text"
            and piece.get("marks") == last.get("marks")
        ):
            last = {**last, "text": last["text"] + piece["text"]}
            continue
        if last:
            yield last
        last = piece
    if last:
        yield last


def _set(piece: Inline) -> Inline:
    return {**piece, "text": typeset(piece["text"])} if piece["type"] == "text" else piece
