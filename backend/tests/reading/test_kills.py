"""REL9 on the reading side: the sync dies at each step of the disk, and nobody sees half a version."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from apps.reading.edge import EdgeSync, disk
from apps.reading.edge.entry import Entry
from tests.figures import Figures
from tests.reading.bundles import Booklet
from tests.reading.edges import Table, run, settle

KILLS = 60
LONG = timedelta(hours=2)  # no former version is left by then


class Killed(BaseException):
    """The process is gone."""


class Steps:
    """Lets so many steps of the disk happen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, most: int = 10**9) -> None:
        self.done, self.most = 0, most
        for name in ("write", "link", "remove"):
            monkeypatch.setattr(disk, name, self._dying(getattr(disk, name)))
        for name in ("rename", "replace", "symlink_to", "unlink"):
            monkeypatch.setattr(Path, name, self._dying(getattr(Path, name)))

    def _dying(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def step(*arguments: Any, **named: Any) -> Any:
            if self.done >= self.most:
                raise Killed
            self.done += 1
            return act(*arguments, **named)

        return step


def test_a_kill_at_any_moment_leaves_a_whole_version(
    published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    booklet, now = published(), timezone.now()
    versions = [(booklet.folder(), booklet.says, booklet.entry())]
    booklet.says = "une autre version"
    booklet.publish()
    versions.append((booklet.folder(), booklet.says, booklet.entry()))
    settle(tmp_path, booklet.id, Entry(1, versions[0][2]), now)
    steps = steps_of(tmp_path, booklet, Entry(2, versions[1][2]), now + LONG, monkeypatch)
    mixed, kills = list[str](), 0

    for number in range(KILLS):
        now += 2 * LONG
        entry = Entry(number + 3, versions[number % 2][2])
        with monkeypatch.context() as dies:
            Steps(dies, number * steps // KILLS)
            try:
                settle(tmp_path, booklet.id, entry, now)
            except Killed:
                kills += 1
        mixed += what_is_mixed(tmp_path, booklet, versions)
        start_again(tmp_path, now)
        mixed += what_is_mixed(tmp_path, booklet, versions)
        settle(tmp_path, booklet.id, entry, now)  # if it died before it had noted it

    Figures("make test-backend").note(
        "REL9 (shelf)",
        f"kills of the keeper at {kills} of {steps} steps of the disk: entries whose pages are not all there",
        str(len(mixed)),
        goal="≥ 50 kills, 0",
        met=kills >= 50 and not mixed,
    )
    assert (mixed, kills >= 50) == ([], True)
    start_again(tmp_path, now + 2 * LONG)
    assert [str(path) for path in tmp_path.rglob(f"{disk.UNFINISHED}*")] == []


def steps_of(
    edge: Path, booklet: Booklet, entry: Entry, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> int:
    """How many steps another version takes."""
    with monkeypatch.context() as counted:
        steps = Steps(counted)
        settle(edge, booklet.id, entry, now)
    return steps.done


def start_again(edge: Path, now: datetime) -> None:
    sync = EdgeSync(edge, news=Table().news(), now=lambda: now)
    sync.remember()
    run(sync)


def what_is_mixed(
    edge: Path, booklet: Booklet, versions: list[tuple[str, str, dict[str, Any]]]
) -> list[str]:
    """Pages that the entry leads to and that are missing or of another version."""
    book = edge / "open" / "_" / booklet.slug
    entry = (book / "index.html").read_text()
    (folder, says) = next((folder, says) for folder, says, _ in versions if folder in entry)
    pages = [book / folder / path for path in ("index.html", "c1/p1.html", "sommaire.html")]
    wrong = [str(page) for page in pages if says not in page.read_text()]
    if says not in entry:
        wrong.append(str(book))
    return wrong
