from dataclasses import dataclass
from typing import Literal

from apps.publishing.content.placed import Placed, placed_pages
from apps.publishing.models import Change, Content
from shared.documents import Block, Effort, WordsChange, compare_blocks, moved_blocks
from shared.documents.content import walk

CARD = ("title", "importance", "conditions", "official")
SENSE = ("right", "several", "tone", "href", "provider", "code")  # not layout, though no words


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockDifference:
    """What became of a block."""

    block_id: str
    change: Literal["added", "removed", "changed", "moved"]
    words: list[WordsChange]
    before: Block | None
    after: Block | None

    @property
    def type(self) -> str:
        block = self.after or self.before
        assert block
        return str(block["type"])

    @property
    def shows_another_file(self) -> bool:
        """The block stayed, and what it shows did not."""
        return self._differs("media")

    @property
    def has_another_sense(self) -> bool:
        """The right answer, the tone, the place it leads to: the words may be the same."""
        return any(map(self._differs, SENSE))

    def _differs(self, name: str) -> bool:
        if self.before is None or self.after is None:
            return False
        return bool(self.before["props"].get(name) != self.after["props"].get(name))


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """What a person would count as one change: a whole block of the page, whatever changed inside it."""

    root_id: str
    before: Block | None
    after: Block | None
    parts: list[BlockDifference]  # inside it, or itself

    @property
    def type(self) -> str:
        block = self.after or self.before
        assert block
        return str(block["type"])

    @property
    def change(self) -> Literal["added", "removed", "changed", "moved"]:
        if self.before is None:
            return "added"
        if self.after is None:
            return "removed"
        only_moved = all(part.change == "moved" for part in self.parts)
        return "moved" if only_moved and self.parts[0].block_id == self.root_id else "changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class PageDifference:
    """A page that does not say, or is not, the same in two contents."""

    page_id: str
    before: Placed | None
    after: Placed | None
    blocks: list[BlockDifference]

    @property
    def passages(self) -> list[Passage]:
        """The blocks gathered by the block of the page that holds them, in their order."""
        old, new = _roots(self.before), _roots(self.after)
        parts: dict[str, list[BlockDifference]] = {}
        for one in self.blocks:
            root = new.get(one.block_id) or old[one.block_id]
            parts.setdefault(root["id"], []).append(one)
        return [
            Passage(root_id=root, before=_root(old, root), after=_root(new, root), parts=found)
            for root, found in parts.items()
        ]

    @property
    def change(self) -> Change:
        if self.before is None:
            return Change.ADDED
        return Change.CHANGED if self.after else Change.REMOVED

    @property
    def newest(self) -> Placed:
        placed = self.after or self.before
        assert placed
        return placed

    def changed(self, name: str) -> bool:
        """Whether this part of the card of a page that stayed is another one."""
        if self.before is None or self.after is None:
            return False
        return bool(self.before.page.get(name) != self.after.page.get(name))

    @property
    def changed_chapter(self) -> bool:
        if self.before is None or self.after is None:
            return False
        return self.before.chapter_id != self.after.chapter_id


def _roots(placed: Placed | None) -> dict[str, Block]:
    """By the id of each block, the block of the page that holds it."""
    blocks = placed.document["blocks"] if placed else []
    return {inner["id"]: root for root in blocks for inner in walk([root])}


def _root(roots: dict[str, Block], root_id: str) -> Block | None:
    """Itself, while it stands in the page and not inside another block."""
    found = roots.get(root_id)
    return found if found and found["id"] == root_id else None


def compare_contents(before: Content, after: Content) -> list[PageDifference]:
    """The pages that differ, in the order of reading; those that went come last."""
    old, new = placed_pages(before), placed_pages(after)
    order = [*new, *(page_id for page_id in old if page_id not in new)]
    effort = Effort()
    compared = (_compare(page_id, old.get(page_id), new.get(page_id), effort) for page_id in order)
    return [one for one in compared if _differs(one)]


def differing_pages(before: Content, after: Content) -> set[str]:
    """The same without saying how: which pages do not say, or are not, the same."""
    old, new = placed_pages(before), placed_pages(after)
    return {
        page_id
        for page_id in old.keys() | new.keys()
        if page_id not in old or page_id not in new or not _same(old[page_id], new[page_id])
    }


def _same(before: Placed, after: Placed) -> bool:
    return (
        before.chapter_id == after.chapter_id
        and all(before.page.get(name) == after.page.get(name) for name in CARD)
        and before.document == after.document
    )


def _compare(
    page_id: str, before: Placed | None, after: Placed | None, effort: Effort
) -> PageDifference:
    blocks = _blocks(before, after, effort) if before and after else []
    return PageDifference(page_id=page_id, before=before, after=after, blocks=blocks)


def _differs(one: PageDifference) -> bool:
    return (
        one.change is not Change.CHANGED
        or bool(one.blocks)
        or one.changed_chapter
        or any(map(one.changed, CARD))
    )


def _blocks(before: Placed, after: Placed, effort: Effort) -> list[BlockDifference]:
    old, new = before.document, after.document
    if old == new:
        return []
    moved = moved_blocks(old, new)
    old_blocks = {block["id"]: block for block in walk(old["blocks"])}
    new_blocks = {block["id"]: block for block in walk(new["blocks"])}
    return [
        BlockDifference(
            block_id=one.block_id,
            change="moved" if one.change == "same" else one.change,
            words=one.words,
            before=old_blocks.get(one.block_id),
            after=new_blocks.get(one.block_id),
        )
        for one in compare_blocks(old, new, effort)
        if one.change != "same" or one.block_id in moved
    ]
