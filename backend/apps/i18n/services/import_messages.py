"""A file of texts that comes back: a dry run first, and then what it found good."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from django.utils import timezone

from apps.i18n import selectors
from apps.i18n.models import (
    ImportState,
    LineAction,
    Locale,
    Message,
    MessageKey,
    TextImport,
    TextImportLine,
)
from apps.i18n.policies import in_platform, is_reference, require_languages
from apps.i18n.services._rules import lock_locale, require_written
from apps.i18n.services._source import move_source
from apps.i18n.services._verdicts import Told, Verdict, gathered, verdicts
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.translating.files import Refused, read_sent, stamp_in
from shared.translating.forms import fingerprint, folded

KEPT = timedelta(days=7)
BATCH = 1000
TAKEN = (LineAction.NEW, LineAction.CHANGED)
WRITTEN = (
    *("forms", "words", "shipped", "revision", "source_fingerprint", "validated_at"),
    *("by_id", "by_name", "written_at", "updated_at"),
)


class ImportApplied(errors.Conflict):
    code = "text_import_applied"


def start_import(*, actor: Actor, code: str, name: str, content: str, now: datetime) -> TextImport:
    """Say line by line what a file would do; nothing is written."""
    require_languages(actor)
    locale = selectors.get_locale(actor=actor, code=code)
    require_written(locale)
    try:
        read = read_sent(content)
    except Refused as refused:
        raise errors.Invalid({"content": refused.code}) from refused
    if read.locale and read.locale.lower() != code.lower():
        raise errors.Invalid({"content": "texts_other_locale"})
    TextImport.objects.filter(created_at__lt=now - KEPT).delete()
    found = verdicts(gathered(read.lines), locale)
    new = TextImport.objects.create(locale=locale, name=name, counts=_counts(found))
    TextImportLine.objects.bulk_create(
        [
            TextImportLine(
                text_import=new,
                number=one.told.number,
                key=one.told.key,
                forms=one.told.forms,
                stamp=one.told.stamp[:60],
                action=one.action,
                problem=one.problem,
            )
            for one in found
        ],
        batch_size=BATCH,
    )
    return new


def apply_import(*, actor: Actor, import_id: UUID, now: datetime) -> TextImport:
    """Take over what is good; each text is looked at again, for it may have been edited since the dry run."""
    found = _lock(actor, import_id)
    locale = lock_locale(actor=actor, code=found.locale.code)
    require_written(locale)
    lines = list(found.lines.order_by("number", "key"))
    # In the order of their keys: whoever writes some of them at once waits, and for nobody who waits.
    keys = MessageKey.objects.select_for_update(no_key=True).order_by("key")
    list(keys.filter(key__in=[line.key for line in lines if line.action in TAKEN]))
    told = [Told(line.number, line.key, line.stamp, line.forms) for line in lines]
    judged = verdicts(told, locale)
    _write([one for one in judged if one.action in TAKEN], locale, actor=actor, now=now)
    for line, one in zip(lines, judged, strict=True):
        line.action, line.problem = one.action, one.problem
    TextImportLine.objects.bulk_update(lines, ("action", "problem"), batch_size=BATCH)
    found.state, found.applied_at, found.counts = ImportState.APPLIED, now, _counts(judged)
    found.save()
    locale.save(update_fields=["updated_at"])
    journal.record(
        actor=in_platform(actor),
        action="i18n.import_applied",
        target=locale,
        label=f"{locale.label} · {found.name}",
        now=now,
        after=found.counts,
    )
    return found


def _lock(actor: Actor, import_id: UUID) -> TextImport:
    require_languages(actor)
    imports = TextImport.objects.select_for_update(of=("self",)).select_related("locale")
    found = imports.filter(id=import_id).first()
    if found is None:
        raise errors.NotFound
    if found.state == ImportState.APPLIED:
        raise ImportApplied
    return found


def _write(good: Sequence[Verdict], locale: Locale, *, actor: Actor, now: datetime) -> None:
    """As something to be read again; French, which all others are read against, is what it is."""
    rows, moved = [], []
    for one in good:
        if one.text is None:
            continue
        key = one.text.key
        row = one.text.message or Message(locale=locale, key=key, revision=0)
        row.forms, row.words, row.shipped = one.forms, folded(one.forms), False
        row.revision += 1
        row.source_fingerprint = stamp_in(one.told.stamp).fingerprint or key.fingerprint
        row.validated_at = None
        if is_reference(locale):
            move_source(key, fingerprint(one.forms), now=now)
            moved.append(key)
            row.source_fingerprint, row.validated_at = key.fingerprint, now
        row.by_id, row.by_name, row.written_at = actor.user_id, actor.name, now
        row.updated_at = timezone.now()
        rows.append(row)
    Message.objects.bulk_create(
        rows,
        batch_size=BATCH,
        update_conflicts=True,
        unique_fields=("locale", "key"),
        update_fields=WRITTEN,
    )
    MessageKey.objects.bulk_update(moved, ("fingerprint", "moved_at"), batch_size=BATCH)


def _counts(found: Sequence[Verdict]) -> dict[str, int]:
    told = Counter(one.action for one in found)
    return {action.value: told[action] for action in LineAction}
