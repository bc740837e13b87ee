from datetime import UTC, datetime

import pytest

from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.media import services
from apps.media.addresses import folder_of
from apps.media.factories import (
    ContentFactory,
    MediaFileFactory,
    MediaFolderFactory,
    MediaUsageFactory,
)
from apps.media.models import Content, MediaFile, MediaFolder, Storage
from apps.media.tests.acting import books_are_right, library_editor, member, switched_member
from shared import errors
from shared.actor import Role
from shared.jobs.models import Job
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


@pytest.fixture
def company():
    return CompanyFactory.create()


class TestMoveMedia:
    def test_counts_in_both_folders(self, company):
        here, there = MediaFolderFactory.create_batch(2, company_id=company.id)
        files = [
            MediaFileFactory.create(company_id=company.id, folder=folder)
            for folder in (here, here, there, None)
        ]

        handled = services.move_media(
            actor=member(company.id),
            file_ids=[file.id for file in files],
            folder_id=there.id,
            now=NOW,
        )

        there.refresh_from_db()
        assert (handled.done, there.files) == (3, 4)
        assert books_are_right(company.id)
        assert AuditEvent.objects.filter(action="media.file_moved").count() == 3

    def test_a_foreign_file_or_folder_moves_nothing(self, company):
        file, foreign = MediaFileFactory.create(company_id=company.id), MediaFileFactory.create()
        folder = MediaFolderFactory.create(company_id=company.id)

        with pytest.raises(errors.NotFound):
            services.move_media(
                actor=member(company.id),
                file_ids=[file.id, foreign.id],
                folder_id=folder.id,
                now=NOW,
            )
        with pytest.raises(errors.NotFound):
            services.move_media(
                actor=member(company.id),
                file_ids=[file.id],
                folder_id=MediaFolderFactory.create().id,
                now=NOW,
            )


class TestTrash:
    def test_throws_away_what_nothing_shows_and_tells_the_rest(self, company):
        folder = MediaFolderFactory.create(company_id=company.id)
        free = MediaFileFactory.create(company_id=company.id, folder=folder)
        shown = MediaUsageFactory.create(company_id=company.id).file

        handled = services.trash_media(
            actor=member(company.id), file_ids=[free.id, shown.id], now=NOW
        )

        assert (handled.done, handled.kept) == (1, [shown])
        assert MediaFile.objects.get(id=free.id).trashed_at == NOW
        assert books_are_right(company.id)

    def test_twice_counts_once(self, company):
        file = MediaFileFactory.create(company_id=company.id)

        services.trash_media(actor=member(company.id), file_ids=[file.id], now=NOW)
        again = services.trash_media(actor=member(company.id), file_ids=[file.id], now=NOW)

        assert again.done == 0
        assert books_are_right(company.id)

    def test_gives_back_what_it_took(self, company):
        folder = MediaFolderFactory.create(company_id=company.id)
        file = MediaFileFactory.create(company_id=company.id, folder=folder)
        services.trash_media(actor=member(company.id), file_ids=[file.id], now=NOW)

        handled = services.restore_media(actor=member(company.id), file_ids=[file.id], now=NOW)

        folder.refresh_from_db()
        assert (handled.done, folder.files) == (1, 1)
        assert books_are_right(company.id)

    def test_is_nothing_to_do_as_somebody_else_or_for_translators(self, company):
        file = MediaFileFactory.create(company_id=company.id)

        for act in (services.trash_media, services.delete_media):
            with pytest.raises(errors.NotWhileSwitched):
                act(actor=switched_member(company.id), file_ids=[file.id], now=NOW)
            with pytest.raises(errors.Forbidden):
                act(actor=member(company.id, Role.TRANSLATOR), file_ids=[file.id], now=NOW)


class TestDeleteMedia:
    def test_forgets_the_file_its_former_contents_their_room_and_their_objects(self, company):
        file = MediaFileFactory.create(company_id=company.id, trashed=True)
        former = ContentFactory.create(company_id=company.id, file=file, size=700, replaced_at=NOW)
        Storage.objects.of(company.id).update(used_bytes=1_700)

        with act_as(member(company.id)):
            handled = services.delete_media(actor=member(company.id), file_ids=[file.id], now=NOW)

        job = Job.objects.exclude(name__startswith="home.").get()
        assert handled.done == 1
        assert not Content.objects.of(company.id).exists()
        assert Storage.objects.of(company.id).get().used_bytes == 0
        assert job.name == "media.forget_objects"
        assert set(job.payload["prefixes"]) == {
            folder_of(owner=company.id, content_id=content_id)
            for content_id in (file.content_id, former.id)
        }

    def test_wants_the_trash_first(self, company):
        file = MediaFileFactory.create(company_id=company.id)

        with pytest.raises(services.MediaNotTrashed):
            services.delete_media(actor=member(company.id), file_ids=[file.id], now=NOW)

    def test_keeps_what_is_shown(self, company):
        shown = MediaUsageFactory.create(company_id=company.id).file

        handled = services.delete_media(actor=member(company.id), file_ids=[shown.id], now=NOW)

        assert (handled.done, handled.kept) == (0, [shown])

    def test_editors_delete_in_the_platforms_own_library(self):
        file, editor = MediaFileFactory.create(company_id=None, trashed=True), library_editor()

        with act_as(editor):
            services.delete_media(actor=editor, file_ids=[file.id], now=NOW)

        assert not MediaFile.objects.exists()
        assert books_are_right(None)


class TestFolders:
    def test_a_name_exists_once_whatever_its_capitals(self, company):
        MediaFolderFactory.create(company_id=company.id, name="Cuisine")
        other = MediaFolderFactory.create(company_id=company.id, name="Salle")
        MediaFolderFactory.create(name="Chambres")

        with pytest.raises(services.FolderNameTaken):
            services.add_media_folder(actor=member(company.id), name="cuisine", now=NOW)
        with pytest.raises(services.FolderNameTaken):
            services.rename_media_folder(
                actor=member(company.id), folder_id=other.id, name="CUISINE", now=NOW
            )
        services.add_media_folder(actor=member(company.id), name="Chambres", now=NOW)

        assert MediaFolder.objects.of(company.id).count() == 3

    def test_a_name_exists_once_in_the_platforms_library_too(self):
        services.add_media_folder(actor=library_editor(), name="Modèles", now=NOW)

        with pytest.raises(services.FolderNameTaken):
            services.add_media_folder(actor=library_editor(), name="modèles", now=NOW)

    def test_a_removed_one_leaves_its_files(self, company):
        folder = MediaFolderFactory.create(company_id=company.id)
        living = MediaFileFactory.create(company_id=company.id, folder=folder)
        trashed = MediaFileFactory.create(company_id=company.id, folder=folder, trashed=True)

        services.remove_media_folder(actor=member(company.id), folder_id=folder.id, now=NOW)

        places = MediaFile.objects.filter(id__in=[living.id, trashed.id])
        assert set(places.values_list("folder_id", flat=True)) == {None}
        assert books_are_right(company.id)

    def test_a_strangers_is_not_found(self, company):
        folder = MediaFolderFactory.create()

        with pytest.raises(errors.NotFound):
            services.remove_media_folder(actor=member(company.id), folder_id=folder.id, now=NOW)
        with pytest.raises(errors.NotFound):
            services.rename_media_folder(
                actor=member(company.id), folder_id=folder.id, name="À moi", now=NOW
            )
