from apps.i18n.selectors.locales import (
    LocaleState,
    Progress,
    UnknownLocale,
    get_interface_locale,
    get_locale,
    interface_locales,
    list_locales,
    progress_of,
    states_of,
    usage_of,
)
from apps.i18n.selectors.overrides import messages_of, server_texts_of

__all__ = [
    "LocaleState",
    "Progress",
    "UnknownLocale",
    "get_interface_locale",
    "get_locale",
    "interface_locales",
    "list_locales",
    "messages_of",
    "progress_of",
    "server_texts_of",
    "states_of",
    "usage_of",
]
