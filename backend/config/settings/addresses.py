"""Addresses of what we speak to, and those at which people come to us."""

from typing import Any
from urllib.parse import unquote, urlsplit

from config.settings.environment import fault, required, split_address

_LOCAL = ("localhost", "127.0.0.1", "::1")


def public_address(name: str) -> str:
    """Where browsers come: an origin, behind TLS unless it is this very machine."""
    address = split_address(name, "https", "http")
    host = address.hostname or ""
    if address.path or address.query or address.fragment or address.username:
        fault(name, "must end after its host and port: https://livrets.example.org, without a /")
    if address.scheme == "http" and host not in _LOCAL and not host.endswith(".localhost"):
        fault(name, "must be https://: elsewhere than on localhost browsers keep no cookie of ours")
    return address.geturl()


def apart(name: str, value: str, other: str, other_value: str) -> None:
    """Two origins: pages of one may not act in the other."""
    if value and urlsplit(value).netloc == urlsplit(other_value).netloc:
        fault(
            name, f"must be another host or port than {other}: booklets are an origin of their own"
        )


def store(name: str) -> str:
    """The address of an object store."""
    return split_address(name, "https", "http").geturl().removesuffix("/")


def redis(name: str) -> str:
    return split_address(name, "rediss", "redis").geturl()


def broker(name: str) -> str:
    return split_address(name, "amqps", "amqp").geturl()


def endpoint(name: str, default: str = "") -> tuple[str, int]:
    """Host and port of a tcp:// address."""
    address = split_address(name, "tcp", default=default)
    if address.hostname and not address.port:
        fault(name, "must be tcp://HOST:PORT: its port is missing")
    return address.hostname or "", address.port or 0


def database(name: str) -> dict[str, Any]:
    """Django's settings of a postgresql:// address."""
    address = split_address(name, "postgresql")
    if address.hostname and not (address.username and address.path.strip("/")):
        fault(name, "must be postgresql://USER:PASSWORD@HOST:PORT/DATABASE: part of it is missing")
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": address.path.removeprefix("/"),
        "USER": unquote(address.username or ""),
        "PASSWORD": unquote(address.password or ""),
        "HOST": address.hostname or "",
        "PORT": str(address.port or 5432),
        "OPTIONS": {"connect_timeout": 5},
    }


def mail_server(name: str) -> dict[str, Any]:
    """The parts of an smtp://, smtp+starttls:// or smtps:// address."""
    schemes = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
    address = split_address(name, *schemes)
    return {
        "host": address.hostname or "",
        "port": address.port or schemes.get(address.scheme, 0),
        "user": unquote(address.username or ""),
        "password": unquote(address.password or ""),
        "starttls": address.scheme == "smtp+starttls",
        "tls": address.scheme == "smtps",
    }


def mailbox(name: str) -> str:
    """`Name <address>` or an address alone."""
    value = required(name)
    if value and "@" not in value:
        fault(name, f"must be an address, or a name and an address in < >, not {value!r}")
    return value
