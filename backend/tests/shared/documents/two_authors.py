"""A server that merges, and authors who write, go offline, and save at the same moment. No database."""

from dataclasses import dataclass, field
from random import Random
from uuid import UUID, uuid4

from shared.documents import Conflict, Document, Merged, merge
from tests.shared.documents.looking import told, words_in
from tests.shared.documents.writing import Writer


@dataclass(frozen=True)
class Request:
    key: UUID
    base: int
    document: Document


@dataclass(frozen=True)
class Answer:
    revision: int
    document: Document
    conflicts: list[Conflict]


@dataclass
class Server:
    """Keeps every revision, and the answer to each request for those who did not get it."""

    revisions: list[Document]
    answers: dict[UUID, Answer] = field(default_factory=dict)

    def save(self, request: Request) -> Answer:
        if request.key not in self.answers:
            merged = merge(self.revisions[request.base], request.document, self.revisions[-1])
            self.revisions.append(merged.document)
            self.answers[request.key] = Answer(
                len(self.revisions) - 1, merged.document, merged.conflicts
            )
        return self.answers[request.key]


@dataclass
class Author:
    """`removed` are the words that they saw and took away; `asked` those that a conflict showed them."""

    writer: Writer
    document: Document
    base: int = 0
    offline: int = 0
    sent: Request | None = None
    removed: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    conflicts: int = 0

    def edit(self) -> None:
        after = self.writer.edit(self.document)
        self.removed |= words_in(self.document) - words_in(after)
        self.document = after

    def send(self) -> Request:
        self.sent = self.sent or Request(uuid4(), self.base, self.document)
        return self.sent

    def receive(self, answer: Answer) -> None:
        """What was written while the request was under way goes on top of what came back."""
        assert self.sent
        rebased = merge(self.sent.document, self.document, answer.document)
        for merged in (Merged(answer.document, answer.conflicts), rebased):
            self.asked |= words_in(told(merged))
            self.conflicts += len(merged.conflicts)
        self.document, self.base, self.sent = rebased.document, answer.revision, None


@dataclass
class Desk:
    """Two authors at one page, until each made so many edits and both see the same page again."""

    random: Random
    edits: int
    overwritten: int = 0

    def __post_init__(self) -> None:
        first = Writer("first", self.random).document(12)
        self.server = Server([first])
        self.authors = [Author(Writer(name, self.random), first) for name in ("anna", "bruno")]
        self.edited = [0, 0]

    def work(self) -> None:
        while min(self.edited) < self.edits:
            self.step(self.random.randrange(2))
        for author in (
            self.authors * 3
        ):  # online again: what was sent, what was written since, what came
            self.save(author, certain=True)

    def step(self, who: int) -> None:
        author = self.authors[who]
        if self.edited[who] < self.edits:
            author.edit()
            self.edited[who] += 1
        if author.offline:
            author.offline -= 1
        elif self.random.random() < 0.02:
            author.offline = self.random.randrange(10, 60)
        elif self.random.random() < 0.1:
            self.save_at_once()
        elif self.random.random() < 0.3:
            self.save(author)

    def save_at_once(self) -> None:
        """Both send before either is answered."""
        for author in self.authors:
            author.send()
        for author in self.random.sample(self.authors, 2):
            self.save(author)

    def save(self, author: Author, *, certain: bool = False) -> None:
        before = words_in(self.server.revisions[-1])
        answer = self.server.save(author.send())
        told_now = words_in(told(Merged(answer.document, answer.conflicts)))
        gone = before - words_in(self.server.revisions[-1])
        self.overwritten += len(gone - author.removed - told_now)
        if (
            not certain and self.random.random() < 0.1
        ):  # the answer is lost: the same request again, later
            return
        author.receive(answer)

    @property
    def lost(self) -> set[str]:
        """Words that nobody took away, that are not on the page, and of which nobody was told."""
        written = {word for author in self.authors for word in author.writer.written}
        explained = {word for author in self.authors for word in author.removed | author.asked}
        return written - words_in(self.server.revisions[-1]) - explained

    @property
    def conflicts(self) -> int:
        return sum(author.conflicts for author in self.authors)
