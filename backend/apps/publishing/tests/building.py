"""Short ways to make publications in tests."""

import json
from hashlib import sha256
from typing import Any

from django.conf import settings
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.media import selectors as media
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile
from apps.publishing import services
from apps.publishing.models import Build, Edition, Publication
from shared import objects


def make() -> None:
    """As a worker that is notified once."""
    services.make_next_publication(now=timezone.now())


def build_of(publication: Publication) -> Build:
    return Build.objects.get(publication=publication)


def edition_of(publication: Publication, locale: str = "fr-FR") -> Edition:
    return Edition.objects.get(publication=publication, locale=locale)


def body_of(key: str) -> bytes:
    """What the store holds under a key."""
    found = objects.client().get_object(Bucket=settings.S3["bucket"], Key=key)
    return found["Body"].read()


def manifest_of(edition: Edition) -> dict[str, Any]:
    place = f"published/{edition.company_id}/{edition.publication.booklet_id}"
    manifest: dict[str, Any] = json.loads(body_of(f"{place}/bundles/{edition.bundle}.json"))
    return manifest


def faults_of(edition: Edition) -> list[str]:
    """What is missing of a bundle, or has other bytes than its list says."""
    manifest = manifest_of(edition)
    faults = [
        f"{path}: other bytes"
        for path, listed in manifest["files"].items()
        if sha256(body_of(listed["key"])).hexdigest() != listed["key"].rpartition("/")[2]
    ]
    for name, listed in {**manifest["files"], **manifest["objects"]}.items():
        if objects.size_of(listed["key"]) != listed["size"]:
            faults.append(f"{name}: missing, or of another size")
    return faults


def keys_of(publication: Publication) -> set[str]:
    """Everything of the booklet in the store."""
    pages = objects.client().get_paginator("list_objects_v2")
    prefix = f"published/{publication.company_id}/{publication.booklet_id}/"
    found = pages.paginate(Bucket=settings.S3["bucket"], Prefix=prefix)
    return {one["Key"] for page in found for one in page.get("Contents", [])}


class Pretended:
    """A renderer that writes one small page, or fails; its assets are none."""

    def __init__(self) -> None:
        self.given: list[dict[str, Any]] = []
        self.fails = False

    def __call__(self, given: bytes) -> bytes:
        bundle = json.loads(given)["bundle"]
        self.given.append(bundle)
        if self.fails:
            raise RuntimeError("out of paper")
        text = f"{bundle['booklet']['name']} {bundle['version']['number']} {bundle['locale']}"
        return one_page(text)


def one_page(text: str) -> bytes:
    """What a renderer says that wrote nothing else."""
    files = [{"path": "index.html", "text": text}]
    return json.dumps({"files": files, "assets": [], "pictures": []}).encode()


def a_picture(booklet: Booklet) -> MediaFile:
    """Of the company's library, with renditions that the store holds."""
    file = MediaFileFactory.create(company_id=booklet.company_id)
    for one in file.content.renditions:
        for extension in ("webp", "avif"):
            name = f"w{one['width']}.{extension}"
            key = media.object_key(owner=file.company_id, content_id=file.content_id, name=name)
            objects.put(body=name.encode(), key=key, content_type=f"image/{extension}")
    return file
