from django.apps import AppConfig


class HeartbeatsConfig(AppConfig):
    name = "shared.heartbeats"
    label = "heartbeats"
