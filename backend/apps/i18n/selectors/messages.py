"""The texts of the product in one language, as those see them who translate them."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import (
    Case,
    Count,
    Exists,
    F,
    FilteredRelation,
    OuterRef,
    Q,
    QuerySet,
    Value,
    When,
)

from apps.i18n.content import shipped_texts
from apps.i18n.models import Locale, Message, MessageKey
from apps.i18n.policies import is_reference, require_languages
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE
from shared.pagination import Page, paginate
from shared.translating.forms import Forms
from shared.translating.states import State, state_of

ORDER = (State.TO_DO, State.OUTDATED, State.TO_REVIEW, State.VALIDATED)  # what lacks comes first


class UnknownMessage(errors.NotFound):
    code = "unknown_message"


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageFilter:
    """`changed`: those that somebody wrote here, in place of what is shipped or where nothing was."""

    state: State | None = None
    screen: str = ""
    search: str = ""
    changed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A text in one language, beside what French says today."""

    key: MessageKey
    message: Message | None
    source: Forms
    shipped: Forms | None  # what the product says by itself
    state: State

    @property
    def forms(self) -> Forms:
        return self.message.forms if self.message else {}

    @property
    def changed(self) -> bool:
        return self.message is not None and not self.message.shipped


@dataclass(frozen=True, slots=True)
class Counts:
    """How many texts are in each state."""

    to_do: int
    to_review: int
    outdated: int
    validated: int


@dataclass(frozen=True, slots=True)
class Screen:
    """A file of texts, and how many it has."""

    name: str
    texts: int


def list_messages(
    *, actor: Actor, locale: Locale, wanted: MessageFilter, cursor: str | None, limit: int
) -> tuple[list[Text], str | None]:
    """Texts of one language, those that lack first; and where the next ones begin."""
    require_languages(actor)
    rows = _containing(_ranked(locale), locale, wanted)
    if wanted.state:
        rows = rows.filter(Q(rank=ORDER.index(wanted.state)))
    page: Page[MessageKey] = paginate(rows, by=["rank", "key"], cursor=cursor, limit=limit)
    return texts_of(page.items, locale), page.next


def all_texts(*, actor: Actor, locale: Locale, wanted: MessageFilter) -> list[Text]:
    """Every text of one language that the filters leave, by screen."""
    require_languages(actor)
    rows = _containing(_ranked(locale), locale, wanted)
    if wanted.state:
        rows = rows.filter(Q(rank=ORDER.index(wanted.state)))
    return texts_of(list(rows.order_by("screen", "key")), locale)


def count_states(*, actor: Actor, locale: Locale, wanted: MessageFilter) -> Counts:
    """Of the texts that the other filters leave."""
    require_languages(actor)
    rows = _containing(_ranked(locale), locale, wanted)
    counts = {one.value: Count("id", filter=Q(rank=rank)) for rank, one in enumerate(ORDER)}
    return Counts(**rows.aggregate(**counts))


def list_screens(*, actor: Actor) -> list[Screen]:
    """The files in which texts stand."""
    require_languages(actor)
    said = MessageKey.objects.filter(retired_at=None).values_list("screen")
    told = said.annotate(texts=Count("id")).order_by("screen")
    return [Screen(name, texts) for name, texts in told]


def get_text(*, actor: Actor, locale: Locale, key: str) -> Text:
    """One text in one language."""
    require_languages(actor)
    found = MessageKey.objects.filter(key=key, retired_at=None).first()
    if found is None:
        raise UnknownMessage
    (told,) = texts_of([found], locale)
    return told


def texts_of(keys: Sequence[MessageKey], locale: Locale) -> list[Text]:
    """These texts in one language, each beside its French."""
    languages = {locale.code, DEFAULT_LANGUAGE}
    rows = Message.objects.filter(key__in=keys, locale__code__in=languages)
    told = {(row.locale.code, row.key_id): row for row in rows.select_related("locale")}
    texts = []
    for key in keys:
        message = told.get((locale.code, key.id))
        french = told.get((DEFAULT_LANGUAGE, key.id))
        texts.append(
            Text(
                key=key,
                message=message,
                source=french.forms if french else key.french,
                shipped=shipped_in(key, locale),
                state=_state(key, message, locale),
            )
        )
    return texts


def shipped_in(key: MessageKey, locale: Locale) -> Forms | None:
    """What the product says by itself in this language, if it says anything."""
    if is_reference(locale):
        french: Forms = key.french
        return french
    text = shipped_texts().get(key.key)
    return text.said.get(locale.code) if text else None


def _state(key: MessageKey, message: Message | None, locale: Locale) -> State:
    if is_reference(locale):
        return State.VALIDATED
    return state_of(
        written=message.source_fingerprint if message else None,
        source=key.fingerprint,
        validated=message is not None and message.validated_at is not None,
    )


def _ranked(locale: Locale) -> QuerySet[MessageKey]:
    """Every text with its state as a rank; French is never to be done."""
    keys = MessageKey.objects.filter(retired_at=None)
    if is_reference(locale):
        return keys.annotate(rank=Value(ORDER.index(State.VALIDATED)))
    own = FilteredRelation("messages", condition=Q(messages__locale=locale))
    states = Case(
        When(own__id=None, then=Value(ORDER.index(State.TO_DO))),
        When(~Q(own__source_fingerprint=F("fingerprint")), then=Value(ORDER.index(State.OUTDATED))),
        When(own__validated_at=None, then=Value(ORDER.index(State.TO_REVIEW))),
        default=Value(ORDER.index(State.VALIDATED)),
    )
    return keys.annotate(own=own).annotate(rank=states)


def _containing(
    rows: QuerySet[MessageKey], locale: Locale, wanted: MessageFilter
) -> QuerySet[MessageKey]:
    written = Message.objects.filter(key=OuterRef("pk"))
    if wanted.screen:
        rows = rows.filter(screen=wanted.screen)
    if wanted.changed:
        rows = rows.filter(Exists(written.filter(locale=locale, shipped=False)))
    for word in fold(wanted.search).split():
        said = written.filter(
            locale__code__in=(locale.code, DEFAULT_LANGUAGE), words__contains=word
        )
        rows = rows.filter(Q(words__contains=word) | Q(key__icontains=word) | Exists(said))
    return rows
