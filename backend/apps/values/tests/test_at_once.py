"""Two people fill the same information at the same moment, in transactions of their own."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from apps.companies.factories import CompanyFactory
from apps.values.models import LivingValue
from apps.values.tests.acting import fill, member
from shared.actor import Actor
from shared.tenancy import act_as, act_as_platform


@pytest.mark.django_db(transaction=True)
def test_both_are_heard_and_one_row_is_kept():
    with act_as_platform():
        actor = member(CompanyFactory.create().id)
    texts = [{"parking": "Rue basse", "dpo": "Nadia"}, {"dpo": "Awa", "parking": "Rue haute"}]
    begin = Barrier(len(texts))

    def say(said: dict[str, str]) -> None:
        begin.wait()
        try:
            with act_as(actor):
                fill(actor, None, **said)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(texts)) as pool:
        list(pool.map(say, texts))

    with act_as(Actor(company_id=actor.company_id)):
        kept = {row.key: row.value for row in LivingValue.objects.all()}
    assert kept in texts
