from django.apps import AppConfig


class ContentConfig(AppConfig):
    name = "apps.content"
    label = "content"

    def ready(self) -> None:
        import apps.content.subscribers  # noqa: F401 - listens from now on
