"""Whether a message is one of ours: nodes of known kinds, never HTML. The renderer judges by the same cases."""

import re
from collections.abc import Iterator
from typing import Any, Final

from apps.emailing.message.names import UNWRITTEN
from shared.documents.safe_url import safe_url

VARIABLES: Final = ("first_name", "booklet", "due_date", "link", "manager", "pages_to_read")
SUBJECT_VARIABLES: Final = ("first_name", "booklet", "due_date", "manager")
SUBJECT_CHARACTERS: Final = 90
BODY_CHARACTERS: Final = 4_000
BUTTON_CHARACTERS: Final = 60
HREF_CHARACTERS: Final = 2_000
MOST_BLOCKS, MOST_ITEMS, MOST_MARKS = 60, 30, 3
MOST_IN_LINE, MOST_NODES = 200, 300
FILLED: Final = 12  # what a variable counts for before anybody's name stands there

_LEADS = re.compile("https?:|mailto:")

Node = dict[str, Any]


class BadMessage(Exception):
    """Says what is wrong, for those who call us by hand: our own screens write nothing of it."""


def check_subject(subject: Any) -> None:
    """Raise BadMessage unless it is a line of texts and variables that fits into a mailbox."""
    nodes = _list_of(subject, least=1, most=SUBJECT_CHARACTERS)
    for node in nodes:
        kind = _kind(node, {"text", "variable"})
        _check_keys(node, needed={"text" if kind == "text" else "name"})
        _check_said(node, kind, SUBJECT_VARIABLES)
    if sum(map(_length, nodes)) > SUBJECT_CHARACTERS:
        raise BadMessage("the subject is too long")


def check_body(body: Any, *, needs_link: bool) -> None:
    """Raise BadMessage unless every node is known and bearable, and the person's link is there where it must be."""
    blocks = _list_of(body, least=1, most=MOST_BLOCKS)
    for block in blocks:
        _check_block(block)
    nodes = [node for block in blocks for node in _nodes(block)]
    if len(nodes) > MOST_NODES:
        raise BadMessage("the body has too many parts")
    if sum(map(_length, nodes)) > BODY_CHARACTERS:
        raise BadMessage("the body is too long")
    if needs_link and not has_link(blocks):
        raise BadMessage("the body does not lead to the booklet")


def has_link(body: list[Node]) -> bool:
    """Whether a body that was checked leads each person to their own link."""
    return any(
        (block["type"] == "button" and "href" not in block)
        or any(node.get("name") == "link" for node in _nodes(block))
        for block in body
    )


def _check_block(block: Any) -> None:
    match _kind(block, {"paragraph", "list", "button"}):
        case "paragraph":
            _check_keys(block, needed={"content"})
            _check_line(block["content"])
        case "list":
            _check_keys(block, needed={"items"})
            for item in _list_of(block["items"], least=1, most=MOST_ITEMS):
                _check_line(item)
        case _:
            _check_keys(block, needed={"text"}, allowed={"href"})
            _check_words(block["text"], BUTTON_CHARACTERS)
            if "href" in block:
                _check_href(block["href"])


def _check_line(content: Any) -> None:
    for node in _list_of(content, least=0, most=MOST_IN_LINE):
        kind = _kind(node, {"text", "variable", "break"})
        if kind == "break":
            _check_keys(node, needed=set())
            continue
        _check_keys(node, needed={"text" if kind == "text" else "name"}, allowed={"marks"})
        _check_said(node, kind, VARIABLES)
        for mark in _list_of(node.get("marks", []), least=0, most=MOST_MARKS):
            _check_mark(mark)


def _check_said(node: Node, kind: str, variables: tuple[str, ...]) -> None:
    if kind == "text":
        _check_words(node["text"], BODY_CHARACTERS)
    elif node["name"] not in variables:
        raise BadMessage("there is no such variable here")


def _check_mark(mark: Any) -> None:
    if _kind(mark, {"bold", "italic", "link"}) == "link":
        _check_keys(mark, needed={"href"})
        _check_href(mark["href"])
    else:
        _check_keys(mark, needed=set())


def _check_href(href: Any) -> None:
    if not isinstance(href, str) or len(href) > HREF_CHARACTERS:
        raise BadMessage("an address is a line")
    if not _LEADS.match(href) or safe_url(href) is None:
        raise BadMessage("a message does not lead there")


def _check_words(text: Any, most: int) -> None:
    if not isinstance(text, str) or not text or UNWRITTEN.search(text):
        raise BadMessage("a text is a line of letters")
    if _units(text) > most:
        raise BadMessage("a text is too long")


def _check_keys(
    node: Node, *, needed: set[str], allowed: frozenset[str] | set[str] = frozenset()
) -> None:
    given = node.keys() - {"type"}
    if not needed <= given <= needed | allowed:
        raise BadMessage(f"a {node['type']} is made otherwise")


def _kind(node: Any, kinds: set[str]) -> str:
    kind = node.get("type") if isinstance(node, dict) else None
    if not isinstance(kind, str) or kind not in kinds:
        raise BadMessage("nothing of this kind may stand here")
    return kind


def _list_of(value: Any, *, least: int, most: int) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise BadMessage("too few or too many parts")
    return value


def _nodes(block: Node) -> Iterator[Node]:
    match block["type"]:
        case "paragraph":
            yield from block["content"]
        case "list":
            for item in block["items"]:
                yield from item
        case _:
            yield {"type": "text", "text": block["text"]}


def _length(node: Node) -> int:
    if node["type"] == "break":
        return 0
    return _units(node["text"]) if node["type"] == "text" else FILLED


def _units(text: str) -> int:
    """As browsers count."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
