import logging
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import ConnectionError as Away

from tests.figures import KEPT, Figures

PORT = 18850


@pytest.fixture
def figures() -> Figures:
    return Figures("make reading-guesses", folder=KEPT)


@pytest.fixture
def _counted_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A Redis that no neighbour empties meanwhile, and a million refusals that nobody writes down."""
    options = ["--port", str(PORT), "--bind", "127.0.0.1", "--save", "", "--dir", str(tmp_path)]
    with subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL) as server:
        redis = Redis(port=PORT)
        while not _answers(redis):
            assert server.poll() is None
        monkeypatch.setattr("shared.limits.redis", lambda: redis)
        logging.disable(logging.INFO)
        try:
            yield
        finally:
            logging.disable(logging.NOTSET)
            redis.close()
            server.terminate()


def _answers(redis: Redis) -> bool:
    try:
        return bool(redis.ping())
    except Away:
        return False
