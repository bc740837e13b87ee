from typing import Any

import pytest

from apps.companies.factories import CompanyFactory
from apps.emailing import services
from apps.emailing.factories import SuppressionFactory
from apps.emailing.models import Suppression, SuppressionReason
from apps.emailing.tests.acting import NOW, member, switched
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db


def lift(suppression: Suppression, actor: Actor | None = None) -> Suppression:
    return services.lift_suppression(
        actor=actor or member(suppression.company_id),
        suppression_id=suppression.id,
        reason="Adresse rétablie par la DSI",
        now=NOW,
    )


@pytest.mark.parametrize("reason", SuppressionReason)
def test_an_administrator_lifts_any(reason: SuppressionReason):
    suppression = SuppressionFactory.create(reason=reason)
    actor = member(suppression.company_id)

    lifted = lift(suppression, actor)

    assert (lifted.lifted_at, lifted.lifted_by_name) == (NOW, actor.name)
    event = AuditEvent.objects.get()
    assert (event.reason, event.before) == ("Adresse rétablie par la DSI", {"reason": reason})


@pytest.mark.parametrize(
    ("reason", "refused"),
    [
        ("hard_bounce", False),
        ("soft_bounces", False),
        ("manual", False),
        ("complaint", True),
        ("unsubscribed", True),
    ],
)
def test_a_manager_does_not_undo_what_a_reader_wanted(reason: Any, refused: bool):
    suppression = SuppressionFactory.create(reason=reason)
    manager = member(suppression.company_id, Role.BOOKLET_MANAGER)

    if refused:
        with pytest.raises(errors.Forbidden):
            lift(suppression, manager)
    else:
        assert lift(suppression, manager).lifted_at


def test_is_lifted_once():
    suppression = SuppressionFactory.create()
    lift(suppression)

    with pytest.raises(services.AlreadyLifted):
        lift(suppression)


def test_a_strangers_is_not_found():
    with pytest.raises(errors.NotFound):
        lift(SuppressionFactory.create(), member(CompanyFactory.create().id))


def test_nobody_does_it_in_anothers_name():
    suppression = SuppressionFactory.create()

    with pytest.raises(errors.NotWhileSwitched):
        lift(suppression, switched(suppression.company_id))
