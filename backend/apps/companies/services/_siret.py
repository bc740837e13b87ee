"""The number of an establishment: fourteen digits that check themselves."""

import re

DIGITS = 14
LA_POSTE = (
    "356000000"  # its offices were numbered before the rule, and add up to a multiple of five
)


def compact(siret: str) -> str:
    """The number without the spaces that people write in it."""
    return re.sub(r"[\s.-]", "", siret)


def siret_fault(siret: str) -> str:
    """The text key of what is wrong with a number, nothing for a good one."""
    if not re.fullmatch("[0-9]+", siret):
        return "siret_digits"
    if len(siret) == DIGITS - 1:
        return "siret_one_missing"
    if len(siret) != DIGITS:
        return "siret_missing" if len(siret) < DIGITS else "siret_too_long"
    return "" if _adds_up(siret) else "siret_wrong"


def _adds_up(siret: str) -> bool:
    if siret.startswith(LA_POSTE) and sum(map(int, siret)) % 5 == 0:
        return True
    doubled = (int(digit) * (2 - place % 2) for place, digit in enumerate(siret))
    return sum(number - 9 if number > 9 else number for number in doubled) % 10 == 0
