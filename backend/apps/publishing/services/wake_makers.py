from apps.publishing.models import Making
from apps.publishing.selectors import UNDER_WAY
from apps.publishing.services._add_publication import MAKE, enqueue_making
from shared.jobs.models import Job, JobState


def wake_makers() -> None:
    """What waits while no job is left that would make it gets one; one that is to be tried again has its own."""
    waits = Making.objects.filter(state__in=UNDER_WAY).exists()
    if waits and not Job.objects.filter(name=MAKE, state=JobState.PENDING).exists():
        enqueue_making()
