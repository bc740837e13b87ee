from hashlib import file_digest
from pathlib import Path

from apps.publishing.addresses import Keys
from apps.publishing.models import Publication
from shared import objects

LETTERS = 16  # of the hash in the name of a file


def keep_by_content(file: Path, publication: Publication, *, begins: str, content_type: str) -> str:
    """Where the store has it from now on: the same bytes twice are one object."""
    with file.open("rb") as content:
        sha256 = file_digest(content, "sha256").hexdigest()
    keys = Keys(publication.company_id, publication.booklet_id)
    key = keys.object(f"{begins}-{sha256[:LETTERS]}{file.suffix}")
    objects.store(file=file, key=key, content_type=content_type)
    return key
