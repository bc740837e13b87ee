"""The demonstration shows each state of a release, and only once."""

from collections import Counter

import pytest

from apps.booklets.models import BookletChapter
from apps.companies.factories import CompanyFactory
from apps.library.models import UpdatePolicy
from apps.updates.models import UpdateProposal
from apps.updates.tests.worlds import NOW, editor, library_chapter, manager_of, take
from config.management.demo_updates import propose_release

pytestmark = pytest.mark.django_db


def test_some_are_ready_some_to_look_at_one_in_conflict_one_detached():
    company = CompanyFactory.create()
    chapter = library_chapter(
        (("Lavez-vous les mains.", "Séchez."), ("Rangez.",)), policy=UpdatePolicy.PROPOSED
    )
    for _ in range(6):
        take(chapter, company)
    actors = {"admin": manager_of(company), "editor": editor()}
    told = {"company": company.name, "editor": "editor", "admin": "admin", "now": NOW}

    asked = propose_release(actor_of=actors.__getitem__, **told)
    again = propose_release(actor_of=actors.__getitem__, **told)

    states = Counter(
        "conflict" if one.conflicts else "adapted" if one.adapted else "ready"
        for one in UpdateProposal.objects.all()
    )
    assert (asked, again) == (5, 0)
    assert states == {"conflict": 1, "adapted": 2, "ready": 2}
    assert {one.blocks for one in UpdateProposal.objects.all()} == {5}
    assert BookletChapter.objects.filter(detached=True).count() == 1
