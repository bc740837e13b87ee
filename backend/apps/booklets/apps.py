from django.apps import AppConfig


class BookletsConfig(AppConfig):
    name = "apps.booklets"
    label = "booklets"

    def ready(self) -> None:
        import apps.booklets.subscribers  # noqa: F401 - listens from now on
