"""What the product says as it is shipped: `messages.json`, written from the sources by `make messages`."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Final

from django.conf import settings

from shared.language import DEFAULT_LANGUAGE
from shared.translating.forms import Forms

FILE: Final = settings.BASE_DIR / "messages.json"
SERVER: Final = "server:"  # begins the key of what the server says, mails included


@dataclass(frozen=True, slots=True)
class ShippedText:
    """A text as it is shipped: French, and each language in which it is said."""

    catalogue: str
    said: dict[str, Forms]

    @property
    def french(self) -> Forms:
        return self.said[DEFAULT_LANGUAGE]


@cache
def shipped_texts() -> dict[str, ShippedText]:
    """Every text of the product, by its key."""
    told = json.loads(FILE.read_text("utf-8"))
    return {key: ShippedText(catalogue, said) for key, (catalogue, said) in told.items()}
