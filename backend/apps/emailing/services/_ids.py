import time

NEW_ID = """(%(moment)s || '7' || lpad(to_hex(these.place %% 4096), 3, '0') || '8'
  || substr(replace(gen_random_uuid()::text, '-', ''), 1, 15))::uuid"""
"""SQL: an id for each of `these`, which sorts by time: the milliseconds of now, the place, and chance."""


def moment() -> str:
    """What `NEW_ID` has to be told."""
    return f"{int(time.time() * 1000):012x}"
