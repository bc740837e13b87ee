from dataclasses import dataclass, field

from shared.documents import Document


@dataclass(frozen=True)
class DemoPage:
    title: str
    document: Document
    importance: str = "info"
    picture: str = ""  # a file of the company's media library
    obligations: tuple[str, ...] = ()


@dataclass(frozen=True)
class DemoRelease:
    reason: str
    note: str
    days_ago: int
    reference: str = ""
    pages: int | None = None  # so many existed then


@dataclass(frozen=True)
class DemoChapter:
    """`after` are pages, by their place, as their authors left them after the last release; `then` what they did next."""

    title: str
    summary: str
    icon: str
    pages: tuple[DemoPage, ...]
    english: str = ""
    english_summary: str = ""
    sectors: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ("employee_welcome",)
    obligations: tuple[str, ...] = ()
    policy: str = "proposed"
    releases: tuple[DemoRelease, ...] = ()
    after: dict[int, DemoPage] = field(default_factory=dict)
    then: str = ""  # review, retire

    @property
    def last_pages(self) -> tuple[DemoPage, ...]:
        return tuple(self.after.get(place, page) for place, page in enumerate(self.pages))
