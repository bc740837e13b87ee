"""The product's settings. Everything that differs between two machines comes from LIVRETIER_*."""

import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kombu import Exchange, Queue
from redis.backoff import NoBackoff
from redis.retry import Retry

from config.settings import addresses
from config.settings.environment import (
    domain,
    facts,
    fault,
    flag,
    folder,
    level,
    number,
    optional,
    pairs,
    refuse_faults,
    required,
    resolvers,
    secret,
    whole,
)
from config.settings.logs import logging_of

BASE_DIR = Path(__file__).resolve().parents[2]

DEBUG = flag("LIVRETIER_DEBUG")
SECRET_KEY = secret("LIVRETIER_SECRET_KEY")
PUBLIC_URL = addresses.public_address("LIVRETIER_PUBLIC_URL")
READING_URL = addresses.public_address("LIVRETIER_READING_URL")
addresses.apart("LIVRETIER_READING_URL", READING_URL, "LIVRETIER_PUBLIC_URL", PUBLIC_URL)
if DEBUG and PUBLIC_URL.startswith("https://"):
    fault("LIVRETIER_DEBUG", "must be 0 where people come: errors would show our code and settings")
OWN_HOSTS = [urlsplit(PUBLIC_URL).hostname or "", "localhost", "127.0.0.1"]
READING_HOSTS = [urlsplit(READING_URL).hostname or "", "localhost", "127.0.0.1"]
ALLOWED_HOSTS = ["*"]  # Django wants a list, ours is a table: config/hosts.py refuses the others
CSRF_TRUSTED_ORIGINS = [PUBLIC_URL]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")  # nginx always says it

INSTALLED_APPS = [
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.postgres",
    "shared.tenancy",
    "shared.jobs",
    "shared.heartbeats",
    "shared.traffic",
    "shared.idempotency",
    # From the top down: who refers to rows hears of a fact before who owns them.
    "apps.home",
    "apps.comprehension",
    "apps.stats",
    "apps.emailing",
    "apps.register",
    "apps.participation",
    "apps.people",
    "apps.content",
    "apps.reading",
    "apps.publishing",
    "apps.updates",
    "apps.comments",
    "apps.translations",
    "apps.booklets",
    "apps.values",
    "apps.library",
    "apps.pages",
    "apps.media",
    "apps.companies",
    "apps.accounts",
    "apps.i18n",
    "apps.journal",
    "config",
]

MIDDLEWARE = [
    "shared.http.request_log.RequestLog",
    "config.walls.Bulkhead",
    "config.walls.Deadline",
    "shared.http.kept_sessions.KeptSessions",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "config.middleware.UnitOfWork",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
APPEND_SLASH = False
USE_TZ = True
TIME_ZONE = "Europe/Paris"
LANGUAGE_CODE = "fr"
DATA_UPLOAD_MAX_MEMORY_SIZE = 6 * 1024 * 1024  # a file of texts; nginx lets other calls have less

COUNTS_REQUESTS = True
PLATFORM_JOURNAL_MONTHS = 12  # each company chooses its own

DATABASE_APPLICATION_ROLE = "livretier_app"
DATABASES = {"default": addresses.database("LIVRETIER_DATABASE_URL")}
if flag("LIVRETIER_DATABASE_POOL", default=True):
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
    DATABASES["default"]["OPTIONS"] |= {
        "pool": {"min_size": 2, "max_size": 8, "timeout": 10},
        "options": "-c lock_timeout=5s -c statement_timeout=15s"
        " -c idle_in_transaction_session_timeout=30s",
    }
else:
    DATABASES["default"]["CONN_MAX_AGE"] = None
DATABASES["separate"] = DATABASES["default"]  # for words that are read before a transaction ends
if "LIVRETIER_OWNER_DATABASE_URL" in os.environ:  # commands have it, the application does not
    DATABASES["owner"] = addresses.database("LIVRETIER_OWNER_DATABASE_URL")

AUTH_USER_MODEL = "accounts.User"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
PASSWORD_RESET_TIMEOUT = 60 * 60
STAFF_SECOND_FACTOR = flag("LIVRETIER_STAFF_SECOND_FACTOR", default=True)

SESSION_ENGINE = "apps.accounts.sessions"
SESSION_COOKIE_NAME = "__Host-livretier-session"
SESSION_COOKIE_SECURE = True
SESSION_COOKIE_AGE = 30 * 24 * 60 * 60
CSRF_COOKIE_NAME = "__Host-livretier-csrf"
CSRF_COOKIE_SECURE = True
CSRF_COOKIE_HTTPONLY = True
CSRF_HEADER_NAME = "HTTP_X_CSRF_TOKEN"

REDIS_URL = addresses.redis("LIVRETIER_REDIS_URL")
REDIS_PREFIX = optional("LIVRETIER_REDIS_PREFIX", "livretier:")  # of every key of ours
REDIS_PATIENCE: dict[str, Any] = {
    "socket_connect_timeout": 0.5,
    "socket_timeout": 0.5,
    "retry": Retry(NoBackoff(), 0),  # somebody is waiting, and nothing in Redis is indispensable
}
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": REDIS_URL,
        "KEY_PREFIX": f"{REDIS_PREFIX}cache",
        "OPTIONS": {**REDIS_PATIENCE, "serializer": "shared.cache.JsonSerializer"},
    }
}

