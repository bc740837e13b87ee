import re
import sys
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from pytest_django import Settings

from apps.publishing.events import ReadingChanged
from apps.publishing.printing import Printed
from apps.publishing.rendering import MediaCopy
from apps.publishing.rendering import renderer as process
from apps.publishing.services import _store
from apps.publishing.services._draw import draw
from apps.publishing.tests.building import Pretended
from shared import events

# Of rows, versions and days, and the strokes of the code that leads to an address.
NUMBERS = re.compile(rb"[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{8,}|(?:M[0-9]+ [0-9.]+h[0-9]+)+|[0-9]+")


@pytest.fixture
def renderer(built_renderer: Path, settings: Settings) -> Path:
    """The real one."""
    settings.RENDERER = built_renderer
    return built_renderer


@pytest.fixture(scope="session")
def known() -> dict[tuple[Path, bytes], bytes]:
    """What was drawn or printed once."""
    return {}


@pytest.fixture
def remembering(
    renderer: Path,
    known: dict[tuple[Path, bytes], bytes],
    monkeypatch: pytest.MonkeyPatch,
    settings: Settings,
) -> None:
    """The real renderer, pencil and printer, asked once for what differs in numbers only."""
    render, printer = process._run, sys.modules["apps.publishing.services.print_edition"]
    print_document = printer.print_document

    def render_once(given: bytes, **limits: float) -> bytes:
        name = settings.RENDERER, NUMBERS.sub(b"", given)
        if name not in known:
            known[name] = render(given, **limits)
        return known[name]

    def sketch_once(pictures: list[dict[str, Any]], copies: list[MediaCopy]) -> dict[str, bytes]:
        names = {one["name"]: (settings.RENDERER, one["name"].encode()) for one in pictures}
        new = [one for one in pictures if names[one["name"]] not in known]
        known.update({names[name]: body for name, body in draw(new, copies).items()})
        return {name: known[key] for name, key in names.items()}

    def print_once(folder: Path, *, html: str, assets: Path) -> Printed:
        name = assets, NUMBERS.sub(b"", html.encode())
        if name not in known:
            known[name] = print_document(folder, html=html, assets=assets).file.read_bytes()
        file = folder / "remembered.pdf"
        file.write_bytes(known[name])
        return Printed(file=file, pages=1, refused=[], peak_kib=0)

    monkeypatch.setattr(process, "_run", render_once)
    monkeypatch.setattr(_store, "draw", sketch_once)
    monkeypatch.setattr(printer, "print_document", print_once)


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> Pretended:
    """A renderer that writes one small page."""
    pretended = Pretended()
    monkeypatch.setattr(process, "_run", pretended)
    return pretended


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[UUID]:
    """Of which booklets something else is read."""
    heard: list[UUID] = []
    note = lambda fact: heard.append(fact.booklet_id)  # noqa: E731
    monkeypatch.setitem(events._listeners, ReadingChanged, [note])
    return heard
