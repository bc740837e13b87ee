"""An address of this machine at which TCP sends segments as small as over a network.

Loopback's own are 64 KB: an answer of about that size waits 40 ms for the receiver's late
acknowledgement, on either side of the comparison, depending on some bytes of its headers.
"""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

ADDRESS = "127.0.0.77"
ROUTE = ("local", ADDRESS, "dev", "lo", "table", "local")


@contextmanager
def ethernet_segments() -> Iterator[str]:
    subprocess.run(["ip", "route", "replace", *ROUTE, "advmss", "1448"], check=True)
    try:
        yield ADDRESS
    finally:
        subprocess.run(["ip", "route", "del", *ROUTE], check=True)
