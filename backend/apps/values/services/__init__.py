"""What can be done with living values."""

from apps.values.services.add_own_value import LabelTaken, TooManyValues, add_own_value
from apps.values.services.confirm_values import confirm_values
from apps.values.services.erase_user_traces import erase_user_traces
from apps.values.services.forget_values import forget_values
from apps.values.services.remove_own_value import ValueInUse, remove_own_value
from apps.values.services.save_values import save_values

__all__ = [
    "LabelTaken",
    "TooManyValues",
    "ValueInUse",
    "add_own_value",
    "confirm_values",
    "erase_user_traces",
    "forget_values",
    "remove_own_value",
    "save_values",
]
