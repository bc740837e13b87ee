"""A few seconds of receipts, each of them sent once."""

import json
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import Request, urlopen

from tests.receipts import Body

SCRIPT = Path(__file__).with_name("posts.lua")
SECONDS, CONNECTIONS = 3, 8

Sent = tuple[str, Body]  # to which address


def burst(port: int, sent: list[Sent], file: Path) -> float:
    """Receipts a second; all of them are new, and all of them are taken."""
    file.write_text("".join(f"{address}\t{json.dumps(body)}\n" for address, body in sent), "utf-8")
    options = ["-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "--timeout", "10s", "-s", str(SCRIPT)]
    report = subprocess.run(
        ["wrk", *options, f"http://127.0.0.1:{port}", "--", str(file)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "Non-2xx" not in report, report
    assert "Socket errors" not in report, report
    found = re.search(r"([\d]+) requests in", report)
    rate = re.search(r"Requests/sec:\s+([\d.]+)", report)
    assert found, report
    assert rate, report
    assert int(found[1]) + CONNECTIONS < len(sent), "there were not enough of them"
    return float(rate[1])


def send_all(port: int, sent: list[Sent]) -> None:
    """Each of them, however long it takes."""

    def send(one: Sent) -> None:
        address, body = one
        headers = {"Content-Type": "application/json", "Sec-Fetch-Site": "same-origin"}
        said = Request(f"http://127.0.0.1:{port}{address}", json.dumps(body).encode(), headers)
        with urlopen(said, timeout=30) as answer:
            assert answer.status == 200

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        list(pool.map(send, sent))
