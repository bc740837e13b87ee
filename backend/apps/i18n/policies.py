"""Who keeps the languages of the interface and their texts."""

from dataclasses import replace

from apps.i18n.models import Locale, LocaleStatus
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE, LANGUAGES
from shared.permissions import Action, may, require


def may_keep_languages(actor: Actor) -> bool:
    """Whether the actor keeps what the platform says."""
    return may(actor, Action.MANAGE_PLATFORM_CONTENT)


def require_languages(actor: Actor) -> None:
    require(actor, Action.MANAGE_PLATFORM_CONTENT)


def is_reference(locale: Locale) -> bool:
    """French: every other language is translated from it."""
    return locale.code == DEFAULT_LANGUAGE


def is_shipped(locale: Locale) -> bool:
    """The product speaks it by itself: it is always offered."""
    return locale.code in LANGUAGES


def is_offered(locale: Locale) -> bool:
    """Whether people may choose it for the interface."""
    return locale.interface and locale.status == LocaleStatus.ACTIVE


def locale_abilities(actor: Actor, locale: Locale) -> dict[str, bool]:
    """What the actor may do with a language; French stays as it is, but for its texts."""
    keeps = may_keep_languages(actor)
    retired = locale.status == LocaleStatus.RETIRED
    return {
        "change": keeps and not is_reference(locale),
        "offer": keeps and not is_shipped(locale),
        "retire": keeps and not is_shipped(locale) and not retired,
        "translate": keeps and not retired,
    }


def in_platform(actor: Actor) -> Actor:
    """The actor as the platform's journal writes them down."""
    return replace(actor, company_id=None)
