"""What no structure holds is decoration: running heads, rules, pictures without words."""

from collections.abc import Iterator
from typing import Any

import pydyf


def mark_artifacts(_document: object, pdf: Any) -> None:
    """Mark every piece that the tree of structures does not reach, before the file is written."""
    held = set(_held(pdf))
    for number, reference in enumerate(pdf.page_references):
        page = _object(pdf, reference)
        loose = _mark(_object(pdf, page["Contents"]), {at for where, at in held if where == number})
        _forget(pdf, number, loose)


def _held(pdf: Any) -> Iterator[tuple[int, int]]:
    """The pieces of every page that stand in the tree."""
    numbers = {reference: number for number, reference in enumerate(pdf.page_references)}
    waiting = [_object(pdf, pdf.catalog["StructTreeRoot"])]
    while waiting:
        structure = waiting.pop()
        for kid in structure.get("K", ()):
            if isinstance(kid, int):
                yield numbers[structure["Pg"]], kid
            else:
                waiting.append(_object(pdf, kid))


def _mark(stream: Any, held: set[int]) -> list[int]:
    """Turn the other pieces of a page into artifacts; which they were."""
    loose = []
    operators = stream.stream
    for place, operator in enumerate(operators):
        if operator != b"BDC" or operators[place - 1]["MCID"] in held:
            continue
        loose.append(operators[place - 1]["MCID"])
        running = operators[place - 2] == "/Span"
        operators[place - 2] = "/Artifact"
        kind = "/Pagination" if running else "/Layout"
        operators[place - 1] = pydyf.Dictionary({"Type": kind})
    return loose


def _forget(pdf: Any, number: int, loose: list[int]) -> None:
    root = _object(pdf, pdf.catalog["StructTreeRoot"])
    pieces = _object(pdf, root["ParentTree"])["Nums"]
    parents = pieces[2 * number + 1]
    for piece in loose:
        parents[piece] = "null"


def _object(pdf: Any, reference: bytes) -> Any:
    return pdf.objects[int(reference.split()[0])]
