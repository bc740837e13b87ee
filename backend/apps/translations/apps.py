from django.apps import AppConfig


class TranslationsConfig(AppConfig):
    name = "apps.translations"
    label = "translations"

    def ready(self) -> None:
        import apps.translations.subscribers  # noqa: F401 - listens from now on
