"""What all steps share."""

from datetime import timedelta

LEASE = timedelta(seconds=60)
# What a crash of PostgreSQL takes of it, the spool knows.
SOON = "SET LOCAL synchronous_commit = off"
