"""Everything of a version in one file: asked for, made by a job, kept."""

import json
import posixpath
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from threading import Barrier
from typing import Any
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.journal.models import AuditEvent
from apps.publishing import selectors, services
from apps.publishing.models import ArchiveState, Edition, PdfState, Publication
from apps.publishing.services.prepare_archive import ARCHIVES
from apps.publishing.tests.building import body_of, build_of, keys_of, make
from apps.publishing.tests.publishing import delete_for_ever, publish, ready
from shared import errors, objects
from shared.actor import Actor
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

# What tells who has no script of a newer version: without its sheet the notice is not there.
OF_THE_EDGE = ("_new.css", "_new.html")

pytestmark = pytest.mark.django_db

PDF = {"pdf_state": PdfState.READY, "pdf_size": 4}


@pytest.fixture
def publication(remembering: None, translated: None) -> Publication:
    """Online and printed, in two languages."""
    publication = publish(ready(locales=["en-GB"]))
    make()
    key = f"published/{publication.company_id}/{publication.booklet_id}/some.pdf"
    objects.put(body=b"%PDF", key=key, content_type="application/pdf")
    Edition.objects.filter(publication=publication).update(**PDF, pdf_key=key)
    Job.objects.all().delete()
    return publication


@pytest.fixture
def archive(publication: Publication) -> ZipFile:
    pack(publication)
    return ZipFile(BytesIO(body_of(build_of(publication).archive_key)))


def somebody() -> Actor:
    return Actor(user_id=uuid7(), name="Camille Vidal")


def prepare(publication: Publication, actor: Actor | None = None) -> None:
    with act_as_company(publication.company_id):
        services.prepare_archive(
            actor=actor or somebody(), publication=publication, now=timezone.now()
        )


def pack(publication: Publication) -> None:
    prepare(publication)
    with act_as_company(publication.company_id):
        services.make_archive(publication_id=publication.id, now=timezone.now())


def take(publication: Publication) -> str:
    booklet = Booklet.objects.get(id=publication.booklet_id)
    found = selectors.get_publication(booklet=booklet, publication_id=publication.id)
    return services.download_publication(
        actor=somebody(), booklet=booklet, publication=found, now=timezone.now()
    )


def asked() -> list[dict[str, Any]]:
    return [job.payload for job in Job.objects.filter(name="publishing.archive")]


def addresses_in(text: str) -> set[str]:
    """What a page or a style sheet names in its own folder or beside it."""
    named = re.findall(r'(?:href|src)="([^"]*)"|url\("?([^")]*)"?\)', text)
    srcsets = [
        part.split()[0] for one in re.findall(r'srcset="([^"]*)"', text) for part in one.split(",")
    ]
    found = {re.split(r"[?#]", one or other)[0] for one, other in named} | set(srcsets)
    return {address for address in found if address and ":" not in address}


class TestPrepareArchive:
    def test_asks_for_one_however_often(self, publication: Publication):
        prepare(publication)
        prepare(publication)

        assert asked() == [{"publication_id": str(publication.id)}]
        assert build_of(publication).archive_state == ArchiveState.WAITING

    def test_keeps_the_one_that_is_there(self, publication: Publication):
        pack(publication)

        prepare(publication)

        assert len(asked()) == 1
        assert build_of(publication).archive_state == ArchiveState.READY

    def test_asks_again_after_a_failure(self, publication: Publication):
        build = build_of(publication)
        build.archive_state = ArchiveState.FAILED
        build.save()

        prepare(publication)

        assert len(asked()) == 1

    def test_waits_for_the_prints(self, publication: Publication):
        Edition.objects.filter(publication=publication, locale="en-GB").update(
            pdf_state=PdfState.WAITING
        )

        with pytest.raises(selectors.PdfNotReady):
            prepare(publication)

    def test_is_refused_before_the_version_is_made(self):
        with pytest.raises(services.PublicationNotMade):
            prepare(publish(ready()))

    def test_is_done_so_often_for_one_person(self, publication: Publication):
        eager = somebody()
        for _ in range(ARCHIVES.times):
            ARCHIVES.take(str(eager.user_id), now=timezone.now())

        with pytest.raises(errors.TooManyAttempts):
            prepare(publication, eager)

        assert asked() == []


class TestMakeArchive:
    def test_holds_pages_prints_and_content(self, archive: ZipFile):
        names = {name.partition("/")[2] for name in archive.namelist()}

        assert {"index.html", "en-GB/index.html", "fr-FR.pdf", "lisez-moi.txt"} <= names
        root = archive.namelist()[0].partition("/")[0]
        told = json.loads(archive.read(f"{root}/contenu.json"))
        assert told["content"]["chapters"][0]["pages"][0]["title"] == "Se laver les mains"

    def test_stays_in_its_folder(self, archive: ZipFile):
        roots = {name.partition("/")[0] for name in archive.namelist()}

        assert len(roots) == 1
        assert [name for name in archive.namelist() if ".." in name or name[0] == "/"] == []
        assert archive.testzip() is None

    def test_leads_nowhere_but_to_its_own_files(self, archive: ZipFile):
        names = set(archive.namelist())
        named = {
            (name, posixpath.normpath(posixpath.join(posixpath.dirname(name), address)))
            for name in names
            if name.endswith((".html", ".css"))
            for address in addresses_in(archive.read(name).decode())
        }

        assert len(named) > 50
        lost = [address for _, address in named if address not in names]
        assert [address for address in lost if posixpath.basename(address) not in OF_THE_EDGE] == []

    def test_is_the_same_made_twice(self, publication: Publication):
        pack(publication)
        first = build_of(publication)
        first.archive_state = ArchiveState.FAILED
        first.save()

        pack(publication)

        assert build_of(publication).archive_key == first.archive_key

    def test_does_nothing_that_nobody_asked_for(self, publication: Publication):
        before = keys_of(publication)

        services.make_archive(publication_id=publication.id, now=timezone.now())

        assert keys_of(publication) == before

    def test_fetches_each_object_once_and_several_at_a_time(
        self, publication: Publication, monkeypatch: pytest.MonkeyPatch
    ):
        fetch, fetched, together = objects.fetch, list[str](), Barrier(8, timeout=20)

        def meet(*, key: str, file: Path) -> None:
            fetched.append(key)
            if len(fetched) <= 8:
                together.wait()
            fetch(key=key, file=file)

        monkeypatch.setattr(objects, "fetch", meet)
        pack(publication)

        assert len(fetched) == len(set(fetched)) > 8

    def test_of_a_booklet_that_was_deleted_meanwhile_leaves_nothing(
        self,
        publication: Publication,
        monkeypatch: pytest.MonkeyPatch,
        run_jobs: Callable[[], None],
    ):
        store = objects.store

        def delete_before(**told: Any) -> None:
            delete_for_ever(publication)
            objects.remove_under(f"published/{publication.company_id}/")
            store(**told)

        monkeypatch.setattr(objects, "store", delete_before)
        pack(publication)
        run_jobs()

        assert keys_of(publication) == set()


class TestDownloadPublication:
    def test_tells_where_it_is_and_writes_it_down(self, publication: Publication):
        pack(publication)

        with urlopen(take(publication)) as answer:
            disposition, body = answer.headers["Content-Disposition"], answer.read()

        assert f"{publication.booklet.slug}-1.0.zip" in disposition
        entry = AuditEvent.objects.get(action="booklet.version_downloaded")
        assert entry.after == {"version": "1.0", "bytes": len(body)}

    def test_is_refused_before_it_is_prepared(self, publication: Publication):
        with pytest.raises(services.ArchiveNotReady):
            take(publication)
