from django.apps import AppConfig


class HomeConfig(AppConfig):
    name = "apps.home"
    label = "home"

    def ready(self) -> None:
        import apps.home.subscribers  # noqa: F401 - listens from now on
