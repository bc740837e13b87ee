"""What can be done with translations."""

from apps.translations.services._rules import SourceChangedMeanwhile, TranslationChangedMeanwhile
from apps.translations.services.count_shares import count_shares, enqueue_counting
from apps.translations.services.erase_user_traces import erase_user_traces
from apps.translations.services.exchange.bring_texts import Returned, bring_texts
from apps.translations.services.exchange.export_texts import export_texts
from apps.translations.services.forget_translations import forget_translations
from apps.translations.services.prefill import prefill
from apps.translations.services.validate_units import NothingToValidate, validate_units
from apps.translations.services.write_unit import write_unit

__all__ = [
    "NothingToValidate",
    "Returned",
    "SourceChangedMeanwhile",
    "TranslationChangedMeanwhile",
    "bring_texts",
    "count_shares",
    "enqueue_counting",
    "erase_user_traces",
    "export_texts",
    "forget_translations",
    "prefill",
    "validate_units",
    "write_unit",
]
