from django.apps import AppConfig


class CommentsConfig(AppConfig):
    name = "apps.comments"
    label = "comments"

    def ready(self) -> None:
        import apps.comments.subscribers  # noqa: F401 - listens from now on
