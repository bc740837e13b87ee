"""A document laid flat: each block by its id, with the block that holds it and the order inside it."""

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

    def place(self, name: str) -> tuple[str, int]:
        parent = self.parent[name]
        return parent, self.order[parent].index(name)


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
    return {"schema": version, "blocks": _stand(tree, ROOT)}


def _stand(tree: Tree, parent: str) -> list[Block]:
    return [_block(tree, name) for name in tree.order[parent]]


def _block(tree: Tree, name: str) -> Block:
    block: dict[str, Any] = dict(tree.own[name])
    if name in tree.order:
        block["children"] = _stand(tree, name)
    return block
