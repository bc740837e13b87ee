from datetime import UTC, date, datetime

import pytest

from shared.months import months_after, months_before


@pytest.mark.parametrize(
    ("day", "months", "before"),
    [
        ("2026-11-15", 12, "2025-11-15"),
        ("2026-03-31", 1, "2026-02-28"),
        ("2028-03-31", 1, "2028-02-29"),
        ("2026-01-10", 1, "2025-12-10"),
        ("2026-12-31", 6, "2026-06-30"),
    ],
)
def test_months_before(day: str, months: int, before: str):
    moment = datetime.fromisoformat(f"{day}T10:31:07").replace(tzinfo=UTC)

    assert months_before(moment, months).isoformat() == f"{before}T10:31:07+00:00"


@pytest.mark.parametrize(
    ("day", "after"),
    [("2027-03-12", "2027-09-12"), ("2027-08-31", "2028-02-29"), ("2026-12-01", "2027-06-01")],
)
def test_six_months_after(day: str, after: str):
    assert months_after(date.fromisoformat(day), 6) == date.fromisoformat(after)
