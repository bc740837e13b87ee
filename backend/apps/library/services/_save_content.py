from collections.abc import Iterator
from contextlib import contextmanager

from django.db import IntegrityError, transaction

from apps.library.models import Obligation, Sector
from shared import errors


class CodeTaken(errors.Conflict):
    code = "library_code_taken"


def save_content(content: Sector | Obligation) -> None:
    """Keep a sector or an obligation, unless another one has its code."""
    content.note_words()
    with refusing_a_taken_code():
        content.save()


@contextmanager
def refusing_a_taken_code() -> Iterator[None]:
    try:
        with transaction.atomic():
            yield
    except IntegrityError as error:
        if "_code_once" in str(error):
            raise CodeTaken({"code": "library_code_taken"}) from error
        raise
