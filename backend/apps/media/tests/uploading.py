"""A browser that sends files, and an analysis that says what it is told."""

import hashlib
from datetime import datetime
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from django.conf import settings
from django.utils import timezone

from apps.companies.models import Company, Membership
from apps.companies.services import build_actor
from apps.media import addresses, services
from apps.media.analysis.outcome import Analysed
from apps.media.models import MediaFile, Upload, UploadState
from apps.media.selectors.uploads import key_of, parts_of, received_numbers
from shared import objects
from shared.actor import Actor
from shared.tenancy import act_as

PHOTO = b"a photograph, or nearly"


def acting(member: Membership) -> Actor:
    """This member, as a request of theirs acts."""
    return build_actor(
        user=member.user, membership=member, language="fr-FR", terms_accepted=True, ip=""
    )


def set_quota(actor: Actor, size: int) -> None:
    """So much room for the actor's company."""
    assert actor.company_id
    Company.objects.filter(id=actor.company_id).update(storage_bytes=size)


def start(actor: Actor, **changes: Any) -> Upload:
    """An upload that has just begun."""
    asked = {"name": "plage.jpg", "size": len(PHOTO), "folder_id": None, "replaces_id": None}
    now: datetime = changes.pop("now", None) or timezone.now()
    return services.start_upload(actor=actor, **{**asked, **changes}, now=now)


def put(address: str, content: bytes) -> int:
    """Send bytes to a signed address, as a browser does."""
    try:
        with urlopen(Request(address, data=content, method="PUT"), timeout=20) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


def send(actor: Actor, upload: Upload, content: bytes = PHOTO) -> None:
    """Every part of the file that S3 lacks, one after the other."""
    there = received_numbers(upload)
    numbers = [number for number in range(1, parts_of(upload) + 1) if number not in there]
    if not numbers:
        return
    signed = services.sign_upload_parts(
        actor=actor, upload_id=upload.id, numbers=numbers, now=timezone.now()
    )
    for part in signed:
        begin = (part.number - 1) * upload.part_size
        assert put(part.address, content[begin : begin + part.size]) == 200


def arrive(actor: Actor, content: bytes = PHOTO, **changes: Any) -> Upload:
    """An upload whose bytes are whole in S3 and wait for their analysis."""
    upload = start(actor, size=len(content), **changes)
    send(actor, upload, content)
    return complete(actor, upload)


def complete(actor: Actor, upload: Upload) -> Upload:
    """Say that every part is there, in one's own name: the analysis is born in it."""
    with act_as(actor):
        return services.complete_upload(actor=actor, upload_id=upload.id, now=timezone.now())


def arrive_unseen(actor: Actor, content: bytes = PHOTO, **changes: Any) -> Upload:
    """The same without S3: what is tested begins after the analysis."""
    upload = start(actor, **{"size": len(content), **changes})
    Upload.objects.filter(id=upload.id).update(state=UploadState.ANALYSING)
    upload.refresh_from_db()
    return upload


def analysed(content: bytes = PHOTO, **changes: Any) -> Analysed:
    """What the analysis of a clean image says."""
    said = {
        "kind": "image",
        "mime": "image/jpeg",
        "extension": "jpg",
        "size": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
        "width": 640,
        "height": 480,
        "renditions": ((320, 240), (640, 480)),
    }
    return Analysed(**{**said, **changes})


def add_file(actor: Actor, content: bytes = PHOTO, **changes: Any) -> MediaFile:
    """A file of the library, its bytes left out."""
    upload = arrive_unseen(actor, content, **changes)
    file = services.settle_ready(upload=upload, analysed=analysed(content), now=timezone.now())
    assert file
    return file


def raw_size(upload: Upload) -> int | None:
    """The bytes that wait as they were sent, if they do."""
    return objects.size_of(key_of(upload))


def openings_of(upload: Upload) -> int:
    """How many times S3 still waits for parts of this upload."""
    found = objects.client().list_multipart_uploads(
        Bucket=settings.S3["bucket"], Prefix=key_of(upload)
    )
    return len(found.get("Uploads", []))


def original_key(upload: Upload, extension: str = "jpg") -> str:
    folder = addresses.folder_of(owner=upload.company_id, content_id=upload.id)
    return folder + addresses.original_name(extension)
