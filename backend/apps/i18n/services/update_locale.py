from datetime import datetime
from typing import Any

from apps.i18n import selectors
from apps.i18n.models import Locale, LocaleStatus
from apps.i18n.policies import in_platform, is_offered, locale_abilities
from apps.i18n.services._rules import changes_between, lock_locale
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor

FIELDS = ("label", "own_name", "direction", "offered_from", "interface", "content", "status")
OFFERING = ("interface", "status")


class LocaleFixed(errors.Conflict):
    code = "locale_fixed"


class LocaleNotReady(errors.Conflict):
    code = "locale_not_ready"


def update_locale(*, actor: Actor, code: str, change: dict[str, Any], now: datetime) -> Locale:
    """What is known of a language, and whether it is offered; what `change` does not name stays.

    One that was put away comes back by its status.
    """
    locale = lock_locale(actor=actor, code=code)
    before = {name: getattr(locale, name) for name in FIELDS}
    after = before | change
    _require_able(actor, locale, before, after)
    if locale.status == LocaleStatus.RETIRED and after["status"] == LocaleStatus.RETIRED:
        after["interface"] = False
    was_offered = is_offered(locale)
    for name, value in after.items():
        setattr(locale, name, value)
    if is_offered(locale) and not was_offered:
        _require_ready(locale)
    locale.save()
    if after != before:
        journal.record(
            actor=in_platform(actor),
            action="i18n.locale_updated",
            target=locale,
            label=locale.label,
            now=now,
            **changes_between(before, after),
        )
    return locale


def _require_able(
    actor: Actor, locale: Locale, before: dict[str, Any], after: dict[str, Any]
) -> None:
    abilities = locale_abilities(actor, locale)
    if after != before and not abilities["change"]:
        raise LocaleFixed
    if any(after[name] != before[name] for name in OFFERING) and not abilities["offer"]:
        raise LocaleFixed


def _require_ready(locale: Locale) -> None:
    """As much of it is said as it asks for itself."""
    percent = selectors.progress_of(locale).percent
    if percent < locale.offered_from:
        raise LocaleNotReady(percent=percent, offered_from=locale.offered_from)
