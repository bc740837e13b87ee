"""SVG: read by a parser that follows nothing, and written anew from what is allowed."""

import re
from pathlib import Path
from xml.parsers import expat

from apps.media.analysis import files
from apps.media.analysis.outcome import TOO_LARGE, Found, Refused
from apps.media.analysis.svg_allowed import (
    ATTRIBUTES,
    ELEMENTS,
    SVG,
    WITH_TEXT,
    XLINK,
    XML,
    allowed_value,
    declarations,
)
from apps.media.kinds import LARGEST

DEEPEST, MOST_ELEMENTS, MOST_COPIES = 64, 100_000, 10_000
MOST_VALUES = 300_000  # attributes and declarations
MOST_RULES, MOST_CLASSES = 5_000, 20
LARGEST_WRITTEN = LARGEST["image"]
LENGTH = re.compile(r"\s*([0-9]*\.?[0-9]+)(px|pt|mm|cm|in|pc)?\s*")
UNITS = {
    None: 1.0,
    "px": 1.0,
    "pt": 4 / 3,
    "mm": 96 / 25.4,
    "cm": 96 / 2.54,
    "in": 96.0,
    "pc": 16.0,
}
ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;"})
NO_SIZE = (300, 150)  # what browsers draw when a drawing does not say


def clean(*, folder: Path, extension: str) -> Found:
    """Write what is allowed of the drawing, and nothing else."""
    del extension
    writer = Writer()
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.EntityDeclHandler = _refuse
    parser.StartDoctypeDeclHandler = writer.doctype
    parser.StartElementHandler = writer.start
    parser.EndElementHandler = writer.end
    parser.CharacterDataHandler = writer.text
    try:
        # At once: a tag of some megabytes would be read from its beginning with every further piece.
        parser.Parse(files.sent(folder).read_bytes(), True)  # noqa: FBT003 - the last piece
    except expat.ExpatError as error:
        raise Refused from error
    writer.refuse_multiplied()
    files.cleaned(folder).write_text("".join(writer.written), "utf-8")
    return Found(width=writer.size[0], height=writer.size[1])


def _escape(text: str) -> str:
    """By hand: the standard library's own function loads an HTTP client first."""
    return text.translate(ESCAPED)


def _without_comments(sheet: str) -> str:
    before, *rest = sheet.split("/*")
    return before + "".join(part.partition("*/")[2] for part in rest)


def _refuse(*_: object) -> None:
    raise Refused


