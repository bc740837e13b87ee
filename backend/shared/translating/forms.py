"""A text is said in one way, or in one way for each plural category of its language."""

from hashlib import sha256
from typing import Final

from shared.folding import fold

Forms = dict[str, str]

ONLY: Final = ""  # the form of a text that counts nothing
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")


def fingerprint(forms: Forms) -> str:
    """The same for the same words, whatever the order of their forms."""
    said = "\x1f".join(f"{category}\x1e{forms[category]}" for category in sorted(forms))
    return sha256(said.encode()).hexdigest()[:16]


def folded(forms: Forms) -> str:
    """All its words, as people type them when they search."""
    return fold(" ".join(forms[category] for category in sorted(forms)))


def is_empty(forms: Forms) -> bool:
    return not any(text.strip() for text in forms.values())
