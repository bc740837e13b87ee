import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from shared.documents.accessibility.finding import Fault, Finding
from shared.documents.content import Block
from shared.documents.spaces import SPACES, trimmed

VAGUE = re.compile(
    r"(cliquez( ici)?|cliquer ici|ici|l[aà]|(ce )?lien|en savoir plus|lire( la suite)?|la suite"
    r"|plus d[’']infos?|voir( plus)?|suite|click( here)?|here|(this )?link|more|read more"
    r"|learn more|see more)[ .…!:»>→]*",
    re.IGNORECASE,
)
ADDRESS = re.compile(r"(https?://|www\.)[^ ]+", re.IGNORECASE)
BETWEEN_WORDS = re.compile(f"[{SPACES}]+")

Wrong = Literal["vague", "address", "empty"]
FAULTS: dict[Wrong, Fault] = {
    "vague": "linkVague",
    "address": "linkAddress",
    "empty": "linkEmpty",
}


@dataclass
class Link:
    href: str
    name: str


def fault_of_name(name: str) -> Wrong | None:
    """What is wrong with the words of a link, read without the text around it."""
    words = trimmed(BETWEEN_WORDS.sub(" ", name))
    if not words:
        return "empty"
    if VAGUE.fullmatch(words):
        return "vague"
    return "address" if ADDRESS.fullmatch(words) else None


def check_links(blocks: list[Block]) -> Iterator[Finding]:
    for block in blocks:
        for link in _links_of(block.get("text", [])):
            if wrong := fault_of_name(link.name):
                yield Finding(FAULTS[wrong], block["id"], {"words": trimmed(link.name)})


def _links_of(text: list[dict[str, Any]]) -> list[Link]:
    """Neighbours that lead to the same place are one."""
    links: list[Link] = []
    current: Link | None = None
    for inline in text:
        href = _href_of(inline, current)
        if href is None:
            current = None
        elif current and current.href == href:
            current.name += _words_of(inline)
        else:
            current = Link(href, _words_of(inline))
            links.append(current)
    return links


def _href_of(inline: dict[str, Any], current: Link | None) -> str | None:
    """A line that breaks inside a link belongs to it."""
    if inline["type"] == "break":
        return current.href if current else None
    marks = (mark for mark in inline.get("marks", []) if mark["type"] == "link")
    return next((mark["href"] for mark in marks), None)


def _words_of(inline: dict[str, Any]) -> str:
    if inline["type"] == "text":
        return str(inline["text"])
    return str(inline["key"]) if inline["type"] == "value" else " "
