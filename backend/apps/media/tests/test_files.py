from datetime import UTC, date, datetime

import pytest

from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.media import selectors, services
from apps.media.factories import MediaFileFactory, MediaFolderFactory, MediaUsageFactory
from apps.media.models import MediaFile
from apps.media.schemas.describe import describe_details, describe_files
from apps.media.tests.acting import books_are_right, library_editor, member, switched_member
from shared import errors
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = date(2027, 3, 3)


@pytest.fixture
def company():
    return CompanyFactory.create()


class TestGetMedia:
    def test_a_strangers_file_is_not_found(self, company):
        foreign = MediaFileFactory.create()

        with pytest.raises(errors.NotFound):
            selectors.get_media(actor=member(company.id), file_id=foreign.id)

    def test_a_file_of_the_platform_is_shown_and_its_affairs_are_not(self, company):
        file = MediaUsageFactory.create(company_id=None, label="Chapitre en préparation").file

        found = selectors.get_media(actor=member(company.id), file_id=file.id)

        told = describe_details(actor=member(company.id), file=found, now=NOW)
        assert told["address"].startswith("/media/platform/")
        assert (told["usages"], told["usages_count"], told["added_by_name"]) == ([], 0, "")
        assert not any(told["abilities"].values())

    def test_what_the_platform_threw_away_is_not_found(self, company):
        file = MediaFileFactory.create(company_id=None, trashed=True)

        with pytest.raises(errors.NotFound):
            selectors.get_media(actor=member(company.id), file_id=file.id)

    def test_tells_usages_and_duplicates(self, company):
        file = MediaUsageFactory.create(company_id=company.id, label="Accueil").file
        MediaFileFactory.create(company_id=company.id, sha256=file.sha256)
        MediaFileFactory.create(company_id=company.id, sha256=file.sha256, trashed=True)

        told = describe_details(actor=member(company.id), file=file, now=NOW)

        assert [usage.label for usage in told["usages"]] == ["Accueil"]
        assert (told["duplicates"], told["usages_count"]) == (1, 1)


class TestAbilities:
    def of(self, actor: Actor, file: MediaFile) -> set[str]:
        (told,) = describe_files(actor=actor, files=[file], now=NOW)
        return {name for name, may in told["abilities"].items() if may}

    def test_writers_change_and_translators_look(self, company):
        file = MediaFileFactory.create(company_id=company.id)

        assert self.of(member(company.id), file) == {"edit", "replace", "trash"}
        assert self.of(member(company.id, Role.TRANSLATOR), file) == set()
        assert self.of(library_editor(), file) == set()

    def test_what_is_shown_is_not_thrown_away(self, company):
        file = MediaUsageFactory.create(company_id=company.id).file

        assert self.of(member(company.id), file) == {"edit", "replace"}

    def test_nobody_throws_away_or_deletes_as_somebody_else(self, company):
        living = MediaFileFactory.create(company_id=company.id)
        trashed = MediaFileFactory.create(company_id=company.id, trashed=True)

        assert self.of(switched_member(company.id), living) == {"edit", "replace"}
        assert self.of(switched_member(company.id), trashed) == {"restore"}
        assert self.of(member(company.id), trashed) == {"restore", "delete"}


class TestUpdateMedia:
    def test_writes_what_is_told_and_keeps_the_rest(self, company):
        file = MediaFileFactory.create(
            company_id=company.id, alt={"fr-FR": "Une table", "en-GB": "A"}
        )

        services.update_media(
            actor=member(company.id),
            file_id=file.id,
            changes={"credit": "Léa", "alt": {"en-GB": ""}, "rights_until": TODAY, "name": None},
            now=NOW,
        )

        file.refresh_from_db()
        event = AuditEvent.objects.get()
        assert (file.alt, file.credit, file.rights_until) == ({"fr-FR": "Une table"}, "Léa", TODAY)
        assert file.words.endswith(".jpg lea une table")
        assert event.action == "media.file_updated"
        assert event.before["rights_until"] == ""
        assert event.after == {
            "alt": {"fr-FR": "Une table"},
            "credit": "Léa",
            "rights_until": "2027-03-03",
        }

    def test_null_clears_the_folder_and_the_date(self, company):
        folder = MediaFolderFactory.create(company_id=company.id)
        file = MediaFileFactory.create(company_id=company.id, folder=folder, rights_until=TODAY)

        services.update_media(
            actor=member(company.id),
            file_id=file.id,
            changes={"folder_id": None, "rights_until": None},
            now=NOW,
        )

        file.refresh_from_db()
        assert (file.folder_id, file.rights_until) == (None, None)
        assert books_are_right(company.id)

    def test_a_decorative_picture_lacks_no_description(self, company):
        file = MediaFileFactory.create(company_id=company.id, undescribed=True)

        services.update_media(
            actor=member(company.id), file_id=file.id, changes={"decorative": True}, now=NOW
        )

        assert not MediaFile.objects.get(id=file.id).lacks_description

    def test_the_same_again_is_no_event(self, company):
        file = MediaFileFactory.create(company_id=company.id)

        services.update_media(
            actor=member(company.id), file_id=file.id, changes={"name": file.name}, now=NOW
        )

        assert not AuditEvent.objects.exists()

    def test_refuses_a_foreign_folder_and_what_is_in_the_trash(self, company):
        file = MediaFileFactory.create(company_id=company.id)
        trashed = MediaFileFactory.create(company_id=company.id, trashed=True)
        foreign = MediaFolderFactory.create()

        with pytest.raises(errors.NotFound):
            services.update_media(
                actor=member(company.id),
                file_id=file.id,
                changes={"folder_id": foreign.id},
                now=NOW,
            )
        with pytest.raises(services.MediaTrashed):
            services.update_media(
                actor=member(company.id), file_id=trashed.id, changes={"name": "a"}, now=NOW
            )


class TestLibrary:
    def test_one_without_books_is_empty(self, company):
        library = selectors.get_media_library(actor=member(company.id))

        assert (library.files, library.used_bytes, library.folders) == (0, 0, [])
        assert (library.level, library.quota_bytes) == ("ok", company.storage_bytes)

    def test_tells_folders_in_french_order_and_what_is_missing(self, company):
        for name in ("Salle", "Été", "Cuisine"):
            MediaFolderFactory.create(company_id=company.id, name=name)
        MediaFileFactory.create(company_id=company.id, undescribed=True)
        MediaFileFactory.create(company_id=company.id, undescribed=True, trashed=True)

        library = selectors.get_media_library(actor=member(company.id))

        assert [folder.name for folder in library.folders] == ["Cuisine", "Été", "Salle"]
        assert (library.files, library.without_description, library.used_bytes) == (1, 1, 2000)

    def test_the_platforms_own_has_no_quota(self):
        library = selectors.get_media_library(actor=library_editor())

        assert (library.quota_bytes, library.level) == (None, "ok")

    @pytest.mark.parametrize(
        ("used", "level"),
        [(79, "ok"), (80, "warning"), (95, "critical"), (100, "full"), (120, "full")],
    )
    def test_says_how_near_the_quota_is(self, used, level):
        assert selectors.level_of(used=used, quota=100) == level
