import re
from base64 import b64encode
from dataclasses import dataclass
from datetime import datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from uuid import UUID

from apps.emailing import selectors
from apps.emailing.models import Campaign, Nature
from apps.emailing.rendering import Form
from apps.emailing.services._compose import compose
from apps.emailing.services._sample import sample_values
from apps.emailing.services.mailings.look_at_audience import list_audience
from apps.participation.models import Participation
from shared import errors
from shared.actor import Actor
from shared.limits import Limit

PREVIEWS = Limit(name="mailing previews of a person", times=120, within=timedelta(minutes=10))

_CID = re.compile(r'src="cid:([\w.@-]+)"')


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """A message as somebody would get it; its picture stands inside the HTML."""

    subject: str
    html: str
    text: str
    sender: str
    to: str
    is_example: bool


def preview_mailing(
    *, actor: Actor, booklet_id: UUID, mailing_id: UUID, locale: str, now: datetime
) -> Preview:
    """Made as the launch makes it, for the first of its people or somebody made up, and kept nowhere."""
    booklet = selectors.get_mailings_booklet(actor=actor, booklet_id=booklet_id)
    campaign = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    if locale not in campaign.texts:
        raise errors.NotFound
    PREVIEWS.take(str(actor.user_id), now=now)
    person = _first(campaign, now)
    values = sample_values(campaign, locale=locale, one=person, now=now)
    content = Form(compose(campaign, locale=locale, now=now).message).fill(values)
    message = message_from_bytes(content, policy=policy.default)
    return Preview(
        subject=str(message["Subject"]),
        html=_with_picture(message),
        text=_part(message, "plain"),
        sender=str(message["From"]),
        to=values["first_name"],
        is_example=person is None,
    )


def _first(campaign: Campaign, now: datetime) -> Participation | None:
    people = list_audience(
        booklet=campaign.booklet,
        nature=Nature(campaign.nature),
        audience=campaign.audience,
        reason="",
        cursor=None,
        limit=1,
        now=now,
    )
    return people.items[0] if people.items else None


def _part(message: EmailMessage, kind: str) -> str:
    part = message.get_body([kind])
    said: str = part.get_content() if part else ""
    return said.replace("\r\n", "\n")


def _with_picture(message: EmailMessage) -> str:
    pictures = {
        str(part["Content-ID"]).strip("<>"): part
        for part in message.walk()
        if part.get_content_maintype() == "image"
    }

    def inside(found: re.Match[str]) -> str:
        part = pictures[found[1]]
        picture: bytes = part.get_content()
        data = b64encode(picture).decode()
        return f'src="data:{part.get_content_type()};base64,{data}"'

    return _CID.sub(inside, _part(message, "html"))
