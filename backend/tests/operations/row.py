from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from apps.companies.models import Company
from tests.operations.world import Caller, World

EVERYBODY = frozenset(Caller)
ADMINISTRATORS = frozenset({Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN})
PLATFORM = frozenset({Caller.SUPER_ADMIN})
JOURNAL_READERS = frozenset({Caller.SUPER_ADMIN, Caller.COMPANY_ADMIN, Caller.AUDITOR})
WAY_IN: dict[str, Any] = {"without_terms": True, "without_second_factor": True}
NEW_PASSWORD = "sept-oies-traversent-le-pont"


@dataclass(frozen=True)
class Row:
    """How an operation is called well (`path`, `query`, `body`), and by whom.

    A path that names something says whether that is a company's object, which strangers must
    not find, or why it is public; `child` is what stands inside that object, so that one of another
    company can be named in it; `body_of` is what a body names of a company. `seed` adds rows
    to what a list operation returns. `while_switched` says whether an administrator may do it in
    somebody else's name; reading is why they switch, so only unsafe operations have to say.
    `without_second_factor` is for what stays open to somebody who must have one and has not.
    `foreign_allowed` are those who may know of other companies' objects: by name, or in a list.
    `seen_by` are those who may not do it and yet see the object: they are told that they may not.
    `by_child`: what they may not hangs on what stands inside, such as whose words it holds; where
    that is absent, it is absent for them too.
    `apart` names one like it that was entrusted to nobody.
    `elsewhere` are those who may do it, but not in the company: what its body names does not exist
    for them.
    """

    allowed: frozenset[Caller]
    success: int = 200
    without_terms: bool = False
    without_second_factor: bool = False
    while_switched: bool | None = None
    path: Callable[[Company], dict[str, Any]] = lambda company: {}
    child: Callable[[Company], dict[str, Any]] = lambda company: {}
    names_an_object: bool = False
    names_something_public: str = ""
    foreign_allowed: frozenset[Caller] = frozenset()
    seen_by: frozenset[Caller] = frozenset()
    by_child: bool = False
    apart: Callable[[Company], dict[str, Any]] | None = None
    elsewhere: frozenset[Caller] = frozenset()
    query: str | Callable[[World], str] = ""
    body: Callable[[World], dict[str, Any]] = lambda world: {}
    body_of: Callable[[Company], dict[str, Any]] = lambda company: {}
    seed: Callable[[World, int], object] | None = None

    def answer_to(self, caller: Caller) -> int:
        """The status that somebody who is signed in gets for the company's own objects."""
        if caller in self.allowed:
            return self.success
        hidden = self.names_an_object or caller in self.elsewhere
        return 404 if hidden and caller not in self.seen_by else 403

    def absent_to(self, caller: Caller) -> int:
        """The status that they get when what stands inside the object is not there."""
        return 403 if caller in self.seen_by and not self.by_child else 404

    @property
    def asker(self) -> Caller:
        """A company's administrator, or the platform's where only they may."""
        return Caller.COMPANY_ADMIN if Caller.COMPANY_ADMIN in self.allowed else Caller.SUPER_ADMIN
