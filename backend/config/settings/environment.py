"""Reading LIVRETIER_* variables. Each is checked; all that is wrong is said at once, and no secret is cited."""

import os
import re
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from django.core.exceptions import ImproperlyConfigured

TABLE = "docs/operations/configure.md"
SECRET_LENGTH = 32
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_HOST = re.compile(r"[A-Za-z0-9.-]+|[0-9A-Fa-f:]+")

_faults: list[str] = []


def fault(name: str, sentence: str) -> None:
    """Something is wrong with a variable: said by `refuse_faults`, with whatever else is."""
    _faults.append(f"{name} {sentence}")


def refuse_faults() -> None:
    """Do not start with a variable that is missing or wrong."""
    found, _faults[:] = [f"  - {one}" for one in _faults], []
    if found:
        raise ImproperlyConfigured("\n".join([f"Variables to correct (see {TABLE}):", *found]))


def required(name: str) -> str:
    """The variable's value; there has to be one."""
    value = optional(name)
    if not value:
        fault(name, "is not set, and has no default")
    return value


def optional(name: str, default: str = "") -> str:
    """The variable's value, or this one; one that is empty says nothing."""
    return os.environ.get(name, "").strip() or default


def flag(name: str, *, default: bool = False) -> bool:
    """A variable that is 0 or 1."""
    value = optional(name, "1" if default else "0")
    if value not in {"0", "1"}:
        fault(name, f"must be 0 or 1, not {value!r}")
    return value == "1"


def number(name: str, default: float, *, least: float = 0, most: float = 1_000_000) -> float:
    """A number that is neither too small nor too large."""
    value = optional(name, f"{default:g}")
    try:
        found = float(value)
    except ValueError:
        found = float("nan")
    if not least <= found <= most:
        fault(name, f"must be a number from {least:g} to {most:g}, not {value!r}")
        return default
    return found


def whole(name: str, default: int, *, least: int = 0, most: int = 1_000_000) -> int:
    """A number without a fraction."""
    found = number(name, default, least=least, most=most)
    if found != int(found):
        fault(name, f"must be a whole number, not {found:g}")
    return int(found)


def level(name: str) -> str:
    """From where on lines are written into the log."""
    value = optional(name, "INFO")
    if value not in LEVELS:
        fault(name, f"must be one of {', '.join(LEVELS)}, not {value!r}")
        return "INFO"
    return value


def secret(name: str, *, digits: int = 0) -> str:
    """A key that nobody guesses; so many hexadecimal digits, where it is read as bytes."""
    value = required(name)
    if digits and not re.fullmatch(rf"[0-9a-fA-F]{{{digits}}}", value) and value:
        fault(name, f"must be {digits} hexadecimal digits: `openssl rand -hex {digits // 2}`")
        return "0" * digits
    if value and len(value) < SECRET_LENGTH:
        fault(name, f"has fewer than {SECRET_LENGTH} characters: `openssl rand -hex 32` makes one")
    return value


def folder(name: str) -> Path | None:
    """A folder, from the root on; none where it is not set."""
    value = optional(name)
    if value and not value.startswith("/"):
        fault(name, f"must be a path that begins with /, not {value!r}")
    return Path(value) if value else None


def pairs(name: str) -> dict[str, str]:
    """`name=value name=value`, none by default."""
    words = optional(name).split()
    found = {word: value for word, _, value in (one.partition("=") for one in words) if value}
    if len(found) != len(words):
        fault(name, "must be NAME=SECRET, several with blanks between them, each name once")
    return found


def facts(prefix: str, *names: str) -> dict[str, str]:
    """What `PREFIX_NAME` says of each name, empty where it says nothing."""
    return {name: optional(f"{prefix}_{name.upper()}") for name in names}


def resolvers(name: str) -> list[tuple[str, int]]:
    """`HOST HOST:PORT`, none by default."""
    found = []
    for word in optional(name).split():
        host, _, port = word.partition(":")
        if not host or (port and not port.isdigit()):
            fault(
                name, f"must be HOST or HOST:PORT, several with blanks between them, not {word!r}"
            )
        else:
            found.append((host, int(port or 53)))
    return found


def domain(name: str) -> str:
    """A domain, without what addresses have before and behind it; none by default."""
    value = optional(name)
    if value and not re.fullmatch(r"(?:[a-z0-9-]+\.)+[a-z0-9-]+", value):
        fault(name, f"must be a domain such as bounces.example.org, not {value!r}")
    return value


def split_address(name: str, *schemes: str, default: str = "") -> SplitResult:
    """The parts of an address. It may hold a password, and is not cited."""
    told = f"must be {' or '.join(f'{scheme}://HOST…' for scheme in schemes)}"
    value = optional(name, default) or required(name)
    try:
        address = urlsplit(value)
        _ = address.port
    except ValueError:
        fault(name, f"{told}, with a number for its port")
        return urlsplit("")
    if value and (address.scheme not in schemes or not _HOST.fullmatch(address.hostname or "")):
        fault(name, told)
    return address
