from typing import Any
from uuid import UUID

from apps.media.selectors import Source
from apps.publishing.content import BlockDifference, PageDifference, Passage
from apps.publishing.models import Change
from apps.publishing.selectors import Comparison
from apps.publishing.selectors.comparison import State
from shared.documents import Block

WIDE = 640


def describe_comparison(comparison: Comparison) -> dict[str, Any]:
    """What changed, in words, page by page."""
    pages, after = comparison.pages, comparison.after.publication
    assert comparison.before.publication
    return {
        "before": comparison.before.publication.version,
        "after": after.version if after else None,
        "pages": [_page(one, comparison) for one in pages],
        "blocks_changed": sum(len(one.passages) for one in pages),
        "pages_added": sum(one.change is Change.ADDED for one in pages),
        "pages_removed": sum(one.change is Change.REMOVED for one in pages),
    }


def _page(one: PageDifference, comparison: Comparison) -> dict[str, Any]:
    return {
        "page": one.page_id,
        "chapter": one.newest.chapter,
        "title": one.newest.page["title"],
        "former_title": one.before.page["title"] if one.before and one.changed("title") else None,
        "number": one.after.number if one.after else None,
        "change": one.change,
        "scope": comparison.scope_of(one),
        "blocks": [_passage(passage, comparison) for passage in one.passages],
    }


def _passage(one: Passage, comparison: Comparison) -> dict[str, Any]:
    return {
        "block": one.root_id,
        "type": one.type,
        "change": one.change,
        "drawn": one.after or one.before if one.change in ("added", "removed") else None,
        "parts": [_block(part, comparison) for part in one.parts],
    }


def _block(one: BlockDifference, comparison: Comparison) -> dict[str, Any]:
    other = one.before is None or one.after is None or one.shows_another_file
    return {
        "block": one.block_id,
        "type": one.type,
        "change": one.change,
        "words": [{"op": words.change, "text": words.text} for words in one.words],
        "before": _picture(one.before, comparison.before) if other else None,
        "after": _picture(one.after, comparison.after) if other else None,
    }


def _picture(block: Block | None, state: State) -> dict[str, str] | None:
    """What a block shows, when it is a picture."""
    media = block["props"].get("media") if block else None
    source: Source | None = state.media.get(UUID(media)) if media else None
    if block is None or source is None or source.kind != "image":
        return None
    return {"src": source.at_width(WIDE), "alt": block["props"].get("alt", "")}
