"""What a receipt states and how it is proved, without any table: statements, commitments, numbers, leaves.

What is written here is in papers that are already out: none of it may ever be written otherwise.
"""

from apps.register.proof.leaves import FIRST, leaf_of
from apps.register.proof.numbers import new_number, parse_number, show_number
from apps.register.proof.statements import (
    PrivateCancellation,
    PrivateReceipt,
    PublicCancellation,
    PublicReceipt,
    canonical,
    commitment_of,
    fingerprint_of,
    new_salt,
    parse_statement,
    said_at,
    said_sending,
)

__all__ = [
    "FIRST",
    "PrivateCancellation",
    "PrivateReceipt",
    "PublicCancellation",
    "PublicReceipt",
    "canonical",
    "commitment_of",
    "fingerprint_of",
    "leaf_of",
    "new_number",
    "new_salt",
    "parse_number",
    "parse_statement",
    "said_at",
    "said_sending",
    "show_number",
]
