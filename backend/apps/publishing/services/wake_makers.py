from apps.publishing.models import Build
from apps.publishing.selectors import UNDER_WAY
from apps.publishing.services._add_publication import MAKE, enqueue_build
from shared.jobs.models import Job, JobState


def wake_makers() -> None:
    """What waits while no job is left that would make it gets one; one that is to be tried again has its own."""
    waits = Build.objects.filter(state__in=UNDER_WAY).exists()
    if waits and not Job.objects.filter(name=MAKE, state=JobState.PENDING).exists():
        enqueue_build()
