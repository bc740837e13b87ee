from django.apps import AppConfig


class PagesConfig(AppConfig):
    name = "apps.pages"
    label = "pages"

    def ready(self) -> None:
        import apps.pages.subscribers  # noqa: F401 - listens from now on
