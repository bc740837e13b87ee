"""What becomes of bytes that arrived: a file, another content of one, or a refusal."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.conf import settings
from django.utils import timezone

from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from apps.media import services
from apps.media.models import Content, MediaFile, MediaFolder, Storage, Upload, UploadState
from apps.media.tests.uploading import (
    PHOTO,
    acting,
    add_file,
    analysed,
    arrive,
    arrive_unseen,
    openings_of,
    original_key,
    raw_size,
    set_quota,
    start,
)
from shared import multipart, objects
from shared.actor import Actor, Hands
from shared.ids import uuid7
from shared.jobs.models import Job, JobState
from shared.jobs.queue import enqueue
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
SMALLER = b"a smaller one"


@pytest.fixture
def writer() -> Actor:
    return acting(MembershipFactory.create())


@pytest.fixture
def folder(writer: Actor) -> MediaFolder:
    return MediaFolder.objects.create(company_id=writer.company_id, name="Façades")


def settle(upload: Upload, content: bytes = PHOTO, **said: Any) -> MediaFile | None:
    return services.settle_ready(upload=upload, analysed=analysed(content, **said), now=NOW)


def books(actor: Actor) -> tuple[int, int, int]:
    storage = Storage.objects.of(actor.company_id).get()
    return storage.used_bytes, storage.reserved_bytes, storage.files


class TestAFile:
    def test_begins_with_its_content(self, writer: Actor, folder: MediaFolder):
        upload = arrive_unseen(writer, folder_id=folder.id)

        file = settle(upload)

        assert file
        assert (file.name, file.kind, file.folder_id) == ("plage.jpg", "image", folder.id)
        assert (file.content_id, file.content.file_id) == (upload.id, file.id)
        assert (file.added_by_id, file.lacks_description) == (writer.user_id, True)
        upload.refresh_from_db()
        assert (upload.state, upload.file_id) == (UploadState.READY, file.id)

    def test_takes_the_room_of_the_cleaned_bytes(self, writer: Actor, folder: MediaFolder):
        settle(arrive_unseen(writer, folder_id=folder.id), size=11)

        folder.refresh_from_db()
        assert (books(writer), folder.files) == ((11, 0, 1), 1)

    def test_settled_twice_is_one_file(self, writer: Actor):
        upload = arrive_unseen(writer)

        assert settle(upload) == settle(upload)
        assert books(writer) == (len(PHOTO), 0, 1)

    def test_is_named_after_what_it_is(self, writer: Actor):
        settle(arrive_unseen(writer, name="a.jpeg"))
        for name in ("b.jpg", "c.v2.JPG", "d.png"):
            settle(arrive_unseen(writer, name=name), mime="image/png", extension="png")

        names = MediaFile.objects.order_by("id").values_list("name", flat=True)
        assert list(names) == ["a.jpeg", "b.png", "c.v2.png", "d.png"]

    def test_stands_in_no_folder_when_its_folder_is_gone(self, writer: Actor, folder: MediaFolder):
        upload = arrive_unseen(writer, folder_id=folder.id)
        folder.delete()

        file = settle(upload)

        assert file
        assert file.folder_id is None

    def test_leaves_nothing_where_it_waited(self, writer: Actor, run_jobs):
        upload = arrive(writer)
        Job.objects.all().delete()  # the analysis is told below

        settle(upload)
        run_jobs()

        assert raw_size(upload) is None

    def test_is_refused_when_cleaning_made_it_larger_than_the_room_left(self, writer: Actor):
        set_quota(writer, len(PHOTO) + 5)

        upload = arrive_unseen(writer)

        assert settle(upload, size=len(PHOTO) + 6) is None
        assert books(writer) == (0, 0, 0)
        upload.refresh_from_db()
        assert (upload.state, upload.refusal) == (UploadState.REFUSED, "storage_full")
        assert settle(arrive_unseen(writer), size=len(PHOTO) + 5)
        assert books(writer) == (len(PHOTO) + 5, 0, 1)

    def test_is_written_down_in_the_name_of_who_sent_it(self, writer: Actor):
        hands = Hands(user_id=uuid7(), name="Ada Admin", reason="Demande par téléphone")
        switched = Actor(
            user_id=writer.user_id,
            name=writer.name,
            company_id=writer.company_id,
            role=writer.role,
            switched_by=hands,
        )

        settle(arrive_unseen(switched))

        event = AuditEvent.objects.get(action="media.file_added")
        assert (event.actor_name, event.acting_as_id) == ("Ada Admin", writer.user_id)
        assert (event.company_id, event.reason) == (writer.company_id, hands.reason)


class TestReplacing:
    def test_keeps_what_people_wrote(self, writer: Actor):
        file = add_file(writer)
        file.alt, file.credit = {"fr-FR": "La plage"}, "Inès"
        file.save()

        png = {"mime": "image/png", "extension": "png"}
        upload = arrive_unseen(writer, SMALLER, name="autre.png", replaces_id=file.id)
        replaced = settle(upload, SMALLER, **png)

        assert replaced == file
        assert replaced.content_id == upload.id
        assert (replaced.name, replaced.size) == ("plage.png", len(SMALLER))
        assert (replaced.alt, replaced.credit) == ({"fr-FR": "La plage"}, "Inès")
        assert not replaced.lacks_description

    def test_keeps_the_former_content_and_counts_it(self, writer: Actor):
        file = add_file(writer)
        former = file.content_id

        settle(arrive_unseen(writer, SMALLER, replaces_id=file.id), SMALLER)

        assert Content.objects.get(id=former).replaced_at == NOW
        assert books(writer) == (len(PHOTO) + len(SMALLER), 0, 1)

    @pytest.mark.parametrize("fate", ["trashed", "deleted"])
    def test_what_is_gone_makes_a_file_of_its_own(self, writer: Actor, fate: str):
        file = add_file(writer)
        upload = arrive_unseen(writer, replaces_id=file.id)
        services.trash_media(actor=writer, file_ids=[file.id], now=NOW)
        if fate == "deleted":
            services.delete_media(actor=writer, file_ids=[file.id], now=NOW)

        added = settle(Upload.objects.get(id=upload.id))

        assert added
        assert added.id != file.id
        assert books(writer)[2] == 1

    def test_refuses_another_kind_however_it_is_named(self, writer: Actor):
        file = add_file(writer)
        upload = arrive_unseen(writer, replaces_id=file.id)

        assert settle(upload, kind="document", mime="application/pdf", extension="pdf") is None
        upload.refresh_from_db()
        assert upload.refusal == "media_kind_differs"
        assert books(writer) == (len(PHOTO), 0, 1)


class TestRefusing:
    def test_gives_the_room_back_once_and_forgets_every_object(self, writer: Actor, run_jobs):
        upload = arrive(writer)
        Job.objects.all().delete()
        objects.client().put_object(
            Bucket=settings.S3["bucket"], Key=original_key(upload), Body=PHOTO
        )

        for _ in range(2):
            services.settle_refused(upload=upload, code="media_unreadable", now=NOW)
        run_jobs()

        assert books(writer) == (0, 0, 0)
        assert raw_size(upload) is None
        assert objects.size_of(original_key(upload)) is None


class TestAbandoned:
    def test_uploads_are_forgotten_after_a_day(self, writer: Actor, run_jobs):
        left = start(writer, size=500, now=NOW - timedelta(hours=25))
        multipart.start(key=f"uploads/{writer.company_id}/{left.id}")
        going_on = start(writer, size=30, now=NOW - timedelta(hours=23))

        services.forget_abandoned_uploads(now=NOW)
        run_jobs()

        assert list(Upload.objects.all()) == [going_on]
        assert books(writer) == (0, 30, 0)
        assert openings_of(left) == 0

    @pytest.mark.parametrize(
        ("state", "refusal"),
        [(JobState.FAILED, "media_unreadable"), (JobState.PENDING, ""), (JobState.DONE, "")],
    )
    def test_an_analysis_that_was_given_up_is_a_refusal(
        self, writer: Actor, state: JobState, refusal: str
    ):
        upload = arrive_unseen(writer, now=NOW - timedelta(hours=2))
        with act_as_company(writer.company_id):
            job = enqueue("media.analyse_upload", upload_id=upload.id)
        finished = None if state == JobState.PENDING else NOW
        Job.objects.filter(id=job.id).update(state=state, finished_at=finished)

        services.forget_abandoned_uploads(now=NOW)

        assert Upload.objects.get(id=upload.id).refusal == refusal
        assert books(writer)[1] == (0 if refusal else len(PHOTO))

    def test_what_became_of_uploads_is_told_for_a_week(self, writer: Actor):
        file, now = add_file(writer), timezone.now()
        refused = arrive_unseen(writer)
        services.settle_refused(upload=refused, code="media_unreadable", now=now)

        services.forget_abandoned_uploads(now=now + timedelta(days=6))
        assert Upload.objects.count() == 2
        services.forget_abandoned_uploads(now=now + timedelta(days=8))

        assert Upload.objects.count() == 0
        assert MediaFile.objects.get() == file
