"""What a tagged PDF has to say and WeasyPrint does not: languages, kinds of lists, scopes of headings, decoration.

It tells nobody which element a structure was made from, so its own builder is wrapped. A test looks at each of these
in a finished file: a version that changes the builder does not pass.
"""

from collections.abc import Iterator
from typing import Any

import pydyf
from weasyprint.formatting_structure import boxes
from weasyprint.layout.absolute import AbsolutePlaceholder
from weasyprint.pdf import tags

NUMBERINGS = {"decimal": "/Decimal", "disc": "/Disc", "circle": "/Circle", "square": "/Square"}
TRANSPARENT = frozenset({"html", "body"})

_build: Any = tags._build_box_tree  # noqa: SLF001 - see above


def install() -> None:
    """Every structure made from here on is described."""
    tags._build_box_tree = _described  # noqa: SLF001


def _described(box: Any, parent: Any, pdf: Any, *place: Any) -> Iterator[Any]:
    """The structures of a box; a picture without words is decoration, and has none."""
    real = box._box if isinstance(box, AbsolutePlaceholder) else box  # noqa: SLF001
    for structure in _build(box, parent, pdf, *place):
        if structure["S"] == "/Figure" and "Alt" not in structure:
            continue
        if not isinstance(real, boxes.PageBox) and real.element_tag not in TRANSPARENT:
            structure.element = real.element
            _unfold(structure, pdf)
            _describe(structure, real)
            if structure["S"] == "/LI":
                _gather_body(structure, parent, pdf)
        yield structure


def _describe(structure: Any, box: Any) -> None:
    element = box.element
    if element is None or box.element_tag != element.tag:  # anonymous, or before and after one
        return
    if lang := element.attrib.get("lang"):
        structure["Lang"] = pydyf.String(lang)
    if structure["S"] == "/L":
        numbering = NUMBERINGS.get(box.style["list_style_type"], "/None")
        structure["A"] = pydyf.Dictionary({"O": "/List", "ListNumbering": numbering})
    if structure["S"] == "/TH":
        row = element.attrib.get("scope") == "row"
        structure["A"]["Scope"] = "/Row" if row else "/Column"


def _unfold(structure: Any, pdf: Any) -> None:
    """A heading is one heading: the boxes that a layout puts inside it, of the same element, are none."""
    for kid in _kids(structure, pdf):
        if kid["S"] == structure["S"] and getattr(kid, "element", None) is structure.element:
            kid["S"] = "/NonStruct"


def _gather_body(item: Any, outer: Any, pdf: Any) -> None:
    """An item of a list holds its mark and one body, and in the body all that it says, in its order.

    WeasyPrint moves a list that stands in an item behind it: what follows that list would be read before it.
    """
    places = {id(element): place for place, element in enumerate(item.element)}
    moved = [kid for kid in _kids(outer, pdf) if id(getattr(kid, "element", None)) in places]
    said = [kid for kid in _kids(item, pdf) if kid["S"] not in ("/Lbl", "/LBody")] + moved
    if not said:
        return
    said.sort(key=lambda kid: places.get(id(kid.element), -1))
    _drop(outer, moved)
    _drop(item, said)
    body = pydyf.Dictionary({**item, "S": "/LBody", "P": item.reference})
    pdf.add_object(body)
    body["K"] = pydyf.Array([kid.reference for kid in said])
    for kid in said:
        kid["P"] = body.reference
    item["K"].append(body.reference)


def _drop(structure: Any, kids: list[Any]) -> None:
    references = {kid.reference for kid in kids}
    structure["K"] = pydyf.Array([kid for kid in structure["K"] if kid not in references])


def _kids(structure: Any, pdf: Any) -> list[Any]:
    references = [kid for kid in structure["K"] if isinstance(kid, bytes)]
    kids = [pdf.objects[int(reference.split()[0])] for reference in references]
    return [kid for kid in kids if "S" in kid]
