import pytest

from apps.emailing.tests.plain_mail import plain_mail
from apps.publishing import services as publishing


@pytest.fixture(autouse=True)
def _plain_mails(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a process for each message, unless a test wants the renderer."""
    if "built_renderer" not in request.fixturenames:
        monkeypatch.setattr(publishing, "render_mail", plain_mail)
