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

from apps.reading.grants import COOKIE, Pass, new_grant
from apps.reading.shelf.place import Place
from tests.figures import KEPT, Figures
from tests.processes import Process
from tests.reading.reading_node import ReadingNode
from tests.reading.test_alone import NOWHERE

PORT = 18870
SECONDS = 60
SERVED = ("open", "kept")


@pytest.fixture
def node() -> Iterator[ReadingNode]:
    """nginx and a keeper on a copy of the product's shelf; nothing else of the product is there."""
    with ReadingNode(PORT).running() as node:
        shutil.copytree(
            os.environ["LIVRETIER_SHELF"], node.shelf, symlinks=True, dirs_exist_ok=True
        )
        node.shelf.chmod(0o755)  # a copy has not the group of nginx
        node.application.shutdown()
        node.application.server_close()
        command = ["manage", "keep_shelf", "--shelf", str(node.shelf)]
        keeper = Process("keeper", command, LIVRETIER_DATABASE_POOL="0", **NOWHERE)
        keeper.start()
        try:
            yield node
            assert keeper.running
            assert keeper.running.poll() is None
        finally:
            keeper.end()
            node.application = type(node.application)(PORT + 1)


def read_by_people(shelf: Path) -> list[Place]:
    now = timezone.now()
    places = [Place(shelf, UUID(home.name)) for home in sorted((shelf / "booklets").iterdir())]
    return [one for one in places if one.asked_for.at(now)[0] in SERVED]


def files_of(place: Place) -> list[str]:
    """All that a reader may open, as the bundles themselves list it."""
    files = ["", "version.json"]
    for edition in place.asked_for.editions.values():
        listed = json.loads((place.home / edition.folder / "files.json").read_bytes())
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
    places = read_by_people(node.shelf)
    asked = [
        (f"/l/{content['slug']}/{name}", headers_for(content))
        for place in places
        for content in (place.asked_for.content,)
        for name in files_of(place)
    ]
    faults, read, rounds = [], 0, 0
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline or rounds == 0:
        for path, headers in asked:
            answer, read = node.ask(path, **headers), read + 1
            if answer.status != 200 or not answer.body:
                faults.append((path, answer.status))
        rounds += 1

    Figures("make start demo reading-alone", folder=KEPT).note(
        "REL8 (every booklet)",
        f"{len(places)} published booklets of the demonstration, every file of them, for {SECONDS} s without "
        "PostgreSQL, RabbitMQ, Redis, S3 and the application: errors",
        f"{len(faults)} of {read}",
        goal="0",
        met=not faults and len(places) > 1,
    )
    assert faults == []
    assert len(places) > 1
