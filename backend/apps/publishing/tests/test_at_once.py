"""Many publish at the same moment: the quota holds, and no number is given twice."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from apps.booklets import services as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Company
from apps.publishing import services
from apps.publishing.models import Publication
from apps.publishing.tests.people import admin
from apps.publishing.tests.publishing import ready
from shared.actor import Actor
from shared.tenancy import act_as, act_as_platform

pytestmark = pytest.mark.django_db(transaction=True)

AT_ONCE = 8


def all_at_once(acts: list[Callable[[], Any]]) -> list[bool]:
    """Which of them were not refused."""
    start = Barrier(len(acts))

    def do(act: Callable[[], Any]) -> bool:
        start.wait()
        try:
            act()
        except booklets.PublishedQuotaReached:
            return False
        finally:
            connection.close()
        return True

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(do, acts))


def publishing(actor: Actor, booklet: Booklet) -> Callable[[], Publication]:
    def publish() -> Publication:
        with act_as(actor):
            return services.publish_booklet(
                actor=actor, booklet_id=booklet.id, note="Horaires", now=timezone.now()
            )

    return publish


def test_the_quota_is_never_passed():
    with act_as_platform():
        first = ready()
        others = [ready(company_id=first.company_id) for _ in range(AT_ONCE - 1)]
        Company.objects.filter(id=first.company_id).update(published_booklets=3)
        actor = admin(first.company_id)

    done = all_at_once([publishing(actor, booklet) for booklet in (first, *others)])

    with act_as_platform():
        published = Booklet.objects.filter(status=BookletStatus.PUBLISHED).count()
    assert (sum(done), published) == (3, 3)


def test_each_version_has_its_number():
    with act_as_platform():
        booklet = ready()
        actor = admin(booklet.company_id)

    all_at_once([publishing(actor, booklet)] * AT_ONCE)

    with act_as_platform():
        versions = {one.version for one in Publication.objects.filter(booklet=booklet)}
    assert versions == {f"1.{number}" for number in range(AT_ONCE)}
