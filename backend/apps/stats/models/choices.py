from django.db import models


class FactKind(models.TextChoices):
    """What a page tells, by the letter that it writes."""

    OPENED = "o"
    PAGE = "p"
    FINISHED = "f"
    ANSWERED = "a"
    PDF = "d"
    UNCLEAR = "u"
    WITHDRAWN = "w"  # what was unclear, said by mistake


class Outcome(models.TextChoices):
    """Whether the first answer to a question was right."""

    NONE = ""
    RIGHT = "+"
    WRONG = "-"


class Channel(models.TextChoices):
    """How a reader came to the booklet."""

    LINK = "l"
    QR = "q"
    CODE = "c"
    PERSONAL = "p"
    TABLET = "t"
    MEMBER = "m"


class Device(models.TextChoices):
    """By the width of the page."""

    PHONE = "p"
    TABLET = "t"
    COMPUTER = "c"


class Dimension(models.TextChoices):
    """By what readings are told apart."""

    LOCALE = "locale"
    CHANNEL = "channel"
    DEVICE = "device"
    VERSION = "version"
