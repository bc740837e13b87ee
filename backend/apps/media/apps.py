from django.apps import AppConfig


class MediaConfig(AppConfig):
    name = "apps.media"
    label = "media"

    def ready(self) -> None:
        import apps.media.subscribers  # noqa: F401 - listens from now on
