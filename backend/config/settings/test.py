"""The product's settings, for tests: the database is made by the owner, used by the application."""

import os

os.environ.setdefault("LIVRETIER_DATABASE_POOL", "0")
os.environ.setdefault("LIVRETIER_LOG_LEVEL", "WARNING")

from config.settings import *  # noqa: F403
from config.settings import DATABASES, OWN_HOSTS, READING_HOSTS

APPLICATION_DATABASE = DATABASES["default"]
OWNER_CREDENTIALS = {key: DATABASES["owner"][key] for key in ("USER", "PASSWORD")}
DATABASES = {"default": {**DATABASES["owner"], "CONN_MAX_AGE": 0}}
if suite := os.environ.get("LIVRETIER_TEST_SUITE"):  # one that runs beside the others
    DATABASES["default"]["TEST"] = {"NAME": f"test_{suite}_{DATABASES['default']['NAME']}"}

OWN_HOSTS = [*OWN_HOSTS, "testserver"]
READING_HOSTS = [*READING_HOSTS, "testserver"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
