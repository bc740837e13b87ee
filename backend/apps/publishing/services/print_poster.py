import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from django.conf import settings

from apps.publishing import rendering
from apps.publishing.printing import print_document
from apps.publishing.services._paper import fetch_pictures, with_qr

PREFIX = "livretier-poster-"
DRAWING_SECONDS = 8.0  # somebody waits, and nginx for 30 s in all
PRINTING_SECONDS = 12.0


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
    """Its PDF, made while somebody waits."""
    given = {
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
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        html = rendering.render_poster(
            with_qr(given, poster.leads_to), wall_seconds=DRAWING_SECONDS
        )
        fetch_pictures(html, poster.pictures, into=folder)
        printed = print_document(
            folder, html=html, assets=settings.RENDERER / "assets", wall_seconds=PRINTING_SECONDS
        )
        return printed.file.read_bytes()
