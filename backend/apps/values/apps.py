from django.apps import AppConfig


class ValuesConfig(AppConfig):
    name = "apps.values"
    label = "values"
