"""What a law looks at in a document."""

import json
import re
from typing import Any

from shared.documents.content import Block, Document, walk
from shared.documents.merge import Merged

WORD = re.compile(r'"(\w+:\d+\.)"')


def by_id(document: Document) -> dict[str, Block]:
    """Every block without the blocks inside it."""
    return {
        block["id"]: {key: value for key, value in block.items() if key != "children"}
        for block in walk(document["blocks"])
    }


def told(merged: Merged) -> str:
    """Everything that the conflicts say."""
    return _said([[one.block_id, one.base, one.mine, one.saved] for one in merged.conflicts])


def said(merged: Merged) -> set[str]:
    """Every word that is in the document or in a conflict."""
    return words_in(merged.document) | words_in(told(merged))


def words_in(value: Any) -> set[str]:
    """Every word that a Writer wrote there."""
    return set(WORD.findall(value if isinstance(value, str) else _said(value)))


def holders(document: Document) -> dict[str, list[str]]:
    """Of every block, all that it stands in."""
    found: dict[str, list[str]] = {}

    def look(blocks: list[Block], above: list[str]) -> None:
        for block in blocks:
            found[block["id"]] = above
            look(block.get("children", []), [block["id"], *above])

    look(document["blocks"], [])
    return found


def _said(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
