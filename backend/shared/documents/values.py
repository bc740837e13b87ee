"""The living values that a document inserts."""

from collections.abc import Iterator

from shared.documents.content import WRITTEN_VALUE, Block, Document, walk
from shared.documents.shapes import shape_of


def values_of(document: Document) -> list[str]:
    """The keys that its texts and its lines insert, each once, in the order of reading."""
    return list(dict.fromkeys(key for block in walk(document["blocks"]) for key in _keys(block)))


def _keys(block: Block) -> Iterator[str]:
    for name in shape_of(block["type"]).written:
        yield from (found[2:-2] for found in WRITTEN_VALUE.findall(block["props"][name]))
    yield from (inline["key"] for inline in block.get("text", []) if inline["type"] == "value")
