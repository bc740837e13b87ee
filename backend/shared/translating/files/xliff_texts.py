"""XLIFF 2: units with their target. Without a document type there are no entities, and so nothing that grows."""

from xml.parsers import expat

from shared.translating.files.limits import DEEPEST, LONGEST_TEXT, MOST_LINES, TOO_LARGE
from shared.translating.files.lines import Line, Read, Refused

NAMESPACES = ("urn:oasis:names:tc:xliff:document:2.0", "urn:oasis:names:tc:xliff:document:2.2")
STAMP = "stamp"
Attributes = dict[str, str]


class Reader:
    """What is heard of a document, element by element."""

    def __init__(self) -> None:
        self.locale, self.lines = "", list[Line]()
        self.path: list[str] = []
        self.name = self.stamp = self.text = ""
        self.has_target = self.in_stamp = False
        self.blanks: dict[str, str] = {}  # of the source, by the id of the place

    def refuse(self, *_: object) -> None:
        raise Refused

    def open(self, name: str, attributes: Attributes) -> None:
        space, _, tag = name.rpartition(" ")
        self.path.append(tag if space in NAMESPACES else "")
        if len(self.path) > DEEPEST or (len(self.path) == 1 and self.path != ["xliff"]):
            raise Refused
        match self.path[-1]:
            case "xliff":
                self.locale = attributes.get("trgLang", "")
            case "unit":
                self.name = attributes.get("name") or attributes.get("id", "")
                self.stamp, self.text, self.has_target, self.blanks = "", "", False, {}
            case "note":
                self.in_stamp = attributes.get("category") == STAMP
            case "target":
                self.has_target = True
            case "ph":
                self.place(attributes)

    def place(self, attributes: Attributes) -> None:
        """A blank or a tag of ours; some programs keep its id only."""
        place, said = attributes.get("id", ""), attributes.get("equiv", "")
        if "source" in self.path:
            self.blanks[place] = said
        else:
            self.hear(said or self.blanks.get(place, ""))

    def close(self, line: int) -> None:
        closed = self.path.pop()
        if closed == "note":
            self.in_stamp = False
        if closed == "unit" and self.has_target:
            if len(self.lines) == MOST_LINES:
                raise Refused(TOO_LARGE)
            self.lines.append((line, self.name, self.text, self.stamp.strip()))

    def hear(self, text: str) -> None:
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
