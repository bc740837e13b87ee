"""What a link says that opens nothing, and a booklet that is not open yet; and whom they name."""

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


CONTACT = {
    "name": "Accueil <jour & nuit>",
    "phone": "+33 5 36 49 12 34",
    "email": "a&b@aubrac.test",
}
DOORS = [
    ("code", "", 401),
    ("code", "code/refuse", 401),
    ("code", "code/attente", 429),
    ("named", "lien/revoque", 401),
    ("named", "lien/coupe", 401),
    ("named", "lien/inconnu", 401),
]


@pytest.mark.parametrize(("mode", "address", "status"), DOORS)
def test_a_door_names_whom_its_author_chose(
    node: ReadingNode, mode: str, address: str, status: int
):
    booklet = node.publish()
    node.lay(booklet, booklet.kept(mode, contact=CONTACT))

    answer = node.read(booklet, address)

    said = answer.body.decode()
    assert (answer.status, "__" in said) == (status, False)
    assert "<b>Accueil &lt;jour &amp; nuit&gt;</b>" in said
    assert '<a href="tel:+33536491234">+33 5 36 49 12 34</a>' in said
    assert '<a href="mailto:a%26b@aubrac.test">a&amp;b@aubrac.test</a>' in said


@pytest.mark.parametrize(
    "changes", [{"opens_at": "2099-05-01T00:00:00+02:00"}, {"state": "closed"}]
)
def test_a_booklet_that_is_closed_names_them_too(node: ReadingNode, changes: dict[str, str]):
    booklet = node.publish()
    node.lay(booklet, booklet.entry(reason="archived", contact=CONTACT, **changes))

    assert "tel:+33536491234" in node.read(booklet).body.decode()


def test_who_is_not_chosen_is_not_named(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet, booklet.kept("named", contact={"name": "", "phone": "15", "email": ""}))
    phone = node.read(booklet).body.decode()
    node.lay(booklet, booklet.kept("named", contact={"name": "", "phone": "", "email": ""}))
    nobody = node.read(booklet).body.decode()

    assert ("tel:15" in phone, "<b>" in phone, "mailto:" in phone) == (True, False, False)
    assert ("tel:" in nobody, "mailto:" in nobody, "__" in nobody) == (False, False, False)
