import time
from urllib.error import HTTPError
from urllib.request import urlopen


def wait_for(address: str) -> None:
    """Until somebody answers there, whatever they say."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            with urlopen(address, timeout=2):
                return
        except HTTPError:
            return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError(address)
