"""A tagged PDF as a screen reader walks through it: by its structures, not by its sheets."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ArrayObject, ContentStream, DictionaryObject, NameObject


@dataclass(frozen=True)
class Structure:
    """One element of the tree, with the text that it holds itself and below."""

    kind: str
    row: Any
    kids: list["Structure | str"]
    pieces: list[tuple[int, int]]  # sheet and number of what it holds itself

    @property
    def text(self) -> str:
        return "".join(kid if isinstance(kid, str) else kid.text for kid in self.kids)

    def walk(self) -> Iterator["Structure"]:
        yield self
        for kid in self.kids:
            if isinstance(kid, Structure):
                yield from kid.walk()


class TaggedPdf:
    def __init__(self, file: Path) -> None:
        self.reader = PdfReader(file)
        self.catalog: Any = self.reader.root_object
        self.pieces = [Pieces(page, self.reader) for page in self.reader.pages]
        pages: list[Any] = list(self.reader.pages)
        self._numbers = {page.indirect_reference.idnum: at for at, page in enumerate(pages)}
        root: Any = self.catalog["/StructTreeRoot"]
        self.document = self._read(root["/K"][0].get_object())

    def all(self, *kinds: str) -> list[Structure]:
        return [one for one in self.document.walk() if not kinds or one.kind in kinds]

    def held(self) -> set[tuple[int, int]]:
        """The pieces of each sheet that stand in the tree."""
        return {piece for one in self.document.walk() for piece in one.pieces}

    def _read(self, row: DictionaryObject) -> Structure:
        kids: list[Structure | str] = []
        pieces = []
        for kid in _listed(row.get("/K")):
            found = kid.get_object()
            if isinstance(found, int):
                number = self._numbers[row.raw_get("/Pg").idnum]
                pieces.append((number, int(found)))
                kids.append(self.pieces[number].texts.get(int(found), ""))
            elif found.get("/Type") != "/OBJR":
                kids.append(self._read(found))
        return Structure(str(row["/S"])[1:], row, kids, pieces)


class Pieces:
    """What is drawn on a sheet: marked pieces with their text, artifacts, and what is neither."""

    def __init__(self, page: Any, reader: PdfReader) -> None:
        self.texts: dict[int, str] = {}
        self.lines: list[tuple[int, float, str]] = []  # piece, pixels from the top, text
        self.artifacts: list[str] = []
        self.loose: list[str] = []  # drawn outside any mark
        self._fonts = {
            name: _letters(font.get_object()) for name, font in page["/Resources"]["/Font"].items()
        }
        self._open: list[int | None] = []
        self._font, self._top = "", 0.0
        for operands, operator in ContentStream(page.get_contents(), reader).operations:
            self._take(operands, operator.decode())

    def _take(self, operands: Any, operator: str) -> None:
        if operator in ("BDC", "BMC"):
            self._begin(operands)
        elif operator == "EMC":
            self._open.pop()
        elif operator == "Tf":
            self._font = operands[0]
        elif operator == "Tm":
            self._top = float(operands[5])
        elif operator in ("Tj", "TJ"):
            self._say(operands[0])
        elif operator in ("f", "f*", "S", "B", "B*", "b", "b*", "s", "sh", "Do") and not self._open:
            self.loose.append(operator)

    def _begin(self, operands: Any) -> None:
        about = operands[1] if len(operands) > 1 else {}
        number = about.get("/MCID")
        self._open.append(None if number is None else int(number))
        if number is not None:
            self.texts.setdefault(int(number), "")
        if operands[0] == "/Artifact":
            self.artifacts.append("")

    def _say(self, shown: Any) -> None:
        letters = self._fonts[self._font]
        parts = shown if isinstance(shown, ArrayObject) else [shown]
        text = "".join(
            _decode(part, letters) for part in parts if not isinstance(part, (int, float))
        )
        if not self._open:
            self.loose.append(text)
        elif self._open[-1] is None:
            self.artifacts[-1] += text
        else:
            self.texts[self._open[-1]] += text
            self.lines.append((self._open[-1], self._top, text))


def _listed(kids: Any) -> list[Any]:
    if kids is None:
        return []
    return list(kids) if isinstance(kids, ArrayObject) else [kids]


def _decode(part: Any, letters: dict[int, str]) -> str:
    raw = part.original_bytes
    return "".join(
        letters.get(int.from_bytes(raw[at : at + 2]), "\ufffd") for at in range(0, len(raw), 2)
    )


def _letters(font: Any) -> dict[int, str]:
    """Glyph to letters, as the font itself tells them."""
    told = font["/ToUnicode"].get_object().get_data().decode("latin-1")
    pairs = re.findall(r"<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]*)>", told.partition("beginbfchar")[2])
    return {int(glyph, 16): bytes.fromhex(said).decode("utf-16-be") for glyph, said in pairs}


def fonts_of(pdf: TaggedPdf) -> dict[str, Any]:
    """Every font of the file, by name, with the description that holds its letters."""
    found = {}
    for page in pdf.reader.pages:
        fonts: Any = page["/Resources"]
        for font in fonts["/Font"].values():
            inner = font.get_object()["/DescendantFonts"][0].get_object()
            found[str(inner["/BaseFont"])] = inner["/FontDescriptor"].get_object()
    return found


def languages_of(pdf: TaggedPdf) -> set[str]:
    return {str(one.row["/Lang"]) for one in pdf.all() if NameObject("/Lang") in one.row}
