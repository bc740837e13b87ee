import subprocess
from pathlib import Path
from uuid import UUID

import pytest
from django.conf import settings as product
from pytest_django import Settings

from apps.publishing.events import ReadingChanged
from apps.publishing.rendering import renderer as process
from apps.publishing.tests.making import Pretended
from shared import events


@pytest.fixture(scope="session")
def built_renderer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The renderer as it is today, in a folder of its own: the gate builds it elsewhere meanwhile."""
    folder = tmp_path_factory.mktemp("renderer")
    command = ["npx", "vite", "build", "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run(command, cwd=product.RENDERER.parent, check=True)
    return folder


@pytest.fixture
def renderer(built_renderer: Path, settings: Settings) -> Path:
    """The real one."""
    settings.RENDERER = built_renderer
    return built_renderer


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Pretended:
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
