from datetime import datetime

from apps.i18n.content import shipped_texts
from apps.i18n.models import Direction, Locale
from apps.i18n.policies import in_platform, require_languages
from apps.i18n.services._shipped import load_translations
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.translating.languages import canonical, is_tag, known_language


class LocaleExists(errors.Conflict):
    code = "locale_exists"


def add_locale(
    *,
    actor: Actor,
    code: str,
    label: str = "",
    own_name: str = "",
    direction: str = "",
    now: datetime,
) -> Locale:
    """One more language, in preparation; what is not said is taken from the table of languages."""
    require_languages(actor)
    code = canonical(code)
    if not is_tag(code):
        raise errors.Invalid({"code": "locale_code"})
    if Locale.objects.filter(code=code).exists():
        raise LocaleExists
    known = known_language(code)
    named = label or (known.label if known else "")
    if not named:
        raise errors.Invalid({"label": "missing"})
    locale = Locale.objects.create(
        code=code,
        label=named,
        own_name=own_name or (known.own if known else named),
        direction=direction or (known.direction if known else Direction.LEFT_TO_RIGHT),
    )
    load_translations(locale, shipped_texts(), now=now)
    journal.record(
        actor=in_platform(actor),
        action="i18n.locale_added",
        target=locale,
        label=locale.label,
        now=now,
        after={"code": code, "direction": locale.direction},
    )
    return locale
