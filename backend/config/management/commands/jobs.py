from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from django.db.models import Count, Min, QuerySet
from django.utils import timezone

from shared.jobs.models import Job
from shared.jobs.retry import retry_failed_jobs
from shared.jobs.troubled import failed_jobs, failing_jobs, waiting_jobs

SHOWN = 50
OF_AN_ERROR = 200


class Command(BaseCommand):
    help = "Jobs that failed, that keep failing or that wait for an outside part; --retry tries the failed ones again."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--retry", action="store_true", help="try the failed ones again")
        parser.add_argument("--name", help="of this name only")

    def handle(self, *args: Any, retry: bool, name: str | None, **options: Any) -> None:
        self._list_waiting(waiting_jobs())
        self._list("keeps failing", failing_jobs())
        self._list("failed", failed_jobs(name=name))
        if retry:
            tried = retry_failed_jobs(name=name, now=timezone.now())
            self.stdout.write(f"{tried} tried again")

    def _list_waiting(self, jobs: QuerySet[Job]) -> None:
        by_part = jobs.values("waits_for", "name").annotate(
            jobs=Count("id"), since=Min("created_at"), tried=Min("away_at")
        )
        for one in by_part.order_by("waits_for", "name"):
            self.stdout.write(
                f"waits for {one['waits_for']}  {one['name']}  {one['jobs']} jobs,"
                f" the oldest of {one['since']:%Y-%m-%d %H:%M}"
            )

    def _list(self, said: str, jobs: QuerySet[Job]) -> None:
        count = jobs.count()
        self.stdout.write(f"{said}: {count}")
        for job in jobs[:SHOWN]:
            when = job.finished_at or job.due_at
            self.stdout.write(
                f"  {when:%Y-%m-%d %H:%M}  {job.name}  {job.id}  company {job.company_id or '-'}"
                f"  attempts {job.attempts}  {job.last_error[:OF_AN_ERROR]}"
            )
        if count > SHOWN:
            self.stdout.write(f"  and {count - SHOWN} more")
