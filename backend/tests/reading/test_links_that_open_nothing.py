"""What a link says that opens nothing, and a booklet that is not open yet."""

import pytest

from tests.reading.bundles import Booklet
from tests.reading.reading_node import ReadingNode


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("lien/revoque", "gate-link-ended"),
        ("lien/coupe", "gate-link-cut"),
        ("lien/inconnu", "gate-link-unknown"),
        ("a" * 42, "gate-link-cut"),
        ("a" * 44, "gate-link-unknown"),
    ],
)
def test_a_link_that_opens_nothing_says_why(node: ReadingNode, address: str, page: str):
    booklet = node.publish()
    node.lay(booklet, booklet.kept("named"))

    answer = node.read(booklet, address)
    if answer.status == 303:
        answer = node.read(booklet, answer.headers["Location"].removeprefix(f"/l/{booklet.slug}/"))

    assert (answer.status, f"<h1>{page} fr-FR</h1>" in answer.body.decode()) == (401, True)
    assert 'action="../code"' in answer.body.decode()
    assert booklet.says not in answer.body.decode()


def test_links_say_nothing_where_none_opens_the_booklet(node: ReadingNode):
    public, members = node.publish(), node.publish()
    node.lay(public, public.entry())
    node.lay(members, members.kept("signed_in"))

    answers = [node.read(one, "lien/coupe") for one in (public, members, Booklet())]

    assert [answer.status for answer in answers] == [303, 303, 303]


def test_a_booklet_that_is_not_open_yet_gives_the_day(node: ReadingNode):
    booklet = node.publish(locales=("fr-FR", "en-GB"))
    node.lay(booklet, booklet.entry(opens_at="2099-05-01T00:00:00+02:00"))

    here, there = node.read(booklet), node.read(booklet, "en-GB/")

    assert "le vendredi 1er mai 2099" in here.body.decode()
    assert "on Friday 1 May 2099" in there.body.decode()
