"""A reading node that the planted people visit, and what it keeps of that: its disk, and nginx's logs."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

from django.utils import timezone

from apps.booklets.models import Booklet
from apps.participation.grants import link_token
from apps.participation.models import Participation
from apps.reading.grants import PERSON
from apps.reading.models import EdgeEntry
from apps.reading.services import refresh_entry
from tests.forgetting import walk
from tests.forgetting.planted import Planted
from tests.reading import bundles
from tests.reading.reading_node import ReadingNode

FLUSHED = 30.0  # nginx writes its log once a second


def lay(node: ReadingNode, booklet: Booklet) -> bundles.Booklet:
    """What the database tells of the booklet, with the files of a small one."""
    refresh_entry(booklet_id=booklet.id, now=timezone.now())
    told = EdgeEntry.objects.get(booklet_id=booklet.id).content
    files = node.publish(id=booklet.id, company=booklet.company_id, slug=booklet.slug)
    own: dict[str, Any] = files.entry()
    of_files = {name: own[name] for name in ("editions", "reference", "version")}
    node.lay(files, {**own, **told, **of_files})
    return files


def visit(node: ReadingNode, booklet: Booklet, people: list[Planted]) -> None:
    """Each comes by their link, reads, and sends what they write; somebody searches for them in the studio."""
    files = lay(node, booklet)
    for who in people:
        one = Participation.objects.get(person__reference=who.reference)
        token = link_token(participation_id=one.id, epoch=one.link_epoch)
        cookie = f"{PERSON}={token}"
        assert node.read(files).status == 200
        node.read(files, token)
        node.read(files, "participant", cookie=cookie)
        node.ask(f"/api/people?search={who.last_name}")
        node.ask(f"/api/booklets/{booklet.id}/register?person={who.name.replace(' ', '+')}")
        node.ask(f"/d/{uuid4().hex}")
    _wait_for_log(node, 4 * len(people))  # pages are not logged


def kept(node: ReadingNode) -> Iterator[tuple[str, str]]:
    """Each file of the edge, and each that nginx has written."""
    assert (node.edge / "booklets").is_dir()
    return walk.written(node.nginx.folder, node.edge)


def _wait_for_log(node: ReadingNode, lines: int) -> None:
    ends = time.monotonic() + FLUSHED
    while sum(map(_lines, node.nginx.folder.rglob("*access.log"))) < lines:
        assert time.monotonic() < ends, "nginx has not written its log"
        time.sleep(0.1)


def _lines(log: Path) -> int:
    return log.read_bytes().count(b"\n")
