"""What a browser says of itself, as people call it: a few names, in the order in which they hide in one another."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["computer", "phone", "tablet"]

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True, slots=True)
class Device:
    """A browser and what it runs on; empty where it does not say."""

    browser: str
    system: str
    kind: Kind


def device_of(user_agent: str) -> Device:
    """The device behind a User-Agent header."""
    system = _first(SYSTEMS, user_agent)
    return Device(_first(BROWSERS, user_agent), system, _kind(system, user_agent))


def _kind(system: str, user_agent: str) -> Kind:
    if system == "iPad" or (system == "Android" and "Mobile" not in user_agent):
        return "tablet"
    return "phone" if system in ("iPhone", "Android") else "computer"


def _first(names: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for sign, name in names if sign in user_agent), "")
