"""One byte of the register's tables changes: whoever verifies it is told, and which row it is."""

import os
from random import Random

import pytest
from django.db import connection
from django.utils import timezone

from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.companies.models import Company
from apps.companies.tests.acting import acting
from apps.participation.models import Participation
from apps.register import services
from apps.register.tests.acts import act_of, send
from shared.tenancy import act_as_platform
from tests.figures import FOLDER, KEPT, Figures
from tests.receipts import handed_out
from tests.register_flips.flips import Flips
from tests.scale.database import as_owner

FLIPS = int(os.environ.get("FLIPS", "1000"))
COMPANIES, RECEIPTS, CANCELLED = 3, 100, 4  # of each: more entries than one tile holds
REASON = "Confirmé par erreur au nom d’un collègue."


@pytest.fixture
def _register(transactional_db: None) -> None:
    """Signed three times, with receipts that stand and some that do not."""
    with act_as_platform():
        for company in CompanyFactory.create_batch(COMPANIES):
            _fill(company)
            services.record_entries(now=timezone.now())


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("_register")
def test_every_flip_is_found_and_named():
    assert services.verify_register() == []

    missed = []
    with as_owner(connection.settings_dict["NAME"]) as database:
        flips = Flips(database, Random(FLIPS))
        for _ in range(FLIPS):
            flip = flips.make()
            if str(flip.id) not in {fault.id for fault in services.verify_register()}:
                missed.append(f"{flip.table}.{flip.column}")
            flips.undo(flip)

    Figures("make register-flips", folder=KEPT if FLIPS == 1000 else FOLDER).note(
        "PPL-B",
        f"{FLIPS} random bytes changed, one at a time, in the rows of a register of {_entries()} entries: statements,"
        " entries, tiles, checkpoints",
        f"{FLIPS - len(missed)} found, each by its row",
        goal=str(FLIPS),
        met=not missed,
    )
    assert missed == []
    assert services.verify_register() == []


def _fill(company: Company) -> None:
    actor = acting(MembershipFactory.create(company=company))
    booklet = handed_out(RECEIPTS, company_id=company.id)
    for number, one in enumerate(Participation.objects.filter(booklet=booklet)):
        [received] = send(one, act_of(one))
        if number < CANCELLED:
            services.cancel_receipt(
                actor=actor,
                booklet_id=booklet.id,
                receipt_id=received.receipt.id,
                reason=REASON,
                now=timezone.now(),
            )


def _entries() -> int:
    return COMPANIES * (RECEIPTS + CANCELLED)
