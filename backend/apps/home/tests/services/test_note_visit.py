from dataclasses import replace
from uuid import uuid4

import pytest

from apps.companies.factories import CompanyFactory
from apps.home import services
from apps.home.models import HomeVisit
from apps.home.tests.people import A_DAY, NOW, admin
from shared import errors
from shared.actor import Actor, Hands, PlatformRole

pytestmark = pytest.mark.django_db


def test_the_last_visit_is_kept_beside_what_was_dismissed():
    actor = admin(CompanyFactory.create().id)

    services.note_visit(actor=actor, now=NOW)
    services.dismiss_first_steps(actor=actor, now=NOW)
    services.note_visit(actor=actor, now=NOW + A_DAY)

    visit = HomeVisit.objects.get(user_id=actor.user_id)
    assert (visit.visited_at, visit.steps_dismissed_at) == (NOW + A_DAY, NOW)


def test_is_not_for_who_works_in_no_company():
    with pytest.raises(errors.Forbidden):
        services.note_visit(actor=Actor(platform_role=PlatformRole.SUPER_ADMIN), now=NOW)


def test_who_acts_in_their_name_has_not_seen_it_for_them():
    hands = Hands(user_id=uuid4(), name="Alix Morel", reason="Une question")
    actor = replace(admin(CompanyFactory.create().id), switched_by=hands)

    services.note_visit(actor=actor, now=NOW)

    assert not HomeVisit.objects.exists()
