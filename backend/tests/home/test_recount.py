"""HOM1: what waits in random companies, beside the same counted the long way."""

import os
from random import Random

import pytest

from apps.home import services
from apps.home.models import Concern
from apps.home.selectors.concerns import BY_NAME
from apps.home.tests.people import NOW
from apps.home.tests.worlds import Counted, counted_the_long_way, random_company, some_obligations
from tests.figures import FOLDER, KEPT, Figures

pytestmark = pytest.mark.django_db

USUAL, FULL = 20, 200
OF_UPDATES = {"legal_update", "core_update"}  # tests/updates shows them
COMPANIES = int(os.environ.get("HOME_COMPANIES", USUAL))


def told(company) -> Counted:
    rows = Concern.objects.filter(company=company)
    return {(one.booklet_id, one.kind): one.count for one in rows}


def test_concerns_of_random_companies_are_what_a_recount_finds():
    rng = Random(20270316)
    obligations = some_obligations(rng)
    concerns, differences, kinds = 0, 0, set()

    for _ in range(COMPANIES):
        company = random_company(rng, obligations)
        services.refresh_concerns(company_id=company.id, now=NOW)
        found, counted = told(company), counted_the_long_way(company)
        differences += len(found.items() ^ counted.items())
        concerns += len(counted)
        kinds |= {kind for _, kind in counted}

    Figures("make home-recount", folder=KEPT if COMPANIES >= FULL else FOLDER).note(
        "HOM1",
        f"{COMPANIES} random companies, {concerns} concerns beside a recount booklet by booklet",
        f"{differences} differences",
        goal="0",
        met=differences == 0,
    )
    assert differences == 0
    assert COMPANIES < USUAL or BY_NAME.keys() - kinds == OF_UPDATES
