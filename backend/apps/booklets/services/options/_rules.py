"""The address of a booklet, the theme that it starts with, and the files that a theme shows.

An address is made from the name, and of no other booklet of any company while the booklet exists.
"""

import re
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet, BookletSlug
from apps.library.models import Sector
from apps.media.models import MediaFile, MediaKind
from apps.media.services import set_usages
from apps.pages.services import UnknownMedia
from shared import errors
from shared.folding import fold
from shared.tenancy import act_as_platform

LONGEST_SLUG = 54  # leaves room for a number
SHORTEST_SLUG = 3
FIRST_LOOK = 20
LETTERS = str.maketrans({"œ": "oe", "æ": "ae"})
DRAWING = "hills"
DRAWINGS = {
    "HCR": "hills",
    "COM": "shop",
    "BTP": "crane",
    "IND": "gears",
    "TRA": "van",
    "PRO": "droplet",
    "SAN": "heart",
    "MED": "armchair",
    "SAP": "home",
    "FOR": "board",
    "CFA": "sprout",
    "BUR": "desk",
}
LARGEST_LOGO = 2_000_000
LOGO_FORMATS = ("png", "webp", "svg")


class BadLogo(errors.Invalid):
    code = "bad_logo"


def slug_of(name: str) -> str:
    """The words of a name, as an address spells them."""
    words = re.findall("[a-z0-9]+", fold(name).translate(LETTERS))
    slug = "-".join(words)[:LONGEST_SLUG].strip("-")
    return slug if len(slug) >= SHORTEST_SLUG else f"livret-{slug}".strip("-")


def give_slug(booklet: Booklet) -> None:
    """An address that its name suggests and that leads to no other; the caller saves the booklet."""
    wanted = slug_of(booklet.name)
    while not take_slug(booklet, _free_slug(wanted)):
        pass  # somebody was faster: the next look sees theirs


def take_slug(booklet: Booklet, slug: str) -> bool:
    """Whether the address is the booklet's from now on; not if it leads, or led, to another one."""
    row = BookletSlug(company_id=booklet.company_id, booklet=booklet, slug=slug)
    BookletSlug.objects.bulk_create([row], ignore_conflicts=True)
    taken = BookletSlug.objects.filter(id=row.id).exists()
    if taken:
        booklet.slug = slug
    return taken


def _free_slug(wanted: str) -> str:
    """The first that nobody has: `wanted`, `wanted-2`, and so on, over all companies."""
    first, looked_at = 1, FIRST_LOOK
    while True:
        numbers = range(first, first + looked_at)
        slugs = [wanted if number == 1 else f"{wanted}-{number}" for number in numbers]
        with act_as_platform():
            rows = BookletSlug.objects.filter(slug__in=slugs)
            taken = set(rows.values_list("slug", flat=True))
        for slug in slugs:
            if slug not in taken:
                return slug
        first, looked_at = first + looked_at, looked_at * 10


def default_theme() -> dict[str, Any]:
    """How a booklet looks before anybody chooses; the studio's `defaultTheme` says the same."""
    return {
        "palette": "plateau",
        "colours": {
            "primary": "#1e5545",
            "accent": "#a9521a",
            "background": "#fbf7ee",
            "text": "#1c2b25",
        },
        "fonts": {"title": "young_serif", "text": "source_sans"},
        "size": 17,
        "cover": {"drawing": DRAWING, "picture": None},
        "logo": None,
    }


def drawing_for(sector: Sector | None) -> str:
    """The drawing that the cover of a booklet of this sector starts with."""
    return DRAWINGS.get(sector.code, DRAWING) if sector else DRAWING


def check_theme_media(booklet: Booklet, theme: dict[str, Any]) -> None:
    """Refuse a logo or a picture that is no image of the company's own library; those shown before stay."""
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
