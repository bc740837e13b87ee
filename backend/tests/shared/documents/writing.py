"""Somebody who writes: makes documents of every kind of block, and edits them at random.

Everything follows page.schema.json, so that a new block is written as soon as there is one. Each text is
another word, which tells who wrote it.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any

from shared.documents.content import VERSION, Block, Document, walk
from shared.documents.shapes import PAGE, SCHEMA, shape_of
from shared.documents.validate import is_valid

DEFINITIONS: dict[str, Any] = json.loads(SCHEMA.read_text("utf-8"))["$defs"]
MEDIA = "0199c0de-0000-7000-8000-000000000000"
LONG = 100  # blocks: a page that has more grows no more
TURNS = {"paragraph": ("heading", {"level": 2}), "heading": ("paragraph", {})}


@dataclass
class Writer:
    name: str
    random: Random
    count: int = 0
    written: list[str] = field(default_factory=list)

    def document(self, blocks: int) -> Document:
        return {"schema": VERSION, "blocks": [self.block(PAGE) for _ in range(blocks)]}

    def block(self, holder: str, depth: int = 0) -> Block:
        """Any block that may stand there."""
        kinds = sorted(shape_of(holder).holds)
        flat = [kind for kind in kinds if not shape_of(kind).holds]
        kind = self.random.choice(flat if flat and depth > 2 else kinds)
        self.count += 1
        fields = DEFINITIONS[kind]["properties"]
        block: Block = {
            "id": f"{self.random.randrange(16**4):04x}-{self.name}{self.count}",
            "type": kind,
            "props": {name: self.value(one) for name, one in fields["props"]["properties"].items()},
        }
        if "text" in fields:
            block["text"] = self.text()
        if "children" in fields:
            inside = shape_of(kind).fewest + self.random.randrange(2)
            block["children"] = [self.block(kind, depth + 1) for _ in range(inside)]
        return block

    def word(self) -> str:
        self.written.append(f"{self.name}:{len(self.written)}.")
        return self.written[-1]

    def text(self) -> list[dict[str, Any]]:
        marks = {"marks": [{"type": "bold"}]} if self.random.random() < 0.2 else {}
        return [{"type": "text", "text": self.word(), **marks}]

    def value(self, shape: dict[str, Any]) -> Any:
        """Any value of a property."""
        if "enum" in shape:
            return self.random.choice(shape["enum"])
        if shape.get("type") == "boolean":
            return self.random.random() < 0.5
        if "anyOf" in shape or "oneOf" in shape:
            return self.one_of(shape.get("anyOf") or shape["oneOf"])
        if "pattern" in shape:
            return "abc"
        return self.word()

    def one_of(self, shapes: list[dict[str, Any]]) -> Any:
        choices: list[Any] = []
        for shape in shapes:
            if shape.get("type") == "null":
                choices.append(None)
            elif shape.get("const") is not None:
                choices.append(shape["const"])
            elif shape.get("format") == "uuid":
                choices.append(MEDIA)
            elif shape.get("$ref", "").endswith("/safe_url"):
                choices.append("https://exemple.fr/")
            else:
                choices.append(self.value(shape))
        return self.random.choice(choices)

    def edit(self, document: Document, only: set[str] | None = None, *, moves: bool = True) -> Any:
        """The document after one edit; `only` names the blocks of the page that may be touched."""
        acts = [self.write, self.write, self.change, self.insert, self.turn, self.delete]
        grows = sum(1 for _ in walk(document["blocks"])) < LONG
        acts += [self.insert] if grows else [self.delete] * 3
        acts += [self.shift, self.move] if moves else []
        for _ in range(10):
            after, before = deepcopy(document), len(self.written)
            self.random.choice(acts)(after, only)
            if after != document and is_valid(after):
                return after
            del self.written[before:]
        return document

    def write(self, document: Document, only: set[str] | None) -> None:
        if blocks := [block for block in self.mine(document, only) if "text" in block]:
            self.random.choice(blocks)["text"] = self.text()

    def change(self, document: Document, only: set[str] | None) -> None:
        if blocks := [block for block in self.mine(document, only) if block["props"]]:
            block = self.random.choice(blocks)
            name = self.random.choice(sorted(block["props"]))
            shapes = DEFINITIONS[block["type"]]["properties"]["props"]["properties"]
            block["props"][name] = self.value(shapes[name])

    def turn(self, document: Document, only: set[str] | None) -> None:
        if blocks := [block for block in self.mine(document, only) if block["type"] in TURNS]:
            block = self.random.choice(blocks)
            kind, props = TURNS[block["type"]]
            block.update(type=kind, props=dict(props))

    def insert(self, document: Document, only: set[str] | None) -> None:
        kind, blocks = self.random.choice(self.holders(document, only))
        blocks.insert(self.random.randrange(len(blocks) + 1), self.block(kind, 1))

    def delete(self, document: Document, only: set[str] | None) -> None:
        self.take(document, only)

    def shift(self, document: Document, only: set[str] | None) -> None:
        """To another place in the same holder."""
        if taken := self.take(document, only):
            block, _, blocks = taken
            blocks.insert(self.random.randrange(len(blocks) + 1), block)

    def move(self, document: Document, only: set[str] | None) -> None:
        """Into any holder that takes it."""
        if taken := self.take(document, only):
            kind = taken[0]["type"]
            holders = [
                blocks
                for one, blocks in self.holders(document, only)
                if kind in shape_of(one).holds
            ]
            blocks = self.random.choice(holders)
            blocks.insert(self.random.randrange(len(blocks) + 1), taken[0])

    def take(
        self, document: Document, only: set[str] | None
    ) -> tuple[Block, str, list[Block]] | None:
        places = [
            (block, kind, blocks)
            for kind, blocks in self.holders(document, only)
            for block in blocks
            if blocks is not document["blocks"] or only is None or block["id"] in only
        ]
        if not places:
            return None
        block, kind, blocks = self.random.choice(places)
        blocks.remove(block)
        return block, kind, blocks

    def mine(self, document: Document, only: set[str] | None) -> list[Block]:
        return [
            block
            for _, blocks in self.holders(document, only)
            for block in blocks
            if (blocks is not document["blocks"] or only is None or block["id"] in only)
        ]

    def holders(self, document: Document, only: set[str] | None) -> list[tuple[str, list[Block]]]:
        """The page and every block that holds others, with what they hold."""
        tops = [block for block in document["blocks"] if only is None or block["id"] in only]
        return [(PAGE, document["blocks"]), *_holders(tops)]


def _holders(blocks: list[Block]) -> Iterator[tuple[str, list[Block]]]:
    for block in blocks:
        if "children" in block:
            yield block["type"], block["children"]
            yield from _holders(block["children"])
