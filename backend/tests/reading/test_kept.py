"""Who reads what is kept: every host, company, way in and cookie, crossed."""

import time
from dataclasses import dataclass
from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from apps.reading.grants import COOKIE
from apps.reading.models import new_epoch
from tests.figures import Figures
from tests.reading.bundles import DATA, DRAWING, LETTERS, STYLE, Booklet, moment
from tests.reading.reading_node import AN_HOUR, ReadingNode, cookie_of

OWN, FOREIGN, INSTALLATION, UNKNOWN = "own.test", "foreign.test", "localhost", "elsewhere.test"
MODES = ("public", "code", "named", "signed_in")


@dataclass(frozen=True)
class Cell:
    mode: str
    host: str
    cookie: str

    @property
    def reads(self) -> bool:
        """On its own host or the installation's; whoever was let in, or everybody."""
        return self.host in (OWN, INSTALLATION) and (self.mode == "public" or self.cookie == "own")


def cookies(booklet: Booklet, other: Booklet, revoked: str) -> dict[str, str]:
    """By what they are."""
    own = cookie_of(booklet)
    now = timezone.now()
    return {
        "none": "",
        "own": own,
        "of another booklet": cookie_of(other),
        "of another address": cookie_of(booklet, slug=other.slug),
        "of another epoch": cookie_of(booklet, epoch=other.epoch),
        "over": cookie_of(booklet, until=now - timedelta(seconds=2)),
        "revoked": cookie_of(booklet, grant=revoked),
        "signed by nobody": own[:-4] + ("AAAA" if not own.endswith("AAAA") else "BBBB"),
        "made longer": _made_longer(booklet),
        "without a signature": own.rsplit(".", 1)[0],
        "of another form": own.replace("=1.", "=2."),
        "empty": f"{COOKIE}=",
        "a path": f"{COOKIE}=1.../../.x.x",
    }


def _made_longer(booklet: Booklet) -> str:
    one, grant, epoch, until, signature = cookie_of(booklet).split(".")
    return ".".join([one, grant, epoch, str(int(until) + 1000), signature])


def test_nobody_reads_what_is_not_theirs(node: ReadingNode):
    files, wrong, cells = 0, [], 0
    for mode in MODES:
        revoked = str(uuid4())
        booklet, other = node.publish(), node.publish()
        state = "open" if mode == "public" else "kept"
        told = booklet.entry(state=state, mode=mode, hosts=[OWN], revoked=[revoked])
        told["editions"]["fr-FR"]["pdf"] = booklet.print()
        node.lay(booklet, told)
        node.lay(other, other.kept(hosts=[FOREIGN]))
        for host in (OWN, FOREIGN, INSTALLATION, UNKNOWN):
            for name, cookie in cookies(booklet, other, revoked).items():
                cell, cells = Cell(mode, host, name), cells + 1
                for rest, says in private_files(booklet).items():
                    answer = node.read(booklet, rest, cookie=cookie, host=host)
                    files += 1
                    if (says in answer.body.decode("utf-8", "replace")) is not cell.reads:
                        wrong.append((cell, rest, answer.status))

    Figures("make test-backend").note(
        "Reading wall",
        "hosts × ways in × cookies: files of a booklet that answered wrongly",
        f"{len(wrong)} of {files}, in {cells} cells",
        goal="0",
        met=not wrong,
    )
    assert wrong == []


def private_files(booklet: Booklet) -> dict[str, str]:
    """Every kind of file that is not for everybody, and what only that file says."""
    folder = booklet.folder()
    pages = ["", f"{folder}/c1/p1.html", "fr-FR.pdf", f"o/{booklet.photograph}"]
    data = [f"{folder}/{name}.json" for name in DATA]
    return {**dict.fromkeys([*pages, *data], booklet.says), "version.json": folder}


@pytest.mark.parametrize(
    ("mode", "gate"), [("code", "gate-code"), ("named", "gate-named"), ("signed_in", "gate-member")]
)
def test_whoever_was_not_let_in_stands_before_the_gate(node: ReadingNode, mode: str, gate: str):
    booklet = node.publish(locales=("fr-FR", "en-GB"))
    node.lay(booklet, booklet.kept(mode))

    here, there = node.read(booklet), node.read(booklet, "en-GB/")
    page = node.read(booklet, f"{booklet.folder()}/c1/p1.html")

    assert (here.status, there.status) == (401, 401)
    assert f"<h1>{gate} fr-FR</h1>" in here.body.decode()
    assert 'action="./code"' in here.body.decode()
    assert f"<h1>{gate} en-GB</h1>" in there.body.decode()
    assert 'action="../code"' in there.body.decode()
    assert (page.status, page.headers["Location"]) == (302, f"/l/{booklet.slug}/")


def test_the_gate_shows_itself_and_nothing_of_the_booklet(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet, booklet.kept())

    shown = [STYLE, LETTERS, DRAWING]
    assert [node.read(booklet, f"o/{name}").status for name in shown] == [200, 200, 200]
    assert node.read(booklet, "theme.css").status == 200
    assert node.read(booklet, "manifest.webmanifest").status == 200
    assert node.read(booklet, f"o/{booklet.photograph}").status == 404
    assert node.read(booklet, "version.json").status == 404


