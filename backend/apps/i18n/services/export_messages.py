from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO
from typing import IO, Literal

from apps.i18n import selectors
from apps.i18n.models import Locale
from apps.i18n.policies import in_platform, is_reference
from apps.i18n.selectors import Text
from apps.journal import services as journal
from shared.actor import Actor
from shared.language import text
from shared.translating.files import COLUMNS, Stamp, Unit, json_file, table_file, xliff_file
from shared.translating.languages import forms_wanted
from shared.translating.states import State

Format = Literal["json", "csv", "xliff"]


@dataclass(frozen=True, slots=True)
class TextsFile:
    """A file ready to be sent."""

    content: IO[bytes]
    name: str


def export_messages(
    *,
    actor: Actor,
    locale: Locale,
    format: Format,  # noqa: A002 - what it is called everywhere
    wanted: selectors.MessageFilter,
    now: datetime,
) -> TextsFile:
    """The texts of a language, those that lack too, for somebody who translates them elsewhere."""
    texts = selectors.all_texts(actor=actor, locale=locale, wanted=wanted)
    units = _units(texts, locale)
    if format == "csv":
        content = _table(units, locale, language=actor.language)
    else:
        write = json_file if format == "json" else xliff_file
        content = BytesIO(write(units, locale=locale.code))
    journal.record(
        actor=in_platform(actor),
        action="i18n.messages_exported",
        target=locale,
        label=locale.label,
        now=now,
        after={"format": format, "texts": len(texts)},
    )
    ending = "xlf" if format == "xliff" else format
    return TextsFile(content, f"livretier-{locale.code}.{ending}")


def _units(texts: list[Text], locale: Locale) -> Iterator[Unit]:
    for one in texts:
        said = one.source if is_reference(locale) else one.forms
        revision = one.message.revision if one.message else 0
        for form in forms_wanted(one.key.french, locale.code):
            name = one.key.key
            yield Unit(
                name=f"{name}_{form.category}" if form.category else name,
                screen=one.key.screen,
                source=one.source.get(form.category) or one.source.get("other", ""),
                target=said.get(form.category, ""),
                state=one.state,
                stamp=str(Stamp(revision, one.key.fingerprint)),
            )


def _table(units: Iterator[Unit], locale: Locale, *, language: str) -> IO[bytes]:
    titles = {name: text(f"i18n.columns.{name}", language, locale=locale.code) for name in COLUMNS}
    states = {state.value: text(f"i18n.states.{state}", language) for state in State}
    return table_file(units, titles=titles, states=states)
