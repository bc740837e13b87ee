"""Logs as JSON lines on standard output, ours and the libraries' alike."""

import logging.config

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from shared.unnaming import without_rows


def cite_no_row(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Errors of the database cite the row that they refuse, and whoever is named in it."""
    for name in ("exception", "error"):
        if isinstance(event.get(name), str):
            event[name] = without_rows(event[name])
    return event


def logging_of(level: str) -> None:
    """Configure structlog and the standard library to write the same lines."""
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        cite_no_row,
    ]
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {
                "json": {
                    "()": structlog.stdlib.ProcessorFormatter,
                    "processor": structlog.processors.JSONRenderer(),
                    "foreign_pre_chain": common,
                }
            },
            "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json"}},
            "root": {"handlers": ["out"], "level": level},
            "loggers": {
                "django.request": {"level": "ERROR"},
                "boto3": {"level": "WARNING"},
                "botocore": {"level": "WARNING"},
                "amqp": {"level": "WARNING"},
            },
        }
    )
