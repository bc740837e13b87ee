"""The edge sync: what it hears, what it lays, and what a kill leaves."""

import json
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from threading import Event
from typing import Any
from uuid import uuid4

import pytest
from django.conf import settings
from django.utils import timezone

from apps.reading.edge import EdgeSync, fetching
from apps.reading.edge.booklet_dir import BookletDir
from apps.reading.edge.entry import Entry
from apps.reading.edge.sync import LAID
from shared.objects import client
from tests.reading.bundles import moment
from tests.reading.edges import Table, names, run, settle

AN_HOUR = timedelta(hours=1)


class TestEdgeSync:
    def test_lays_what_it_hears_and_takes_away_what_is_gone(self, published, tmp_path: Path):
        booklet, table = published(), Table()
        sync = EdgeSync(tmp_path, news=table.news(), now=timezone.now)
        table.rows[booklet.id] = (1, booklet.entry())
        sync.listen_once()
        run(sync)
        laid = (tmp_path / "open/_" / booklet.slug / "index.html").read_text()
        table.rows[booklet.id] = (2, {"state": "none"})
        sync.listen_once()
        run(sync)

        assert booklet.says in laid
        assert names(tmp_path) == []
        assert list((tmp_path / "booklets").iterdir()) == []

    def test_knows_what_it_settled_and_what_waits(self, tmp_path: Path):
        table = Table()
        sync = EdgeSync(tmp_path, news=table.news(), now=timezone.now)
        table.rows = {uuid4(): (number, {"state": "none"}) for number in range(3)}
        sync.listen_once()
        heard = sync.so_far()
        run(sync)

        assert heard == (0, 3)
        assert sync.so_far() == (3, 0)

    def test_marks_its_edge_once_all_there_is_stands(
        self, published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ):
        booklet, table, marks = published(), Table(), list[bool]()
        sync = EdgeSync(tmp_path, news=table.news(), now=timezone.now)
        table.rows[booklet.id] = (1, booklet.entry())
        run(sync)
        marks.append((tmp_path / LAID).exists())  # nothing was heard yet
        with monkeypatch.context() as store:
            store.setattr(fetching, "client", away)
            sync.listen_once()
            run(sync)
            marks.append((tmp_path / LAID).exists())
        sync.not_before.clear()
        run(sync)
        marks.append((tmp_path / LAID).exists())

        assert marks == [False, False, True]

    def test_opens_and_closes_by_the_clock_while_the_database_is_away(
        self, published, tmp_path: Path
    ):
        booklet, table, now = published(), Table(), [timezone.now()]
        opens, closes = now[0] + AN_HOUR, now[0] + 2 * AN_HOUR
        said = booklet.entry(opens_at=moment(opens), closes_at=moment(closes))
        table.rows[booklet.id] = (1, said)
        first = EdgeSync(tmp_path, news=table.news(), now=lambda: now[0])
        first.listen_once()
        run(first)
        table.is_away = True
        seen = [names(tmp_path)[:1]]

        sync = EdgeSync(
            tmp_path, news=table.news(), now=lambda: now[0]
        )  # another one, after a kill
        sync.remember()
        for now[0] in (opens - timedelta(seconds=1), opens, closes):
            with pytest.raises(ConnectionError):
                sync.listen_once()
            run(sync)
            seen.append(names(tmp_path)[:1])

        early, book, over = f"front/_/{booklet.slug}", f"open/_/{booklet.slug}", "front/_/"
        assert seen == [[early], [early], [book], [f"{over}{booklet.slug}"]]
        assert (tmp_path / early).resolve().name == "over"

    def test_leaves_what_is_up_while_the_store_is_away_and_obeys_who_may_read(
        self, published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ):
        booklet, table = published(), Table()
        sync = EdgeSync(tmp_path, news=table.news(), now=timezone.now)
        table.rows[booklet.id] = (1, booklet.entry())
        sync.listen_once()
        run(sync)
        former, said = booklet.folder(), booklet.says
        booklet.says = "nouvelle version"
        booklet.publish()
        table.rows[booklet.id] = (2, booklet.kept(version="1.1"))
        with monkeypatch.context() as store:
            store.setattr(fetching, "client", away)
            sync.listen_once()
            run(sync)
            during = (tmp_path / f"kept/_/{booklet.slug}/{booklet.epoch}/index.html").read_text()
        sync.not_before.clear()
        run(sync)
        after = (tmp_path / f"kept/_/{booklet.slug}/{booklet.epoch}/index.html").read_text()

        assert (said in during, former in during) == (True, True)
        assert "nouvelle version" in after
        assert not (tmp_path / "open/_" / booklet.slug).exists()

    def test_refuses_bytes_that_are_not_those_of_the_manifest(self, published, tmp_path: Path):
        booklet = published()
        content = booklet.entry()
        manifest = json.loads(fetching.read(content["editions"]["fr-FR"]["manifest"]))
        swapped = manifest["files"]["sommaire.html"]["key"]
        other = fetching.read(swapped).replace(b"secret", b"SECRET")
        client().put_object(Bucket=settings.S3["bucket"], Key=swapped, Body=other)

        with pytest.raises(fetching.NotWhatWasAsked):
            settle(tmp_path, booklet.id, Entry(1, content), timezone.now())

        assert names(tmp_path) == []

    def test_opens_what_was_due_while_it_was_laid(
        self, published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ):
        booklet, table, now = published(), Table(), [timezone.now()]
        opens, obey = now[0] + AN_HOUR, BookletDir.obey
        table.rows[booklet.id] = (1, booklet.entry(opens_at=moment(opens)))

        def slowly(booklet_dir: BookletDir, entry: Entry, when: datetime) -> None:
            obey(booklet_dir, entry, when)
            now[0] = opens + timedelta(seconds=1)

        settle(tmp_path, booklet.id, Entry(1, table.rows[booklet.id][1]), now[0])
        monkeypatch.setattr(BookletDir, "obey", slowly)
        sync = EdgeSync(tmp_path, news=table.news(), now=lambda: now[0])
        sync.remember()
        run(sync)

        assert names(tmp_path) == [f"open/_/{booklet.slug}", f"said/_/{booklet.slug}"]

    def test_never_goes_back_to_what_a_newer_entry_replaces(
        self, published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ):
        booklet, table, now, go_on = published(), Table(), [timezone.now()], Event()
        closes, obey = now[0] + AN_HOUR, BookletDir.obey
        sync = EdgeSync(tmp_path, news=table.news(), now=lambda: now[0])
        table.rows[booklet.id] = (1, booklet.entry(closes_at=moment(closes)))
        sync.listen_once()
        run(sync)

        def slowly(booklet_dir: BookletDir, entry: Entry, when: datetime) -> None:
            go_on.wait(10)
            obey(booklet_dir, entry, when)

        monkeypatch.setattr(BookletDir, "obey", slowly)
        table.rows[booklet.id] = (2, booklet.entry(state="closed", reason="suspended"))
        sync.listen_once()
        begun = sync.work()
        now[0] = closes
        meanwhile = sync.work()
        go_on.set()
        for one in [*begun, *meanwhile]:
            one.result()
        run(sync)

        assert sync.dirs[booklet.id].standing.changed == 2
        assert (tmp_path / "front/_" / booklet.slug).resolve().name == "suspended"

    def test_closes_at_once_whatever_is_being_fetched(
        self, published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ):
        open_ones, others = [published() for _ in range(2)], [published() for _ in range(6)]
        table, go_on, fetch_all = Table(), Event(), fetching.fetch_all
        sync = EdgeSync(tmp_path, news=table.news(), now=timezone.now)
        table.rows |= {one.id: (1, one.entry()) for one in open_ones}
        sync.listen_once()
        run(sync)
        replaced = open_ones[0]
        replaced.says = "nouvelle version"
        replaced.publish()

        monkeypatch.setattr(fetching, "fetch_all", lambda all_: go_on.wait(20) and fetch_all(all_))
        table.rows |= {one.id: (2, one.entry()) for one in [replaced, *others]}
        sync.listen_once()
        wait_until(lambda: sync.work() is not None and len(sync.fetching) == 7)
        for one in open_ones:
            table.rows[one.id] = (3, one.entry(state="closed", reason="suspended"))
        sync.listen_once()
        wait_until(lambda: sync.work() is not None and not sync.busy)
        closed = [name for name in names(tmp_path) if name.startswith("front/")]
        go_on.set()
        wait_until(lambda: sync.work() == [] and not sync.fetching and not sync.busy)

        assert closed == sorted(f"front/_/{one.slug}" for one in open_ones)
        assert (tmp_path / "booklets" / str(replaced.id) / replaced.folder()).is_dir()

    def test_leaves_an_address_that_is_another_booklets_by_now(self, published, tmp_path: Path):
        deleted, now = published(), timezone.now()
        settle(tmp_path, deleted.id, Entry(1, deleted.entry()), now)
        heir = published(slug=deleted.slug)
        settle(tmp_path, heir.id, Entry(2, heir.entry()), now)

        settle(tmp_path, deleted.id, Entry(3, {"state": "none"}), now)

        assert heir.says in (tmp_path / "open/_" / heir.slug / "index.html").read_text()

    @pytest.mark.parametrize(
        "change", [{"slug": "../../etc"}, {"hosts": ["../x"]}, {"epoch": "."}, {"old_slugs": ["/"]}]
    )
    def test_never_writes_outside_the_edge(self, published, tmp_path: Path, change: dict[str, Any]):
        booklet = published()

        with pytest.raises(RuntimeError):
            settle(tmp_path, booklet.id, Entry(1, booklet.entry() | change), timezone.now())

        assert names(tmp_path) == []


def wait_until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def away() -> Any:
    raise ConnectionError("away")
