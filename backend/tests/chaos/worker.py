"""The product's Celery app, plus the job that the chaos test counts."""

from config.celery import app

app.conf.imports = ["tests.chaos.effect"]

__all__ = ["app"]
