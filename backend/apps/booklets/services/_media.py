"""The files that the theme of a booklet shows: of the company's own library."""

from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet
from apps.media.models import MediaFile, MediaKind
from apps.media.services import set_usages
from apps.pages.services import UnknownMedia
from shared import errors

LARGEST_LOGO = 2_000_000
LOGO_FORMATS = ("png", "webp", "svg")


class BadLogo(errors.Invalid):
    code = "bad_logo"


def check_theme_media(booklet: Booklet, theme: dict[str, Any]) -> None:
    """Refuse a logo or a picture that is no image of the company; those shown before stay."""
    before = _shown(booklet.theme)
    for place, file_id in _shown(theme).items():
        if before.get(place) == file_id:
            continue
        file = _image(booklet.company_id, file_id)
        if file is None:
            raise UnknownMedia({place: "unknown_media"})
        if place == "logo" and not _is_logo(file):
            raise BadLogo({place: "bad_logo"})


def show_theme(booklet: Booklet) -> None:
    """Count what the theme shows from now on: nobody throws it away."""
    shown = _shown(booklet.theme)
    for place in ("logo", "cover"):
        set_usages(
            company_id=booklet.company_id,
            owner_type="booklet",
            owner_id=booklet.id,
            place=place,
            label=booklet.name,
            file_ids=[shown[place]] if place in shown else [],
        )


def _shown(theme: dict[str, Any]) -> dict[str, UUID]:
    logo, picture = theme["logo"], theme["cover"]["picture"]
    shown = {"logo": logo and logo["media"], "cover": picture}
    return {place: UUID(str(file_id)) for place, file_id in shown.items() if file_id}


def _image(company_id: UUID, file_id: UUID) -> MediaFile | None:
    files = MediaFile.objects.of(company_id).filter(kind=MediaKind.IMAGE, trashed_at=None)
    return files.select_related("content").filter(id=file_id).first()


def _is_logo(file: MediaFile) -> bool:
    return file.content.extension in LOGO_FORMATS and file.size <= LARGEST_LOGO
