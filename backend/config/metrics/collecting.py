"""One answer to whoever watches: every group of figures, or that PostgreSQL does not answer."""

from collections.abc import Iterable, Iterator

import structlog
from django.db import Error, connection
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from config.metrics import flow, mail, service
from shared.tenancy import act_as_platform

log = structlog.get_logger()

PATIENCE = "3s"  # of each group
GROUPS = {
    "processes": service.processes,
    "nodes": service.nodes,
    "requests": service.requests,
    "connections": service.connections,
    "jobs": flow.jobs,
    "publications": flow.publications,
    "register": flow.register,
    "mailings": mail.mailings,
}


class Figures(Collector):
    """Asks anew each time; a group that fails leaves the others alone."""

    def collect(self) -> Iterator[Metric]:
        failed = GaugeMetricFamily(
            "livretier_figures_failed",
            "1 where a group of figures could not be asked for.",
            labels=["group"],
        )
        for name, group in GROUPS.items():
            try:
                found = _asked(group)
            except Error as error:
                log.warning("figures_not_asked", group=name, error=str(error))
                connection.close()  # the next one is new
                found = []
            failed.add_metric([name], 0.0 if found else 1.0)
            yield from found
        yield failed
        yield GaugeMetricFamily(
            "livretier_database_up", "1 while PostgreSQL answers.", value=_database_answers()
        )
        yield service.servers()

    def text(self) -> bytes:
        """As Prometheus reads it."""
        registry = CollectorRegistry()
        registry.register(_Once(list(self.collect())))
        return generate_latest(registry)


class _Once(Collector):
    """What was collected already: a registry asks twice."""

    def __init__(self, found: list[Metric]) -> None:
        self.found = found

    def collect(self) -> Iterable[Metric]:
        return self.found


def _asked(group: service.Group) -> list[Metric]:
    with act_as_platform():
        with connection.cursor() as cursor:
            cursor.execute(f"SET LOCAL statement_timeout = '{PATIENCE}'")
        return list(group())


def _database_answers() -> float:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error:
        connection.close()
        return 0.0
    return 1.0
