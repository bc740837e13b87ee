"""Figures of processes, machines, requests, and the servers that we need."""

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime, timedelta
from math import inf

from django.db import connection
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from config.health import answering_servers
from shared.heartbeats.models import Backlog, Heartbeat, Part
from shared.traffic.models import RequestCount

Group = Callable[[], Iterable[Metric]]


def database_clock() -> datetime:
    """Ages are told by the clock that wrote the times."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        now: datetime = cursor.fetchone()[0]
    return now


def seconds_since(at: datetime | None, now: datetime) -> float:
    """None: nothing waits."""
    return max(0.0, (now - at) / timedelta(seconds=1)) if at else 0.0


def gauge(name: str, says: str, *labels: str) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"livretier_{name}", says, labels=labels)


def counter(name: str, says: str, *labels: str) -> CounterMetricFamily:
    return CounterMetricFamily(f"livretier_{name}", says, labels=labels)


def processes() -> Iterator[Metric]:
    """One that was never heard has been silent for ever."""
    now, heard = database_clock(), dict(Heartbeat.objects.values_list("part", "beaten_at"))
    silent = gauge("process_silent_seconds", "Since a process of this kind was heard.", "part")
    for part in Part:
        at = heard.get(part)
        silent.add_metric([part.value], seconds_since(at, now) if at else inf)
    yield silent


def nodes() -> Iterator[Metric]:
    """What processes of reading nodes tell of themselves: booklets of the edge, bytes of facts."""
    now = database_clock()
    waiting = gauge("node_waiting", "Booklets (edge) or bytes (facts) to do.", "part", "node")
    behind = gauge("node_behind_seconds", "Since something waits without a pause.", "part", "node")
    silent = gauge("node_silent_seconds", "Since this machine told of it.", "part", "node")
    done = counter("node_done", "Booklets settled (edge), facts counted (facts).", "part", "node")
    for row in Backlog.objects.order_by("part", "node"):
        labels = [row.part, row.node]
        waiting.add_metric(labels, row.waiting)
        behind.add_metric(labels, seconds_since(row.since, now))
        silent.add_metric(labels, seconds_since(row.told_at, now))
        done.add_metric(labels, row.done)
    yield from (waiting, behind, silent, done)


def requests() -> Iterator[Metric]:
    labels = ("method", "route", "status")
    answered = counter("requests", "Requests that the application answered.", *labels)
    seconds = counter("request_seconds", "What they took.", *labels)
    slow = counter("slow_requests", "Those that took longer than a second.", *labels)
    for row in RequestCount.objects.order_by(*labels):
        kind = [row.method, row.route, f"{row.status}xx"]
        answered.add_metric(kind, row.n)
        seconds.add_metric(kind, row.seconds)
        slow.add_metric(kind, row.slow)
    yield from (answered, seconds, slow)


def connections() -> Iterator[Metric]:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT sum(numbackends), current_setting('max_connections')::int,"
            " pg_database_size(current_database()) FROM pg_stat_database"
        )
        used, most, size = cursor.fetchone()
    yield _one("database_connections", "Connections to PostgreSQL.", used)
    yield _one("database_connections_limit", "How many it takes.", most)
    yield _one("database_bytes", "Size of the database.", size)


def servers() -> Metric:
    """The servers of others, each asked."""
    up = gauge("server_up", "1 while a server answers.", "server")
    for name, answers in answering_servers().items():
        up.add_metric([name], float(answers))
    return up


def _one(name: str, says: str, value: float) -> Metric:
    return GaugeMetricFamily(f"livretier_{name}", says, value=value)
