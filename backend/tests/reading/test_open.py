"""A public booklet is files: everybody reads them, and nobody is asked."""

import gzip
import json
from datetime import timedelta

import pytest
from django.utils import timezone

from apps.reading.edge.sync import LAID
from tests.reading.bundles import STYLE, Booklet
from tests.reading.reading_node import ReadingNode


def test_a_booklet_is_read_from_its_entry_to_its_pages(node: ReadingNode):
    booklet = node.publish(locales=("fr-FR", "en-GB"))
    node.lay(booklet)
    calls = node.application.calls

    entry, other = node.read(booklet), node.read(booklet, "en-GB/")
    page = node.read(booklet, f"{booklet.folder()}/c1/p1.html")
    version = node.read(booklet, "version.json")

    assert (entry.status, other.status, page.status) == (200, 200, 200)
    assert f'href="./{booklet.folder()}/c1/p1.html"' in entry.body.decode()
    assert f'href="../{booklet.folder("en-GB")}/c1/p1.html"' in other.body.decode()
    assert f'href="./o/{STYLE}"' in entry.body.decode()
    assert booklet.says.encode() in page.body
    assert json.loads(version.body)["editions"]["fr-FR"] == booklet.folder()
    assert node.read(booklet, f"o/{booklet.photograph}").body == booklet.says.encode() * 20
    assert node.read(booklet, "index.html").body == entry.body
    assert node.read(booklet, "en-GB/index.html").body == other.body
    assert node.application.calls == calls


def test_the_entry_tells_others_its_whole_address(node: ReadingNode):
    booklet = node.publish(locales=("fr-FR", "en-GB"))
    node.lay(booklet)
    told = f'content="https://livrets.example/l/{booklet.slug}/'

    for rest in ("", "en-GB/"):
        entry = node.read(booklet, rest).body.decode()
        assert f'{told}"' in entry
        assert f'{told}o/share.png"' in entry

    node.lay(booklet, booklet.entry(address="https://livrets.aubrac.example/l/aubrac/"))
    assert 'content="https://livrets.aubrac.example/l/aubrac/"' in node.read(booklet).body.decode()


@pytest.mark.parametrize("written", ["", "/en-GB"])
def test_the_address_as_posters_write_it_leads_to_the_entry(node: ReadingNode, written: str):
    booklet = node.publish(locales=("fr-FR", "en-GB"))
    node.lay(booklet)
    address = f"/l/{booklet.slug}{written}"

    answer = node.ask(address)

    assert (answer.status, answer.headers["Location"]) == (301, f"{address}/")
    assert node.ask(f"{address}/").status == 200


def test_texts_travel_compressed_and_are_the_same(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet)
    for rest in ("", f"{booklet.folder()}/c1/p1.html", f"o/{STYLE}"):
        plain, small = (
            node.read(booklet, rest),
            node.read(booklet, rest, **{"Accept-Encoding": "gzip"}),
        )

        assert small.headers["Content-Encoding"] == "gzip" or len(plain.body) < 512
        assert (gzip.decompress(small.body) if len(plain.body) >= 512 else small.body) == plain.body


def test_caches_are_told_that_a_page_comes_in_two_forms(node: ReadingNode):
    booklet = node.publish(bulk=2000)
    node.lay(booklet)
    page = f"{booklet.folder()}/c1/p1.html"
    for told in ({}, {"Accept-Encoding": "gzip"}):
        answer = node.read(booklet, page, **told)

        assert answer.headers["Content-Encoding"] == told.get("Accept-Encoding")
        assert answer.headers.get_all("Vary") == ["Accept-Encoding"]


def test_a_piece_of_a_file_is_a_piece(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet)

    answer = node.read(booklet, f"o/{booklet.photograph}", Range="bytes=3-7")

    assert (answer.status, answer.body) == (206, (booklet.says.encode() * 20)[3:8])


def test_the_former_version_is_read_for_an_hour_then_leads_to_the_entry(node: ReadingNode):
    booklet, now = node.publish(), timezone.now()
    node.lay(booklet, now=now)
    former, said = booklet.folder(), booklet.says
    booklet.says = "une autre version"
    booklet.publish()
    node.lay(booklet, booklet.entry(version="1.1"), now=now)

    still = node.read(booklet, f"{former}/c1/p1.html")
    node.lay(booklet, booklet.entry(version="1.1"), now=now + timedelta(minutes=61))
    gone = node.read_soon(302, booklet, f"{former}/c1/p1.html")

    assert (still.status, said in still.body.decode()) == (200, True)
    assert gone.headers["Location"] == f"/l/{booklet.slug}/"
    assert "une autre version" in node.read(booklet).body.decode()
    assert node.read(booklet, f"{former}/search.json").status == 404
    assert not (node.edge / "booklets" / str(booklet.id) / former).exists()


