from django.db import IntegrityError, transaction

from apps.library.models import Obligation, Sector
from shared import errors


class CodeTaken(errors.Conflict):
    code = "library_code_taken"


def save_content(content: Sector | Obligation) -> None:
    """Keep a sector or an obligation, unless another one has its code."""
    content.note_words()
    try:
        with transaction.atomic():
            content.save()
    except IntegrityError as error:
        if "_code_once" in str(error):
            raise CodeTaken({"code": "library_code_taken"}) from error
        raise
