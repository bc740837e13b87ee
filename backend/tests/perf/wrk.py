"""wrk, and what it measured."""

import re
import statistics
import subprocess
from urllib.request import Request, urlopen

ROUNDS = 5
SECONDS = 3


def requests_per_second(
    address: str, cookie: str, seconds: int = SECONDS, *, host: str = ""
) -> float:
    """One burst of requests at an address that must answer 200."""
    told = {"Cookie": cookie, **({"Host": host} if host else {})}
    with urlopen(Request(address, headers=told), timeout=10) as answer:
        assert answer.status == 200
    headers = [part for name, value in told.items() for part in ("-H", f"{name}: {value}")]
    report = subprocess.run(
        ["wrk", "-t1", "-c4", f"-d{seconds}s", *headers, address],
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
