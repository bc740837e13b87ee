from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import Any

from apps.booklets.models import Booklet
from apps.publishing import rendering
from apps.publishing.drawing.run import NotDrawn
from apps.publishing.models import Content, PublicationContent
from apps.publishing.services._draw import draw
from shared import errors
from shared.cache import remembered

PICTURE_ID = "header@livretier"
MOST_OF_PICTURE = 30 * 1024
WALL_SECONDS = 20.0
KEPT = 3600  # seconds; its name says all that it is drawn from


class MailNotMade(errors.Busy):
    """The renderer did not come back, or refused what it was given."""

    code = "mailing_not_made"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mail:
    """A message in one language; a hole is the name of a variable between two characters that no text has."""

    subject: str
    html: str
    text: str
    picture: bytes | None = None  # a JPEG that the HTML shows by PICTURE_ID


def render_mail(*, booklet: Booklet, given: dict[str, Any]) -> Mail:
    """In the clothes of the version that is online, with what its cover shows above it."""
    content = _online(booklet)
    theme = content["booklet"]["theme"] if content else booklet.theme
    dressed = {
        "header": {"cid": PICTURE_ID},
        **given,
        "theme": theme,
        "media": _shown(content, theme),
    }
    try:
        told = rendering.render_mail(dressed, wall_seconds=WALL_SECONDS)
        picture = _picture(told["picture"], content) if told["picture"] else None
        if told["picture"] and picture is None:
            told = rendering.render_mail({**dressed, "header": None}, wall_seconds=WALL_SECONDS)
    except (rendering.RenderingFailed, NotDrawn) as error:
        raise MailNotMade from error
    return Mail(subject=told["subject"], html=told["html"], text=told["text"], picture=picture)


def _online(booklet: Booklet) -> Content | None:
    rows = PublicationContent.objects.filter(company_id=booklet.company_id)
    content: Content | None = (
        rows.filter(publication=booklet.publication_id).values_list("content", flat=True).first()
    )
    return content if content and "booklet" in content else None


def _shown(content: Content | None, theme: dict[str, Any]) -> dict[str, Any]:
    """The picture of the cover, if it has one of the company's own."""
    file_id = theme["cover"]["picture"]
    media = rendering.shown_media(content) if content and file_id else {}
    return {file_id: media[file_id]} if file_id in media else {}


def _picture(told: dict[str, Any], content: Content | None) -> bytes | None:
    """None when it would weigh too much: a message without it says the same."""
    drawn = remembered(
        f"mail-picture:{told['name']}", seconds=KEPT, make=lambda: _drawn(told, content)
    )
    picture = b64decode(drawn)
    return picture if len(picture) <= MOST_OF_PICTURE else None


def _drawn(told: dict[str, Any], content: Content | None) -> str:
    copies = rendering.copies_of(content) if content else []
    [picture] = draw([{**told, "most": MOST_OF_PICTURE}], copies).values()
    return b64encode(picture).decode()
