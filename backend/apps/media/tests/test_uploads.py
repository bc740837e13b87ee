"""From the first announcement to the last part, against the real S3 server."""

from datetime import timedelta

import pytest
from django.utils import timezone

from apps.companies.factories import MembershipFactory
from apps.companies.models import Membership
from apps.media import services
from apps.media.kinds import LARGEST
from apps.media.models import MediaFolder, Storage, Upload, UploadState
from apps.media.selectors.uploads import get_upload, received_numbers, received_parts
from apps.media.services import _ledger
from apps.media.services.complete_upload import UploadIncomplete
from apps.media.services.sign_upload_parts import NoSuchPart, UploadClosed
from apps.media.services.start_upload import (
    PART_SIZE,
    MediaKindDiffers,
    MediaNotTaken,
    MediaTooLarge,
)
from apps.media.tests.uploading import (
    PHOTO,
    acting,
    add_file,
    arrive,
    complete,
    openings_of,
    put,
    raw_size,
    send,
    set_quota,
    start,
)
from shared import errors
from shared.actor import Actor, PlatformRole, Role
from shared.ids import uuid7
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


@pytest.fixture
def member() -> Membership:
    return MembershipFactory.create(role=Role.WRITER)


@pytest.fixture
def writer(member: Membership) -> Actor:
    return acting(member)


def books(actor: Actor) -> tuple[int, int]:
    storage = Storage.objects.of(actor.company_id).get()
    return storage.used_bytes, storage.reserved_bytes


def sign(actor: Actor, upload: Upload, *numbers: int):
    return services.sign_upload_parts(
        actor=actor, upload_id=upload.id, numbers=list(numbers), now=timezone.now()
    )


def analyses_of(upload: Upload) -> int:
    return Job.objects.filter(
        name="media.analyse_upload", payload__upload_id=str(upload.id)
    ).count()


