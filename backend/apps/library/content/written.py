"""What the files of the starter library are read into."""

from dataclasses import dataclass
from datetime import date

from apps.library.content.drawing import WrittenDrawing
from shared.documents import Document

Texts = dict[str, str]  # by locale


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenValue:
    """A living value that the texts insert; the key never changes."""

    key: str
    label: Texts
    kind: str
    theme: str
    hint: str
    essential: bool
    may_stand_in: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenNumber:
    """A telephone number that is the same everywhere; what was not read in its `source` is in `doubt`."""

    number: str
    who: str
    source: str = ""
    doubt: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSector:
    code: str
    label: Texts
    description: Texts
    icon: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenObligation:
    """`doubt` says what is not certain in the reference, `remark` how far it reaches.

    Nobody has compared the reference with its source while `checked_on` is empty.

    It concerns who meets all `conditions`, and is covered once the `values` that its pages insert are filled; one
    that is `verbatim`, by the words of the law alone.
    """

    code: str
    label: str
    reference: str
    kinds: tuple[str, ...]
    sectors: tuple[str, ...]
    level: str
    written_on: date
    checked_by: str = ""
    checked_on: date | None = None
    link: str = ""
    remark: str = ""
    doubt: str = ""
    domain: str = "house"
    values: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    verbatim: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenOfficial:
    """Where the words of an official page come from; nobody has compared them while `collated_on` is empty.

    `to_join` names what of the source does not stand on the page yet.
    """

    source: str
    link: str
    to_join: str = ""
    collated_by: str = ""
    collated_on: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenPage:
    title: str
    importance: str
    obligations: tuple[str, ...]
    document: Document
    official: WrittenOfficial | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenChapter:
    """`code` is its identity; `reason`, `note` and `reference` are those of its newest release."""

    code: str
    title: Texts
    summary: Texts
    icon: str
    kinds: tuple[str, ...]
    sectors: tuple[str, ...]
    policy: str
    reason: str
    note: str
    reference: str
    pages: tuple[WrittenPage, ...]

    @property
    def obligations(self) -> tuple[str, ...]:
        return tuple(sorted({code for page in self.pages for code in page.obligations}))


@dataclass(frozen=True, slots=True, kw_only=True)
class StarterLibrary:
    """Chapters stand in the order in which a booklet shows them."""

    sectors: tuple[WrittenSector, ...]
    obligations: tuple[WrittenObligation, ...]
    chapters: tuple[WrittenChapter, ...]
    drawings: tuple[WrittenDrawing, ...] = ()
