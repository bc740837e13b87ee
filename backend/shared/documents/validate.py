"""Whether a document is one of ours. page.schema.json is written from the blocks by `make blocks-schema`."""

from functools import cache
from pathlib import Path

import jsonschema_rs

from shared.documents.content import Block, Document, plain_text, walk

SCHEMA = Path(__file__).with_name("page.schema.json")
BLOCK_CHARACTERS = 20_000


class BadDocument(Exception):
    """Names the block that cannot be kept."""

    def __init__(self, block_id: str | None, reason: str) -> None:
        self.block_id, self.reason = block_id, reason
        super().__init__(f"{block_id}: {reason}")


def validate(document: Document) -> None:
    """Raise BadDocument unless every block has its shape, its own id and a bearable length."""
    for fault in _validator().iter_errors(document):
        raise BadDocument(_block_at(document, fault.instance_path), fault.message[:200])
    seen: set[str] = set()
    for block in walk(document["blocks"]):
        if block["id"] in seen:
            raise BadDocument(block["id"], "two blocks have this id")
        if _characters(block) > BLOCK_CHARACTERS:
            raise BadDocument(block["id"], "the block is too long")
        seen.add(block["id"])


def is_valid(document: Document) -> bool:
    try:
        validate(document)
    except BadDocument:
        return False
    return True


@cache
def _validator() -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(SCHEMA.read_text())


def _block_at(document: Document, path: list[str | int]) -> str | None:
    if len(path) < 2 or path[0] != "blocks":
        return None
    block = document["blocks"][path[1]]
    name = block.get("id") if isinstance(block, dict) else None
    return name if isinstance(name, str) else None


def _characters(block: Block) -> int:
    written = (value for value in block["props"].values() if isinstance(value, str))
    return len(plain_text(block)) + sum(map(len, written))
