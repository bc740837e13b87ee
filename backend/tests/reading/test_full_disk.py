"""A disk that takes nothing more: whoever may not read any more is shut out all the same."""

from datetime import timedelta
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from apps.reading.edge import EdgeSync
from apps.reading.edge.booklet_dir import BookletDir
from apps.reading.edge.entry import Entry
from apps.reading.edge.release_dir import ReleaseDir
from tests.reading.bundles import moment
from tests.reading.edges import Table, names, run, settle

AN_HOUR = timedelta(hours=1)
OTHER_OFFERS = {"pdf": False, "offline": False, "questions": False, "indexed": False}


class TestFullDisk:
    @pytest.mark.parametrize(
        "change", ["gate", "closed", "over", "host", "epoch", "revoked", "unsafe"]
    )
    def test_shuts_out_even_when_the_disk_takes_nothing_more(
        self, published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
    ):
        booklet, table, now = published(), Table(), timezone.now()
        kept = booklet.kept()
        before, after = {
            "gate": (booklet.entry(), booklet.kept()),
            "closed": (booklet.entry(), booklet.entry(state="closed", reason="suspended")),
            "over": (booklet.entry(), booklet.entry(closes_at=moment(now - AN_HOUR))),
            "host": (booklet.entry(hosts=["own.test"]), booklet.entry(offers=OTHER_OFFERS)),
            "epoch": (kept, booklet.kept() | {"epoch": "f" * 32}),
            "revoked": (kept, kept | {"revoked": ["0a1b2c3d"]}),
            "unsafe": (kept, kept | {"epoch": "."}),
        }[change]
        sync = EdgeSync(tmp_path, news=table.news(), now=lambda: now)
        table.rows[booklet.id] = (1, before)
        sync.listen_once()
        run(sync)
        with monkeypatch.context() as disk_full:
            disk_full.setattr(ReleaseDir, "lay", no_room)
            table.rows[booklet.id] = (2, after)
            sync.listen_once()
            run(sync)
            during = doors(tmp_path)
            table.is_away = True
            another = EdgeSync(tmp_path, news=table.news(), now=lambda: now)
            another.remember()
            run(another)

        assert during == doors(tmp_path)
        assert during == ([f"open/_/{booklet.slug}"] if change == "host" else [])

    def test_leaves_what_may_be_read_when_something_fails(
        self, published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ):
        booklet, now = published(), timezone.now()
        settle(tmp_path, booklet.id, Entry(1, booklet.kept()), now)
        monkeypatch.setattr(ReleaseDir, "lay", no_room)

        with pytest.raises(OSError, match="No space"):
            BookletDir(tmp_path, booklet.id).obey(Entry(2, booklet.kept(offers=OTHER_OFFERS)), now)

        assert doors(tmp_path) == [f"kept/_/{booklet.slug}/{booklet.epoch}"]


def doors(edge: Path) -> list[str]:
    """Where pages of a booklet are read."""
    return [name for name in names(edge) if not name.startswith(("front/", "said/"))]


def no_room(*_: Any) -> Path:
    raise OSError(ENOSPC, "No space left on device")
