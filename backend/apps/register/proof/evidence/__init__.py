"""The evidence file of a receipt: how its ZIP is written, and how anybody checks it without us.

`script` joins the sources of this folder into the `verify.py` of the ZIP: so they import nothing but Python's standard
library, and each other. What is written here is in files that are already out: it may never be written otherwise.
"""

from apps.register.proof.evidence.archive import pack
from apps.register.proof.evidence.names import (
    CANCELLATION,
    CANCELLED_PLACE,
    CONTENT,
    KEY,
    PAPER,
    PLACE,
    PRIVATE,
    README,
    RECEIPT,
    SALT,
    SCRIPT,
    SEAL,
)
from apps.register.proof.evidence.script import read_me, script
from apps.register.proof.evidence.seal import sealed_text

__all__ = [
    "CANCELLATION",
    "CANCELLED_PLACE",
    "CONTENT",
    "KEY",
    "PAPER",
    "PLACE",
    "PRIVATE",
    "README",
    "RECEIPT",
    "SALT",
    "SCRIPT",
    "SEAL",
    "pack",
    "read_me",
    "script",
    "sealed_text",
]
