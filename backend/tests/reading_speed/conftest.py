import os
import signal
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.figures import FOLDER, KEPT, Figures
from tests.reading.reading_node import ReadingNode
from tests.serving_speed.bare_nginx import bare_nginx
from tests.serving_speed.ethernet import ADDRESS, ethernet_segments
from tests.visitor import Answer

PORT, BARE = 18830, 18840
ROUNDS = int(os.environ.get("ROUNDS", "25"))
FULL = 25  # rounds, of which figures are kept
SAID_BY_ITSELF = {"server", "date", "content-type", "content-length", "last-modified", "etag"}
SAID_BY_ITSELF |= {"connection", "accept-ranges"}


class Bare:
    """nginx with one file: no rule of ours, nobody to check."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pid = int((folder / "nginx.pid").read_text())

    def answer_like(self, path: str, answer: Answer) -> None:
        """The same bytes at the same path, headers too: they travel as well."""
        page = self.folder / "files" / path.lstrip("/")
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_bytes(answer.body)
        said = {
            name: value
            for name, value in answer.headers.items()
            if name.lower() not in SAID_BY_ITSELF
        }
        lines = [f'add_header {name} "{value}" always;\n' for name, value in said.items()]
        (self.folder / "headers.conf").write_text("".join(lines))
        os.kill(self.pid, signal.SIGHUP)
        while said.keys() - self._said(path):
            pass  # its former workers still answer

    def _said(self, path: str) -> set[str]:
        with urlopen(f"http://{ADDRESS}:{BARE}{path}", timeout=10) as answer:
            return set(answer.headers)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ethernet_segments() as address:
        yield address


@pytest.fixture(scope="module")
def node(address: str) -> Iterator[ReadingNode]:
    # Thousands of pages in a second, all from one address.
    told = {"LIVRETIER_ADDRESS": address, "LIVRETIER_UNCOUNTED": "0.0.0.0/0"}
    with ReadingNode(PORT, **told).running() as node:
        yield node


@pytest.fixture
def bare(address: str, tmp_path: Path) -> Iterator[Bare]:
    with bare_nginx(tmp_path, address, BARE):
        yield Bare(tmp_path)


@pytest.fixture
def figures() -> Figures:
    return Figures("make perf-reading", folder=KEPT if ROUNDS >= FULL else FOLDER)
