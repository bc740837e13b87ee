"""What every change of a language or of one of its texts obeys."""

from typing import Any, TypedDict

from apps.i18n import selectors
from apps.i18n.models import Locale, LocaleStatus, MessageKey
from apps.i18n.policies import require_languages
from shared import errors
from shared.actor import Actor
from shared.translating.blanks import fault
from shared.translating.forms import Forms
from shared.translating.languages import forms_wanted


class Changes(TypedDict):
    before: dict[str, Any]
    after: dict[str, Any]


class LocaleRetired(errors.Conflict):
    code = "locale_retired"


def lock_locale(*, actor: Actor, code: str) -> Locale:
    """A language that nobody else changes meanwhile."""
    require_languages(actor)
    found = Locale.objects.select_for_update(no_key=True).filter(code=code).first()
    if found is None:
        raise selectors.UnknownLocale
    return found


def require_written(locale: Locale) -> None:
    """Nobody translates into a language that is put away."""
    if locale.status == LocaleStatus.RETIRED:
        raise LocaleRetired


def faults_of(key: MessageKey, forms: Forms, code: str) -> dict[str, str]:
    """What is wrong with a text in a language, by form; nothing when it can stand for its source."""
    wanted = {form.category: form.needed for form in forms_wanted(key.french, code)}
    faults = {name: "translation_form" for name in forms if name not in wanted}
    for name, needed in wanted.items():
        text = forms.get(name, "")
        if text.strip():
            wrong = fault(source=key.french, category=name, text=text)
        else:
            wrong = "missing" if needed else None
        if wrong:
            faults[name] = wrong
    return faults


def said(forms: Forms) -> Forms:
    """The forms that say something."""
    return {name: text for name, text in forms.items() if text.strip()}


def changes_between(before: dict[str, Any], after: dict[str, Any]) -> Changes:
    """What the journal says of a change: only what is another than before."""
    names = [name for name in after if after[name] != before.get(name)]
    return Changes(
        before={name: before.get(name) for name in names},
        after={name: after[name] for name in names},
    )
