"""A document laid flat: each block by its id, with the block that holds it and the order inside it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from shared.documents.content import Block, Document

ROOT = ""


@dataclass
class Tree:
    """`own` is a block without the blocks inside it; ROOT holds those of the page."""

    own: dict[str, Block] = field(default_factory=dict)
    parent: dict[str, str] = field(default_factory=dict)
    order: dict[str, list[str]] = field(default_factory=lambda: {ROOT: []})

    def whole(self, name: str) -> Block | None:
        """A block with all that is inside it; nothing if there is no such block."""
        if name not in self.own:
            return None
        block: dict[str, Any] = dict(self.own[name])
        if name in self.order:
            block["children"] = [self.whole(child) for child in self.order[name]]
        return block

    def inside(self, name: str) -> Iterator[str]:
        """The block and every block inside it."""
        yield name
        for child in self.order.get(name, []):
            yield from self.inside(child)


def lay_flat(document: Document) -> Tree:
    tree = Tree()
    _lay(tree, ROOT, document["blocks"])
    return tree


def _lay(tree: Tree, parent: str, blocks: list[Block]) -> None:
    tree.order[parent] = [block["id"] for block in blocks]
    for block in blocks:
        name = block["id"]
        tree.own[name] = {key: value for key, value in block.items() if key != "children"}
        tree.parent[name] = parent
        if "children" in block:
            _lay(tree, name, block["children"])


def stand_up(tree: Tree, version: int) -> Document:
    return {"schema": version, "blocks": [tree.whole(name) for name in tree.order[ROOT]]}
