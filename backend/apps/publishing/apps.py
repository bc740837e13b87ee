from django.apps import AppConfig


class PublishingConfig(AppConfig):
    name = "apps.publishing"
    label = "publishing"

    def ready(self) -> None:
        import apps.publishing.subscribers  # noqa: F401 - listens from now on
