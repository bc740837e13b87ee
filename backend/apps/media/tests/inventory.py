"""Books, rows and objects of one library, counted each on its own."""

from dataclasses import dataclass
from uuid import UUID

from django.conf import settings
from django.db.models import Count, Sum

from apps.media.models import Content, MediaFile, MediaFolder, Storage, Upload, UploadState
from shared import objects
from shared.tenancy import act_as_platform

OPEN = (UploadState.UPLOADING, UploadState.ANALYSING)


@dataclass(frozen=True)
class Inventory:
    """What the books say, what the rows add up to, and what S3 holds."""

    used: int
    contents: int
    originals: int
    reserved: int
    open_uploads: int
    files: int
    shown: int
    miscounted_folders: list[str]
    miscounted_usages: list[str]
    orphans: list[str]
    missing: list[str]

    def faults(self) -> dict[str, object]:
        """Nothing, when everything agrees."""
        disagreeing = {
            "used, contents, originals": (self.used, self.contents, self.originals),
            "reserved, open uploads": (self.reserved, self.open_uploads),
            "files, shown": (self.files, self.shown),
        }
        found: dict[str, object] = {
            name: numbers for name, numbers in disagreeing.items() if len(set(numbers)) > 1
        }
        lists = {
            "folders": self.miscounted_folders,
            "usages": self.miscounted_usages,
            "orphans": self.orphans,
            "missing": self.missing,
        }
        return found | {name: names for name, names in lists.items() if names}


def take_inventory(owner: UUID | None) -> Inventory:
    """Count everything of one library."""
    whose = owner or "platform"
    stored, waiting = _objects(f"media/{whose}/"), _objects(f"uploads/{whose}/")
    with act_as_platform():
        books = Storage.objects.of(owner).get()
        contents = Content.objects.of(owner)
        under_way = Upload.objects.of(owner).filter(state__in=OPEN)
        shown = MediaFile.objects.of(owner).filter(trashed_at=None)
        known = {f"media/{whose}/{content.id}/original.{content.extension}" for content in contents}
        begun = {f"media/{whose}/{upload.id}/original.jpg" for upload in under_way}
        awaited = {f"uploads/{whose}/{upload.id}" for upload in under_way}
        return Inventory(
            used=books.used_bytes,
            contents=contents.aggregate(sum=Sum("size", default=0))["sum"],
            originals=sum(size for key, size in stored.items() if key in known),
            reserved=books.reserved_bytes,
            open_uploads=under_way.aggregate(sum=Sum("size", default=0))["sum"],
            files=books.files,
            shown=shown.count(),
            miscounted_folders=[
                folder.name
                for folder in MediaFolder.objects.of(owner)
                if folder.files != shown.filter(folder=folder).count()
            ],
            miscounted_usages=[
                file.name
                for file in MediaFile.objects.of(owner).annotate(real=Count("usages"))
                if file.usages_count != file.real
            ],
            orphans=[
                *(set(stored) - known - begun),
                *(set(waiting) - awaited),
                *(_openings(f"uploads/{whose}/") - awaited),
            ],
            missing=sorted(known - set(stored)),
        )


def _objects(prefix: str) -> dict[str, int]:
    pages = objects.client().get_paginator("list_objects_v2")
    return {
        found["Key"]: found["Size"]
        for page in pages.paginate(Bucket=settings.S3["bucket"], Prefix=prefix)
        for found in page.get("Contents", [])
    }


def _openings(prefix: str) -> set[str]:
    pages = objects.client().get_paginator("list_multipart_uploads")
    return {
        opening["Key"]
        for page in pages.paginate(Bucket=settings.S3["bucket"], Prefix=prefix)
        for opening in page.get("Uploads", [])
    }
