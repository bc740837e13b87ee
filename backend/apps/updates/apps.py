from django.apps import AppConfig


class UpdatesConfig(AppConfig):
    name = "apps.updates"
    label = "updates"

    def ready(self) -> None:
        import apps.updates.subscribers  # noqa: F401 - listens from now on
