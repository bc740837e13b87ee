"""Texts that people type into more than one form, with what no form takes."""

from typing import Annotated

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from pydantic import AfterValidator, StringConstraints

PRINTED = (
    r"^[^\x00-\x1f]*$"  # one line: a name is said in letters, where a line would be a paragraph
)

WRITTEN = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f]*$"  # several lines, and nothing that no key writes


def _mail_address(value: str) -> str:
    try:
        validate_email(value)
    except ValidationError as error:
        raise ValueError(value) from error
    return value


PersonalName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=80, pattern=PRINTED),
]
MailAddress = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True,
        to_lower=True,
        min_length=3,
        max_length=254,
        pattern=r"^[\x21-\x7e]+$",
    ),
    AfterValidator(_mail_address),
]
MailAddressOrNone = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, to_lower=True, max_length=254, pattern=r"^[\x21-\x7e]*$"
    ),
    AfterValidator(lambda value: value and _mail_address(value)),
]
