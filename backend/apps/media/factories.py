"""Files of a library without their bytes; the books agree with them.

Every factory takes `company_id`; None is the platform's own library.
"""

from hashlib import sha256
from typing import Any
from uuid import UUID

import factory
from django.utils import timezone
from factory.django import DjangoModelFactory

from apps.companies.factories import CompanyFactory
from apps.media.models import (
    Content,
    MediaFile,
    MediaFolder,
    MediaKind,
    MediaUsage,
    Storage,
    Upload,
    UploadState,
)
from apps.media.services import _ledger
from shared.ids import uuid7


def some_company() -> UUID:
    return CompanyFactory.create().id


class StorageFactory(DjangoModelFactory[Storage]):
    """Books in which nothing is written yet."""

    class Meta:
        model = Storage

    company_id = factory.LazyFunction(some_company)


class MediaFolderFactory(DjangoModelFactory[MediaFolder]):
    class Meta:
        model = MediaFolder

    company_id = factory.LazyFunction(some_company)
    name = factory.Sequence("Dossier {}".format)


class ContentFactory(DjangoModelFactory[Content]):
    """The bytes of a photograph, with two renditions; no book counts them."""

    class Meta:
        model = Content

    class Params:
        document = factory.Trait(
            mime="application/pdf",
            extension="pdf",
            width=None,
            height=None,
            placeholder="",
            renditions=[],
        )

    company_id = factory.LazyFunction(some_company)
    mime = "image/jpeg"
    extension = "jpg"
    size = 1_000
    sha256 = factory.Sequence(lambda number: sha256(str(number).encode()).hexdigest())
    width = 1_200
    height = 800
    placeholder = "data:image/webp;base64,UklGRg=="
    renditions = factory.LazyFunction(
        lambda: [{"width": 320, "height": 213}, {"width": 640, "height": 427}]
    )


class MediaFileFactory(DjangoModelFactory[MediaFile]):
    """A photograph that nothing shows yet, described in French, counted in the books."""

    class Meta:
        model = MediaFile

    class Params:
        document = factory.Trait(
            kind=MediaKind.DOCUMENT,
            name=factory.Sequence("document-{}.pdf".format),
            alt=factory.LazyFunction(dict),
            content=factory.SubFactory(
                ContentFactory,
                company_id=factory.SelfAttribute("..company_id"),
                size=factory.SelfAttribute("..size"),
                document=True,
            ),
        )
        undescribed = factory.Trait(alt=factory.LazyFunction(dict))
        trashed = factory.Trait(trashed_at=factory.LazyFunction(timezone.now))

    company_id = factory.LazyFunction(some_company)
    name = factory.Sequence("photo-{}.jpg".format)
    kind = MediaKind.IMAGE
    size = 1_000
    alt = factory.LazyFunction(lambda: {"fr-FR": "Une table dressée"})
    content = factory.SubFactory(
        ContentFactory,
        company_id=factory.SelfAttribute("..company_id"),
        size=factory.SelfAttribute("..size"),
    )
    sha256 = factory.SelfAttribute("content.sha256")
    added_by_name = "Camille Vidal"

    @classmethod
    def _create(cls, model_class: type[MediaFile], *_: Any, **kwargs: Any) -> MediaFile:
        file = model_class(**kwargs)
        file.note_words()
        file.save(force_insert=True)
        Content.objects.filter(id=file.content_id).update(file=file, sha256=file.sha256)
        file.content.file, file.content.sha256 = file, file.sha256
        _ledger.open_books(file.company_id)
        _ledger.settle(owner=file.company_id, reserved=0, size=file.size)
        if file.trashed_at is None:
            _ledger.count(owner=file.company_id, folder_id=file.folder_id, files=1)
        return file


class UploadFactory(DjangoModelFactory[Upload]):
    """A photograph of which the first bytes are on their way, its room reserved."""

    class Meta:
        model = Upload

    class Params:
        refused = factory.Trait(state=UploadState.REFUSED, refusal="unknown_type")

    company_id = factory.LazyFunction(some_company)
    name = factory.Sequence("envoi-{}.jpg".format)
    kind = MediaKind.IMAGE
    size = 1_000
    part_size = 8 * 1024 * 1024
    touched_at = factory.LazyFunction(timezone.now)

    @classmethod
    def _create(cls, model_class: type[Upload], *_: Any, **kwargs: Any) -> Upload:
        upload = model_class(**kwargs)
        upload.save(force_insert=True)
        if upload.state in (UploadState.UPLOADING, UploadState.ANALYSING):
            _ledger.open_books(upload.company_id)
            _ledger.reserve(owner=upload.company_id, size=upload.size)
        return upload


class MediaUsageFactory(DjangoModelFactory[MediaUsage]):
    """A page that shows a file, which therefore cannot be thrown away."""

    class Meta:
        model = MediaUsage

    company_id = factory.LazyFunction(some_company)
    file = factory.SubFactory(MediaFileFactory, company_id=factory.SelfAttribute("..company_id"))
    owner_type = "page"
    owner_id = factory.LazyFunction(uuid7)
    place = "picture"
    label = factory.Sequence("Page {}".format)

    @classmethod
    def _create(cls, model_class: type[MediaUsage], *_: Any, **kwargs: Any) -> MediaUsage:
        usage = model_class(**kwargs)
        usage.save(force_insert=True)
        MediaFile.objects.filter(id=usage.file_id).update(usages_count=usage.file.usages_count + 1)
        usage.file.usages_count += 1
        return usage
