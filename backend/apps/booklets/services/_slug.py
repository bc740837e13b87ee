"""The address of a booklet: made from its name, and of no other booklet of any company while it exists."""

import re

from apps.booklets.models import Booklet, BookletSlug
from shared.folding import fold
from shared.tenancy import act_as_platform

LONGEST = 54  # leaves room for a number
SHORTEST = 3
FIRST_LOOK = 20
LETTERS = str.maketrans({"œ": "oe", "æ": "ae"})


def slug_of(name: str) -> str:
    """The words of a name, as an address spells them."""
    slug = "-".join(re.findall("[a-z0-9]+", fold(name).translate(LETTERS)))[:LONGEST].strip("-")
    return slug if len(slug) >= SHORTEST else f"livret-{slug}".strip("-")


def give_slug(booklet: Booklet) -> None:
    """An address that its name suggests and that leads to no other; the caller saves the booklet."""
    wanted = slug_of(booklet.name)
    while not take_slug(booklet, _free(wanted)):
        pass  # somebody was faster: the next look sees theirs


def take_slug(booklet: Booklet, slug: str) -> bool:
    """Whether the address is the booklet's from now on; not if it leads, or led, to another one."""
    row = BookletSlug(company_id=booklet.company_id, booklet=booklet, slug=slug)
    BookletSlug.objects.bulk_create([row], ignore_conflicts=True)
    taken = BookletSlug.objects.filter(id=row.id).exists()
    if taken:
        booklet.slug = slug
    return taken


def _free(wanted: str) -> str:
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
