"""The product as it is served, nginx in front, on the test's own database and Redis."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from redis import Redis

from tests.nginx import Nginx
from tests.processes import Process
from tests.waiting import wait_for

GRANIAN = ["granian", "--interface", "wsgi", "--workers", "2", "--blocking-threads", "32"]


class Product:
    """Where the product answers, and what it counts in."""

    def __init__(self, **environment: str) -> None:
        self.environment, self.pid = environment, 0
        # Another one may be served at the same time.
        beside = os.environ.get("LIVRETIER_TEST_SUITE", "")
        self.name = f"attacked{beside}"
        self.port = int(os.environ["LIVRETIER_PORT"]) + (10_200 if beside else 10_000)
        self.reading_port = self.port + 6
        self.address = f"http://localhost:{self.port}"
        server = settings.REDIS_URL.rsplit("/", 1)[0]
        self.redis_url = f"{server}/{self.port // 100 % 16}"

    @contextmanager
    def running(self) -> Iterator["Product"]:
        """Started, and stopped whatever happens."""
        app = Process(
            f"{self.name}-app",
            [*GRANIAN, "--no-access-log", "--port", str(self.port + 1), "config.wsgi:application"],
            LIVRETIER_PUBLIC_URL=self.address,
            LIVRETIER_READING_URL=f"http://localhost:{self.reading_port}",
            LIVRETIER_REDIS_URL=self.redis_url,
            **self.environment,
        )
        # A suite calls faster than any network of people, from one address: its attackers come from others.
        nginx = Nginx(self.name, self.port, LIVRETIER_UNCOUNTED="127.0.0.1")
        self.forget_limits()
        app.start()
        self.pid = app.running.pid if app.running else 0
        try:
            wait_for(f"http://127.0.0.1:{self.port + 1}/healthz")
            nginx.start()
            yield self
        finally:
            nginx.stop()
            app.end()
            self.forget_limits()

    def forget_limits(self) -> None:
        """As if nobody had tried anything yet."""
        with Redis.from_url(self.redis_url) as redis:
            for key in redis.scan_iter(f"{settings.REDIS_PREFIX}limits:*", count=1000):
                redis.delete(key)
