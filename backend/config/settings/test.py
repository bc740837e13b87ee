"""The product's settings, for tests: the database is made by the owner, used by the application."""

import os

os.environ.setdefault("LIVRETIER_DATABASE_POOL", "0")
os.environ.setdefault("LIVRETIER_LOG_LEVEL", "WARNING")

from config.settings import *  # noqa: F403
from config.settings import CACHES, DATABASES, OWN_HOSTS, READING_HOSTS, REDIS_PATIENCE

APPLICATION_DATABASE = DATABASES["default"]
OWNER_CREDENTIALS = {key: DATABASES["owner"][key] for key in ("USER", "PASSWORD")}
DATABASES = {"default": {**DATABASES["owner"], "CONN_MAX_AGE": 0}}
if suite := os.environ.get("LIVRETIER_TEST_SUITE"):  # one that runs beside the others
    DATABASES["default"]["TEST"] = {"NAME": f"test_{suite}_{DATABASES['default']['NAME']}"}

# A machine that stands still for a second is no fault of the product.
REDIS_PATIENCE = {**REDIS_PATIENCE, "socket_connect_timeout": 30, "socket_timeout": 30}
CACHES = {
    "default": {
        **CACHES["default"],
        "OPTIONS": {**REDIS_PATIENCE, "serializer": "shared.cache.JsonSerializer"},
    }
}

OWN_HOSTS = [*OWN_HOSTS, "testserver"]
READING_HOSTS = [*READING_HOSTS, "testserver"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
COUNTS_REQUESTS = False  # a thread that writes by itself belongs to no test
