from django.apps import AppConfig


class TrafficConfig(AppConfig):
    name = "shared.traffic"
    label = "traffic"
