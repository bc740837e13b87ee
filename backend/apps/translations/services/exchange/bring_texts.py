from collections import Counter
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.translations import policies
from apps.translations.models import Origin, Translation
from apps.translations.services._rules import lock_translated
from apps.translations.services.count_shares import enqueue_counting
from apps.translations.services.exchange._verdicts import TAKEN, Action, Verdict, verdicts
from shared import errors
from shared.actor import Actor
from shared.translating.files import Read, Refused, read_sent


@dataclass(frozen=True, slots=True)
class Returned:
    """What a file would do, or did, text by text."""

    verdicts: list[Verdict]

    @property
    def counts(self) -> dict[str, int]:
        told = Counter(one.action for one in self.verdicts)
        return {action.value: told[action] for action in Action}


def bring_texts(
    *, actor: Actor, booklet_id: UUID, locale: str, content: str, applies: bool, now: datetime
) -> Returned:
    """What a file that came back does to a language of a booklet; nothing is written unless it `applies`.

    It is read and judged anew each time: nothing is deleted, what was edited here since it left stays, and what comes
    in is to be read again.
    """
    found = booklets.get_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_translating(actor, found)
    policies.require_seen_locale(actor, found, locale)
    read = _read(content, locale)  # before the booklet is locked: others write it meanwhile
    booklet = lock_translated(actor=actor, booklet_id=booklet_id, locale=locale)
    brought = Returned(verdicts(booklet, locale, read))
    if applies:
        _write(brought, booklet, locale, actor=actor, now=now)
    return brought


def _read(content: str, locale: str) -> Read:
    try:
        read = read_sent(content)
    except Refused as refused:
        raise errors.Invalid({"content": refused.code}) from refused
    if read.locale and read.locale.lower() != locale.lower():
        raise errors.Invalid({"content": "texts_other_locale"})
    return read


def _write(
    brought: Returned, booklet: Booklet, locale: str, *, actor: Actor, now: datetime
) -> None:
    taken = [one for one in brought.verdicts if one.action in TAKEN]
    for one in taken:
        _put(one, booklet, locale, actor=actor, now=now)
    enqueue_counting(company_id=booklet.company_id, booklet_id=booklet.id)
    journal.record(
        actor=actor,
        action="booklet.translations_imported",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"locale": locale, **brought.counts},
    )


def _put(one: Verdict, booklet: Booklet, locale: str, *, actor: Actor, now: datetime) -> None:
    """Beside the words that its file had, where those are no longer today's."""
    if one.unit is None or one.sheet is None:
        return
    row = one.row or Translation(
        company_id=booklet.company_id,
        booklet=booklet,
        owner_id=one.sheet.owner_id,
        block_id=one.unit.block_id,
        field=one.unit.field,
        locale=locale,
        revision=0,
    )
    if one.action is not Action.OUTDATED:
        row.source_text, row.source_fingerprint = one.unit.text, one.unit.fingerprint
    elif row.source_fingerprint != one.stamp.fingerprint:
        row.source_text, row.source_fingerprint = "", one.stamp.fingerprint  # nobody kept them
    row.text, row.marks, row.origin = one.text, one.unit.marks, Origin.IMPORT
    row.revision += 1
    row.by_id, row.by_name, row.written_at = actor.user_id, actor.name, now
    row.validated_by_id, row.validated_by_name, row.validated_at = None, "", None
    row.save()
