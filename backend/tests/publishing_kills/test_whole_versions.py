"""Whatever is killed while a publication is made, readers get the former version or the new one, whole."""

import os
import random
import time
from collections import Counter
from datetime import datetime
from hashlib import sha256

import pytest

from apps.publishing import rendering, selectors
from apps.publishing.models import Build, BuildState, Edition, Publication
from apps.publishing.questions import Offers
from apps.publishing.tests.building import body_of, faults_of
from shared.tenancy import act_as_platform
from tests.figures import Figures
from tests.publishing_fixtures.booklets import Author, an_author
from tests.publishing_fixtures.plant import Plant
from tests.publishing_kills.reader import Reader, Seen
from tests.publishing_kills.versions import TURN_SECONDS, Versions, picture_of
from tests.publishing_kills.victims import VICTIMS, Usual, renderers, wait_for_renderer
from tests.reading.reading_node import ReadingNode

KILLS = int(os.environ.get("KILLS", "50"))
PATIENCE_SECONDS = 180
REPUBLICATIONS = 100


@pytest.mark.usefixtures("translated")
@pytest.mark.timeout(7200)
def test_readers_get_the_former_version_or_the_new_one_whole(
    plant: Plant, node: ReadingNode, figures: Figures
):
    author = an_author(locales=["en-GB"])
    author.show_a_picture()
    plant.worker.start()
    _put_online(author)
    usual = _usual(author)
    versions, former = Versions(), _put_online(author)
    editions = versions.add(former)
    picture = picture_of(editions)
    versions.hashes[f"o/{picture}"] = _hash_of(editions, picture)
    _wait_for_readers(author, node, former)
    pages = [path for path in editions[0].files if path.endswith(".html") and path[0] != "_"]
    killed, faults, given_up = Counter[str](), list[str](), 0
    turns, rounds, number = list[float](), 0, 0

    with Reader(node, author.booklet.slug, pages, picture) as reader:
        while sum(killed.values()) < KILLS:
            assert number < 4 * KILLS, "kills must fall into the build"
            chance = random.Random(number)
            author.correct(number)
            new = author.publish()
            victim = chance.choice(list(VICTIMS))
            at = VICTIMS[victim](plant, chance, usual)
            given_up += _wait_for(new, author)
            killed[victim] += at is not None and at < _online_at(new)
            for edition in versions.add(new):
                faults += faults_of(edition)
            read = _read_until(reader, versions, new)
            faults += versions.faults(read, {former.version, new.version})
            turns.append(versions.turned_in(read, former.version, new.version))
            rounds, number, former = rounds + len(read), number + 1, new

    figures.note(
        "Publishing B",
        f"kills within the making of a booklet of 30 pages, two languages and a picture, while"
        f" somebody reads it through nginx: {sum(killed.values())} in {number} publications",
        f"{', '.join(f'{name} {count}' for name, count in sorted(killed.items()))}; {rounds} rounds of"
        f" reading, {len(faults)} errors, missing files or other bytes; the longest turn from one"
        f" version to the next {max(turns):.2f} s; all online in the end, {given_up} of them asked for again",
        goal=f"0; a turn within {TURN_SECONDS} s; all online in the end",
        met=not faults and max(turns) <= TURN_SECONDS,
    )
    assert faults == []
    assert max(turns) <= TURN_SECONDS


@pytest.mark.timeout(1800)
def test_the_same_content_has_the_same_hash_a_hundred_times(plant: Plant, figures: Figures):
    author = an_author()
    contents = {author.publish().sha256 for _ in range(REPUBLICATIONS)}

    with act_as_platform():
        publication = Publication.objects.order_by("id")[0]
        content = selectors.content_of(publication)
        given = rendering.given_for(
            publication, content, locale="fr-FR", address="https://example.test", offers=Offers()
        )
    bundles = {rendering.render_bundle(given, copies=[]).sha256 for _ in range(REPUBLICATIONS)}

    figures.note(
        "Publishing B",
        f"the same content published {REPUBLICATIONS} times, and one version rendered as often",
        f"{len(contents)} hash of the content, {len(bundles)} of the bundle",
        goal="1 and 1",
        met=len(contents) == len(bundles) == 1,
    )
    assert (len(contents), len(bundles)) == (1, 1)


def _put_online(author: Author) -> Publication:
    publication = author.publish()
    _wait_for(publication, author)
    return publication


def _wait_for(publication: Publication, author: Author) -> int:
    """Until it is online; how often somebody had to ask for it again."""
    deadline, given_up = time.monotonic() + PATIENCE_SECONDS, 0
    while time.monotonic() < deadline:
        with act_as_platform():
            state = Build.objects.get(publication=publication).state
        if state == BuildState.ONLINE:
            return given_up
        if state == BuildState.FAILED:
            author.make_again(publication)
            given_up += 1
        time.sleep(0.1)
    raise AssertionError("never online")


def _usual(author: Author) -> Usual:
    """What it takes when nothing is killed."""
    began = time.monotonic()
    publication = author.publish()
    assert wait_for_renderer()
    drawing = time.monotonic()
    while renderers():
        time.sleep(0.005)
    drawn = time.monotonic()
    _wait_for(publication, author)
    return Usual(build=time.monotonic() - began, renderer=drawn - drawing)


def _online_at(publication: Publication) -> datetime:
    with act_as_platform():
        online_at = Build.objects.get(publication=publication).online_at
    assert online_at
    return online_at


def _hash_of(editions: list[Edition], name: str) -> str:
    return sha256(body_of(editions[0].objects_used[name]["key"])).hexdigest()


def _wait_for_readers(author: Author, node: ReadingNode, publication: Publication) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        answer = node.ask(f"/l/{author.booklet.slug}/version.json")
        if answer.status == 200 and answer.json()["number"] == publication.version:
            return
        time.sleep(0.1)
    raise AssertionError("nobody reads it")


def _read_until(reader: Reader, versions: Versions, new: Publication) -> list[list[Seen]]:
    """Every round since the last time, up to one in which all is of the new version."""
    deadline, read = time.monotonic() + PATIENCE_SECONDS, list[list[Seen]]()
    while time.monotonic() < deadline:
        taken = reader.take()
        read += taken
        if taken and {versions.of(one) for one in taken[-1]} <= {new.version, ""}:
            return read
        time.sleep(0.2)
    raise AssertionError("readers never got it")
