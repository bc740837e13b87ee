from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from threading import Barrier
from uuid import UUID

import pytest
from django.db import connection

from apps.companies.factories import CompanyFactory
from apps.media import services
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile, MediaUsage
from apps.media.tests.acting import member
from shared import errors
from shared.ids import uuid7
from shared.tenancy import act_as, act_as_platform

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
PAGE = uuid7()


def show(company_id: UUID, file_ids: list[UUID], *, page: UUID = PAGE, label: str = "Accueil"):
    services.set_usages(
        company_id=company_id,
        owner_type="page",
        owner_id=page,
        place="pictures",
        label=label,
        file_ids=file_ids,
    )


def counts(*files: MediaFile) -> list[int]:
    found = MediaFile.objects.in_bulk([file.id for file in files])
    return [found[file.id].usages_count for file in files]


@pytest.mark.django_db
class TestSetUsages:
    def test_replaces_what_was_shown_there(self):
        company = CompanyFactory.create()
        first, second, third = MediaFileFactory.create_batch(3, company_id=company.id)

        show(company.id, [first.id, second.id])
        show(company.id, [second.id, third.id, third.id], label="Bienvenue")

        assert counts(first, second, third) == [0, 1, 1]
        assert set(MediaUsage.objects.values_list("label", flat=True)) == {"Bienvenue"}

    def test_counts_each_place(self):
        company = CompanyFactory.create()
        file = MediaFileFactory.create(company_id=company.id)

        show(company.id, [file.id])
        show(company.id, [file.id], page=uuid7())

        assert counts(file) == [2]

    @pytest.mark.parametrize("why", ["foreign", "trashed"])
    def test_refuses_what_cannot_be_shown(self, why):
        company = CompanyFactory.create()
        file = (
            MediaFileFactory.create(company_id=company.id, trashed=True)
            if why == "trashed"
            else MediaFileFactory.create()
        )

        with pytest.raises(errors.NotFound):
            show(company.id, [file.id])


@pytest.mark.django_db
class TestAddUsages:
    def test_counts_what_many_new_things_show(self):
        company = CompanyFactory.create()
        one, other = MediaFileFactory.create_batch(2, company_id=company.id)
        showings = [
            services.Showing(uuid7(), "Un", frozenset({one.id, other.id})),
            services.Showing(uuid7(), "Deux", frozenset({one.id})),
        ]

        services.add_usages(
            company_id=company.id, owner_type="page", place="document", showings=showings
        )

        assert counts(one, other) == [2, 1]
        assert MediaUsage.objects.count() == 3

    def test_nothing_in_the_trash_or_of_others_can_be_shown(self):
        company = CompanyFactory.create()
        trashed = MediaFileFactory.create(company_id=company.id, trashed=True)

        for file in (trashed, MediaFileFactory.create()):
            with pytest.raises(errors.NotFound):
                services.add_usages(
                    company_id=company.id,
                    owner_type="page",
                    place="document",
                    showings=[services.Showing(uuid7(), "Un", frozenset({file.id}))],
                )


@pytest.mark.django_db(transaction=True)
class TestAtTheSameTime:
    @pytest.fixture
    def files(self) -> list[MediaFile]:
        with act_as_platform():
            company = CompanyFactory.create()
            return MediaFileFactory.create_batch(4, company_id=company.id)

    def test_the_last_one_to_set_a_place_is_right_and_counts_stay_exact(self, files):
        company_id = files[0].company_id
        sets = [
            [file.id for place, file in enumerate(files) if number & 1 << place]
            for number in range(1, 9)
        ]

        at_once([partial(show, company_id, ids) for ids in sets], company_id)

        with act_as_platform():
            shown = set(MediaUsage.objects.values_list("file_id", flat=True))
            assert shown in [set(ids) for ids in sets]
            assert counts(*files) == [int(file.id in shown) for file in files]

    def test_a_file_is_either_shown_or_thrown_away(self, files):
        company_id, ids = files[0].company_id, [file.id for file in files]
        actor = member(company_id)

        def throw_away() -> None:
            services.trash_media(actor=actor, file_ids=ids, now=NOW)

        def show_all() -> None:
            with suppress(errors.NotFound):
                show(company_id, ids)

        at_once([throw_away, show_all, throw_away, show_all], company_id)

        with act_as_platform():
            trashed = {file.id for file in MediaFile.objects.exclude(trashed_at=None)}
            shown = set(MediaUsage.objects.values_list("file_id", flat=True))
            assert (trashed, shown) in [(set(ids), set()), (set(), set(ids))]


def at_once(acts: list[Callable[[], object]], company_id: UUID) -> None:
    start = Barrier(len(acts))

    def perform(act: Callable[[], object]) -> None:
        start.wait()
        try:
            with act_as(member(company_id)):
                act()
        finally:
            connection.close()

    with ThreadPoolExecutor(len(acts)) as pool:
        list(pool.map(perform, acts))
