"""Short ways to write what a publication says."""

from typing import Any

from shared.documents import Block


def content_of(*pages: dict[str, Any], values: dict[str, str] | None = None) -> dict[str, Any]:
    """One chapter with these pages."""
    chapter = {"id": "c1", "title": "Hygiène", "pages": list(pages)}
    return {"chapters": [chapter], "values": values or {}}


def page(*blocks: Block, **card: Any) -> dict[str, Any]:
    everybody: dict[str, list[str]] = {"sites": [], "jobs": [], "contracts": [], "groups": []}
    return {
        "id": "p1",
        "title": "Se laver les mains",
        "importance": "info",
        "conditions": everybody,
        "document": {"schema": 2, "blocks": list(blocks)},
        **card,
    }


def inserting(name: str, key: str) -> Block:
    """A paragraph of nothing but a living value."""
    return {
        "id": name,
        "type": "paragraph",
        "props": {},
        "text": [{"type": "value", "key": key}],
    }


def said(name: str, words: str) -> Block:
    text = [{"type": "text", "text": words}]
    return {"id": name, "type": "paragraph", "props": {}, "text": text}


def steps(*lines: str) -> Block:
    """A step for each line, named after its place in the first writing."""
    return {
        "id": "steps",
        "type": "steps",
        "props": {},
        "children": [
            {"id": f"s-{line}", "type": "step", "props": {}, "children": [said(f"t-{line}", line)]}
            for line in lines
        ],
    }


def step(name: str, words: str) -> Block:
    return {"id": name, "type": "step", "props": {}, "children": [said(f"t-{name}", words)]}


def picture(name: str, media: str, alt: str = "") -> Block:
    props = {"media": media, "alt": alt, "decorative": not alt, "caption": "", "width": "text"}
    return {"id": name, "type": "image", "props": props}
