"""What the file of a tutorial is read into."""

from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

from apps.media.services import MadePicture
from shared.documents import Document

Texts = dict[str, str]  # by locale


class TutorialFault(ValueError):
    """A file of a tutorial says something that cannot be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenPicture:
    """What a tutorial shows of a screen. Its id is of its bytes and its words: another picture is another medium."""

    id: UUID
    name: str
    alt: Texts
    make: Callable[[], MadePicture]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenTutorial:
    """`slug` is its identity and never changes; `picture` is called as in docs/screens."""

    slug: str
    title: Texts
    lead: Texts
    topic: str
    minutes: int
    screens: tuple[str, ...]
    roles: tuple[str, ...]
    body: dict[str, Document]  # by locale
    picture: str
    alt: Texts
