"""What readers of the demonstration do on their devices, and when."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.emailing import selectors as mailings
from apps.emailing import services as emailing
from apps.participation import selectors as participants
from apps.participation import services as participation
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.people.models import Signer
from apps.publishing.models import Edition, Publication, PublicationContent
from apps.register import services as register
from apps.register.models import Gesture, Receipt
from shared.ids import uuid7

Group = Sequence[Participation]


@dataclass(frozen=True)
class Days:
    """From when a version went online until now."""

    begin: datetime
    end: datetime

    @classmethod
    def of(cls, booklet: Booklet, now: datetime) -> "Days":
        assert booklet.publication_id
        return cls(Publication.objects.get(id=booklet.publication_id).at, now)

    def at(self, share: float) -> datetime:
        return self.begin + (self.end - self.begin) * share


class Readers:
    """What people do on their devices with the version that is online."""

    def __init__(self, booklet: Booklet) -> None:
        self.booklet = booklet
        editions = Edition.objects.filter(publication=booklet.publication_id).exclude(bundle="")
        self.editions = {edition.locale: edition for edition in editions}
        content = PublicationContent.objects.get(publication=booklet.publication_id).content
        self.pages = [
            UUID(page["id"]) for chapter in content["chapters"] for page in chapter["pages"]
        ]

    def acknowledge(
        self, ones: Group, *, days: Days, between: tuple[float, float]
    ) -> list[Receipt]:
        """Each reads all of it, and says so a while after the one before."""
        first, last = between
        receipts = []
        for place, one in enumerate(ones):
            at = days.at(first + (last - first) * place / len(ones))
            self.read([one], pages=None, now=at - timedelta(minutes=1))
            [received] = register.receive_receipts(
                slug=self.booklet.slug,
                ticket=_ticket(one, now=at),
                acts=[self._act(one, place, at)],
                address="2001:db8::",
                now=at,
            )
            receipts.append(received.receipt)
        return receipts

    def read(self, ones: Group, *, pages: int | None, now: datetime) -> None:
        """The first pages, or all of them; none: it is opened, and no more."""
        for one in ones:
            _come(one, now=now)
            ticket = _ticket(one, now=now)
            if pages == 0:
                participation.note_opened(booklet=self.booklet, ticket=ticket, now=now)
                continue
            participation.note_progress(
                booklet=self.booklet,
                ticket=ticket,
                pages=self.pages[:pages],
                bundle=self._edition(one).bundle,
                now=now,
            )

    def _edition(self, one: Participation) -> Edition:
        return self.editions.get(one.language) or self.editions[self.booklet.reference_locale]

    def _act(self, one: Participation, place: int, at: datetime) -> register.Act:
        edition, typed = self._edition(one), place % 3 == 0
        return register.Act(
            id=uuid7(),
            bundle=edition.bundle,
            edition_id=edition.id,
            part="",
            gesture=Gesture.NAME if typed else Gesture.TICK,
            typed_name=one.person.name if typed else "",
            mark="",
            drawing="",
            sentence=self._sentence(one, edition),
            locale=edition.locale,
            device_at=at - timedelta(seconds=20),
            sent_at=at - timedelta(seconds=1),
        )

    def _sentence(self, one: Participation, edition: Edition) -> str:
        said = booklets.receipt_sentence(
            booklet=self.booklet, version=self.booklet.version, locale=edition.locale
        )
        named = participants.pages_named(one=one, publication_id=edition.publication_id)
        return booklets.sentence_naming(sentence=said, pages=named[""], locale=edition.locale)


def _come(one: Participation, *, now: datetime) -> None:
    """By the link of their invitation, if a message brought it."""
    message = mailings.last_invitation(
        company_id=one.company_id,
        booklet_id=one.booklet_id,
        participation_id=one.id,
        signer=Signer.PERSON,
    )
    if message:
        emailing.note_click(participation_id=one.id, message=emailing.short_id(message.id), now=now)


def _ticket(one: Participation, *, now: datetime) -> str:
    return grant_for(participation_id=one.id, epoch=one.link_epoch, now=now).ticket