def test_a_former_address_leads_to_the_new_one(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet)
    old, booklet.slug = booklet.slug, f"{booklet.slug}-bis"
    node.lay(booklet, booklet.entry(old_slugs=[old]))

    entry, page = node.ask(f"/l/{old}/"), node.ask(f"/l/{old}/{booklet.folder()}/c1/p1.html")

    assert (entry.status, entry.headers["Location"]) == (301, f"/l/{booklet.slug}/")
    assert (page.status, page.headers["Location"]) == (302, f"/l/{old}/")
    assert node.read(booklet).status == 200


def questions_taken(node: ReadingNode, booklet: Booklet) -> bool:
    """What pages learn of the door of questions."""
    offers = json.loads(node.read(booklet, "version.json").body)["offers"]
    return bool(offers["questions"])


def test_what_is_not_offered_is_not_there(node: ReadingNode):
    booklet = node.publish()
    told = booklet.entry()
    told["editions"]["fr-FR"]["pdf"] = booklet.print()
    everything = {"pdf": True, "offline": True, "questions": True, "indexed": True}

    node.lay(booklet, told | {"offers": everything})
    offered = [node.read(booklet, rest).status for rest in ("fr-FR.pdf", "sw.js")]
    pdf = node.read(booklet, "fr-FR.pdf")
    asks = questions_taken(node, booklet)
    robots = node.read(booklet).headers["X-Robots-Tag"]
    node.lay(booklet, told | {"offers": dict.fromkeys(everything, False)})
    withdrawn = [node.read(booklet, rest).status for rest in ("fr-FR.pdf", "sw.js")]

    assert (offered, withdrawn) == ([200, 200], [404, 404])
    assert (asks, questions_taken(node, booklet)) == (True, False)
    assert pdf.headers["Content-Disposition"] == f'attachment; filename="{booklet.slug}-fr-FR.pdf"'
    assert (robots, node.read(booklet).headers["X-Robots-Tag"]) == (None, "noindex")


def test_each_language_says_whether_it_was_printed(node: ReadingNode):
    booklet = node.publish(locales=("fr-FR", "en-GB"))
    told = booklet.entry()
    told["editions"]["en-GB"]["pdf"] = booklet.print()
    node.lay(booklet, told)

    offered = json.loads(node.read(booklet, "version.json").body)["offers"]["pdf"]
    printed, other = node.read(booklet, "en-GB.pdf"), node.read(booklet, "fr-FR.pdf")

    assert (offered, printed.status) == (["en-GB"], 200)
    assert (other.status, b"<h1>" in other.body) == (404, True)
    assert other.headers["Content-Type"] == "text/html; charset=utf-8"


def test_nothing_is_said_not_to_exist_before_all_there_is_was_laid(node: ReadingNode):
    booklet = node.publish()
    (node.edge / LAID).unlink()
    try:
        entry, version = node.read_soon(503, booklet), node.read_soon(503, booklet, "version.json")
        node.lay(booklet)
        laid = node.read_soon(200, booklet)
    finally:
        node.mark()
    gone = node.read_soon(404, node.publish())

    assert (entry.status, b"<h1>" in entry.body) == (503, True)
    assert (version.status, laid.status, gone.status) == (503, 200, 404)


def test_an_unknown_booklet_says_so(node: ReadingNode):
    for path in ("/l/nulle-part/", "/l/nulle-part/en-GB/", "/l/", "/l/A/", "/l/a/b/c"):
        answer = node.ask(path)

        assert (answer.status, b"<h1>" in answer.body) == (404, True), path
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


def test_what_is_not_for_readers_is_out_of_reach(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet, booklet.entry())
    folder = booklet.folder()
    paths = [
        f"{folder}/_/entry.html",
        f"{folder}/_/manifest.json",
        f"{folder}/../standing.json",
        "o/../../../standing.json",
        f"o/%2e%2e/{folder}/_/manifest.json",
        "revoked/x",
        "book/index.html",
        f"{folder}/c1",
        ".tmp-x",
    ]

    assert {node.read(booklet, path).status for path in paths} <= {302, 400, 404}
