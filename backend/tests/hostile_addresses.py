"""Addresses that must never be followed: one list, which the studio's tests read too."""

import json

from tests.processes import REPOSITORY

_GROUPS = json.loads((REPOSITORY / "frontend/test/hostileAddresses.json").read_text("utf-8"))

HOSTILE: list[str] = [address for group in _GROUPS.values() for address in group]
HOSTILE.append("/" + "a" * 3000)
