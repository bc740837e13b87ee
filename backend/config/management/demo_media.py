"""The libraries of the demonstration, sent part by part and analysed as a browser's files are."""

import logging
from datetime import datetime, timedelta
from pathlib import Path
from typing import cast
from urllib.request import Request, urlopen
from uuid import UUID

import pyvips
from django.utils import timezone

from apps.media import services
from apps.media.models import MediaFile, MediaFolder
from config.management.demo_files import FOLDERS, LIBRARIES, DemoFile
from shared.actor import Actor
from shared.tenancy import act_as

DRAWINGS = Path(__file__).parent / "demo_media"
PAGE = (
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R"
    "/Resources<</Font<</F 5 0 R>>>>>>endobj\n"
    "4 0 obj<</Length {length}>>stream\n{drawn}\nendstream endobj\n"
    "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj\n"
)


def hang_pictures(*, company: str, actor: Actor, now: datetime) -> None:
    """Folders and files that the company's library lacks; what is there stays as people left it."""
    with act_as(actor):
        folders = {name: _folder(name, actor=actor, now=now) for name in FOLDERS[company]}
        there = set(MediaFile.objects.of(actor.company_id).values_list("name", flat=True))
        for file in LIBRARIES[company]:
            if file.name not in there:
                _describe(file, _send(file, folders.get(file.folder), actor, now), actor, now)


def _folder(name: str, *, actor: Actor, now: datetime) -> UUID:
    folder = MediaFolder.objects.of(actor.company_id).filter(name=name).first()
    return (folder or services.add_media_folder(actor=actor, name=name, now=now)).id


def _send(file: DemoFile, folder_id: UUID | None, actor: Actor, now: datetime) -> UUID:
    content = _drawn(file)
    upload = services.start_upload(
        actor=actor,
        name=file.name,
        size=len(content),
        folder_id=folder_id,
        replaces_id=None,
        now=now,
    )
    (part,) = services.sign_upload_parts(actor=actor, upload_id=upload.id, numbers=[1], now=now)
    with urlopen(Request(part.address, data=content, method="PUT"), timeout=60):  # noqa: S310 - our own S3
        pass
    services.complete_upload(actor=actor, upload_id=upload.id, now=now)
    services.analyse_upload(upload_id=upload.id, now=now)
    upload.refresh_from_db()
    if upload.file_id is None:
        raise ValueError(f"{file.name}: {upload.refusal}")
    return upload.file_id


def _describe(file: DemoFile, file_id: UUID, actor: Actor, now: datetime) -> None:
    ends = timedelta(days=file.rights_days) if file.rights_days is not None else None
    changes = {
        "alt": file.alt,
        "credit": file.credit,
        "decorative": file.decorative,
        "rights_until": timezone.localdate(now) + ends if ends else None,
    }
    services.update_media(actor=actor, file_id=file_id, changes=changes, now=now)
    if file.thrown_away:
        services.trash_media(actor=actor, file_ids=[file_id], now=now)


def _drawn(file: DemoFile) -> bytes:
    extension = file.name.rpartition(".")[2]
    if extension == "pdf":
        return _page(file.drawing)
    drawing = (DRAWINGS / f"{file.drawing}.svg").read_bytes()
    if extension == "svg":
        return drawing
    logging.getLogger("pyvips").setLevel(logging.WARNING)
    picture = pyvips.Image.thumbnail_buffer(drawing, file.width)
    suffix = {"jpg": ".jpg[Q=88]", "png": ".png"}[extension]
    return cast("bytes", picture.flatten(background=255).write_to_buffer(suffix))


def _page(title: str) -> bytes:
    """A sheet of paper with its title."""
    drawn = f"BT /F 28 Tf 60 740 Td ({title}) Tj ET"
    body = PAGE.format(length=len(drawn.encode("cp1252")), drawn=drawn).encode("cp1252")
    starts = [body.index(b"%d 0 obj" % number) for number in range(1, 6)]
    table = b"".join(b"%010d 00000 n \n" % start for start in starts)
    end = b"trailer<</Size 6/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % len(body)
    return body + b"xref\n0 6\n0000000000 65535 f \n" + table + end
