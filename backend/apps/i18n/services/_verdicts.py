"""What the texts of a file would do to a language, as it is now."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from apps.i18n import selectors
from apps.i18n.models import LineAction, Locale, MessageKey
from apps.i18n.policies import is_reference
from apps.i18n.selectors import Text
from apps.i18n.services._rules import faults_of, said
from shared.translating.files import stamp_in
from shared.translating.forms import CATEGORIES, ONLY, Forms


@dataclass(slots=True)
class Told:
    """A text of a file, its forms together."""

    number: int
    key: str
    stamp: str
    forms: Forms = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    told: Told
    action: LineAction
    problem: str = ""
    text: Text | None = None
    forms: Forms = field(default_factory=dict)


def gathered(lines: Sequence[tuple[int, str, str, str]]) -> list[Told]:
    """The forms of a text, which a file names one by one; those without a word are not yet translated."""
    written = [line for line in lines if line[2].strip()]
    names = {name for _, name, _, _ in written} | {_parts(name)[0] for _, name, _, _ in written}
    known = dict(MessageKey.objects.filter(key__in=names).values_list("key", "plural"))
    told: dict[str, Told] = {}
    for number, name, words, stamp in written:
        base, category = _parts(name)
        key, form = (base, category) if known.get(base) and name not in known else (name, ONLY)
        told.setdefault(key, Told(number, key, stamp)).forms[form] = words
    return list(told.values())


def _parts(name: str) -> tuple[str, str]:
    base, _, category = name.rpartition("_")
    return (base, category) if category in CATEGORIES else (name, ONLY)


def verdicts(told: Sequence[Told], locale: Locale) -> list[Verdict]:
    """An import deletes nothing, and leaves what was edited here since the file left."""
    keys = MessageKey.objects.filter(key__in=[one.key for one in told], retired_at=None)
    texts = {text.key.key: text for text in selectors.texts_of(list(keys), locale)}
    return [_verdict(one, texts.get(one.key), locale) for one in told]


def _verdict(told: Told, text: Text | None, locale: Locale) -> Verdict:
    if text is None:
        return Verdict(told, LineAction.REFUSED, "import_unknown_text")
    here = text.source if is_reference(locale) else text.forms
    forms = said({**here, **told.forms})
    if forms == here:
        return Verdict(told, LineAction.SAME, text=text)
    faults = faults_of(text.key, forms, locale.code)
    if faults:
        first = next((faults[name] for name in told.forms if name in faults), "missing")
        return Verdict(told, LineAction.REFUSED, first, text)
    revision = text.message.revision if text.message else 0
    if revision != stamp_in(told.stamp).revision:
        return Verdict(told, LineAction.KEPT, text=text)
    action = LineAction.CHANGED if here else LineAction.NEW
    return Verdict(told, action, text=text, forms=forms)
