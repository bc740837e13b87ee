"""The blocks of a page, written as Markdown; `::: kind` … `:::` encloses what Markdown has no words for."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count, pairwise
from typing import Any

from markdown_it.tree import SyntaxTreeNode

from apps.library.content.fault import ContentFault
from apps.library.content.inline import Inline, Reader, parse, picture_alone
from apps.library.content.typography import typeset
from shared.documents import Block, Document

FENCE = re.compile(r"^:::[ ]*(?P<kind>\w*)[ ]*(?P<title>.*)$")
ANSWER = re.compile(r"^- \[(?P<right>[x ])\] (?P<said>.+)$")
TONES = ("info", "tip", "warning", "danger")
CONTACT = ("name", "role", "phone", "email", "place")
NO_DRAWINGS: Mapping[str, str] = {}


def read_document(
    markdown: str, values: Mapping[str, str], drawings: Mapping[str, str] = NO_DRAWINGS
) -> Document:
    """A page, its blocks numbered; a question shows again the block that it follows.

    `drawings` are the media of the drawings by what writers call them.
    """
    blocks = _Blocks(Reader(values), drawings).read(markdown)
    numbers = count(1)
    numbered = [_numbered(block, numbers) for block in blocks]
    for before, block in pairwise(numbered):
        if block["type"] == "question":
            block["props"]["passage"] = before["id"]
    return {"schema": 2, "blocks": numbered}


def _numbered(block: Block, numbers: "count[int]") -> Block:
    named = {"id": str(next(numbers)), **block}
    if "children" in block:
        named["children"] = [_numbered(child, numbers) for child in block["children"]]
    return named


class _Blocks:
    def __init__(self, reader: Reader, drawings: Mapping[str, str]) -> None:
        self.reader = reader
        self.drawings = drawings
        self.fenced: dict[str, Callable[[str, str], Block]] = {
            **{tone: partial(self._callout, tone) for tone in TONES},
            "steps": self._steps,
            "accordion": self._accordion,
            "cards": self._cards,
            "table": self._table,
            "gallery": self._gallery,
            "contact": self._contact,
            "question": self._question,
            "acknowledgement": self._acknowledgement,
        }

    def read(self, markdown: str) -> list[Block]:
        return [block for part in _parts(markdown) for block in self._part(*part)]

    def _part(self, kind: str, title: str, inside: str) -> list[Block]:
        if not kind:
            return self._flow(inside)
        if kind not in self.fenced:
            raise ContentFault(f"no block is called “{kind}”")
        return [self.fenced[kind](title, inside)]

    def _flow(self, markdown: str) -> list[Block]:
        return [self._block(node) for node in parse(markdown)]

    def _block(self, node: SyntaxTreeNode) -> Block:
        match node.type:
            case "paragraph" if picture := picture_alone(node):
                return self._image(picture)
            case "paragraph":
                return _block("paragraph", text=self.reader.rich(node))
            case "heading":
                return _block("heading", level=int(node.tag[1]), text=self.reader.rich(node))
            case "bullet_list" | "ordered_list":
                return self._list(node)
            case "blockquote":
                return self._quote(node)
            case "hr":
                return _block("divider")
            case other:
                raise ContentFault(f"no {other} on a page")

    def _image(self, node: SyntaxTreeNode) -> Block:
        name = str(node.attrs["src"])
        if name not in self.drawings:
            raise ContentFault(f"no drawing is called “{name}”")
        if not node.content:
            raise ContentFault(f"a drawing says in words what it shows: {name}")
        return _block(
            "image",
            media=self.drawings[name],
            alt=typeset(node.content),
            decorative=False,
            caption=typeset(str(node.attrs.get("title", ""))),
            width="half",
        )

    def _gallery(self, _title: str, inside: str) -> Block:
        images = self._flow(inside)
        if len(images) < 2 or any(image["type"] != "image" for image in images):
            raise ContentFault("a gallery is several drawings")
        return _block("gallery", columns=2 if len(images) in (2, 4) else 3, children=images)

    def _list(self, node: SyntaxTreeNode) -> Block:
        items = [_block("list_item", children=self._held(item)) for item in node.children]
        return _block("list", ordered=node.type == "ordered_list", children=items)

    def _held(self, item: SyntaxTreeNode) -> list[Block]:
        return [self._block(child) for child in item.children]

    def _quote(self, node: SyntaxTreeNode) -> Block:
        """Its last line names who said it: “— Source”."""
        *text, last = self.reader.rich(node.children[0])
        said, _, author = str(last.get("text", "")).rpartition("— ")
        if not said:
            raise ContentFault("a quotation ends with “— Source”")
        return _block("quote", author=author, text=[*text, {**last, "text": said.rstrip()}])

    def _callout(self, tone: str, _title: str, inside: str) -> Block:
        return _block("callout", tone=tone, children=self._flow(inside))

    def _steps(self, _title: str, inside: str) -> Block:
        listed = parse(inside)
        if len(listed) != 1 or listed[0].type != "ordered_list":
            raise ContentFault("steps are one numbered list")
        steps = [_block("step", children=self._held(item)) for item in listed[0].children]
        return _block("steps", children=steps)

    def _accordion(self, _title: str, inside: str) -> Block:
        items = [
            _block("accordion_item", title=title, children=self._flow(said))
            for title, said in _titled(inside)
        ]
        return _block("accordion", children=items)

    def _cards(self, _title: str, inside: str) -> Block:
        return _block("cards", children=[self._card(*one) for one in _titled(inside)])

    def _card(self, title: str, said: str) -> Block:
        paragraphs = parse(said)
        if [node.type for node in paragraphs] != ["paragraph"]:
            raise ContentFault(f"a card is one paragraph: {title}")
        return _block("card", title=title, text=self.reader.rich(paragraphs[0]))

    def _table(self, caption: str, inside: str) -> Block:
        nodes = parse(inside)
        if [node.type for node in nodes] != ["table"]:
            raise ContentFault(f"not a table: {caption}")
        lines = (line for part in nodes[0].children for line in part.children)
        rows = [_block("table_row", children=[*self._cells(line)]) for line in lines]
        return _block("table", caption=typeset(caption), header="row", children=rows)

    def _cells(self, line: SyntaxTreeNode) -> Iterator[Block]:
        for cell in line.children:
            paragraph = _block("paragraph", text=self.reader.rich(cell))
            yield _block("table_cell", children=[paragraph])

    def _contact(self, _title: str, inside: str) -> Block:
        told = dict.fromkeys(CONTACT, "")
        for line in filter(str.strip, inside.splitlines()):
            name, _, said = line.partition(":")
            if name.strip() not in told:
                raise ContentFault(f"a contact has no {name}")
            told[name.strip()] = self.reader.line(said)
        props: dict[str, Any] = {"media": None, **told}
        return _block("contact", **props)

    def _question(self, _title: str, inside: str) -> Block:
        lines = [line.strip() for line in inside.splitlines() if line.strip()]
        found = [ANSWER.match(line) for line in lines]
        said = [line for line, answer in zip(lines, found, strict=True) if not answer]
        answers = [answer for answer in found if answer]
        if len(said) < 2 or not any(answer["right"] == "x" for answer in answers):
            raise ContentFault("a question has a right answer and says why")
        return _block(
            "question",
            prompt=self.reader.line(said[0]),
            several=sum(answer["right"] == "x" for answer in answers) > 1,
            passage=None,
            explanation=self.reader.line(" ".join(said[1:])),
            children=[
                _block("answer", right=answer["right"] == "x", text=self._words(answer["said"]))
                for answer in answers
            ],
        )

    def _words(self, said: str) -> list[Inline]:
        return self.reader.rich(parse(said)[0])

    def _acknowledgement(self, _title: str, inside: str) -> Block:
        return _block("acknowledgement", sentence=self.reader.line(" ".join(inside.split())))


def _block(
    kind: str,
    *,
    text: list[Inline] | None = None,
    children: list[Block] | None = None,
    **props: Any,
) -> Block:
    block: Block = {"type": kind, "props": props}
    if text is not None:
        block["text"] = text
    if children is not None:
        block["children"] = children
    return block


def _parts(markdown: str) -> Iterator[tuple[str, str, str]]:
    """What stands between fences and outside of them, in order: kind, title, text."""
    kind = title = ""
    lines: list[str] = []
    for line in markdown.splitlines():
        fence = FENCE.match(line)
        if fence is None:
            lines.append(line)
            continue
        if bool(kind) == bool(fence["kind"]):
            raise ContentFault(f"a fence that is not closed: {line}")
        yield kind, title, "\n".join(lines)
        kind, title, lines = fence["kind"], fence["title"], []
    if kind:
        raise ContentFault(f"a fence that is not closed: {kind}")
    yield kind, title, "\n".join(lines)


def _titled(markdown: str) -> Iterator[tuple[str, str]]:
    """`### Title` and what stands below it, until the next one."""
    before, *parts = re.split(r"^### ", markdown, flags=re.MULTILINE)
    if before.strip() or not parts:
        raise ContentFault("its parts begin with ###")
    for part in parts:
        title, _, said = part.partition("\n")
        yield typeset(title.strip()), said
