from apps.library.models import BookletKind
from apps.values.selectors.known import KnownValue
from shared.language import text

COMPANY_NAME = "company_name"
OF_THE_PUBLIC = (BookletKind.PATIENT, BookletKind.RESIDENT, BookletKind.CUSTOMER)


def stand_in(known: KnownValue, *, company: str, kind: str, language: str) -> str:
    """What a booklet of this kind says where nobody has filled the value; nothing where that could harm."""
    if known.key == COMPANY_NAME:
        return company
    if known.essential or not known.may_stand_in:
        return ""
    readers = "public" if kind in OF_THE_PUBLIC else "staff"
    return text(f"values.stand_in.{readers}.{known.kind}", language)
