"""The whole starter library into an empty database, and once more."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from apps.journal.models import AuditEvent
from apps.library.content import starter_library
from apps.library.models import Chapter, ChapterVersion, Obligation, Sector
from apps.library.starter import Loading, load_starter_library
from tests.figures import Figures

FIGURES = Figures("make test-backend")
STATEMENTS = 35  # for each chapter, obligation and sector


@pytest.mark.django_db
def test_it_is_loaded_once() -> None:
    library = starter_library()
    with statements() as asked:
        first = load_starter_library(library, now=timezone.now())
    acts = AuditEvent.objects.count()

    second = load_starter_library(library, now=timezone.now())

    assert first.waiting == []
    assert second == Loading()
    assert AuditEvent.objects.count() == acts
    assert Sector.objects.filter(status="published").count() == len(library.sectors)
    assert Obligation.objects.filter(status="published").count() == len(library.obligations)
    assert Chapter.objects.filter(version=1, has_changes=False).count() == len(library.chapters)
    assert ChapterVersion.objects.count() == len(library.chapters)
    each = len(asked) / (len(library.chapters) + len(library.obligations) + len(library.sectors))
    FIGURES.note(
        "Starter A",
        f"{len(library.chapters)} chapters, {len(library.obligations)} obligations and {len(library.sectors)} sectors"
        " into an empty database, through the services",
        f"{each:.0f} statements for each of them; a second run changes nothing",
        goal=f"≤ {STATEMENTS}",
        met=each <= STATEMENTS,
    )
    assert each <= STATEMENTS


@contextmanager
def statements() -> Iterator[list[str]]:
    """What is asked of the database; Django's own log of it forgets the first ones."""
    asked: list[str] = []

    def count(execute: Any, sql: str, *rest: Any) -> Any:
        asked.append(sql)
        return execute(sql, *rest)

    with connection.execute_wrapper(count):
        yield asked
