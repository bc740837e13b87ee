from django.apps import AppConfig


class ParticipationConfig(AppConfig):
    name = "apps.participation"
    label = "participation"

    def ready(self) -> None:
        import apps.participation.subscribers  # noqa: F401 - listens from now on
