"""What happened to a page, as facts that a screen says in a few words of its reader's language."""

from typing import Any

from apps.publishing.content.difference import BlockDifference, PageDifference
from apps.publishing.content.scope import count_changed_words
from apps.publishing.models import Change
from shared.documents.tree import lay_flat

Fact = dict[str, Any]  # {code, …}; a count is `n`

MOST_FACTS = 2
SHORT = 40  # letters that still fit into a line


def facts_of(difference: PageDifference) -> list[Fact]:
    """The two that say most."""
    if difference.change is not Change.CHANGED:
        return [{"code": f"page_{difference.change}"}]
    return [*_card(difference), *_content(difference)][:MOST_FACTS]


def _card(difference: PageDifference) -> list[Fact]:
    names = [name for name in ("title", "importance", "conditions") if difference.changed(name)]
    moved = ["page_moved"] if difference.changed_chapter else []
    return [{"code": code} for code in (*(f"{name}_changed" for name in names), *moved)]


def _content(difference: PageDifference) -> list[Fact]:
    exchange = _only_exchange(difference)
    if exchange:
        return [exchange]
    blocks = difference.blocks
    replaced = [block for block in blocks if block.shows_another_file]
    counts = {
        "blocks_added": sum(block.change == "added" for block in blocks),
        "blocks_removed": sum(block.change == "removed" for block in blocks),
        "files_replaced": len(replaced),
        "words_changed": count_changed_words(difference) if _only_words(blocks) else 0,
        "blocks_changed": 0 if _only_words(blocks) else _reworded(blocks),
        "blocks_moved": sum(block.change == "moved" for block in blocks),
    }
    facts = [{"code": code, "n": count} for code, count in counts.items() if count]
    return facts or [{"code": "layout_changed"}] * bool(blocks)


def _only_words(blocks: list[BlockDifference]) -> bool:
    return all(
        block.change == "changed" and not (block.shows_another_file or block.has_another_sense)
        for block in blocks
    )


def _reworded(blocks: list[BlockDifference]) -> int:
    return sum(block.change == "changed" and not block.shows_another_file for block in blocks)


def _only_exchange(difference: PageDifference) -> Fact | None:
    """When one short stretch of words stands for another and nothing else changed: these words."""
    if len(difference.blocks) != 1 or not _only_words(difference.blocks):
        return None
    (block,) = difference.blocks
    gone = [one.text.strip() for one in block.words if one.change == "removed"]
    came = [one.text.strip() for one in block.words if one.change == "added"]
    if len(gone) != 1 or len(came) != 1 or max(map(len, (*gone, *came))) > SHORT:
        return None
    step = _step_of(difference, block.block_id)
    told: Fact = {"code": "words_exchanged", "before": gone[0], "after": came[0]}
    return {**told, "code": "words_exchanged_in_step", "step": step} if step else told


def _step_of(difference: PageDifference, block_id: str) -> int | None:
    """The number of the step that holds the block, if one does."""
    tree = lay_flat(difference.newest.page["document"])
    name = block_id
    while name in tree.own:
        if tree.own[name]["type"] == "step":
            return tree.order[tree.parent[name]].index(name) + 1
        name = tree.parent[name]
    return None
