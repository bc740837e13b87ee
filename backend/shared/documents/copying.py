"""A document of its own from another one: no block of it has the id of a block elsewhere."""

from collections.abc import Callable
from typing import Any

from shared.documents.content import Block, Document, walk


def with_new_ids(document: Document, new_id: Callable[[], str]) -> Document:
    """The same blocks under new ids; what named one of them by its id still does."""
    return with_ids(document, {block["id"]: new_id() for block in walk(document["blocks"])})


def with_ids(document: Document, ids: dict[str, str]) -> Document:
    """The same blocks, each called what `ids` says instead."""
    return {**document, "blocks": [_copy(block, ids) for block in document["blocks"]]}


def _copy(block: Block, ids: dict[str, str]) -> Block:
    copy = {**block, "id": ids[block["id"]], "props": _copy_props(block["props"], ids)}
    if "text" in block:
        copy["text"] = [_copy_inline(inline, ids) for inline in block["text"]]
    if "children" in block:
        copy["children"] = [_copy(child, ids) for child in block["children"]]
    return copy


def _copy_props(props: dict[str, Any], ids: dict[str, str]) -> dict[str, Any]:
    copy = dict(props)
    if props.get("passage"):
        copy["passage"] = ids.get(props["passage"], props["passage"])
    if props.get("href"):
        copy["href"] = _copy_address(props["href"], ids)
    return copy


def _copy_inline(inline: dict[str, Any], ids: dict[str, str]) -> dict[str, Any]:
    if "marks" not in inline:
        return inline
    marks = [
        {**mark, "href": _copy_address(mark["href"], ids)} if "href" in mark else mark
        for mark in inline["marks"]
    ]
    return {**inline, "marks": marks}


def _copy_address(href: str, ids: dict[str, str]) -> str:
    """`#block` leads to a block of the same page."""
    return f"#{ids.get(href[1:], href[1:])}" if href.startswith("#") else href