class Writer:
    """Hears what the parser reads; writes what may stay."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.open: list[str] = []
        self.ids: list[str] = []
        self.uses: dict[str, list[str]] = {"": []}
        self.skipped = 0
        self.elements = self.values = self.length = 0
        self.styles: dict[str, dict[str, str]] = {}
        self.sheet: list[str] | None = None
        self.size = NO_SIZE

    def doctype(self, *declaration: str | bool | None) -> None:
        """Older programs name the format there; declarations of their own are refused."""
        _name, _system, _public, has_own = declaration
        if has_own:
            raise Refused

    def start(self, qualified: str, given: dict[str, str]) -> None:
        namespace, _, name = qualified.rpartition(" ")
        self.elements += 1
        if not self.open and not self.skipped and (namespace, name) != (SVG, "svg"):
            raise Refused
        if self.elements > MOST_ELEMENTS or len(self.open) + self.skipped > DEEPEST:
            raise Refused
        name = "g" if name == "a" else name
        if self.skipped or namespace != SVG or name not in ELEMENTS:
            self.skipped += 1
            if (namespace, name, self.skipped) == (SVG, "style", 1):
                self.sheet = []
            return
        attributes = self._allowed(name, given)
        if not self.open:
            self.size = _size(attributes)
            attributes = {"xmlns": SVG, **attributes}
        self._note_use(name, attributes)
        self.open.append(name)
        words = "".join(f' {key}="{_escape(value)}"' for key, value in attributes.items())
        self._write(f"<{name}{words}>")

    def end(self, _name: str) -> None:
        if self.skipped:
            self.skipped -= 1
            if not self.skipped and self.sheet is not None:
                self._learn("".join(self.sheet))
                self.sheet = None
            return
        self._write(f"</{self.open.pop()}>")
        self.ids.pop()

    def text(self, content: str) -> None:
        if self.sheet is not None:
            self.sheet.append(content)
        elif not self.skipped and self.open and self.open[-1] in WITH_TEXT:
            self._write(_escape(content))

    def _write(self, text: str) -> None:
        """Rules of a style sheet may make a drawing grow."""
        self.length += len(text)
        if self.length > LARGEST_WRITTEN:
            raise Refused(TOO_LARGE, kind="image")
        self.written.append(text)

    def refuse_multiplied(self) -> None:
        """Copies of copies of copies would grow without end in the reader's browser."""
        counted: dict[str, int] = {}

        def copies(name: str, above: tuple[str, ...]) -> int:
            if name in above or len(above) > DEEPEST:
                raise Refused
            if name not in counted:
                inside = self.uses.get(name, ())
                counted[name] = 1 + sum(copies(used, (*above, name)) for used in inside)
            if counted[name] > MOST_COPIES:
                raise Refused
            return counted[name]

        for name in list(self.uses):
            copies(name, ())

    def _note_use(self, name: str, attributes: dict[str, str]) -> None:
        self.ids.append(attributes.get("id", ""))
        if name == "use" and "href" in attributes:
            if len(self.uses[""]) > MOST_COPIES:
                raise Refused
            for scope in {"", *self.ids}:
                self.uses.setdefault(scope, []).append(attributes["href"].strip()[1:])

    def _learn(self, sheet: str) -> None:
        """Simple rules of a style sheet become attributes of the elements that they name."""
        for rule in _without_comments(sheet).split("}")[:MOST_RULES]:
            selectors, _, body = rule.rpartition("{")
            said = declarations(body)
            for selector in selectors.rpartition("{")[2].split(",")[:MOST_RULES]:
                if said and len(self.styles) < MOST_RULES:
                    self.styles.setdefault(selector.strip(), {}).update(said)

    def _allowed(self, element: str, given: dict[str, str]) -> dict[str, str]:
        kept: dict[str, str] = {}
        self.values += len(given) + given.get("style", "").count(";")
        if self.values > MOST_VALUES:
            raise Refused
        for qualified, value in given.items():
            namespace, _, name = qualified.rpartition(" ")
            known = name in ATTRIBUTES and (not namespace or (namespace, name) == (XLINK, "href"))
            if known and allowed_value(name, value):
                kept[name] = value
            elif (namespace, name, value) == (XML, "space", "preserve"):
                kept["xml:space"] = value
        classes = kept.pop("class", "").split(None, MOST_CLASSES)[:MOST_CLASSES]
        for selector in (element, *(f".{name}" for name in classes)):
            kept.update(self.styles.get(selector, {}))
        kept.update(self.styles.get(f"#{kept.get('id', '')}", {}))
        return {**kept, **declarations(given.get("style", ""))}


def _size(attributes: dict[str, str]) -> tuple[int, int]:
    width, height = (_pixels(attributes.get(side, "")) for side in ("width", "height"))
    box = [
        float(part)
        for part in re.findall(r"-?[0-9]*\.?[0-9]+", attributes.get("viewBox", "")[:200])
    ]
    if width and height:
        return width, height
    if len(box) == 4 and 0.5 <= box[2] < 1e6 and 0.5 <= box[3] < 1e6:
        return round(box[2]), round(box[3])
    return NO_SIZE


def _pixels(length: str) -> int:
    found = LENGTH.fullmatch(length[:30])
    pixels = round(float(found[1]) * UNITS[found[2]]) if found else 0
    return pixels if pixels < 1_000_000 else 0
