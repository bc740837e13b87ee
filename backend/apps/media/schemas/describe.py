"""What the API tells of files: their addresses are signed, and what the caller may do is said."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.utils import timezone

from apps.media import policies, selectors
from apps.media.addresses import original_name, rendition_name, signed_address
from apps.media.models import Content, MediaFile
from apps.media.selectors import KEPT_IN_TRASH
from apps.media.services import Handled
from shared.actor import Actor
from shared.language import text


def describe_files(
    *, actor: Actor, files: Iterable[MediaFile], now: datetime
) -> list[dict[str, Any]]:
    """Each file as a list shows it; their contents must have been read with them."""
    return [_described(actor, file, now) for file in files]


def describe_details(*, actor: Actor, file: MediaFile, now: datetime) -> dict[str, Any]:
    """One file, with what shows it and how many others hold the same bytes.

    Of a file of the platform a company learns neither: they are the platform's own affairs.
    """
    described = _described(actor, file, now)
    if file.company_id != policies.library_of(actor):
        nothing = {"usages": [], "usages_count": 0, "duplicates": 0, "added_by_name": ""}
        return {**described, **nothing}
    return {
        **described,
        "usages": selectors.list_first_usages(file=file),
        "duplicates": selectors.count_duplicates(file=file),
    }


def describe_handled(*, actor: Actor, handled: Handled, said: str) -> dict[str, Any]:
    """How many files it concerned, which stayed, and the sentence that says so."""
    sentences = [_counted(said, handled.done, actor.language)]
    if handled.kept:
        sentences.append(_counted("media_kept", len(handled.kept), actor.language))
    return {
        "message": " ".join(sentences),
        "done": handled.done,
        "kept": [{"id": file.id, "name": file.name, "reason": "in_use"} for file in handled.kept],
    }


def _counted(said: str, count: int, language: str) -> str:
    form = {0: "none", 1: "one"}.get(count, "many")
    return text(f"notices.{said}_{form}", language, count=count)


def _described(actor: Actor, file: MediaFile, now: datetime) -> dict[str, Any]:
    content = file.content
    return {
        "id": file.id,
        "name": file.name,
        "kind": file.kind,
        "mime": content.mime,
        "extension": content.extension,
        "size": file.size,
        "width": content.width,
        "height": content.height,
        "duration_seconds": None if content.duration_ms is None else content.duration_ms / 1000,
        "folder_id": file.folder_id,
        "alt": file.alt,
        "decorative": file.decorative,
        "lacks_description": file.lacks_description,
        "credit": file.credit,
        "rights_until": file.rights_until,
        "usages_count": file.usages_count,
        "added_by_name": file.added_by_name,
        "created_at": file.created_at,
        "trashed_at": file.trashed_at,
        "deleted_on": timezone.localdate(file.trashed_at + KEPT_IN_TRASH)
        if file.trashed_at
        else None,
        "placeholder": content.placeholder,
        "renditions": [
            {
                "width": rendition["width"],
                "height": rendition["height"],
                "webp": _address(content, rendition_name(rendition["width"], "webp"), now),
                "avif": _address(content, rendition_name(rendition["width"], "avif"), now),
            }
            for rendition in content.renditions
        ],
        "address": _address(content, original_name(content.extension), now),
        "abilities": policies.file_abilities(actor, file),
    }


def _address(content: Content, name: str, now: datetime) -> str:
    return signed_address(owner=content.company_id, content_id=content.id, name=name, now=now)
