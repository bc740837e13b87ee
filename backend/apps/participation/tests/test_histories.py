"""Random histories of versions, moves and receipts, beside a model that knows nothing but what was written and shown."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any
from uuid import UUID

import pytest

from apps.booklets.models import Booklet
from apps.participation.content import Attributes, Pages, conditions_of
from apps.participation.models import Participation
from apps.participation.selectors import Versions
from apps.participation.tests.versions import content_of, page_id, written
from shared.folding import fold
from shared.ids import uuid7

HISTORIES = int(os.environ.get("HISTORIES", "600"))  # 2 000 take half a minute
LETTERS = "abcdef"
SITES = ("aubrac", "millau", "")
JOBS = ("Serveur", "Cuisinière", "")
STEPS = 12


@dataclass
class Told:
    """One version: what each page says and for whom, and which pages it asks to read again."""

    id: UUID
    pages: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]]  # words, sites, jobs
    marked: set[str]

    @cached_property
    def content(self) -> dict[str, Any]:
        return content_of(
            written(letter, words, sites=list(sites), jobs=list(jobs))
            for letter, (words, sites, jobs) in self.pages.items()
        )

    @cached_property
    def conditions(self) -> Pages:
        return conditions_of(self.content)


@dataclass
class History:
    versions: list[Told] = field(default_factory=list)
    online: int = 0
    site: str = ""
    job: str = ""
    signed: tuple[int, str, str] | None = None  # version, site and job of that day


class Written(Versions):
    """The same from memory: no database is asked."""

    def __init__(self, history: History) -> None:
        super().__init__(Booklet(), online_id=history.versions[history.online].id)
        self._written = history.versions

    @property
    def pages(self) -> Any:
        return self._version(self._online_id).conditions

    @property
    def _publications(self) -> Any:
        return {
            told.id: (
                (number, 0),
                [{"page": str(page_id(letter)), "scope": "to_reread"} for letter in told.marked],
            )
            for number, told in enumerate(self._written, start=1)
        }

    def _content(self, publication_id: UUID) -> Any:
        return self._version(publication_id).content

    def _version(self, publication_id: UUID | None) -> Told:
        (told,) = [one for one in self._written if one.id == publication_id]
        return told


def concerns(page: tuple[str, tuple[str, ...], tuple[str, ...]], site: str, job: str) -> bool:
    _, sites, jobs = page
    at_site = not sites or not site or site in sites
    return at_site and (not jobs or not job or job in jobs)


def expected(history: History) -> set[str]:
    """By what was shown: every page of now, looked at in every way that could ask for it."""
    if history.signed is None:
        return set()
    known, site, job = history.signed
    now = history.versions[history.online].pages
    asked = set()
    for letter, page in now.items():
        if not concerns(page, history.site, history.job):
            continue
        later = history.versions[known + 1 : history.online + 1]
        was = history.versions[known].pages.get(letter)
        if any(letter in told.marked for told in later) and was != page:
            asked.add(letter)
        if not concerns(page, site, job):
            asked.add(letter)
    return asked


def played(random: Random) -> Iterator[History]:
    """A history after each of its steps."""
    history = History(site=random.choice(SITES), job=random.choice(JOBS))
    publish(history, random)
    for _ in range(STEPS):
        step = random.choice((publish, publish, put_back, move, sign, sign))
        step(history, random)
        yield history


def publish(history: History, random: Random) -> None:
    """Some pages are written anew, come or go; some of those are to be read again."""
    pages = dict(history.versions[history.online].pages) if history.versions else {}
    for letter in random.sample(LETTERS, random.randint(1, 3)):
        if letter in pages and random.random() < 0.2:
            del pages[letter]
            continue
        sites = tuple(random.sample(SITES[:2], random.choice((0, 0, 1))))
        jobs = tuple(random.sample(JOBS[:2], random.choice((0, 0, 1))))
        pages[letter] = (random.choice(("un", "deux", "trois")), sites, jobs)
    marked = {letter for letter in LETTERS if random.random() < 0.3}
    history.versions.append(Told(uuid7(), pages, marked))
    history.online = len(history.versions) - 1


def put_back(history: History, random: Random) -> None:
    history.online = random.randrange(len(history.versions))


def move(history: History, random: Random) -> None:
    history.site, history.job = random.choice(SITES), random.choice(JOBS)


def sign(history: History, random: Random) -> None:
    """What is online, or one before it that the device still had; what is known already is not taken back."""
    version = random.choice((history.online, history.online, random.randint(0, history.online)))
    if history.signed is None or version >= history.signed[0]:
        history.signed = (version, history.site, history.job)


def answered(history: History) -> set[str]:
    one = Participation()
    if history.signed:
        known, site, job = history.signed
        one.acknowledged_publication_id = history.versions[known].id
        one.acknowledged_site_id, one.acknowledged_job = site, fold(job)
    who = Attributes(site=history.site, job=fold(history.job))
    asked = Written(history).reread(one, who).pages
    return {letter for letter in LETTERS if str(page_id(letter)) in asked}


@pytest.mark.timeout(120)
def test_exactly_those_pages_in_every_history():
    differences, asked = [], 0
    for seed in range(HISTORIES):
        for step, history in enumerate(played(Random(seed))):
            wanted = expected(history)
            asked += bool(wanted)
            if answered(history) != wanted:
                differences.append((seed, step))

    assert differences == []
    assert asked > HISTORIES  # the histories do ask people
