from django.core.mail import EmailMultiAlternatives

from shared.addresses import public_host
from shared.mail.letter import Letter


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
    message.send()
