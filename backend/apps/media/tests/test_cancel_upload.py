import pytest
from django.utils import timezone

from apps.companies.factories import MembershipFactory
from apps.media import services
from apps.media.models import Storage, Upload
from apps.media.selectors.uploads import key_of
from apps.media.services.cancel_upload import UploadArrived
from apps.media.services.start_upload import PART_SIZE
from apps.media.tests.uploading import acting, arrive, openings_of, put, start
from shared import multipart
from shared.actor import Actor

pytestmark = pytest.mark.django_db


@pytest.fixture
def writer() -> Actor:
    return acting(MembershipFactory.create())


def books(actor: Actor) -> tuple[int, int]:
    storage = Storage.objects.of(actor.company_id).get()
    return storage.used_bytes, storage.reserved_bytes


class TestCancelling:
    def test_gives_the_room_back_and_forgets_the_parts(self, writer: Actor, run_jobs):
        upload = start(writer, size=PART_SIZE + 5, name="film.mp4")
        (last,) = services.sign_upload_parts(
            actor=writer, upload_id=upload.id, numbers=[2], now=timezone.now()
        )
        put(last.address, b"12345")

        services.cancel_upload(actor=writer, upload_id=upload.id)
        run_jobs()

        assert books(writer) == (0, 0)
        assert openings_of(upload) == 0
        assert not Upload.objects.exists()

    def test_also_forgets_an_opening_whose_transaction_was_lost(self, writer: Actor, run_jobs):
        upload = start(writer)
        multipart.start(key=key_of(upload))

        services.cancel_upload(actor=writer, upload_id=upload.id)
        run_jobs()

        assert openings_of(upload) == 0

    def test_a_file_that_has_arrived_stays(self, writer: Actor):
        upload = arrive(writer)

        with pytest.raises(UploadArrived):
            services.cancel_upload(actor=writer, upload_id=upload.id)

    def test_a_refusal_is_forgotten_and_gives_its_room_back_once(self, writer: Actor):
        upload = arrive(writer)
        services.settle_refused(upload=upload, code="media_unreadable", now=timezone.now())

        services.cancel_upload(actor=writer, upload_id=upload.id)

        assert books(writer) == (0, 0)
