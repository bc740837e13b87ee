"""What a device says that somebody did, and when it is refused."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet, BookletStatus, ReceiptMode
from apps.participation.grants import Grant, is_marked
from apps.participation.models import Participation, ParticipationState
from apps.participation.selectors import pages_named
from apps.register.models import Flag, Gesture, Receipt
from apps.register.proof import parse_statement, said_at
from apps.register.selectors import (
    Shown,
    blocks_of_publication,
    chapters_of_publication,
    shown_by_bundle,
    shown_by_edition,
)
from shared import errors

CLOCK_OFF = timedelta(minutes=5)
GONE = (ParticipationState.LEFT, ParticipationState.EXCLUDED)


class UnknownEdition(errors.Invalid):
    code = "unknown_edition"


class UnknownChapter(errors.Invalid):
    code = "unknown_receipt_part"


class ReceiptNotAsked(errors.Conflict):
    code = "receipt_not_asked"


class OtherSentence(errors.Conflict):
    """What the device showed is not what the booklet says now: it has to be shown anew."""

    code = "receipt_sentence_changed"


class OtherBody(errors.Invalid):
    """The same act cannot have been two."""

    code = "receipt_differs"


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Made by a device, perhaps days ago and without any network."""

    id: UUID
    bundle: str
    edition_id: UUID | None
    part: str
    gesture: Gesture
    typed_name: str
    drawing: str
    sentence: str
    mark: str
    locale: str
    device_at: datetime
    sent_at: datetime


def shown_in(act: Act, booklet: Booklet) -> Shown:
    """The version and language that the act names; a newer one refuses nothing."""
    try:
        shown = (
            shown_by_edition(booklet.id, act.edition_id)
            if act.edition_id
            else shown_by_bundle(booklet.id, act.bundle)
        )
    except errors.NotFound as error:
        raise UnknownEdition from error
    if act.locale != shown.locale:
        raise UnknownEdition
    return shown


def is_offered(act: Act, participation: Participation, shown: Shown) -> bool:
    """Whether the booklet, or a block of its pages, asks for it in these words now.

    What we asked for while the device was away is taken all the same; words that we never asked for are refused.
    """
    blocks = blocks_of_publication(shown.publication_id) if act.part else {}
    block = blocks.get(act.part, "")
    sentence = block or _asked(act, participation.booklet, shown)
    naming = block or _naming(sentence, act, participation, shown)
    if act.sentence in (sentence, naming):
        return True
    if is_marked(
        act.mark,
        participation_id=participation.id,
        bundle=shown.bundle,
        part=act.part,
        sentence=act.sentence,
    ):
        return not block and _names_pages(act.sentence, sentence, shown)
    if not sentence:
        raise ReceiptNotAsked
    raise OtherSentence(sentence=naming)


def _asked(act: Act, booklet: Booklet, shown: Shown) -> str:
    if booklet.receipt_mode == ReceiptMode.NONE:
        return ""
    title = _title(act.part, shown) if act.part else ""
    return booklets.receipt_sentence(
        booklet=booklet, version=shown.version, locale=shown.locale, chapter=title
    )


def _naming(sentence: str, act: Act, participation: Participation, shown: Shown) -> str:
    """Of pages that are read again, which ones."""
    if not sentence:
        return ""
    named = pages_named(one=participation, publication_id=shown.publication_id)
    return booklets.sentence_naming(
        sentence=sentence, pages=named.get(act.part, ()), locale=shown.locale
    )


def _names_pages(said: str, sentence: str, shown: Shown) -> bool:
    """The same words of pages that were to be read again when they were shown."""
    same = booklets.sentence_in(
        shown.locale, said=said, sentences=(sentence, sentence), said_locale=shown.locale
    )
    return sentence != "" and same is not None


def _title(chapter: str, shown: Shown) -> str:
    try:
        return chapters_of_publication(shown.publication_id)[chapter]
    except KeyError:
        raise UnknownChapter from None


def require_same(act: Act, receipt: Receipt, participation: Participation, grant: Grant) -> None:
    """A device that is not sure whether it was heard says the same again; when it says so may differ."""
    told = {
        "participation_id": participation.id,
        "signer": grant.signer,
        "part": act.part,
        "gesture": act.gesture,
        "locale": act.locale,
    }
    same = all(getattr(receipt, name) == value for name, value in told.items())
    if (
        not same
        or act.edition_id not in (None, receipt.edition_id)
        or not _same_words(act, receipt)
    ):
        raise OtherBody


def _same_words(act: Act, receipt: Receipt) -> bool:
    said = parse_statement(receipt.public)
    if receipt.private:  # else forgotten by now
        said |= parse_statement(receipt.private)
    told = {"sentence": act.sentence}
    if act.bundle:
        told["bundle_sha256"] = act.bundle
    if receipt.private:
        told |= {
            "typed_name": act.typed_name,
            "drawing": act.drawing,
            "device_at": said_at(act.device_at),
        }
    return all(said[name] == value for name, value in told.items())


def flags_of(
    act: Act,
    shown: Shown,
    participation: Participation,
    grant: Grant,
    *,
    offered: bool,
    now: datetime,
) -> list[str]:
    """What somebody who reads the receipt should know."""
    booklet, person = participation.booklet, participation.person
    skew = now - act.sent_at
    left = person.left_on is not None and person.left_on < booklet.company.today(now=now)
    ended = grant.epoch != participation.link_epoch or participation.state in GONE or left
    flags = {
        Flag.LATE: not _is_read(booklet) or booklet.publication_id != shown.publication_id,
        Flag.CLOCK: abs(skew) > CLOCK_OFF or act.device_at > act.sent_at,
        Flag.AFTER_REVOCATION: ended,
        Flag.OTHER_WORDS: not offered,
    }
    return [flag.value for flag, holds in flags.items() if holds]


def _is_read(booklet: Booklet) -> bool:
    """Whether any version of it is online."""
    return booklet.status == BookletStatus.PUBLISHED and booklet.trashed_at is None
