from datetime import UTC, date, datetime, timedelta

import pytest

from apps.companies.factories import CompanyFactory
from apps.media import selectors
from apps.media.factories import MediaFileFactory, MediaFolderFactory, MediaUsageFactory
from apps.media.selectors import MediaFilter
from apps.media.tests.acting import library_editor, member
from shared.actor import Actor

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = date(2027, 3, 3)


def names(actor: Actor, **wanted) -> list[str]:
    found = selectors.list_media(
        actor=actor, wanted=MediaFilter(**wanted), today=TODAY, cursor=None, limit=50
    )
    return [file.name for file in found.items]


@pytest.fixture
def company():
    return CompanyFactory.create()


class TestListMedia:
    def test_shows_the_newest_first_without_the_trash(self, company):
        MediaFileFactory.create(company_id=company.id, name="a.jpg")
        MediaFileFactory.create(company_id=company.id, name="b.jpg")
        MediaFileFactory.create(company_id=company.id, name="c.jpg", trashed=True)
        MediaFileFactory.create(name="étranger.jpg")
        MediaFileFactory.create(company_id=None, name="plateforme.jpg")

        assert names(member(company.id)) == ["b.jpg", "a.jpg"]
        assert names(library_editor()) == ["plateforme.jpg"]

    def test_orders_by_name_as_french_does_and_by_size(self, company):
        for name, size in (("Zoé.jpg", 1), ("été.jpg", 3), ("epi.jpg", 2)):
            MediaFileFactory.create(company_id=company.id, name=name, size=size)

        assert names(member(company.id), sort="name") == ["epi.jpg", "été.jpg", "Zoé.jpg"]
        assert names(member(company.id), sort="largest") == ["été.jpg", "epi.jpg", "Zoé.jpg"]

    def test_finds_every_word_of_name_credit_and_descriptions_without_accents(self, company):
        MediaFileFactory.create(
            company_id=company.id,
            name="mise-en-place.jpg",
            credit="Léa Fabre",
            alt={"en-GB": "A laid table"},
        )
        MediaFileFactory.create(company_id=company.id, name="lac.jpg", credit="Léa Fabre")

        assert names(member(company.id), search="LEA place") == ["mise-en-place.jpg"]
        assert names(member(company.id), search="laid") == ["mise-en-place.jpg"]
        assert names(member(company.id), search="100%") == []

    def test_narrows_by_kind_and_folder(self, company):
        folder = MediaFolderFactory.create(company_id=company.id)
        MediaFileFactory.create(company_id=company.id, name="a.jpg", folder=folder)
        MediaFileFactory.create(company_id=company.id, name="b.pdf", document=True)

        assert names(member(company.id), kind="document") == ["b.pdf"]
        assert names(member(company.id), folder=folder.id) == ["a.jpg"]
        assert names(member(CompanyFactory.create().id), folder=folder.id) == []

    def test_tells_what_lacks_a_description_and_what_is_unused(self, company):
        MediaFileFactory.create(company_id=company.id, name="a.jpg", undescribed=True)
        MediaFileFactory.create(company_id=company.id, name="b.pdf", document=True)
        decorative = {"undescribed": True, "decorative": True}
        usage = MediaUsageFactory.create(
            file__name="c.jpg",
            company_id=company.id,
            **{f"file__{k}": v for k, v in decorative.items()},
        )

        assert usage.file.lacks_description is False
        assert names(member(company.id), only="without_description") == ["a.jpg"]
        assert names(member(company.id), only="unused") == ["b.pdf", "a.jpg"]

    def test_tells_whose_rights_end_within_thirty_days_the_soonest_first(self, company):
        for name, days in (("bientôt.jpg", 30), ("passé.jpg", -400), ("plus-tard.jpg", 31)):
            MediaFileFactory.create(
                company_id=company.id, name=name, rights_until=TODAY + timedelta(days=days)
            )
        MediaFileFactory.create(company_id=company.id)

        assert names(member(company.id), only="rights_expiring") == ["passé.jpg", "bientôt.jpg"]

    def test_tells_duplicates_beside_each_other(self, company):
        for name, sha in (("a.jpg", "1" * 64), ("b.jpg", "2" * 64), ("c.jpg", "1" * 64)):
            MediaFileFactory.create(company_id=company.id, name=name, sha256=sha)
        MediaFileFactory.create(company_id=company.id, sha256="2" * 64, trashed=True)
        MediaFileFactory.create(sha256="2" * 64)

        assert names(member(company.id), only="duplicates") == ["a.jpg", "c.jpg"]

    def test_shows_the_trash_by_when_it_was_filled(self, company):
        for name, days in (("a.jpg", 1), ("b.jpg", 9), ("c.jpg", 5)):
            MediaFileFactory.create(
                company_id=company.id, name=name, trashed_at=NOW - timedelta(days=days)
            )

        assert names(member(company.id), only="trash") == ["a.jpg", "c.jpg", "b.jpg"]

    @pytest.mark.parametrize(
        "wanted",
        [
            {},
            {"sort": "name"},
            {"sort": "largest"},
            {"only": "trash"},
            {"only": "rights_expiring"},
            {"only": "duplicates"},
        ],
        ids=str,
    )
    def test_goes_on_where_the_page_ended(self, company, wanted):
        for number in range(5):
            MediaFileFactory.create(
                company_id=company.id,
                size=100 - number % 2,
                sha256="1" * 64,
                rights_until=TODAY,
                trashed_at=NOW if wanted.get("only") == "trash" else None,
            )
        actor, seen, cursor = member(company.id), list[str](), None
        while True:
            page = selectors.list_media(
                actor=actor, wanted=MediaFilter(**wanted), today=TODAY, cursor=cursor, limit=2
            )
            seen += [file.name for file in page.items]
            if (cursor := page.next) is None:
                break

        assert seen == names(actor, **wanted)
        assert len(set(seen)) == 5
