"""Is the process alive, and what it depends on within reach?"""

from collections.abc import Callable

import structlog
from celery import current_app
from django.conf import settings
from django.core.cache import cache
from django.db import connection
from django.http import HttpRequest, JsonResponse

from shared import objects

log = structlog.get_logger()


def alive(request: HttpRequest) -> JsonResponse:
    """This process answers."""
    return JsonResponse({"status": "ok"})


def ready(request: HttpRequest) -> JsonResponse:
    """Saving needs PostgreSQL only: without it we are not ready; the rest is said."""
    parts = {name: _answers(name, check) for name, check in CHECKS.items()}
    return JsonResponse(
        {"status": "ok" if all(parts.values()) else "degraded", "parts": parts},
        status=200 if parts["postgresql"] else 503,
    )


def _answers(name: str, check: Callable[[], object]) -> bool:
    try:
        check()
    except Exception as error:
        log.warning("dependency_away", dependency=name, error=str(error))
        return False
    return True


def _postgresql() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def _redis() -> None:
    cache.get("readyz")


def _rabbitmq() -> None:
    with current_app.connection_for_write(connect_timeout=1) as broker:
        broker.ensure_connection(max_retries=1, timeout=1)


def _s3() -> None:
    objects.client(read_timeout=1, attempts=1).head_bucket(Bucket=settings.S3["bucket"])


CHECKS: dict[str, Callable[[], object]] = {
    "postgresql": _postgresql,
    "redis": _redis,
    "rabbitmq": _rabbitmq,
    "s3": _s3,
}
