from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountErased:
    """Nobody is to be recognized behind this account: whoever wrote its name down writes this one."""

    user_id: UUID
    name: str
