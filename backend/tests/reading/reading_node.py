"""A reading node: nginx in front of an edge, and an application that must not be asked."""

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from uuid import uuid4

from django.utils import timezone

from apps.reading.edge import disk
from apps.reading.edge.entry import Entry
from apps.reading.edge.sync import LAID
from apps.reading.grants import COOKIE, Pass
from tests.nginx import Nginx
from tests.processes import REPOSITORY
from tests.reading.bundles import Booklet
from tests.reading.edges import settle
from tests.serving.upstreams import Application
from tests.visitor import Answer

AN_HOUR = timedelta(hours=1)


class ReadingNode:
    def __init__(self, port: int, instance: str = "reading", **overrides: str) -> None:
        self.address = overrides.get("LIVRETIER_ADDRESS", "127.0.0.1")
        self.edge = Path(REPOSITORY / ".run" / instance / "edge")
        self.nginx = Nginx(instance, port, LIVRETIER_EDGE=str(self.edge), **overrides)
        self.port = self.nginx.reading_port
        self.application = Application(port + 1)
        self.booklets: list[Booklet] = []

    @contextmanager
    def running(self) -> Iterator["ReadingNode"]:
        try:
            self.nginx.start_with_an_empty_studio()
            self.mark()
            yield self
        finally:
            self.nginx.stop()
            self.application.shutdown()
            self.application.server_close()
            for booklet in self.booklets:
                booklet.remove()
            shutil.rmtree(self.edge, ignore_errors=True)

    @property
    def pid(self) -> int:
        return int((self.nginx.folder / "reading" / "nginx.pid").read_text())

    def mark(self) -> None:
        """As a sync does once all there is stands."""
        disk.write(self.edge / LAID, b"")

    def publish(self, **traits: Any) -> Booklet:
        """A booklet in S3, that no node has yet."""
        booklet = Booklet(**traits)
        booklet.publish()
        self.booklets.append(booklet)
        return booklet

    def lay(
        self, booklet: Booklet, content: dict[str, Any] | None = None, now: datetime | None = None
    ) -> None:
        """Let it stand as this entry says."""
        booklet.changed += 1
        entry = Entry(booklet.changed, content or booklet.entry())
        settle(self.edge, booklet.id, entry, now or timezone.now())

    def ask(self, path: str, *, method: str = "GET", host: str = "", **headers: str) -> Answer:
        connection = HTTPConnection(self.address, self.port, timeout=30)
        sent = {"Host": host or "localhost", **headers}
        try:
            connection.request(method, path, headers=sent)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    def read(self, booklet: Booklet, rest: str = "", *, cookie: str = "", **asked: Any) -> Answer:
        told = {"Cookie": cookie} if cookie else {}
        return self.ask(f"/l/{booklet.slug}/{rest}", **told, **asked)

    def read_soon(self, status: int, booklet: Booklet, rest: str = "", **asked: Any) -> Answer:
        """The answer once it has this status: nginx keeps a page open for a second."""
        deadline = time.monotonic() + 60
        while (answer := self.read(booklet, rest, **asked)).status != status:
            assert time.monotonic() < deadline, answer
            time.sleep(0.05)
        return answer


def cookie_of(booklet: Booklet, **changes: Any) -> str:
    """A pass as the application gives it."""
    fields = {
        "slug": booklet.slug,
        "grant": str(uuid4()),
        "epoch": booklet.epoch,
        "until": timezone.now() + AN_HOUR,
        **changes,
    }
    return f"{COOKIE}={Pass(**fields).value}"
