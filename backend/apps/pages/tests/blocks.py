"""Short ways to write a document by hand."""

from typing import Any

from shared.documents.content import Block, Document


def page(*blocks: Block) -> Document:
    return {"schema": 2, "blocks": list(blocks)}


def paragraph(name: str, said: str = "Bonjour") -> Block:
    return {"id": name, "type": "paragraph", "props": {}, "text": said_text(said)}


def heading(name: str, said: str = "Bonjour", level: int = 2) -> Block:
    return {"id": name, "type": "heading", "props": {"level": level}, "text": said_text(said)}


def image(name: str, media: str | None = None, alt: str = "") -> Block:
    props = {"media": media, "alt": alt, "decorative": False, "caption": "", "width": "text"}
    return {"id": name, "type": "image", "props": props}


def items(name: str, *inside: Block, ordered: bool = False) -> Block:
    """A list with one item for each block."""
    held = [_held(f"{name}-{block['id']}", "list_item", block) for block in inside]
    return {"id": name, "type": "list", "props": {"ordered": ordered}, "children": held}


def callout(name: str, *inside: Block, tone: str = "info") -> Block:
    return {"id": name, "type": "callout", "props": {"tone": tone}, "children": list(inside)}


def question(name: str, *answers: str, passage: str | None = None) -> Block:
    props = {"prompt": "Que faire ?", "several": False, "passage": passage, "explanation": ""}
    return {
        "id": name,
        "type": "question",
        "props": props,
        "children": [
            {"id": one, "type": "answer", "props": {"right": False}, "text": said_text(one)}
            for one in answers
        ],
    }


def said_text(said: str) -> list[dict[str, Any]]:
    return [{"type": "text", "text": said}] if said else []


def _held(name: str, kind: str, *inside: Block) -> Block:
    return {"id": name, "type": kind, "props": {}, "children": list(inside)}
