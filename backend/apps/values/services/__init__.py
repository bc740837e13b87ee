"""What can be done with living values."""

from apps.values.services.add_own_value import LabelTaken, TooManyValues, add_own_value
from apps.values.services.confirm_values import confirm_values
from apps.values.services.forget_person import forget_person
from apps.values.services.forget_values import forget_values
from apps.values.services.remove_own_value import remove_own_value
from apps.values.services.save_values import save_values

__all__ = [
    "LabelTaken",
    "TooManyValues",
    "add_own_value",
    "confirm_values",
    "forget_person",
    "forget_values",
    "remove_own_value",
    "save_values",
]
