"""Who keeps the languages of the interface and their texts."""

from apps.i18n.models import Locale, LocaleStatus
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE
from shared.permissions import Action, may, require


def may_keep_languages(actor: Actor) -> bool:
    """Whether the actor keeps what the platform says."""
    return may(actor, Action.MANAGE_PLATFORM_CONTENT)


def require_languages(actor: Actor) -> None:
    require(actor, Action.MANAGE_PLATFORM_CONTENT)


def is_reference(locale: Locale) -> bool:
    """French: every other language is translated from it."""
    return locale.code == DEFAULT_LANGUAGE


def locale_abilities(actor: Actor, locale: Locale) -> dict[str, bool]:
    """What the actor may do with a language; French stays as it is, but for its texts."""
    keeps = may_keep_languages(actor)
    retired = locale.status == LocaleStatus.RETIRED
    return {
        "change": keeps and not is_reference(locale),
        "retire": keeps and not is_reference(locale) and not retired,
        "translate": keeps and not retired,
    }
