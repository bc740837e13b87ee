import signal
from threading import Thread
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from config.metrics import Figures
from config.metrics.serving import MetricsServer
from shared.heartbeats.pulse import start_pulse


class Command(BaseCommand):
    help = "Tell figures of the running service to Prometheus, at LIVRETIER_METRICS_URL."

    def handle(self, *args: Any, **options: Any) -> None:
        server = MetricsServer(settings.METRICS, Figures())
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: Thread(target=server.shutdown).start())
        start_pulse()
        server.serve_forever()
        server.server_close()
