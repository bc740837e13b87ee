"""What RabbitMQ was asked for: replicated queues in which poison stops by itself."""

import json
import subprocess
from urllib.parse import urlsplit

from celery import current_app
from django.conf import settings


def test_the_queues_are_quorum_queues_with_a_delivery_limit():
    with current_app.connection_for_write() as connection:
        for queue in current_app.conf.task_queues:
            queue(connection.channel()).declare()

    listed = subprocess.run(
        f"rabbitmqctl --quiet --formatter json --vhost {vhost()} list_queues name type arguments".split(),
        capture_output=True,
        check=True,
    ).stdout
    queues = {queue["name"]: queue for queue in json.loads(listed)}

    for name in ("livretier.jobs", "livretier.clock", "livretier.slow"):
        assert queues[name]["type"] == "quorum"
        assert ["x-delivery-limit", "signedint", 3] in queues[name]["arguments"]


def vhost() -> str:
    return urlsplit(settings.CELERY_BROKER_URL).path.removeprefix("/") or "/"
