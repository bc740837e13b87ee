"""What pages would have told, as nginx writes it down."""

import secrets
from base64 import urlsafe_b64encode
from datetime import date, timedelta

from apps.booklets.models import Booklet
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Edition, Publication

EPOCH = date(1970, 1, 1)


def published(folder: str = "", **kwargs: object) -> tuple[Publication, str]:
    """A publication whose only edition is a bundle, and the name of its folder."""
    publication = PublicationFactory.create(**kwargs)
    folder = folder or secrets.token_hex(8)
    Edition.objects.filter(publication=publication).update(bundle=folder + "0" * 48)
    return publication, folder


def fact(what: str, day: date) -> str:
    """A fact with an id of its own."""
    number = (day - EPOCH).days.to_bytes(2, "big") + secrets.token_bytes(14)
    return f"{urlsafe_b64encode(number).rstrip(b'=').decode()}.{what}"


def line(
    folder: str, *facts: str, slug: str = "livret", channel: str = "l", device: str = "p"
) -> str:
    """What one page sent at once."""
    return f"{slug} {folder} {channel} {device} {'~'.join(facts)}"


def pages_of(publication: Publication) -> list[str]:
    """The pages of its content."""
    return [
        page["id"]
        for chapter in publication.content.content["chapters"]
        for page in chapter["pages"]
    ]


def days_before(day: date, days: int) -> date:
    return day - timedelta(days=days)


def booklet_of(publication: Publication) -> Booklet:
    return publication.booklet
