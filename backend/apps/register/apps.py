from django.apps import AppConfig


class RegisterConfig(AppConfig):
    name = "apps.register"
    label = "register"

    def ready(self) -> None:
        import apps.register.subscribers  # noqa: F401 - listens from now on
