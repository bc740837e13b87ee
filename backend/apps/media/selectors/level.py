from typing import Literal

Level = Literal["ok", "warning", "critical", "full"]

WARNING, CRITICAL = 80, 95  # percent of the quota


def level_of(*, used: int, quota: int | None) -> Level:
    """How near a library is to its quota; the platform's own has none."""
    if quota is None or 100 * used < WARNING * quota:
        return "ok"
    if 100 * used < CRITICAL * quota:
        return "warning"
    return "critical" if used < quota else "full"
