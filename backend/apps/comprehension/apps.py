from django.apps import AppConfig


class ComprehensionConfig(AppConfig):
    name = "apps.comprehension"
    label = "comprehension"

    def ready(self) -> None:
        import apps.comprehension.subscribers  # noqa: F401 - listens from now on
