"""What the domain may refuse. Kinds are known here; their HTTP numbers only in config/answers.py."""

from typing import ClassVar


class DomainError(Exception):
    """A refusal that its caller can understand and act upon."""

    code: ClassVar[str]

    def __init__(self, fields: dict[str, str] | None = None, **params: object) -> None:
        """`fields` names the text key of each faulty field; `params` fill the placeholders."""
        super().__init__(self.code)
        self.fields = fields or {}
        self.params = params


class NotSignedIn(DomainError):
    code = "not_signed_in"


class NotFound(DomainError):
    code = "not_found"


class Forbidden(DomainError):
    code = "not_allowed"


class Conflict(DomainError):
    code = "conflict"


class Invalid(DomainError):
    code = "invalid"


class TooManyAttempts(DomainError):
    """Refused for a while; `retry_after` is in seconds."""

    code = "too_many_attempts"

    def __init__(self, *, retry_after: int) -> None:
        super().__init__(minutes=-(-retry_after // 60))
        self.retry_after = retry_after


class WaitAMoment(TooManyAttempts):
    """Refused for some seconds."""

    code = "wait_a_moment"

    def __init__(self, *, retry_after: int) -> None:
        super().__init__(retry_after=retry_after)
        self.params["seconds"] = retry_after


def wait(seconds: int) -> TooManyAttempts:
    """Refused for this long, in the words that fit."""
    kind = WaitAMoment if seconds < 60 else TooManyAttempts
    return kind(retry_after=seconds)


class PartAway(DomainError):
    """Something outside of us does not answer: not now, and it is nobody's mistake."""

    code = "part_away"
    part: ClassVar[str] = ""
    retry_after: ClassVar[int] = 5  # seconds


class Busy(DomainError):
    """As much of it is under way as may be at once: soon there is room again."""

    code = "busy"
    retry_after: ClassVar[int] = 5  # seconds


class TermsNotAccepted(Forbidden):
    code = "terms_not_accepted"


class SecondFactorMissing(Forbidden):
    code = "second_factor_required"


class CsrfFailed(Forbidden):
    code = "csrf_failed"


class NotWhileSwitched(Forbidden):
    code = "not_while_switched"


class SessionChanged(Conflict):
    code = "session_changed"


class SwitchEnded(Forbidden):
    code = "switch_ended"
