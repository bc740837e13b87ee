from apps.i18n.services.add_locale import LocaleExists, add_locale
from apps.i18n.services.ensure_locales import ensure_locales
from apps.i18n.services.erase_user_traces import erase_user_traces
from apps.i18n.services.export_messages import Format, TextsFile, export_messages
from apps.i18n.services.import_messages import ImportApplied, apply_import, start_import
from apps.i18n.services.load_messages import Loading, load_messages
from apps.i18n.services.retire_locale import LocaleInUse, retire_locale
from apps.i18n.services.set_back_message import set_back_message
from apps.i18n.services.update_locale import LocaleFixed, LocaleNotReady, update_locale
from apps.i18n.services.write_message import write_message

__all__ = [
    "Format",
    "ImportApplied",
    "Loading",
    "LocaleExists",
    "LocaleFixed",
    "LocaleInUse",
    "LocaleNotReady",
    "TextsFile",
    "add_locale",
    "apply_import",
    "ensure_locales",
    "erase_user_traces",
    "export_messages",
    "load_messages",
    "retire_locale",
    "set_back_message",
    "start_import",
    "update_locale",
    "write_message",
]
