"""Which statements cost something: of savepoints, and of saying in whose name, the number is that of the calls."""

APART = ("SAVEPOINT", "RELEASE", "SELECT set_config(", "SELECT current_setting(")


def reads_or_writes(sql: str) -> bool:
    """Whether rows are read or written."""
    return not sql.startswith(APART)
