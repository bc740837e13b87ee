from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.participation.content import Attributes
from apps.participation.models import Participation
from apps.participation.selectors import Versions, attributes_of
from apps.participation.services._ask import ASKED, note_asked
from apps.participation.services._due import due_day
from apps.participation.services._state import note_state
from apps.people.models import Signer, Signs
from shared.folding import fold

NOTED = (
    "acknowledged_publication_id",
    "acknowledged_at",
    "acknowledged_site_id",
    "acknowledged_job",
    "acknowledged_chapters",
    "signed",
    *ASKED,
    "updated_at",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Acknowledged:
    """A receipt that stands: of the whole version, or of one of its chapters (`part`)."""

    publication_id: UUID
    part: str
    at: datetime
    signer: Signer = Signer.PERSON


def acknowledge(*, participation: Participation, receipt: Acknowledged, now: datetime) -> None:
    """Somebody whom the caller holds made a receipt; what follows from it is kept."""
    note_acknowledged(participation, receipt, now=now)
    participation.save(update_fields=NOTED)


def note_acknowledged(one: Participation, receipt: Acknowledged, *, now: datetime) -> None:
    """What follows from a receipt; the caller saves it.

    Chapter by chapter, a version is acknowledged with the last of those that concern the person. A receipt of a former
    version takes nothing back; what changed since then is read again.
    """
    if not _is_signed(one, receipt, now):
        return
    known, publication_id = one.acknowledged_publication_id, receipt.publication_id
    if known not in (None, publication_id) and not _is_newer(one, publication_id, than=known):
        return
    if receipt.part and not _completes(one, publication_id, receipt.part):
        return
    one.acknowledged_publication_id, one.acknowledged_at = publication_id, receipt.at
    one.acknowledged_site_id = one.person.site_id
    one.acknowledged_job = fold(one.person.job)
    one.acknowledged_chapters, one.signed = {}, {}
    one.reread_pages, one.reread_reason = [], ""
    if publication_id == one.booklet.publication_id:
        note_state(one)
    else:
        _ask_for_the_rest(one, now)


def note_signers(one: Participation, *, now: datetime) -> None:
    """Their card says that others have to acknowledge: what was signed so far may be enough now; the caller saves it."""
    for part, by in one.signed.items():
        for signer, (publication, at) in by.items():
            receipt = Acknowledged(
                publication_id=UUID(publication),
                part=part,
                at=datetime.fromisoformat(at),
                signer=Signer(signer),
            )
            note_acknowledged(one, receipt, now=now)


def _is_signed(one: Participation, receipt: Acknowledged, now: datetime) -> bool:
    """Whether everybody who has to has acknowledged it by now; what waits for the other one is kept."""
    person, signer = one.person, receipt.signer
    if person.signs == Signs.SELF:
        return signer == Signer.PERSON
    needed = person.signers(today=one.booklet.company.today(now=now))
    if signer not in needed or len(needed) == 1:
        return signer in needed
    publication = str(receipt.publication_id)
    by = {**one.signed.get(receipt.part, {}), signer.value: [publication, receipt.at.isoformat()]}
    one.signed = {**one.signed, receipt.part: by}
    return all(by.get(other, [None])[0] == publication for other in needed)


def _is_newer(one: Participation, publication_id: UUID, *, than: UUID) -> bool:
    return Versions(one.booklet).is_newer(publication_id, than)


def _completes(one: Participation, publication_id: UUID, chapter: str) -> bool:
    """Whether nothing is left to acknowledge of what this version asks of them."""
    versions = Versions(one.booklet, online_id=publication_id)
    one.acknowledged_chapters = {**one.acknowledged_chapters, chapter: str(publication_id)}
    asked = [str(page) for page in one.reread_pages] or versions.concerning(_who(one))
    return all(_is_acknowledged(one, versions, page) for page in asked if page in versions.pages)


def _is_acknowledged(one: Participation, versions: Versions, page: str) -> bool:
    """With its chapter, in a version in which it was as it is."""
    known = one.acknowledged_chapters.get(versions.chapter_of(page))
    return bool(known) and page not in versions.marked_since(UUID(known))


def _ask_for_the_rest(one: Participation, now: datetime) -> None:
    booklet = one.booklet
    note_asked(
        one,
        versions=Versions(booklet),
        who=_who(one),
        due_on=due_day(booklet, now=now),
        today=booklet.company.today(now=now),
        now=now,
    )


def _who(one: Participation) -> Attributes:
    return attributes_of(company_id=one.company_id, persons=[one.person])[one.person_id]
