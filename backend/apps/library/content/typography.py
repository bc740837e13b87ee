"""French spaces and apostrophes, which nobody types by hand."""

import re

NARROW, FIXED = "\u202f", "\u00a0"

_RULES = (
    (re.compile("'"), "’"),
    (re.compile(r"\.\.\."), "…"),
    (re.compile("« "), f"«{FIXED}"),
    (re.compile(" »"), f"{FIXED}»"),
    (re.compile(" (?=[;!?])"), NARROW),
    (re.compile(" (?=:)"), FIXED),
    (re.compile(r"(?<=\d) (?=%|\d{3}\b)"), NARROW),
    (re.compile(r"(?<=\d) (?=(?:h|min|€|km|kg|cm|m|°C)(?!\w))"), FIXED),
    (re.compile(r"(?<=\d\u00a0h) (?=\d)"), FIXED),
    (re.compile(r"\b(n°|art\.|[LRD]\.) (?=\d)"), rf"\1{FIXED}"),
)


def typeset(said: str) -> str:
    """The same words as a French printer sets them; what is set already stays."""
    for pattern, instead in _RULES:
        said = pattern.sub(instead, said)
    return said
