from smtplib import (
    SMTPConnectError,
    SMTPException,
    SMTPResponseException,
    SMTPServerDisconnected,
)

from django.core.mail import EmailMultiAlternatives, get_connection

from shared.addresses import public_host
from shared.breaker import Breaker
from shared.errors import PartAway
from shared.mail.letter import Letter

PROBE_SECONDS = 2


class MailAway(PartAway):
    code = "mail_away"
    part = "smtp"


breaker = Breaker(MailAway)


def send_letter(letter: Letter, *, message_id: str) -> None:
    """Give the letter to the mail server; a job that runs again repeats the same Message-ID."""
    message = EmailMultiAlternatives(
        subject=letter.subject,
        body=letter.as_text(),
        to=[letter.to],
        headers={
            "Message-ID": f"<{message_id}@{public_host()}>",
            "Auto-Submitted": "auto-generated",
            "Content-Language": letter.language,
        },
    )
    message.attach_alternative(letter.as_html(), "text/html")
    with breaker.guard():
        try:
            message.send()
        except OSError as error:
            if _is_silence(error):
                raise MailAway from error
            raise


def probe() -> None:
    """Ask the mail server whether it is there; `MailAway` when it is not."""
    try:
        with get_connection(timeout=PROBE_SECONDS):
            pass
    except OSError as error:
        raise MailAway from error


def _is_silence(error: OSError) -> bool:
    """Whether the server did not answer, or said "later" of itself; what it says of an address is meant."""
    if isinstance(error, SMTPConnectError | SMTPServerDisconnected):
        return True
    if isinstance(error, SMTPResponseException):
        return error.smtp_code < 500
    return not isinstance(error, SMTPException)
