"""REL8: every booklet that the started product has published, read for a minute with all else away."""

import json
import os
import shutil
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from django.utils import timezone

from apps.reading.edge.booklet_dir import BookletDir
from apps.reading.grants import COOKIE, Pass, new_grant
from tests.figures import KEPT, Figures
from tests.processes import Process
from tests.reading.reading_node import ReadingNode
from tests.reading.test_offline import NOWHERE

PORT = 18870
SECONDS = 60
SERVED = ("open", "kept")


@pytest.fixture
def node() -> Iterator[ReadingNode]:
    """nginx and a sync on a copy of the product's edge; nothing else of the product is there."""
    with ReadingNode(PORT).running() as node:
        shutil.copytree(os.environ["LIVRETIER_EDGE"], node.edge, symlinks=True, dirs_exist_ok=True)
        node.edge.chmod(0o755)  # a copy has not the group of nginx
        node.application.shutdown()
        node.application.server_close()
        command = ["manage", "sync_edge", "--edge", str(node.edge)]
        sync = Process("sync", command, LIVRETIER_DATABASE_POOL="0", **NOWHERE)
        sync.start()
        try:
            yield node
            assert sync.running
            assert sync.running.poll() is None
        finally:
            sync.end()
            node.application = type(node.application)(PORT + 1)


def read_by_people(edge: Path) -> list[BookletDir]:
    now = timezone.now()
    dirs = [BookletDir(edge, UUID(home.name)) for home in sorted((edge / "booklets").iterdir())]
    return [one for one in dirs if one.asked_for.at(now)[0] in SERVED]


def files_of(booklet_dir: BookletDir) -> list[str]:
    """All that a reader may open, as the bundles themselves list it."""
    files = ["", "version.json"]
    for edition in booklet_dir.asked_for.editions.values():
        listed = json.loads((booklet_dir.home / edition.folder / "files.json").read_bytes())
        files += [f"{edition.folder}/{name}" for name in listed["files"]]
        files += listed["objects"]
    return files


def headers_for(content: dict[str, Any]) -> dict[str, str]:
    if content["state"] == "open":
        return {}
    given = Pass(
        slug=content["slug"],
        grant=new_grant(),
        epoch=content["epoch"],
        until=timezone.now() + timedelta(hours=1),
    )
    return {"Cookie": f"{COOKIE}={given.value}"}


@pytest.mark.timeout(600)
def test_every_published_booklet_reads_with_all_else_down(node: ReadingNode):
    dirs = read_by_people(node.edge)
    asked = [
        (f"/l/{content['slug']}/{name}", headers_for(content))
        for booklet_dir in dirs
        for content in (booklet_dir.asked_for.content,)
        for name in files_of(booklet_dir)
    ]
    faults, read, rounds = [], 0, 0
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline or rounds == 0:
        for path, headers in asked:
            answer, read = node.ask(path, **headers), read + 1
            if answer.status != 200 or not answer.body:
                faults.append((path, answer.status))
        rounds += 1

    Figures("make start demo reading-offline", folder=KEPT).note(
        "REL8 (every booklet)",
        f"{len(dirs)} published booklets of the demonstration, every file of them, for {SECONDS} s without "
        "PostgreSQL, RabbitMQ, Redis, S3 and the application: errors",
        f"{len(faults)} of {read}",
        goal="0",
        met=not faults and len(dirs) > 1,
    )
    assert faults == []
    assert len(dirs) > 1
