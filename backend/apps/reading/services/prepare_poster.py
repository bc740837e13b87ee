from datetime import datetime, timedelta
from typing import Any, Literal
from uuid import UUID

from apps.booklets.models import Booklet
from apps.booklets.selectors import picture_of, readable_locales
from apps.media import selectors as media
from apps.media.models import MediaFile
from apps.publishing import services as publishing
from apps.reading import policies, selectors
from apps.reading.grants import unseal_code
from apps.reading.models import ReadingAccess, ReadingMode
from shared.actor import Actor
from shared.limits import Limit

POSTERS = Limit(name="posters of a person", times=30, within=timedelta(minutes=10))
WIDE_ENOUGH = 1024  # pixels of a picture across a sheet


def prepare_poster(
    *,
    actor: Actor,
    booklet: Booklet,
    access: ReadingAccess,
    size: Literal["a4", "a5", "badge"],
    locale: str | None,
    with_code: bool,
    now: datetime,
) -> publishing.Poster:
    """A poster or a badge to print, in what the booklet wears; its code is for those who may change it."""
    POSTERS.take(str(actor.user_id), now=now)
    leads_to = selectors.poster_address(booklet=booklet, locale=locale)
    spoken = locale or booklet.reference_locale
    shown, pictures = _picture(booklet)
    return publishing.Poster(
        size=size,
        company=booklet.company.name,
        name=booklet.name,
        kind=booklet.kind,
        theme=booklet.theme,
        locale=spoken,
        others=[one for one in readable_locales(booklet) if one != spoken],
        leads_to=leads_to,
        shown_address=selectors.shown(leads_to).rstrip("/"),
        code=_code(actor, booklet, access) if with_code else None,
        media=shown,
        pictures=pictures,
    )


def _code(actor: Actor, booklet: Booklet, access: ReadingAccess) -> str | None:
    told = policies.reading_abilities(actor, booklet)["change"]
    return unseal_code(access.code) if told and access.mode == ReadingMode.CODE else None


def _picture(booklet: Booklet) -> tuple[dict[str, Any], dict[str, Any]]:
    """The company's own picture as the renderer names it, and where the store keeps it."""
    file_id = picture_of(booklet)
    file = _shown(booklet, file_id) if file_id else None
    if file is None:
        return {}, {}
    part = _part(file)
    name = media.copy_name(file.content.id, part)
    key = media.object_key(owner=file.content.company_id, content_id=file.content.id, name=part)
    told = {"kind": "image", "name": file.name, "src": f"o/{name}", "size": file.size}
    return {str(file.id): told}, {name: {"key": key}}


def _shown(booklet: Booklet, file_id: UUID) -> MediaFile | None:
    files = media.shown_files(company_id=booklet.company_id, file_ids=[file_id])
    return files.get(file_id)


def _part(file: MediaFile) -> str:
    """The narrowest rendition that is wide enough, or the widest, or the file itself."""
    widths = sorted(int(one["width"]) for one in file.content.renditions)
    if not widths:
        return media.original_name(file.content.extension)
    width = next((one for one in widths if one >= WIDE_ENOUGH), widths[-1])
    return media.rendition_name(width, "webp")
