"""Our account in RabbitMQ is our own, and opens one virtual host."""

from urllib.parse import urlsplit

import pytest
from celery import current_app
from django.conf import settings
from kombu import Connection


def test_it_is_nobody_elses_account():
    assert urlsplit(settings.CELERY_BROKER_URL).username not in (None, "guest")


def test_it_opens_no_other_virtual_host():
    elsewhere = urlsplit(settings.CELERY_BROKER_URL)._replace(path="//").geturl()

    with Connection(elsewhere, connect_timeout=2) as broker, pytest.raises(Exception) as refused:  # noqa: PT011 - of the driver
        broker.connect()

    assert "NOT_ALLOWED" in str(refused.value)


def test_messages_are_data():
    assert set(current_app.conf.accept_content) == {"json"}
    assert current_app.conf.result_backend is None
