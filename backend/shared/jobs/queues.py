"""Which workers do which jobs: what takes long has its own, and keeps nobody waiting."""

from django.conf import settings


def queue_of(name: str) -> str:
    """Where workers wait for jobs of this name."""
    slow: bool = name in settings.SLOW_JOBS
    return settings.SLOW_QUEUE if slow else settings.CELERY_TASK_DEFAULT_QUEUE
