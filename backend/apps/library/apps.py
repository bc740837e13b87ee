from django.apps import AppConfig


class LibraryConfig(AppConfig):
    name = "apps.library"
    label = "library"

    def ready(self) -> None:
        import apps.library.subscribers  # noqa: F401 - listens from now on
