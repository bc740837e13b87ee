"""People who save while a release is on its way: each in a booklet of their own, among those that it reaches."""

import statistics
import time
from threading import Event, Thread
from typing import Any

from django.db import connection
from django.utils import timezone

from apps.booklets import services as booklets
from apps.booklets.models import BookletChapter
from apps.pages.models import Importance, Page
from apps.updates.tests.worlds import document, manager_of, noted_pages
from shared.actor import Actor
from shared.tenancy import act_as_platform
from shared.tenancy.scope import act_as_company

QUIET = 0.5  # seconds between two saves of one author; the studio waits two


class Author(Thread):
    """Saves the last page of a booklet again and again, and remembers how long each save took."""

    def __init__(self, chapter: BookletChapter) -> None:
        super().__init__(daemon=True)
        with act_as_platform():
            self.actor: Actor = manager_of(chapter.booklet.company)
            self.noted = noted_pages(chapter)[-1]
        self.booklet_id, self.company_id = chapter.booklet_id, chapter.company_id
        self.took: list[tuple[float, float]] = []
        self.failures: list[Exception] = []
        self.over = Event()

    def run(self) -> None:
        number = 0
        while not self.over.wait(QUIET):
            number += 1
            began = time.monotonic()
            try:
                self._save(f"Signalez chaque accident au poste {number}.")
            except Exception as failure:
                self.failures.append(failure)
            self.took.append((began, time.monotonic() - began))
        connection.close()

    def _save(self, said: str) -> Any:
        with act_as_company(self.company_id):
            page = Page.objects.get(id=self.noted.page_id)
            return booklets.save_booklet_page(
                actor=self.actor,
                booklet_id=self.booklet_id,
                page_id=page.id,
                base_revision=page.revision,
                title=page.title,
                importance=Importance(page.importance),
                document=document(said),
                now=timezone.now(),
            )


class Saves:
    """How long they took, until the release set out and from then until it had arrived."""

    def __init__(self, authors: list[Author], *, began: float, set_out: float, done: float) -> None:
        self.authors, self.seconds = authors, done - set_out
        self.alone, self.beside = self._p95(began, set_out), self._p95(set_out, done)
        self.failures = [failure for one in authors for failure in one.failures]

    def _p95(self, begin: float, end: float) -> float:
        """In seconds, of the saves that began meanwhile."""
        took = [lasted for one in self.authors for at, lasted in one.took if begin <= at < end]
        return statistics.quantiles(took, n=20)[-1]
