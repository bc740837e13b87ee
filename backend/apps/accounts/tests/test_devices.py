import pytest

from apps.accounts.devices import Device, device_of

CHROME = "(KHTML, like Gecko) Chrome/142.0.0.0"


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
            Device("Firefox", "Windows", "computer"),
        ),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
                " (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
            ),
            Device("Safari", "iPhone", "phone"),
        ),
        (
            f"Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 {CHROME} Safari/537.36",
            Device("Chrome", "Android", "tablet"),
        ),
        (
            f"Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 {CHROME} Mobile Safari/537.36",
            Device("Chrome", "Android", "phone"),
        ),
        (
            f"Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 {CHROME} Safari/537.36 Edg/142.0",
            Device("Edge", "Windows", "computer"),
        ),
        (
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15"
                " (KHTML, like Gecko) Version/18.0 Safari/605.1.15"
            ),
            Device("Safari", "macOS", "computer"),
        ),
        ("curl/8.0", Device("", "", "computer")),
        ("", Device("", "", "computer")),
    ],
)
def test_a_device_is_called_as_people_call_it(user_agent: str, device: Device):
    assert device_of(user_agent) == device
