"""A random life of a library: uploads, replacements, refusals, deletions, and crashes in between."""

from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any
from uuid import UUID

from django.conf import settings
from django.utils import timezone

from apps.companies.factories import MembershipFactory
from apps.media import services
from apps.media.analysis.outcome import Analysed
from apps.media.models import MediaFile, MediaFolder, Upload, UploadState
from apps.media.tests.crashes import Crash, crashing
from apps.media.tests.uploading import acting, analysed, original_key, send, set_quota, start
from shared import errors, objects
from shared.actor import Actor
from shared.ids import uuid7
from shared.jobs.models import Job, JobState
from shared.jobs.runner import run_job
from shared.tenancy import act_as, act_as_platform
from shared.tenancy.scope import act_as_company

QUOTA = 120_000
LARGEST = 3000
CRASH = 0.25
FATES = ("ready", "ready", "ready", "smaller", "larger", "refused", "another kind")


class Walk:
    """One company's library, and a seed that decides everything."""

    def __init__(self, seed: int) -> None:
        self.chance, self.now = Random(seed), timezone.now()
        self.seen: Counter[str] = Counter()
        self.pages = [uuid7() for _ in range(5)]
        with act_as_platform():
            self.actor: Actor = acting(MembershipFactory.create())
            set_quota(self.actor, QUOTA)
            self.folders = [
                MediaFolder.objects.create(company_id=self.owner, name=name).id
                for name in ("Façades", "Plans")
            ]

    @property
    def owner(self) -> UUID | None:
        return self.actor.company_id

    def go(self, steps: int) -> None:
        """So many acts, each of which may die on its way."""
        acts: dict[Callable[[], object], int] = {
            self.begin: 26,
            self.go_on: 30,
            self.run_a_job: 50,
            self.cancel: 4,
            self.trash: 8,
            self.restore: 4,
            self.delete: 5,
            self.use: 4,
            self.stop_using: 3,
            self.clean_up: 1,
            self.clean_up_copies: 1,
            self.empty: 1,
            self.let_days_pass: 1,
        }
        for act in self.chance.choices(list(acts), list(acts.values()), k=steps):
            try:
                with crashing(self.chance, likely=CRASH):
                    act()
                self.seen[act.__name__] += 1
            except Crash:
                self.seen["crash"] += 1
            except errors.DomainError as refusal:
                self.seen[refusal.code] += 1

    def come_to_rest(self) -> None:
        """Whatever waits is done, without crashes; what was begun stays begun."""
        while self._jobs():
            self.run_a_job()

    # What people do: each is one call, in one transaction, as the API runs it.

    def begin(self) -> None:
        replaced = self._one(MediaFile, trashed_at=None) if self.chance.random() < 0.4 else None
        folder = self.chance.choice([None, *self.folders])
        with act_as(self.actor):
            size = self.chance.randrange(1, LARGEST)
            start(self.actor, size=size, folder_id=folder, replaces_id=replaced, now=self.now)

    def go_on(self) -> None:
        upload_id = self._one(Upload, state=UploadState.UPLOADING)
        if upload_id is None:
            return
        with act_as(self.actor):
            upload = Upload.objects.get(id=upload_id)
            send(self.actor, upload, b"." * upload.size)
        with act_as(self.actor):
            services.complete_upload(actor=self.actor, upload_id=upload_id, now=self.now)

    def cancel(self) -> None:
        if upload_id := self._one(Upload):
            with act_as(self.actor):
                services.cancel_upload(actor=self.actor, upload_id=upload_id)

    def trash(self) -> None:
        self._handle(services.trash_media, self._some(trashed_at=None))

    def restore(self) -> None:
        self._handle(services.restore_media, self._some(trashed_at__isnull=False))

    def delete(self) -> None:
        self._handle(services.delete_media, self._some(trashed_at__isnull=False))

    def use(self) -> None:
        self._show(self._some(trashed_at=None))

    def stop_using(self) -> None:
        self._show([])

    def clean_up(self) -> None:
        with act_as(self.actor):
            services.clean_up(actor=self.actor, what="unused", now=self.now)

    def clean_up_copies(self) -> None:
        with act_as(self.actor):
            services.clean_up(actor=self.actor, what="duplicates", now=self.now)

    def empty(self) -> None:
        with act_as(self.actor):
            services.empty_trash(actor=self.actor, now=self.now)

    # What the machine does.

    def let_days_pass(self) -> None:
        self.now += timedelta(days=self.chance.choice((1, 2, 20)))
        with act_as_platform():
            services.forget_abandoned_uploads(now=self.now)
        with act_as_company(self.owner):
            services.purge_trash_of_library(owner=self.owner, now=self.now)
        with act_as_company(self.owner):
            services.purge_contents_of_library(owner=self.owner, now=self.now)

    def run_a_job(self) -> None:
        waiting = self._jobs()
        if not waiting:
            return
        job_id = self.chance.choice(waiting)
        Job.objects.filter(id=job_id).update(due_at=timezone.now(), attempts=0)
        run_job(job_id)
        if self.chance.random() < 0.1:  # notified twice: the second worker finds nothing to do
            run_job(job_id)

    def analyse(self, *, upload_id: str) -> None:
        """The job of the analysis, with a verdict made from the name of the upload."""
        upload = Upload.objects.get(id=upload_id)
        fate = Random(upload_id).choice(FATES)
        if fate == "refused":
            self._store(upload, b"half of it")
            services.settle_refused(upload=upload, code="media_unreadable", now=self.now)
            return
        said = _said(upload, fate)
        self._store(upload, b"." * said.size)
        services.settle_ready(upload=upload, analysed=said, now=self.now)

    def _store(self, upload: Upload, content: bytes) -> None:
        objects.client().put_object(
            Bucket=settings.S3["bucket"], Key=original_key(upload), Body=content
        )

    def _show(self, file_ids: list[UUID]) -> None:
        """One of five pages shows exactly these files."""
        with act_as(self.actor):
            services.set_usages(
                company_id=self.owner,
                owner_type="page",
                owner_id=self.chance.choice(self.pages),
                place="cover",
                label="Bienvenue",
                file_ids=file_ids,
            )

    def _handle(self, service: Callable[..., Any], file_ids: list[UUID]) -> None:
        with act_as(self.actor):
            service(actor=self.actor, file_ids=file_ids, now=self.now)

    def _one(self, model: type[MediaFile] | type[Upload], **wanted: Any) -> UUID | None:
        with act_as(self.actor):
            ids = list(model.objects.of(self.owner).filter(**wanted).values_list("id", flat=True))
        return self.chance.choice(sorted(ids)) if ids else None

    def _some(self, **wanted: Any) -> list[UUID]:
        chosen = {self._one(MediaFile, **wanted) for _ in range(self.chance.randrange(1, 4))}
        return [file_id for file_id in chosen if file_id]

    def _jobs(self) -> list[UUID]:
        return list(
            Job.objects.filter(state=JobState.PENDING).order_by("id").values_list("id", flat=True)
        )


def _said(upload: Upload, fate: str) -> Analysed:
    size = {"smaller": upload.size // 2 + 1, "larger": upload.size + 500}.get(fate, upload.size)
    kind = "document" if fate == "another kind" and upload.replaces_id else "image"
    return analysed(size=size, kind=kind, sha256=f"{size % 50:064}")