def test_a_revoked_device_still_sees_how_the_gate_looks(node: ReadingNode):
    booklet, grant = node.publish(), str(uuid4())
    node.lay(booklet, booklet.kept(revoked=[grant]))
    cookie = cookie_of(booklet, grant=grant)

    assert node.read(booklet, cookie=cookie).status == 401
    assert node.read(booklet, f"o/{STYLE}", cookie=cookie).status == 200
    assert node.read(booklet, f"o/{booklet.photograph}", cookie=cookie).status == 404


@pytest.mark.parametrize(
    ("entry", "locale", "action"), [("", "fr-FR", "../code"), ("en-GB/", "en-GB", "../../code")]
)
def test_a_wrong_code_and_too_many_have_pages_of_their_own(
    node: ReadingNode, entry: str, locale: str, action: str
):
    booklet = node.publish(locales=("fr-FR", "en-GB"))
    node.lay(booklet, booklet.kept())

    wrong = node.read(booklet, f"{entry}code/refuse")
    wait = node.read(booklet, f"{entry}code/attente")
    node.lay(booklet, booklet.entry())
    nowhere = node.read(booklet, f"{entry}code/refuse")

    assert (wrong.status, f"gate-code-wrong {locale}" in wrong.body.decode()) == (401, True)
    assert (wait.status, f"gate-code-wait {locale}" in wait.body.decode()) == (429, True)
    assert f'action="{action}"' in wrong.body.decode()
    assert (nowhere.status, nowhere.headers["Location"]) == (303, f"/l/{booklet.slug}/{entry}")


@pytest.mark.parametrize(
    ("reason", "status"),
    [("suspended", 503), ("early", 503), ("over", 410), ("archived", 410)],
)
def test_a_closed_booklet_says_why(node: ReadingNode, reason: str, status: int):
    booklet = node.publish()
    node.lay(booklet, booklet.kept())
    cookie = cookie_of(booklet)
    node.lay(booklet, booklet.entry(state="closed", reason=reason))

    entry = node.read(booklet, cookie=cookie)
    page = node.read(booklet, f"{booklet.folder()}/c1/p1.html", cookie=cookie)

    assert (entry.status, f"closed-{reason}" in entry.body.decode()) == (status, True)
    assert (page.status, node.read(booklet, f"o/{STYLE}").status) == (302, 200)
    assert node.read(booklet, f"o/{booklet.photograph}", cookie=cookie).status == 404


def test_the_clock_opens_and_closes(node: ReadingNode):
    booklet, now = node.publish(), timezone.now()
    told = booklet.entry(opens_at=moment(now), closes_at=moment(now + AN_HOUR))
    seen = []
    for when in (now - AN_HOUR, now, now + AN_HOUR):
        node.lay(booklet, told, now=when)
        seen.append(node.read(booklet).status)

    assert seen == [503, 200, 410]


@pytest.mark.parametrize("change", ["revoked", "epoch", "state"])
def test_whoever_is_shut_out_is_out_within_seconds(node: ReadingNode, change: str):
    booklet, grant = node.publish(), str(uuid4())
    page = f"{booklet.folder()}/c1/p1.html"
    node.lay(booklet, booklet.kept())
    cookie = cookie_of(booklet, grant=grant)
    assert node.read(booklet, page, cookie=cookie).status == 200
    after = {
        "revoked": booklet.kept(revoked=[grant]),
        "epoch": booklet.kept() | {"epoch": new_epoch()},
        "state": booklet.entry(state="closed", reason="suspended"),
    }[change]

    node.lay(booklet, after)
    began = time.monotonic()
    while node.read(booklet, page, cookie=cookie).status == 200:
        assert time.monotonic() - began < 60
        time.sleep(0.05)
    seconds = time.monotonic() - began

    if change == "revoked":
        Figures("make test-backend").note(
            "Reading revoked",
            "until nginx refuses the pass of a link that the shelf knows to be revoked",
            f"{seconds:.1f} s",
            goal="≤ 60 s",
            met=seconds <= 60,
        )


def test_a_pass_ends_by_itself(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet, booklet.kept())
    cookie = cookie_of(booklet, until=timezone.now() + timedelta(seconds=5))
    assert node.read(booklet, cookie=cookie).status == 200

    began = time.monotonic()
    while node.read(booklet, cookie=cookie).status == 200:
        assert time.monotonic() - began < 60
        time.sleep(0.1)


def test_one_who_was_let_in_reads_on_when_the_booklet_becomes_public(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet, booklet.kept())
    cookie = cookie_of(booklet)
    told = booklet.entry() | {"epoch": new_epoch()}
    told["editions"]["fr-FR"]["pdf"] = booklet.print()
    node.lay(booklet, told)

    read = {node.read(booklet, rest, cookie=cookie).status for rest in private_files(booklet)}
    assert read == {200}
