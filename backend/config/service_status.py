"""How the service does, for those who run it: its processes, the servers that it needs, its jobs."""

from datetime import datetime
from typing import Any, Literal

from django.db import connection
from django.db.models import Count
from ninja import Router, Schema

from config.health import answering_servers
from shared.heartbeats.beating import last_beats
from shared.heartbeats.models import Part
from shared.http.request import Request
from shared.jobs.troubled import failed_jobs, failing_jobs, waiting_jobs
from shared.permissions import Action, require

router = Router(tags=["service status"])


class ProcessStatus(Schema):
    """When a process of ours was last heard, if ever, by the clock of PostgreSQL."""

    part: Part
    heard_at: datetime | None
    missing: bool


class ServerStatus(Schema):
    server: Literal["redis", "rabbitmq", "s3"]
    answers: bool


class WaitingJobs(Schema):
    """Jobs that go on once this part answers."""

    part: Literal["s3", "smtp"]
    jobs: int


class TroubledJobs(Schema):
    """Jobs that were given up, that keep failing, and that wait for a part that is away."""

    failed: int
    failing: int
    waiting: list[WaitingJobs]


class ServiceStatus(Schema):
    checked_at: datetime
    processes: list[ProcessStatus]
    servers: list[ServerStatus]
    jobs: TroubledJobs


@router.get("/service-status", response=ServiceStatus)
def get_service_status(request: Request) -> dict[str, Any]:
    """Which processes live, which servers answer, and which jobs are in trouble."""
    require(request.actor, Action.READ_SERVICE_STATUS)
    servers = answering_servers()
    beats = last_beats()
    return {
        "checked_at": _clock_of_postgresql(),
        "processes": [
            {"part": beat.part, "heard_at": beat.at, "missing": beat.missing} for beat in beats
        ],
        "servers": [{"server": name, "answers": answers} for name, answers in servers.items()],
        "jobs": _troubled_jobs(),
    }


def _clock_of_postgresql() -> datetime:
    with connection.cursor() as cursor:
        cursor.execute("SELECT statement_timestamp()")
        now: datetime = cursor.fetchone()[0]
    return now


def _troubled_jobs() -> dict[str, Any]:
    by_part = waiting_jobs().values("waits_for").annotate(jobs=Count("id")).order_by("waits_for")
    return {
        "failed": failed_jobs().count(),
        "failing": failing_jobs().count(),
        "waiting": [{"part": one["waits_for"], "jobs": one["jobs"]} for one in by_part],
    }
