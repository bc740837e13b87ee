"""The whole starter library into an empty database, and once more."""

from time import monotonic

import pytest
from django.utils import timezone

from apps.journal.models import AuditEvent
from apps.library.content import starter_library
from apps.library.models import Chapter, ChapterVersion, Obligation, Sector
from apps.library.starter import Loading, load_starter_library
from tests.figures import Figures

FIGURES = Figures("make test-backend")
SECONDS = 60


@pytest.mark.django_db
def test_it_is_loaded_once() -> None:
    library = starter_library()
    began = monotonic()
    first = load_starter_library(library, now=timezone.now())
    took = monotonic() - began
    acts = AuditEvent.objects.count()

    second = load_starter_library(library, now=timezone.now())

    assert first.waiting == []
    assert second == Loading()
    assert AuditEvent.objects.count() == acts
    assert Sector.objects.filter(status="published").count() == len(library.sectors)
    assert Obligation.objects.filter(status="published").count() == len(library.obligations)
    assert Chapter.objects.filter(version=1, has_changes=False).count() == len(library.chapters)
    assert ChapterVersion.objects.count() == len(library.chapters)
    FIGURES.note(
        "Starter A",
        f"{len(library.chapters)} chapters, {len(library.obligations)} obligations and {len(library.sectors)} sectors"
        " into an empty database, through the services",
        f"{took:.1f} s; a second run changes nothing",
        goal=f"≤ {SECONDS} s",
        met=took <= SECONDS,
    )
    assert took <= SECONDS
