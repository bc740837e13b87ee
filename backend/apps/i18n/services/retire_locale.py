from datetime import datetime

from apps.i18n import selectors
from apps.i18n.models import Locale, LocaleStatus
from apps.i18n.policies import in_platform, is_shipped
from apps.i18n.services._rules import lock_locale
from apps.i18n.services.update_locale import LocaleFixed
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


class LocaleInUse(errors.Conflict):
    code = "locale_in_use"


class LocaleInUseByNamed(LocaleInUse):
    code = "locale_in_use_by"


def retire_locale(*, actor: Actor, code: str, now: datetime) -> Locale:
    """Nobody is offered it any more; its texts stay. What booklets use is refused, and they are named."""
    locale = lock_locale(actor=actor, code=code)
    if is_shipped(locale):
        raise LocaleFixed
    if locale.status == LocaleStatus.RETIRED:
        return locale
    usage = selectors.usage_of(code, actor=actor).get(code)
    if usage and usage.names:
        raise LocaleInUseByNamed(count=usage.count, names=", ".join(usage.names))
    if usage and usage.count:
        raise LocaleInUse(count=usage.count)
    locale.status, locale.interface = LocaleStatus.RETIRED, False
    locale.save()
    journal.record(
        actor=in_platform(actor),
        action="i18n.locale_retired",
        target=locale,
        label=locale.label,
        now=now,
    )
    return locale
