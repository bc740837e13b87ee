"""Is the process alive, and what it depends on within reach?"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context

import structlog
from celery import current_app
from django.core.cache import cache
from django.db import connection
from django.http import HttpRequest, JsonResponse

from shared import objects
from shared.heartbeats.beating import missing_parts
from shared.heartbeats.models import Part

log = structlog.get_logger()


def alive(request: HttpRequest) -> JsonResponse:
    """This process answers."""
    return JsonResponse({"status": "ok"})


def ready(request: HttpRequest) -> JsonResponse:
    """Not ready without PostgreSQL, or one of our own processes; the servers of others are said."""
    parts = {"postgresql": _answers("postgresql"), **answering_servers()}
    parts |= _processes() if parts["postgresql"] else {}
    indispensable = {"postgresql", *Part}
    return JsonResponse(
        {"status": "ok" if all(parts.values()) else "degraded", "parts": parts},
        status=200 if all(parts[name] for name in indispensable & parts.keys()) else 503,
    )


def answering_servers() -> dict[str, bool]:
    """Which servers of others answer. They are asked at once: several that hang cost the time of one."""
    servers = [name for name in CHECKS if name != "postgresql"]
    with ThreadPoolExecutor(len(servers)) as pool:
        asked = [pool.submit(copy_context().run, _answers, name) for name in servers]
        return {name: answer.result() for name, answer in zip(servers, asked, strict=True)}


def _processes() -> dict[str, bool]:
    missing = missing_parts()
    return {part.value: part not in missing for part in Part}


def _answers(name: str) -> bool:
    try:
        CHECKS[name]()
    except Exception as error:
        log.warning("dependency_away", dependency=name, error=str(error.__cause__ or error))
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
    objects.probe()


CHECKS: dict[str, Callable[[], object]] = {
    "postgresql": _postgresql,
    "redis": _redis,
    "rabbitmq": _rabbitmq,
    "s3": _s3,
}
