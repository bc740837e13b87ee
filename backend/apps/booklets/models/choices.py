from django.db import models


class BookletStatus(models.TextChoices):
    BUILDING = "building"  # the creation is not finished
    DRAFT = "draft"
    IN_REVIEW = "in_review"
    PUBLISHED = "published"
    SUSPENDED = "suspended"
    ARCHIVED = "archived"


READ_BY_PEOPLE = (BookletStatus.PUBLISHED, BookletStatus.SUSPENDED)
"""What a company's quota counts: readers have it, or will have it again."""


class Start(models.TextChoices):
    SECTOR = "sector"
    COPY = "copy"
    BLANK = "blank"


class Size(models.TextChoices):
    """How much of its sector's chapters a booklet takes, the smallest first."""

    ESSENTIAL = "essential"  # what the law asks
    RECOMMENDED = "recommended"  # and good practice
    COMPLETE = "complete"


class Structure(models.TextChoices):
    SINGLE_PAGE_PER_TOPIC = "single_page_per_topic"
    CHAPTERS_AND_PAGES = "chapters_and_pages"
    GUIDED_PATH = "guided_path"


class Step(models.TextChoices):
    """The steps of the creation, in their order."""

    NAME = "name"
    SECTOR = "sector"
    STRUCTURE = "structure"
    CHAPTERS = "chapters"
    PAGES = "pages"
    LOGO = "logo"
    COLOURS = "colours"
    FONT = "font"
    VALUES = "values"
    DONE = "done"


class ReceiptMode(models.TextChoices):
    NONE = "none"
    END = "end"
    CHAPTER = "chapter"


class CoreState(models.TextChoices):
    """How a chapter stands to the one of the library that it was taken from."""

    UP_TO_DATE = "up_to_date"
    UPDATE_AVAILABLE = "update_available"
    LOCALLY_MODIFIED = "locally_modified"
    CONFLICT = "conflict"  # both at once
    DETACHED = "detached"


class CorePublication(models.TextChoices):
    """What happens once the library has changed a published booklet by itself."""

    ASK = "ask"  # somebody publishes it
    AUTOMATIC = "automatic"  # readers get it, unless they would have to read a page again


class BookletRole(models.TextChoices):
    MANAGER = "booklet_manager"
    WRITER = "writer"
    TRANSLATOR = "translator"
    AUDITOR = "auditor"


class Duty(models.TextChoices):
    """Of a manager: who answers for the booklet."""

    MAIN = "main"
    MANAGER = "manager"
    SUBSTITUTE = "substitute"


class Verdict(models.TextChoices):
    """What came of a review."""

    APPROVED = "approved"
    SENT_BACK = "sent_back"