S3 = {
    "endpoint": addresses.store("LIVRETIER_S3_ENDPOINT"),
    "access_key": required("LIVRETIER_S3_ACCESS_KEY"),
    "secret_key": required("LIVRETIER_S3_SECRET_KEY"),
    "bucket": required("LIVRETIER_S3_BUCKET"),
}
MEDIA_KEY = secret("LIVRETIER_MEDIA_KEY")  # nginx checks with it what the application signed
READING_KEY = secret("LIVRETIER_READING_KEY")  # nginx checks with it who was let in
REGISTER_KEY = secret("LIVRETIER_REGISTER_KEY", digits=64)  # signs the state of the log
REGISTER_ORIGIN = f"{urlsplit(PUBLIC_URL).netloc}/register"  # under this name
STORAGES = {
    "default": {
        "BACKEND": "storages.backends.s3.S3Storage",
        "OPTIONS": {
            "endpoint_url": S3["endpoint"],
            "access_key": S3["access_key"],
            "secret_key": S3["secret_key"],
            "bucket_name": S3["bucket"],
            "addressing_style": "path",
            "file_overwrite": False,
        },
    },
}

# Who runs this instance, for the legal texts; "-" leaves out what does not concern them.
OPERATOR = facts(
    "LIVRETIER_OPERATOR",
    *("name", "legal_form", "capital", "address", "registration", "vat", "phone", "email"),
    *("director", "host", "data_contact", "subprocessors"),
)

EDGE = folder("LIVRETIER_EDGE")  # published booklets of this reading node
FACTS = folder("LIVRETIER_FACTS")  # what their pages tell, as its nginx wrote it down
RENDERER = BASE_DIR.parent / "frontend" / "apps" / "renderer" / "dist"
# Where figures of the running service are told; never an address that people reach.
METRICS = addresses.endpoint("LIVRETIER_METRICS_URL", "tcp://127.0.0.1:9464")

MAIL_SERVER = addresses.mail_server("LIVRETIER_MAIL_URL")
MAIL_CONNECTIONS = whole("LIVRETIER_MAIL_CONNECTIONS", 4, least=1, most=100)
MAILS_PER_SECOND = number("LIVRETIER_MAILS_PER_SECOND", 0)  # 0: no limit of ours
MAILS_PER_DOMAIN = number("LIVRETIER_MAILS_PER_DOMAIN", 20)  # a second, the same
MAIL_SENDERS = 2  # threads of a sender
SPOOL = addresses.endpoint("LIVRETIER_SPOOL_URL")  # the only process that speaks to the mail server
SPOOL_JOURNAL = (folder("LIVRETIER_STATE") or Path("/nonexistent")) / "journal"
# What comes back: secrets of providers' webhooks, where a mailbox for bounces is, and its folder.
MAIL_HOOKS = pairs("LIVRETIER_MAIL_HOOKS")
BOUNCES_DOMAIN = domain("LIVRETIER_BOUNCES_DOMAIN")
BOUNCES_DIR = folder("LIVRETIER_BOUNCES_DIR")
DNS_RESOLVERS = resolvers("LIVRETIER_DNS_RESOLVERS")  # those of the machine, unless named
EMAIL_HOST, EMAIL_PORT = MAIL_SERVER["host"], MAIL_SERVER["port"]  # of tests that go past the spool
EMAIL_BACKEND = "shared.mail.backend.EmailBackend"
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = addresses.mailbox("LIVRETIER_MAIL_FROM")

CELERY_BROKER_URL = addresses.broker("LIVRETIER_BROKER_URL")
CELERY_BROKER_CONNECTION_TIMEOUT = 2
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "confirm_publish": True,
    "confirm_timeout": 2,
    "read_timeout": 5,
    "write_timeout": 5,
}
CELERY_TASK_DEFAULT_QUEUE = "livretier.jobs"
CELERY_TASK_DEFAULT_QUEUE_TYPE = "quorum"
CELERY_TASK_DEFAULT_EXCHANGE_TYPE = "topic"
CELERY_TASK_QUEUES = [
    Queue(
        name,
        Exchange(name, type="topic"),
        routing_key=name,
        queue_arguments={"x-queue-type": "quorum", "x-delivery-limit": 3},
    )
    for name in ("livretier.jobs", "livretier.clock", "livretier.slow")
]
SLOW_QUEUE = "livretier.slow"
SLOW_JOBS = [
    "publishing.print",
    "publishing.archive",
    "media.reconcile_library",
    "publishing.reconcile_company",
    "publishing.publish_core",
    "updates.company",
]  # whoever waits for these has already got what is urgent
UPDATES_A_SECOND = 200  # chapters of one company that a release may reach
CELERY_TASK_ROUTES = {  # the clock does not wait behind the work
    "jobs.sweep": {"queue": "livretier.clock"},
    "jobs.schedule": {"queue": "livretier.clock"},
}
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_DETECT_QUORUM_QUEUES = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 4
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = 10
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_REDIRECT_STDOUTS = False
CELERY_TIMEZONE = TIME_ZONE

LOGGING_CONFIG = None
logging_of(level("LIVRETIER_LOG_LEVEL"))

refuse_faults()
