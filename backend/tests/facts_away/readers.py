"""People who open pages, which tell of it as the script of pages does."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import Event, Thread

from apps.stats.tests.told import fact
from tests.reading.bundles import Booklet
from tests.reading.reading_node import ReadingNode

PAUSE = 0.02  # seconds between two pages

# What occurs nowhere else: where they read from, and with what.
ADDRESS, AGENT, PASS = "203.0.113.77", "Planted-Browser/7.7", "planted-pass-77"
TRACES = (ADDRESS, AGENT, PASS)


class Reader(Thread):
    """Until the end: a page, then what it tells; `told` are the facts that nginx has taken."""

    def __init__(self, node: ReadingNode, booklet: Booklet, pages: list[str], ended: Event) -> None:
        super().__init__()
        self.node, self.booklet, self.pages, self.ended = node, booklet, pages, ended
        self.read = self.told = 0
        self.errors: list[str] = []

    def run(self) -> None:
        while not self.ended.wait(PAUSE):
            try:
                self._open_page()
            except OSError as error:
                self.errors.append(repr(error))

    def _open_page(self) -> None:
        today = datetime.now(UTC).date()
        page = self.node.read(self.booklet, f"{self.booklet.folder()}/c1/p1.html", **self._asked())
        facts = [fact("o", today), *(fact(f"p{one}", today) for one in self.pages)]
        about = f"b={self.booklet.folder()}&l=fr-FR&c=l&d=p&f={'~'.join(facts)}"
        heard = self.node.read(self.booklet, f"e?{about}", method="POST", **self._asked())
        if (page.status, heard.status) != (200, 204):
            self.errors.append(f"{page.status} {heard.status}")
        self.read += 1
        self.told += len(facts) if heard.status == 204 else 0

    def _asked(self) -> dict[str, str]:
        """Whoever reads passes through a proxy of ours, which says where they are."""
        return {
            "X-Forwarded-For": ADDRESS,
            "User-Agent": AGENT,
            "Referer": f"https://elsewhere.example/{PASS}",
            "Cookie": f"lv_reading={PASS}",
        }


@contextmanager
def reading(readers: list[Reader]) -> Iterator[None]:
    for reader in readers:
        reader.start()
    try:
        yield
    finally:
        for reader in readers:
            reader.ended.set()
        for reader in readers:
            reader.join()
