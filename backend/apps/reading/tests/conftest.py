from uuid import uuid4

import pytest

from apps.booklets.models import Booklet
from apps.reading.factories import published_booklet


@pytest.fixture
def booklet() -> Booklet:
    return published_booklet()


@pytest.fixture
def ip() -> str:
    """Somebody who has not tried anything yet."""
    return f"2001:db8:{uuid4().hex[:4]}:{uuid4().hex[:4]}::1"


@pytest.fixture
def neighbour(ip: str) -> str:
    """In another household."""
    return f"2001:db9:{ip.removeprefix('2001:db8:')}"
