"""The fields of one block: its type, its text, its properties."""

from typing import Any

from shared.documents.content import Block

ABSENT: Any = object()

Clash = tuple[Any, ...]  # the field, then its value in base, in mine, in saved


def merge_fields(base: Block | None, mine: Block, saved: Block) -> tuple[Block, list[Clash]]:
    """The block with the edits of both; where both wrote, the saved value and a clash."""
    if mine["type"] != saved["type"]:
        return _merge_types(base, mine, saved)
    clashes: list[Clash] = []
    merged = dict(saved)
    before = (base or {}).get("text", ABSENT)
    if "text" in saved:
        merged["text"] = _merged("text", before, mine["text"], saved["text"], clashes)
    known = base["props"] if base and base["type"] == saved["type"] else {}
    sides = known, mine["props"], saved["props"]
    props = {
        name: _merged(name, *(side.get(name, ABSENT) for side in sides), clashes)
        for name in {**saved["props"], **mine["props"]}
    }
    merged["props"] = {name: value for name, value in props.items() if value is not ABSENT}
    return merged, clashes


def _merge_types(base: Block | None, mine: Block, saved: Block) -> tuple[Block, list[Clash]]:
    """A paragraph became a heading: whoever changed the type decides, if the other only wrote text."""
    if base is not None and _only_wrote(base, mine):
        decides, writes = saved, mine
    elif base is not None and _only_wrote(base, saved):
        decides, writes = mine, saved
    else:
        return saved, [("type", base, mine, saved)]
    if writes.get("text") == base.get("text"):
        return decides, []
    if "text" not in decides:
        return saved, [("type", base, mine, saved)]
    clashes: list[Clash] = []
    text = _merged("text", base["text"], mine["text"], saved["text"], clashes)
    return {**decides, "text": text}, clashes


def _only_wrote(base: Block, side: Block) -> bool:
    return side["type"] == base["type"] and bool(side["props"] == base["props"])


def _merged(name: str, base: Any, mine: Any, saved: Any, clashes: list[Clash]) -> Any:
    value, clash = merge_value(base, mine, saved)
    if clash:
        told = (None if value is ABSENT else value for value in (base, mine, saved))
        clashes.append((name, *told))
    return value


def merge_value(base: Any, mine: Any, saved: Any) -> tuple[Any, bool]:
    """Whoever changed it decides; the saved value and True when both did, differently."""
    if mine in (saved, base):
        return saved, False
    if saved == base:
        return mine, False
    return saved, True
