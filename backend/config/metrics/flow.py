"""Figures of what waits for its turn: jobs, publications, receipts without a place in the register."""

from collections.abc import Iterator

from django.conf import settings
from django.db.models import Count, Max, Min
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from apps.publishing.models import Build, BuildState, Edition, PdfState
from apps.register.models import Checkpoint, PendingEntry, RegisterEntry
from config.metrics.service import database_clock, gauge, seconds_since
from shared.jobs.models import Job, JobState
from shared.jobs.troubled import failed_jobs, failing_jobs, waiting_jobs

UNDER_WAY = (BuildState.WAITING, BuildState.RENDERING, BuildState.STORING)


def jobs() -> Iterator[Metric]:
    """Due ones, by the workers that do them; those in trouble are due to nobody's idleness."""
    now = database_clock()
    due = Job.objects.filter(state=JobState.PENDING, due_at__lte=now, waits_for="")
    depth = gauge("jobs_due", "Jobs that a worker could do now.", "queue")
    oldest = gauge("jobs_oldest_seconds", "For how long the oldest of them is due.", "queue")
    slow = due.filter(name__in=settings.SLOW_JOBS)
    fast = due.exclude(name__in=settings.SLOW_JOBS)
    for queue, waiting in (("fast", fast), ("slow", slow)):
        found = waiting.aggregate(n=Count("id"), first=Min("due_at"))
        depth.add_metric([queue], found["n"])
        oldest.add_metric([queue], seconds_since(found["first"], now))
    yield from (depth, oldest)
    yield _one("jobs_failed", "Jobs that were given up, kept for 90 days.", failed_jobs().count())
    yield _one("jobs_failing", "Jobs that fail again and again.", failing_jobs().count())
    away = gauge("jobs_waiting", "Jobs that wait for a server that is away.", "server")
    counted = dict(waiting_jobs().values_list("waits_for").annotate(n=Count("id")).order_by())
    for server in sorted({"s3", "smtp", *counted}):
        away.add_metric([server], counted.get(server, 0))
    yield away


def publications() -> Iterator[Metric]:
    now = database_clock()
    under_way = Build.objects.filter(state__in=UNDER_WAY)
    counted = dict(under_way.values_list("state").annotate(n=Count("id")).order_by())
    depth = gauge("publications", "Publications that are not online yet.", "state")
    for state in UNDER_WAY:
        depth.add_metric([state.value], counted.get(state, 0))
    yield depth
    first = under_way.aggregate(first=Min("created_at"))["first"]
    says = "For how long the oldest of them waits."
    yield _one("publications_oldest_seconds", says, seconds_since(first, now))
    prints = Edition.objects.filter(pdf_state=PdfState.WAITING).count()
    yield _one("prints_waiting", "Editions without their PDF.", prints)


def register() -> Iterator[Metric]:
    """Receipts: without a place, with one, covered by a signed checkpoint, and copied to the store."""
    now = database_clock()
    pending = PendingEntry.objects.aggregate(n=Count("id"), first=Min("created_at"))
    last = RegisterEntry.objects.aggregate(last=Max("index"))["last"]
    entries = 0 if last is None else last + 1
    signed = Checkpoint.objects.order_by("-size").first()
    stored = Checkpoint.objects.filter(stored=True).order_by("-size").first()
    yield _one("receipts_pending", "What waits for its place in the register.", pending["n"])
    says = "For how long the oldest of them waits."
    yield _one("receipts_pending_oldest_seconds", says, seconds_since(pending["first"], now))
    total = CounterMetricFamily("livretier_register_entries", "Places given in the register.")
    total.add_metric([], entries)
    yield total
    says = "Places that the last signed checkpoint covers."
    yield _one("checkpoint_entries", says, signed.size if signed else 0)
    says = "Since the last checkpoint was signed; 0 before the first."
    yield _one(
        "checkpoint_age_seconds", says, seconds_since(signed.created_at if signed else None, now)
    )
    says = "Places whose checkpoint is in the object store."
    yield _one("checkpoint_stored_entries", says, stored.size if stored else 0)


def _one(name: str, says: str, value: float) -> Metric:
    return GaugeMetricFamily(f"livretier_{name}", says, value=value)
