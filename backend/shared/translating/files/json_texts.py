"""JSON as i18next has it: texts by name, in branches or with points; what we add stands under a name of our own."""

import json
from collections.abc import Iterator
from typing import Any

from shared.translating.files.limits import DEEPEST
from shared.translating.files.lines import Read, Refused

OURS = "@livretier"


def read(content: bytes) -> Read:
    """Lines are numbered as the texts stand."""
    told = json.loads(content.decode("utf-8-sig"))
    ours = told.pop(OURS, {})
    if not isinstance(ours, dict):
        raise Refused
    stamps = ours.get("stamps", {})
    texts = _flat(told, "", DEEPEST)
    return Read(
        str(ours.get("locale", "")),
        [
            (number, name, text, str(stamps.get(name, "")))
            for number, (name, text) in enumerate(texts, start=1)
        ],
    )


def _flat(told: dict[str, Any], before: str, depth: int) -> Iterator[tuple[str, str]]:
    if depth == 0:
        raise Refused
    for name, value in told.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.", depth - 1)
        elif isinstance(value, str):
            yield f"{before}{name}", value
        else:
            raise Refused
