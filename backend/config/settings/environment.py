"""Reading LIVRETIER_* variables, and saying clearly which one is missing."""

import os
from typing import Any
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured


def required(name: str) -> str:
    """The variable's value; refuses to start without it."""
    value = os.environ.get(name, "")
    if not value:
        raise ImproperlyConfigured(f"{name} is not set (see deploy/instance.sh)")
    return value


def flag(name: str, *, default: bool = False) -> bool:
    """A variable that is 0 or 1."""
    return os.environ.get(name, "1" if default else "0") == "1"


def database(name: str) -> dict[str, Any]:
    """Django's settings of a postgresql:// address."""
    address = urlsplit(required(name))
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": address.path.removeprefix("/"),
        "USER": unquote(address.username or ""),
        "PASSWORD": unquote(address.password or ""),
        "HOST": address.hostname or "",
        "PORT": str(address.port or 5432),
        "OPTIONS": {"connect_timeout": 5},
    }
