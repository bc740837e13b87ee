"""What the file of a tutorial is read into."""

from dataclasses import dataclass

from shared.documents import Document

Texts = dict[str, str]  # by locale


class TutorialFault(ValueError):
    """A file of a tutorial says something that cannot be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenTutorial:
    """`slug` is its identity and never changes."""

    slug: str
    title: Texts
    lead: Texts
    topic: str
    minutes: int
    screens: tuple[str, ...]
    roles: tuple[str, ...]
    body: dict[str, Document]  # by locale
