"""wrk, and what it measured."""

import re
import statistics
import subprocess
from urllib.request import Request, urlopen

ROUNDS = 5
SECONDS = 3


def requests_per_second(address: str, cookie: str, seconds: int = SECONDS) -> float:
    """One burst of requests at an address that must answer 200."""
    with urlopen(Request(address, headers={"Cookie": cookie}), timeout=10) as answer:
        assert answer.status == 200
    report = subprocess.run(
        ["wrk", "-t1", "-c4", f"-d{seconds}s", "-H", f"Cookie: {cookie}", address],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "Non-2xx" not in report, report
    found = re.search(r"Requests/sec:\s+([\d.]+)", report)
    assert found, report
    return float(found[1])


def rates(cookie: str, *addresses: str) -> list[float]:
    """The median of several bursts at each address, in turns, so that noise hits all alike."""
    seen: list[list[float]] = [[] for _ in addresses]
    for _ in range(ROUNDS):
        for address, found in zip(addresses, seen, strict=True):
            found.append(requests_per_second(address, cookie))
    return [statistics.median(found) for found in seen]
