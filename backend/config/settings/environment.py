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


def mail_server(name: str) -> dict[str, Any]:
    """The parts of an smtp://, smtp+starttls:// or smtps:// address."""
    address = urlsplit(required(name))
    schemes = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
    if address.scheme not in schemes or not address.hostname:
        raise ImproperlyConfigured(f"{name} must be smtp://, smtp+starttls:// or smtps://")
    return {
        "host": address.hostname,
        "port": address.port or schemes[address.scheme],
        "user": unquote(address.username or ""),
        "password": unquote(address.password or ""),
        "starttls": address.scheme == "smtp+starttls",
        "tls": address.scheme == "smtps",
    }


def pairs(name: str) -> dict[str, str]:
    """`name=value name=value`, none by default."""
    found = (word.partition("=") for word in os.environ.get(name, "").split())
    return {word: value for word, _, value in found if value}


def facts(prefix: str, *names: str) -> dict[str, str]:
    """What `PREFIX_NAME` says of each name, empty where it says nothing."""
    return {name: os.environ.get(f"{prefix}_{name.upper()}", "").strip() for name in names}


def resolvers(name: str) -> list[tuple[str, int]]:
    """`HOST HOST:PORT`, none by default."""
    named = (word.partition(":") for word in os.environ.get(name, "").split())
    return [(host, int(port or 53)) for host, _, port in named]


def endpoint(name: str) -> tuple[str, int]:
    """Host and port of a tcp:// address."""
    address = urlsplit(required(name))
    if address.scheme != "tcp" or not address.hostname or not address.port:
        raise ImproperlyConfigured(f"{name} must be tcp://HOST:PORT")
    return address.hostname, address.port


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
