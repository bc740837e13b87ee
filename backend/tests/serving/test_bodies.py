"""How much may be sent to the application: a page with its blocks more than anything else."""

from http.client import HTTPConnection
from uuid import uuid4

import pytest

from tests.serving.served import Served

PAGE = f"/api/library/chapters/{uuid4()}/pages/{uuid4()}"
PAGE_OF_BOOKLET = f"/api/booklets/{uuid4()}/pages/{uuid4()}"
MEGABYTE = 1024 * 1024


def put(served: Served, address: str, size: int) -> int:
    connection = HTTPConnection("127.0.0.1", served.port, timeout=30)
    try:
        connection.request("PUT", address, body=b" " * size)
        return connection.getresponse().status
    except BrokenPipeError:  # refused by what it announced, before all of it was sent
        return 413
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("address", "size", "too_large"),
    [
        (PAGE, 2 * MEGABYTE - 1, False),
        (PAGE, 2 * MEGABYTE + 1, True),
        (PAGE_OF_BOOKLET, 2 * MEGABYTE - 1, False),
        (PAGE_OF_BOOKLET, 2 * MEGABYTE + 1, True),
        (f"{PAGE}/move", MEGABYTE + 1, True),
        (f"{PAGE_OF_BOOKLET}/move", MEGABYTE + 1, True),
        ("/api/media/files", MEGABYTE - 1, False),
        ("/api/media/files", MEGABYTE + 1, True),
        ("/api/i18n/imports", 6 * MEGABYTE - 1, False),
        ("/api/i18n/imports", 6 * MEGABYTE + 1, True),
        ("/_i18n/fr-FR/messages.json", 17 * 1024, True),
    ],
)
def test_what_is_too_large_does_not_reach_the_application(
    served: Served, address: str, size: int, too_large: bool
):
    assert (put(served, address, size) == 413) is too_large
