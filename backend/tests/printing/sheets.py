"""How a finished booklet fills its sheets: what stands alone, what is cut, how long its lines are."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from statistics import quantiles

from tests.printing.said import ADDED, EMPTY, plain
from tests.printing.speech import Speech
from tests.printing.tagged import Structure, TaggedPdf

PIXELS = 96 / 25.4  # of a millimetre
TOP, BOTTOM = 32 * PIXELS, (297 - 27) * PIXELS  # where text may stand
LEAST_FILLED = 0.2
MOST_CHARACTERS = 80
CALLOUT = "lvb-callout"
BOXES = (CALLOUT, "lvb-question", "lvb-contact", "lvb-card", "lvb-acknowledgement", "lvb-file")
ONLINE = "lvp-online"  # the box that ends the contents, which name every chapter too
CHAPTER, BACK = "lvp-chapter", "lvp-back"


@dataclass
class Passage:
    """A part of the document that stands on paper: its class and all its words."""

    kind: str
    text: str = ""


@dataclass
class Sheets:
    """What was counted in one booklet; faults are named by the numbers of their sheets."""

    count: int
    contents: int
    measure: int  # characters that 19 of 20 full lines of running text do not exceed
    hardly_filled: list[int] = field(default_factory=list)  # and nothing asked to go on elsewhere
    lone_boxes: list[int] = field(default_factory=list)
    cut_callouts: list[int] = field(default_factory=list)


def look_at(pdf: Path, html: str) -> Sheets:
    """Count in a PDF what nobody wants; the document says only which words are a box."""
    tagged = TaggedPdf(pdf)
    texts = _texts(tagged)
    passages = _passages(html)
    places = list(_places(passages, "".join(texts)))
    starts = [0, *_running_sums(texts)]
    asked = [_sheet_at(starts, start) for one, start in places if one.kind in (CHAPTER, BACK)]
    first, *_ = asked
    sheets = Sheets(len(texts), first - 1, _measure(tagged, first))
    for passage, start in places:
        end = start + len(passage.text)
        sheet = _sheet_at(starts, start)
        if passage.kind == CALLOUT and end > starts[sheet + 1]:
            sheets.cut_callouts.append(sheet + 1)
        if passage.kind in BOXES:
            sheets.lone_boxes += _filled_by(starts, start, end)
    for sheet in range(first, len(texts) - 1):
        if sheet + 1 not in asked and _filled(tagged, sheet) < LEAST_FILLED:
            sheets.hardly_filled.append(sheet + 1)
    return sheets


def _texts(pdf: TaggedPdf) -> list[str]:
    """Of each sheet, in the order of its structures."""
    speech, texts = Speech(), []
    for sheet in pdf.document.kids:
        assert isinstance(sheet, Structure)
        before = len(speech.said)
        speech.add(sheet)
        texts.append(ADDED.sub("", plain(speech.said[before:])))
    return texts


def _places(passages: list[Passage], text: str) -> Iterator[tuple[Passage, int]]:
    """Where each passage begins; they stand in their order, though one may lie in another."""
    from_here = 0
    for passage in passages:
        found = text.find(passage.text, from_here)
        assert found >= 0, f"{passage.kind} is not on paper: {passage.text[:80]}"
        yield passage, found
        from_here = found


def _running_sums(texts: list[str]) -> Iterator[int]:
    total = 0
    for text in texts:
        total += len(text)
        yield total


def _sheet_at(starts: list[int], place: int) -> int:
    return next(sheet for sheet, (_, end) in enumerate(pairwise(starts)) if place < end)


def _filled_by(starts: list[int], start: int, end: int) -> Iterator[int]:
    """The sheets on which stands nothing but what lies between these two places."""
    for sheet, (first, last) in enumerate(pairwise(starts)):
        if start <= first < last <= end:
            yield sheet + 1


def _filled(pdf: TaggedPdf, sheet: int) -> float:
    lowest = max((top for _, top, _ in pdf.pieces[sheet].lines), default=TOP)
    return (lowest - TOP) / (BOTTOM - TOP)


def _measure(pdf: TaggedPdf, first: int) -> int:
    lines = _full_lines(pdf, first)
    return round(quantiles(lines, n=20)[-1]) if len(lines) > 1 else 0


def _full_lines(pdf: TaggedPdf, first: int) -> list[int]:
    """The lengths of all lines of paragraphs but the last of each."""
    lengths = []
    for paragraph in pdf.all("P"):
        tops: dict[tuple[int, float], str] = defaultdict(str)
        own = {piece for one in paragraph.walk() for piece in one.pieces}
        for sheet in sorted({sheet for sheet, _ in own if sheet >= first}):
            for piece, top, text in pdf.pieces[sheet].lines:
                if (sheet, piece) in own:
                    tops[sheet, round(top)] += text
        lengths += [len(line) for line in list(tops.values())[:-1]]
    return lengths


class _Passages(HTMLParser):
    """Boxes and chapters of a document with their words, and the numbers that their steps show."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Passage] = []
        self.open: list[tuple[str, Passage | None]] = []
        self.steps = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = (dict(attrs).get("class") or "").split()
        if "lvb-steps" in classes:
            self.steps = 0
        if "lvb-step" in classes:
            self.steps += 1
            self._say(str(self.steps))
        if tag in EMPTY:
            return
        kind = next((one for one in classes if one in (*BOXES, ONLINE, CHAPTER, BACK)), None)
        passage = Passage(kind) if kind else None
        if passage:
            self.found.append(passage)
        self.open.append((tag, passage))

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if not {"title", "style"} & {tag for tag, _ in self.open}:
            self._say(data)

    def _say(self, words: str) -> None:
        for _, passage in self.open:
            if passage:
                passage.text += words


def _passages(html: str) -> list[Passage]:
    parser = _Passages()
    parser.feed(html)
    found = [Passage(one.kind, plain(one.text)) for one in parser.found]
    return [one for one in found if one.text]
