"""SEC16: what nginx serves to one person never reaches another, from whatever cache between them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from apps.companies.models import Membership
from shared.tenancy import act_as_platform
from tests.attacks.replay import Person, replay
from tests.figures import Figures
from tests.operations.openapi import operations
from tests.operations.world import Caller, World, make_world
from tests.processes import REPOSITORY
from tests.product import Product
from tests.visitor import Answer, Visitor

NOT_KEPT, NEVER_CHANGES = "private, no-store", "public, max-age=31536000, immutable"
STUDIO = REPOSITORY / "frontend/apps/studio/dist"
PAGES = {"/": 200, "/index.html": 200, "/auth/login": 200, "/journal": 404, "/nulle/part/": 404}


@pytest.fixture
def world(product: Product) -> World:
    with act_as_platform():
        return make_world()


@pytest.fixture
def person(product: Product, world: World) -> Iterator[Person]:
    with Person(product, world.users[Caller.COMPANY_ADMIN], world.own) as person:
        yield person


@pytest.fixture
def stranger(product: Product, world: World) -> Iterator[Person]:
    with act_as_platform():
        member = Membership.objects.select_related("user").get(company=world.foreign)
    with Person(product, member.user, world.foreign) as stranger:
        yield stranger


def rule_of(answer: Answer) -> list[str]:
    return answer.headers.get_all("Cache-Control") or []


def test_no_body_is_shared(
    product: Product, world: World, person: Person, stranger: Person, figures: Figures
):
    reads = [operation for operation in operations() if operation.method == "get"]
    own = replay(reads, world, person.visitor)
    stranger.visitor.connection.close()  # nginx may have, meanwhile
    others = replay(reads, world, stranger.visitor)
    with Visitor(product) as nobody:
        others += replay(reads, world, nobody)

    personal = [answer for answer in own if person.is_in(answer)]
    shared = [answer for answer in others if person.is_in(answer)]
    kept = [answer for answer in [*own, *others] if rule_of(answer) != [NOT_KEPT]]
    aged = [answer for answer in [*own, *others] if {"Age", "ETag"} & set(answer.headers)]
    figures.note(
        "SEC16",
        f"{len(reads)} reads through nginx, replayed as a stranger and as nobody",
        f"{len(shared)} shared bodies, {len(kept)} answers that may be kept",
        goal="0, 0",
        met=not shared and not kept,
    )
    assert len(personal) >= 3, "what is replayed must hold something personal"
    assert (shared, kept, aged) == ([], [], [])


def test_nobody_is_told_that_nothing_changed(person: Person):
    known = {"If-None-Match": "*", "If-Modified-Since": "Sat, 01 Jan 2050 00:00:00 GMT"}

    assert person.visitor.call("GET", "/api/auth/user", **known).status == 200


@pytest.mark.parametrize("path", PAGES)
def test_the_page_is_nobodys_and_not_kept(person: Person, stranger: Person, path: str):
    mine, theirs = person.visitor.call("GET", path), stranger.visitor.call("GET", path)

    told = (mine.status, rule_of(mine), mine.headers["Set-Cookie"])
    assert told == (PAGES[path], [NOT_KEPT], None)
    assert not person.is_in(mine)
    assert mine.without_request_id() == theirs.without_request_id()


@pytest.mark.parametrize(
    "path",
    [
        "/healthz",
        "/api/nowhere",
        "/nowhere.js",
        "/assets/nowhere.js",
        "/_brand",
        "/api/auth/legal/x",
    ],
)
def test_what_is_missing_is_not_kept_either(person: Person, path: str):
    assert rule_of(person.visitor.call("GET", path)) == [NOT_KEPT]


def test_a_name_that_is_not_ours_gets_nothing_to_keep(person: Person):
    refused = person.visitor.call("GET", "/api/auth/user", Host="evil.example")

    assert (refused.status, rule_of(refused)) == (400, [NOT_KEPT])


def test_only_files_named_by_their_content_are_kept(person: Person):
    files = [file for file in sorted(STUDIO.rglob("*")) if file.is_file()]
    answers = {file: person.visitor.call("GET", _path(file), **GZIP) for file in files}

    for file, answer in answers.items():
        named_by_content = _path(file).startswith("/assets/")
        assert rule_of(answer) == [NEVER_CHANGES if named_by_content else NOT_KEPT], file
        assert answer.headers["Set-Cookie"] is None
        if "Content-Encoding" in answer.headers:
            assert "Accept-Encoding" in answer.headers["Vary"], file
    assert any(_path(file).startswith("/assets/") for file in files), "the studio is not built"


GZIP = {"Accept-Encoding": "gzip"}


def _path(file: Path) -> str:
    return f"/{file.relative_to(STUDIO)}"
