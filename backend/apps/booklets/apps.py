from django.apps import AppConfig


class BookletsConfig(AppConfig):
    name = "apps.booklets"
    label = "booklets"
