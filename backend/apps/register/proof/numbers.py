"""The number of a receipt: 80 random bits that people read aloud, and one more character that notices mistakes."""

import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O, U: taken for others, or for words
LENGTH = 16
MISREAD = str.maketrans("ILO", "110")
POLYNOMIAL = 0b100101  # of the field of 32 elements: x⁵ + x² + 1


def new_number() -> str:
    """Sixteen characters and the check, without spaces."""
    drawn = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    return drawn + _check(drawn)


def show_number(number: str) -> str:
    """`Q8HM 3T0V BX52 NKRA-E`."""
    groups = (number[start : start + 4] for start in range(0, LENGTH, 4))
    return f"{' '.join(groups)}-{number[LENGTH:]}"


def parse_number(typed: str) -> str | None:
    """The number that somebody typed, however they wrote it; None if a character is wrong or missing."""
    number = "".join(letter for letter in typed.upper() if not letter.isspace() and letter != "-")
    number = number.translate(MISREAD)
    if len(number) != LENGTH + 1 or any(letter not in ALPHABET for letter in number):
        return None
    return number if _check(number[:LENGTH]) == number[LENGTH] else None


def _check(characters: str) -> str:
    """Each character counts another power: one wrong, or two exchanged, give another check."""
    total = 0
    for letter in characters:
        total = _doubled(total) ^ ALPHABET.index(letter)
    return ALPHABET[_doubled(total)]


def _doubled(value: int) -> int:
    value <<= 1
    return value ^ POLYNOMIAL if value > 31 else value
