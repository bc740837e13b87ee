import pytest

from apps.emailing.tests.plain_mail import plain_mail
from apps.publishing import services as publishing


@pytest.fixture(autouse=True)
def _plain_mails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here asks how a message looks: a process for each launch would be most of the time."""
    monkeypatch.setattr(publishing, "render_mail", plain_mail)
