import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import BoundedSemaphore, Lock
from typing import Any, Literal

from django.conf import settings

from apps.publishing import rendering
from apps.publishing.printing import NotPrinted, print_document
from apps.publishing.services._paper import fetch_pictures, with_qr
from shared import errors
from shared.confined import TookTooLong

PREFIX = "livretier-poster-"
ALL_SECONDS = 27.0  # somebody waits, and nginx for 30 s in all
WAITING_SECONDS = 8.0  # of these, for the poster before
AT_MOST = 2  # in this process: one is drawn, one waits; the other threads have other work

_places = BoundedSemaphore(AT_MOST)
_drawing = Lock()


class PosterBusy(errors.Busy):
    code = "poster_busy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Poster:
    """A sheet to hang up, or a badge to stick. `pictures` are objects of the store, by what `media` calls them."""

    size: Literal["a4", "a5", "badge"]
    company: str
    name: str
    kind: str
    theme: dict[str, Any]
    locale: str
    others: list[str]
    leads_to: str
    shown_address: str
    code: str | None
    media: dict[str, Any] = field(default_factory=dict)
    pictures: dict[str, Any] = field(default_factory=dict)


def print_poster(poster: Poster) -> bytes:
    """Its PDF, made while somebody waits: one at a time, and `PosterBusy` when that would take too long."""
    ends = time.monotonic() + ALL_SECONDS
    with _one_at_a_time():
        try:
            return _print(poster, ends=ends)
        except (rendering.RenderingFailed, NotPrinted) as error:
            if isinstance(error.__cause__, TookTooLong):
                raise PosterBusy from error
            raise


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Each drawing takes a core for seconds: whoever comes third is asked to come again."""
    if not _places.acquire(blocking=False):
        raise PosterBusy
    try:
        if not _drawing.acquire(timeout=WAITING_SECONDS):
            raise PosterBusy
        try:
            yield
        finally:
            _drawing.release()
    finally:
        _places.release()


def _print(poster: Poster, *, ends: float) -> bytes:
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        given = with_qr(_given(poster), poster.leads_to)
        html = rendering.render_poster(given, wall_seconds=ends - time.monotonic())
        fetch_pictures(html, poster.pictures, into=folder)
        printed = print_document(
            folder,
            html=html,
            assets=settings.RENDERER / "assets",
            wall_seconds=max(0.0, ends - time.monotonic()),
        )
        return printed.file.read_bytes()


def _given(poster: Poster) -> dict[str, Any]:
    return {
        "size": poster.size,
        "company": poster.company,
        "name": poster.name,
        "kind": poster.kind,
        "theme": poster.theme,
        "locale": poster.locale,
        "others": poster.others,
        "address": poster.shown_address,
        "code": poster.code,
        "media": poster.media,
    }
