from django.apps import AppConfig


class ProcessConfig(AppConfig):
    """The process itself: commands, and the Celery app that `jobs` rings through."""

    name = "config"

    def ready(self) -> None:
        from config import celery  # noqa: F401 - makes it the current app
