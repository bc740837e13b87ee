from django.apps import AppConfig


class ValuesConfig(AppConfig):
    name = "apps.values"
    label = "values"

    def ready(self) -> None:
        import apps.values.subscribers  # noqa: F401 - listens from now on
