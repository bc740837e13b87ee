from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "apps.people"
    label = "people"

    def ready(self) -> None:
        import apps.people.subscribers  # noqa: F401 - listens from now on
