"""Short ways to write a page by hand."""

from shared.documents import Block, Document


def document(*blocks: Block) -> Document:
    return {"schema": 2, "blocks": list(blocks)}


def paragraph(name: str, said: str = "Bonjour") -> Block:
    text = [{"type": "text", "text": said}]
    return {"id": name, "type": "paragraph", "props": {}, "text": text}


def inserting(name: str, *keys: str) -> Block:
    """A paragraph of nothing but living values."""
    text = [{"type": "value", "key": key} for key in keys]
    return {"id": name, "type": "paragraph", "props": {}, "text": text}


def image(name: str, media: object = None, alt: str = "") -> Block:
    shown = str(media) if media else None
    props = {"media": shown, "alt": alt, "decorative": False, "caption": "", "width": "text"}
    return {"id": name, "type": "image", "props": props}
