"""What can be done with living values."""

from apps.values.services.add_own_value import LabelTaken, TooManyValues, add_own_value
from apps.values.services.check_sheet import SheetLine, SheetNotTaken, check_sheet
from apps.values.services.confirm_values import confirm_values
from apps.values.services.erase_user_traces import erase_user_traces
from apps.values.services.export_sheet import export_sheet
from apps.values.services.forget_values import forget_values
from apps.values.services.remove_own_value import ValueInUse, remove_own_value
from apps.values.services.save_values import save_values

__all__ = [
    "LabelTaken",
    "SheetLine",
    "SheetNotTaken",
    "TooManyValues",
    "ValueInUse",
    "add_own_value",
    "check_sheet",
    "confirm_values",
    "erase_user_traces",
    "export_sheet",
    "forget_values",
    "remove_own_value",
    "save_values",
]
