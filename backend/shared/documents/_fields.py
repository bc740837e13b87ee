"""The fields of one block: its type, its text, its properties."""

from typing import Any

from shared.documents.content import Block

ABSENT = object()

Clash = tuple[str, Any, Any, Any]  # the field, then its value in base, in mine, in saved


def merge_fields(base: Block | None, mine: Block, saved: Block) -> tuple[Block, list[Clash]]:
    """The block with the edits of both; where both wrote, the saved value and a clash."""
    if mine["type"] != saved["type"]:
        return _merge_types(base, mine, saved)
    clashes: list[Clash] = []
    merged = dict(saved)
    if "text" in saved:
        merged["text"] = _merge_value(
            "text", (base or {}).get("text", ABSENT), mine, saved, clashes
        )
    known = base["props"] if base and base["type"] == saved["type"] else {}
    merged["props"] = {
        name: _merge_value(name, known.get(name, ABSENT), mine["props"], saved["props"], clashes)
        for name in saved["props"]
    }
    return merged, clashes


def _merge_types(base: Block | None, mine: Block, saved: Block) -> tuple[Block, list[Clash]]:
    """A paragraph became a heading: whoever changed the type decides, if the other only wrote text."""
    if base is not None and mine["type"] == base["type"] and mine["props"] == base["props"]:
        decides, writes = saved, mine
    elif base is not None and saved["type"] == base["type"] and saved["props"] == base["props"]:
        decides, writes = mine, saved
    else:
        return saved, [("type", base, mine, saved)]
    merged = dict(decides)
    if writes.get("text") != base.get("text"):
        if "text" not in decides:
            return saved, [("type", base, mine, saved)]
        if decides["text"] == base.get("text"):
            merged["text"] = writes["text"]
        elif decides["text"] != writes["text"]:
            merged["text"] = saved["text"]
            return merged, [("text", base["text"], mine["text"], saved["text"])]
    return merged, []


def _merge_value(name: str, base: Any, mine: Any, saved: Any, clashes: list[Clash]) -> Any:
    ours, theirs = mine[name], saved[name]
    if ours in (theirs, base):
        return theirs
    if theirs == base:
        return ours
    clashes.append((name, None if base is ABSENT else base, ours, theirs))
    return theirs
