"""A rich text as a translator has it: its emphasis and its links as numbered pairs, its living values whole.

`Savonnez <1>trente secondes</1> {{referent}}`: the numbers stand for `marks`, in the order of the source. A sign of
the text that would read as one of these is written behind a backslash.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

Inline = dict[str, Any]
Marks = list[dict[str, Any]]

VALUE: Final = r"{{[a-z][a-z0-9_]{0,63}}}"
SIGN: Final = re.compile(
    rf"\\(?P<kept>[\\<{{])|<(?P<closing>/?)(?P<number>[1-9]\d{{0,3}})>|(?P<value>{VALUE})|(?P<line>\n)"
)
ESCAPED: Final = re.compile(r"\\|<(?=/?\d)|{(?={)")
IN_LINE: Final = re.compile(VALUE)


class BadTokens(Exception):
    """A pair that is not opened, not closed, or inside another one."""


def to_tokens(inlines: Sequence[Inline]) -> tuple[str, list[Marks]]:
    """The words with their tokens, and what each number stands for."""
    said: list[str] = []
    numbered: list[Marks] = []
    for marks, run in groupby(inlines, key=lambda one: one.get("marks") or []):
        words = "".join(_written(one) for one in run)
        if marks:
            numbered.append(marks)
            words = f"<{len(numbered)}>{words}</{len(numbered)}>"
        said.append(words)
    return "".join(said), numbered


def to_inlines(text: str, marks: Sequence[Marks]) -> list[Inline]:
    """The rich text that it stands for; a number that stands for nothing leaves its words plain."""
    inlines: list[Inline] = []
    number = 0
    for kind, piece in _pieces(text):
        if kind == "open" and not number:
            number = int(piece)
        elif kind == "close" and number == int(piece):
            number = 0
        elif kind in ("open", "close"):
            raise BadTokens
        else:
            worn = marks[number - 1] if 0 < number <= len(marks) else []
            _add(inlines, kind, piece, worn)
    if number:
        raise BadTokens
    return inlines


def tokens_of(text: str) -> Counter[str]:
    """What a translation has as often as its source: pairs and values."""
    return Counter(_token(kind, piece) for kind, piece in _pieces(text) if kind in TOKENS)


def values_in_line(text: str) -> Counter[str]:
    """The same of a line, which has values alone."""
    return Counter(IN_LINE.findall(text))


def without_marks(text: str) -> str:
    """The words and the values: what a fingerprint is of."""
    return "".join(
        _token(kind, piece) if kind == "value" else piece
        for kind, piece in _pieces(text)
        if kind in ("words", "value", "line")
    )


def renumber(text: str, written: Sequence[Marks], today: Sequence[Marks]) -> str:
    """A text with the numbers of today's source, whose emphasis or links moved; what is gone there goes here."""
    if list(written) == list(today):
        return text
    numbers = _matches(written, today)
    parts: list[str] = []
    for kind, piece in _pieces(text):
        if kind in ("open", "close"):
            found = numbers.get(int(piece))
            parts.append(_token(kind, str(found)) if found else "")
        else:
            parts.append(_token(kind, piece) if kind == "value" else _escaped(piece))
    return "".join(parts)


TOKENS: Final = ("open", "close", "value")


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """Words, line ends, values without their braces, and numbers that open or close, in their order."""
    at, words = 0, ""
    for found in SIGN.finditer(text):
        words += text[at : found.start()]
        at = found.end()
        if found["kept"]:
            words += found["kept"]
            continue
        if words:
            yield "words", words
            words = ""
        if found["number"]:
            yield ("close" if found["closing"] else "open"), found["number"]
        elif found["value"]:
            yield "value", found["value"][2:-2]
        else:
            yield "line", "\n"
    if words + text[at:]:
        yield "words", words + text[at:]


def _token(kind: str, piece: str) -> str:
    if kind == "value":
        return f"{{{{{piece}}}}}"
    return f"</{piece}>" if kind == "close" else f"<{piece}>"


def _written(inline: Inline) -> str:
    if inline["type"] == "value":
        return _token("value", inline["key"])
    return "\n" if inline["type"] == "break" else _escaped(inline["text"])


def _escaped(words: str) -> str:
    return ESCAPED.sub(lambda found: f"\\{found[0]}", words)


def _add(inlines: list[Inline], kind: str, piece: str, marks: Marks) -> None:
    if kind == "line":
        inlines.append({"type": "break"})
        return
    shown: Inline = (
        {"type": "value", "key": piece} if kind == "value" else {"type": "text", "text": piece}
    )
    inlines.append({**shown, "marks": marks} if marks else shown)


def _matches(written: Sequence[Marks], today: Sequence[Marks]) -> dict[int, int]:
    """The number of today that each written one has become: the same marks first, then the same kind of marks."""
    left = list(range(len(today)))
    found: dict[int, int] = {}
    for like in (lambda marks: marks, kinds_of):
        for index, marks in enumerate(written):
            same = next((one for one in left if like(today[one]) == like(marks)), None)
            if index + 1 not in found and same is not None:
                found[index + 1] = same + 1
                left.remove(same)
    return found


def kinds_of(marks: Marks) -> list[str]:
    """What a run wears, whatever address or language it names."""
    return [mark["type"] for mark in marks]
