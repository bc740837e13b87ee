"""From bytes that have arrived to a file, against the real S3."""

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import pytest
from django.conf import settings

from apps.companies.factories import CompanyFactory
from apps.media import addresses, services
from apps.media.analysis import run
from apps.media.kinds import LARGEST
from apps.media.models import Content, Upload, UploadState
from apps.media.schemas.describe_upload import describe_upload
from apps.media.services import _ledger, _workbench
from apps.media.tests.corpus import samples
from shared import objects
from shared.actor import Actor
from shared.ids import uuid7

pytestmark = pytest.mark.django_db
NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)


@pytest.fixture
def owner() -> Iterator[UUID]:
    company = CompanyFactory.create()
    yield company.id
    objects.remove_under(f"media/{company.id}/")
    objects.remove_under(f"uploads/{company.id}/")


def arrive(owner: UUID, content: bytes, *, state: UploadState = UploadState.ANALYSING) -> Upload:
    """Bytes that wait in S3 to be looked at."""
    _ledger.reserve(owner=owner, size=len(content))
    upload = Upload.objects.create(
        id=uuid7(), company_id=owner, name="image.jpg", kind="image", state=state,
        size=len(content), part_size=len(content), touched_at=NOW,
    )  # fmt: skip
    key = addresses.upload_key(owner=owner, upload_id=upload.id)
    objects.client().put_object(Bucket=settings.S3["bucket"], Key=key, Body=content)
    return upload


def stored(upload: Upload) -> dict[str, tuple[str, int]]:
    """Type and size of every object of a content, by name."""
    prefix = addresses.folder_of(owner=upload.company_id, content_id=upload.id)
    s3, bucket = objects.client(), settings.S3["bucket"]
    keys = [
        one["Key"] for one in s3.list_objects_v2(Bucket=bucket, Prefix=prefix).get("Contents", [])
    ]
    heads = {key: s3.head_object(Bucket=bucket, Key=key) for key in keys}
    return {
        key.removeprefix(prefix): (head["ContentType"], head["ContentLength"])
        for key, head in heads.items()
    }


class TestAnalyseUpload:
    def test_stores_the_clean_copy_and_the_renditions(self, owner: UUID):
        upload = arrive(owner, samples.jpeg())

        services.analyse_upload(upload_id=upload.id, now=NOW)

        content = Content.objects.get(id=upload.id)
        assert Upload.objects.get(id=upload.id).state == UploadState.READY
        assert stored(upload) == {
            "original.jpg": ("image/jpeg", content.size),
            "w72.webp": ("image/webp", stored(upload)["w72.webp"][1]),
            "w72.avif": ("image/avif", stored(upload)["w72.avif"][1]),
        }

    def test_stores_only_what_it_looked_at(self, owner: UUID, monkeypatch: pytest.MonkeyPatch):
        upload = arrive(owner, samples.pdf())
        look = run.report_on

        def look_while_it_changes(folder: Path) -> run.Report:
            key = addresses.upload_key(owner=owner, upload_id=upload.id)
            objects.client().put_object(Bucket=settings.S3["bucket"], Key=key, Body=b"<script>")
            return look(folder)

        monkeypatch.setattr(run, "report_on", look_while_it_changes)

        services.analyse_upload(upload_id=upload.id, now=NOW)

        assert stored(upload) == {"original.pdf": ("application/pdf", len(samples.pdf()))}

    def test_keeps_what_is_clean_as_it_came(self, owner: UUID):
        upload = arrive(owner, samples.pdf())

        services.analyse_upload(upload_id=upload.id, now=NOW)

        assert stored(upload) == {"original.pdf": ("application/pdf", len(samples.pdf()))}

    def test_refuses_what_is_not_taken(self, owner: UUID):
        upload = arrive(owner, b"<html>")

        services.analyse_upload(upload_id=upload.id, now=NOW)

        refused = Upload.objects.get(id=upload.id)
        assert (refused.state, refused.refusal) == (UploadState.REFUSED, "media_not_taken")
        assert stored(upload) == {}

    def test_says_the_limit_of_what_was_really_sent(self, owner: UUID):
        upload = arrive(owner, samples.png() + bytes(LARGEST["image"]))
        Upload.objects.filter(id=upload.id).update(name="film.mp4", kind="video")

        services.analyse_upload(upload_id=upload.id, now=NOW)

        told = describe_upload(
            actor=Actor(language="fr-FR"), upload=Upload.objects.get(id=upload.id)
        )
        assert "10 Mo au plus" in told["refusal"].replace("\u202f", " ").replace("\xa0", " ")

    def test_a_second_run_changes_nothing(self, owner: UUID):
        upload = arrive(owner, samples.jpeg())
        services.analyse_upload(upload_id=upload.id, now=NOW)
        before = stored(upload)

        services.analyse_upload(upload_id=upload.id, now=NOW)

        assert stored(upload) == before
        assert Content.objects.count() == 1

    def test_leaves_an_upload_alone_that_is_not_to_be_analysed(self, owner: UUID):
        upload = arrive(owner, samples.jpeg(), state=UploadState.UPLOADING)

        services.analyse_upload(upload_id=upload.id, now=NOW)

        assert Upload.objects.get(id=upload.id).state == UploadState.UPLOADING

    def test_after_a_kill_between_storing_and_settling_the_same_objects_are_written(
        self, owner: UUID, monkeypatch: pytest.MonkeyPatch
    ):
        upload = arrive(owner, samples.png())
        with monkeypatch.context() as killed:
            killed.setattr(sys.modules[services.analyse_upload.__module__], "settle_ready", _die)
            with pytest.raises(SystemExit):
                services.analyse_upload(upload_id=upload.id, now=NOW)
        before = stored(upload)

        services.analyse_upload(upload_id=upload.id, now=NOW)

        assert before
        assert stored(upload) == before
        assert Upload.objects.get(id=upload.id).state == UploadState.READY

    def test_leaves_no_folder_behind(
        self, owner: UUID, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
        abandoned = tmp_path / f"{_workbench.PREFIX}abandoned"
        abandoned.mkdir()
        os.utime(abandoned, (1_000_000_000, 1_000_000_000))

        services.analyse_upload(upload_id=arrive(owner, samples.jpeg()).id, now=NOW)

        assert list(tmp_path.iterdir()) == []

    def test_a_process_that_dies_is_a_refusal(self, owner: UUID, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setitem(run.ENVIRONMENT, "PYTHONPATH", "/nowhere")
        upload = arrive(owner, samples.jpeg())

        services.analyse_upload(upload_id=upload.id, now=NOW)

        assert Upload.objects.get(id=upload.id).refusal == "media_unreadable"


def _die(**_: object) -> None:
    raise SystemExit
