from django.apps import AppConfig


class ReadingConfig(AppConfig):
    name = "apps.reading"
    label = "reading"

    def ready(self) -> None:
        import apps.reading.subscribers  # noqa: F401 - listens from now on
