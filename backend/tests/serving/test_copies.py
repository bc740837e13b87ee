"""What a publication shows is served to the studio from its own copies, by signed addresses alone."""

from collections.abc import Iterator
from uuid import UUID, uuid4

import pytest
from django.utils import timezone

from apps.media.selectors import copy_address
from shared.objects import put, remove_under
from tests.serving.served import Served


class Copy:
    """A picture beside a publication."""

    def __init__(self, served: Served, name: str) -> None:
        self.content_id: UUID = uuid4()
        self.folder = f"published/{served.company}/{uuid4()}/"
        self.key = f"{self.folder}{self.content_id.hex}-{name}"
        put(body=b"a copy", key=self.key, content_type="text/html")

    def address(self) -> str:
        return copy_address(key=self.key, content_id=self.content_id, now=timezone.now())


@pytest.fixture
def copy(served: Served) -> Iterator[Copy]:
    copy = Copy(served, "w640.webp")
    yield copy
    remove_under(copy.folder)


def test_a_signed_address_opens(served: Served, copy: Copy):
    answer = served.ask(copy.address())

    assert (answer.status, answer.body) == (200, b"a copy")
    assert answer.headers["Content-Type"] == "image/webp"


def test_without_a_signature_it_is_refused(served: Served, copy: Copy):
    assert served.ask(f"/{copy.key}").status == 403


@pytest.mark.parametrize(
    "inside", ["f/" + 64 * "a", "bundles/" + 64 * "a" + ".json", "booklet.css"]
)
def test_nothing_else_of_a_publication_is_looked_up(served: Served, copy: Copy, inside: str):
    assert served.ask(f"/{copy.folder}{inside}").status == 404
