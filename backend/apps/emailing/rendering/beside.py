"""What stands beside a name and goes with it: nobody without a first name reads « Bonjour , »."""

import re

from apps.emailing.message import CLOSES, OPENS

_NAME = f"{OPENS}first_name{CLOSES}"
_TAGS = r"(?:</?(?:b|strong|i|em|span)\b[^<>]*>)*"
_BLANK = "[ \u00a0\u202f]"
_BESIDE = re.compile(
    rf"(?P<before>,?{_BLANK}+)(?P<opened>{_TAGS}){_NAME}"
    rf"|(?P<start>^|>){_NAME}(?P<closed>{_TAGS})(?P<after>[,:]?{_BLANK}+\w?|[,:!]{_BLANK}*(?=<|$))",
    re.MULTILINE,
)


def set_beside(text: str) -> str:
    """The same text with a hole for those words too: `name=with=without`, what is said with a name and without."""
    return _BESIDE.sub(_holes, text)


def _holes(found: re.Match[str]) -> str:
    if found["before"] is not None:
        return _hole(found["before"], "") + found["opened"] + _NAME
    letter = found["after"][-1:] if found["after"][-1:].isalnum() else ""
    return found["start"] + _NAME + found["closed"] + _hole(found["after"], letter.upper())


def _hole(with_name: str, without: str) -> str:
    return f"{OPENS}first_name={with_name.encode().hex()}={without.encode().hex()}{CLOSES}"
