from django.apps import AppConfig


class IdempotencyConfig(AppConfig):
    name = "shared.idempotency"
    label = "idempotency"
