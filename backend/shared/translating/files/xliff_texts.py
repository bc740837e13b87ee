"""XLIFF 2, or 1.2: units with their target. Without a document type there are no entities, and so nothing that grows."""

from xml.parsers import expat

from shared.translating.files.limits import DEEPEST, LONGEST_TEXT, MOST_LINES, TOO_LARGE
from shared.translating.files.lines import Line, Read, Refused

NAMESPACES = ("urn:oasis:names:tc:xliff:document:2.0", "urn:oasis:names:tc:xliff:document:2.2")
OLDER = "urn:oasis:names:tc:xliff:document:1.2"
STAMP = "stamp"
UNITS = ("unit", "trans-unit")
ASIDE = ("", "alt-trans")  # of modules and programs: what they propose is not what the text says
Attributes = dict[str, str]


class Reader:
    """What is heard of a document, element by element."""

    def __init__(self) -> None:
        self.locale, self.lines = "", list[Line]()
        self.path: list[str] = []
        self.name = self.stamp = self.text = ""
        self.has_target = self.in_stamp = self.is_placed = False
        self.blanks: dict[str, str] = {}  # of the source, by the id of the place

    def refuse(self, *_: object) -> None:
        raise Refused

    def open(self, name: str, attributes: Attributes) -> None:
        space, _, tag = name.rpartition(" ")
        self.path.append(tag if space in (*NAMESPACES, OLDER) else "")
        if len(self.path) > DEEPEST or (len(self.path) == 1 and self.path != ["xliff"]):
            raise Refused
        if self.is_aside():
            return
        match self.path[-1]:
            case "xliff" | "file":
                told = attributes.get("trgLang") or attributes.get("target-language", "")
                self.locale = self.locale or told
            case "unit" | "trans-unit":
                named = attributes.get("name") or attributes.get("resname")
                self.name = named or attributes.get("id", "")
                self.stamp, self.text, self.has_target, self.blanks = "", "", False, {}
            case "note":
                self.in_stamp = STAMP in (attributes.get("category"), attributes.get("from"))
            case "target":
                self.has_target = True
            case "ph":
                self.place(attributes)

    def place(self, attributes: Attributes) -> None:
        """A blank or a tag of ours; some programs keep its id only."""
        place = attributes.get("id", "")
        said = attributes.get("equiv") or attributes.get("equiv-text", "")
        if "source" in self.path:
            self.blanks[place] = said
        else:
            self.is_placed = False
            self.hear(said or self.blanks.get(place, ""))
            self.is_placed = True  # what stands inside says the same again

    def close(self, line: int) -> None:
        aside = self.is_aside()
        closed = self.path.pop()
        if aside:
            return
        if closed == "ph":
            self.is_placed = False
        if closed == "note":
            self.in_stamp = False
        if closed in UNITS and self.has_target:
            if len(self.lines) == MOST_LINES:
                raise Refused(TOO_LARGE)
            self.lines.append((line, self.name, self.text, self.stamp.strip()))

    def is_aside(self) -> bool:
        return any(part in ASIDE for part in self.path)

    def hear(self, text: str) -> None:
        if self.is_placed or self.is_aside():
            return
        if self.in_stamp:
            self.stamp = (self.stamp + text)[:LONGEST_TEXT]
        elif "target" in self.path:
            self.text = (self.text + text)[:LONGEST_TEXT]


def read(content: bytes) -> Read:
    """The number of a line is that of the file, where the unit ends."""
    reader = Reader()
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = reader.refuse
    parser.ProcessingInstructionHandler = reader.refuse
    parser.StartElementHandler = reader.open
    parser.EndElementHandler = lambda _: reader.close(parser.CurrentLineNumber)
    parser.CharacterDataHandler = reader.hear
    is_all = True  # at once: in pieces, a long token is read again with each of them
    parser.Parse(content, is_all)
    return Read(reader.locale, reader.lines)