class TestStart:
    def test_reserves_the_room_before_s3_hears_of_it(self, writer: Actor):
        upload = start(writer, size=700)

        assert (upload.state, upload.kind, books(writer)) == ("uploading", "image", (0, 700))
        assert openings_of(upload) == 0

    @pytest.mark.parametrize("name", ["virus.exe", "photo", "plage.jpg.exe", ".jpg.", "plage.heic"])
    def test_refuses_what_is_not_taken(self, writer: Actor, name: str):
        with pytest.raises(MediaNotTaken):
            start(writer, name=name)

    @pytest.mark.parametrize(
        ("name", "kind"),
        [("a.PNG", "image"), ("a.pdf", "document"), ("a.mp3", "audio"), ("a.mp4", "video")],
    )
    def test_takes_each_kind_up_to_its_limit(self, writer: Actor, name: str, kind: str):
        assert start(writer, name=name, size=LARGEST[kind]).kind == kind

        with pytest.raises(MediaTooLarge) as refusal:
            start(writer, name=name, size=LARGEST[kind] + 1)

        assert refusal.value.params == {"megabytes": LARGEST[kind] // 1_000_000}

    def test_fills_the_quota_to_the_last_byte_and_no_further(self, writer: Actor):
        set_quota(writer, 1000)
        start(writer, size=600)
        start(writer, size=400)

        with pytest.raises(_ledger.QuotaReached):
            start(writer, size=1)

        assert books(writer) == (0, 1000)

    def test_the_platform_has_no_quota(self):
        editor = Actor(user_id=uuid7(), platform_role=PlatformRole.LIBRARY_EDITOR)

        upload = start(editor, size=5_000_000)

        assert upload.company_id is None
        assert Storage.objects.of(None).get().reserved_bytes == 5_000_000

    def test_neither_a_folder_nor_a_file_of_others_exists(self, writer: Actor):
        stranger = acting(MembershipFactory.create())
        folder = MediaFolder.objects.create(company_id=stranger.company_id, name="Logos")

        for names in ({"folder_id": folder.id}, {"replaces_id": add_file(stranger).id}):
            with pytest.raises(errors.NotFound):
                start(writer, **names)

    def test_an_image_is_not_replaced_by_a_document(self, writer: Actor):
        with pytest.raises(MediaKindDiffers):
            start(writer, name="plan.pdf", replaces_id=add_file(writer).id)

    @pytest.mark.parametrize("role", [Role.TRANSLATOR, Role.AUDITOR])
    def test_is_for_those_who_may_change_the_library(self, member: Membership, role: Role):
        reader = acting(MembershipFactory.create(company=member.company, role=role))

        with pytest.raises(errors.Forbidden):
            start(reader)


class TestParts:
    def test_an_address_takes_exactly_its_part(self, writer: Actor):
        upload = start(writer, size=PART_SIZE + 5, name="film.mp4")
        first, last = sign(writer, upload, 1, 2)

        assert (first.size, last.size) == (PART_SIZE, 5)
        assert put(last.address, b"123456") == 403
        assert put(last.address, b"1234") == 403
        assert put(last.address, b"12345") == 200

    def test_what_arrived_is_not_asked_for_again(self, writer: Actor):
        upload = start(writer, size=PART_SIZE + 5, name="film.mp4")
        put(sign(writer, upload, 2)[0].address, b"12345")

        upload = get_upload(actor=writer, upload_id=upload.id)

        assert [(part.number, part.size) for part in received_parts(upload)] == [(2, 5)]

    def test_signing_again_goes_on_with_the_same_opening(self, writer: Actor):
        upload = start(writer)
        sign(writer, upload, 1)
        later = timezone.now() + timedelta(hours=3)
        services.sign_upload_parts(actor=writer, upload_id=upload.id, numbers=[1], now=later)

        upload.refresh_from_db()
        assert (openings_of(upload), upload.touched_at) == (1, later)

    def test_there_is_no_part_beyond_the_last(self, writer: Actor):
        with pytest.raises(NoSuchPart):
            sign(writer, start(writer), 1, 2)

    def test_nothing_is_signed_once_the_upload_is_over(self, writer: Actor):
        upload = arrive(writer)

        with pytest.raises(UploadClosed):
            sign(writer, upload, 1)

    def test_a_colleague_may_go_on(self, writer: Actor, member: Membership):
        upload = start(writer)

        send(acting(MembershipFactory.create(company=member.company)), upload)

        assert complete(writer, upload).state == UploadState.ANALYSING

    def test_a_stranger_finds_nothing(self, writer: Actor):
        upload = start(writer)

        with pytest.raises(errors.NotFound):
            sign(acting(MembershipFactory.create()), upload, 1)


class TestCompletion:
    def test_makes_one_object_and_asks_for_its_analysis(self, writer: Actor):
        upload = arrive(writer)

        assert (upload.state, raw_size(upload)) == (UploadState.ANALYSING, len(PHOTO))
        assert (analyses_of(upload), openings_of(upload)) == (1, 0)

    def test_said_twice_happens_once(self, writer: Actor):
        upload = arrive(writer)

        assert complete(writer, upload).state == UploadState.ANALYSING
        assert analyses_of(upload) == 1

    def test_waits_for_every_part(self, writer: Actor):
        upload = start(writer, size=PART_SIZE + 5, name="film.mp4")

        with pytest.raises(UploadIncomplete):
            complete(writer, upload)
        put(sign(writer, upload, 2)[0].address, b"12345")
        with pytest.raises(UploadIncomplete):
            complete(writer, upload)

        assert (openings_of(upload), analyses_of(upload)) == (1, 0)

    def test_is_found_done_when_its_transaction_was_lost(self, writer: Actor):
        upload = arrive(writer)
        Upload.objects.filter(id=upload.id).update(state=UploadState.UPLOADING)
        upload.refresh_from_db()

        assert received_numbers(upload) == [1]
        assert complete(writer, upload).state == UploadState.ANALYSING
        assert raw_size(upload) == len(PHOTO)
