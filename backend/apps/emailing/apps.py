from django.apps import AppConfig


class EmailingConfig(AppConfig):
    name = "apps.emailing"
    label = "emailing"

    def ready(self) -> None:
        import apps.emailing.subscribers  # noqa: F401 - listens from now on
