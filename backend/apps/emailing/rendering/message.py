"""The whole message as bytes: what is the same for everybody is encoded once, what is not is marked."""

import re
from base64 import encodebytes
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain

from apps.emailing.message import CLOSES, OPENS, header_name
from apps.emailing.rendering import quoting
from apps.emailing.rendering.beside import set_beside
from apps.emailing.rendering.fill import NEXT_LINE, Place, mark
from apps.publishing.services import PICTURE_ID, Mail

_HOLE = re.compile(f"{OPENS}([a-z_]+(?:=[0-9a-f]*=[0-9a-f]*)?){CLOSES}")

Lines = tuple[bytes, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Envelope:
    """What the headers say, the same for everybody; hosts and addresses are ours or stored."""

    locale: str
    sender_name: str
    sender: str
    host: str
    feedback_id: str = ""  # by which a provider counts complaints: opaque
    reply_name: str = ""
    reply_to: str = ""
    named_in: tuple[str, ...] = ()  # headers that say once more which message this is


def assemble(mail: Mail, envelope: Envelope) -> bytes:
    """Headers, a text and an HTML part, the picture beside the latter, with marked holes."""
    boundary = sha256(mail.html.encode()).hexdigest()[:32]
    html = _leaf("text/html", _body(mail.html, Place.HTML))
    if mail.picture:
        html = _parts("related", f"r{boundary}", html, _picture(mail.picture))
    text = _leaf("text/plain", _body(mail.text, Place.TEXT))
    return b"\r\n".join(
        (
            *_headers(mail, envelope),
            *_parts("alternative", f"a{boundary}", text, html),
            b"",
        )
    )


def _headers(mail: Mail, envelope: Envelope) -> Lines:
    reply_to = _named(b"Reply-To", envelope.reply_name, envelope.reply_to)
    return (
        _named(b"From", envelope.sender_name, envelope.sender),
        *((reply_to,) if envelope.reply_to else ()),
        b"To: " + mark(Place.PLAIN, "address"),
        b"Subject:" + _subject(mail.subject),
        b"Message-ID: <" + mark(Place.PLAIN, "message_id") + f"@{envelope.host}>".encode(),
        b"Date: " + mark(Place.PLAIN, "date"),
        b"List-Unsubscribe: <" + mark(Place.PLAIN, "unsubscribe") + b">",
        b"List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        b"Auto-Submitted: auto-generated",
        *(
            f"{name}: ".encode() + mark(Place.PLAIN, "message_id") + b"@livretier"
            for name in envelope.named_in
        ),
        *((f"Feedback-ID: {envelope.feedback_id}".encode(),) if envelope.feedback_id else ()),
        f"Content-Language: {envelope.locale}".encode(),
        b"MIME-Version: 1.0",
    )


def _named(header: bytes, name: str, address: str) -> bytes:
    return header + b": " + quoting.words(header_name(name)) + f"\r\n <{address}>".encode()


def _parts(kind: str, boundary: str, *parts: Lines) -> Lines:
    """Parts within one: each between its boundaries."""
    edge = f"--{boundary}".encode()
    return (
        f'Content-Type: multipart/{kind};\r\n boundary="{boundary}"'.encode(),
        b"",
        *chain.from_iterable((edge, *part) for part in parts),
        edge + b"--",
    )


def _leaf(kind: str, body: bytes) -> Lines:
    return (
        f"Content-Type: {kind}; charset=utf-8".encode(),
        b"Content-Transfer-Encoding: quoted-printable",
        b"",
        body,
    )


def _picture(picture: bytes) -> Lines:
    return (
        b"Content-Type: image/jpeg",
        b"Content-Transfer-Encoding: base64",
        f"Content-ID: <{PICTURE_ID}>".encode(),
        b"Content-Disposition: inline",
        b"",
        encodebytes(picture).rstrip(b"\n").replace(b"\n", b"\r\n"),
    )


def _body(text: str, place: Place) -> bytes:
    """Lines are broken softly around each hole: whatever fills it, none gets too long."""
    parts = _HOLE.split(set_beside(text))
    quoted = [quoting.quote(parts[0])]
    for name, after in zip(parts[1::2], parts[2::2], strict=True):
        quoted += [quoting.SOFT_BREAK, mark(place, name), quoting.SOFT_BREAK, quoting.quote(after)]
    return b"".join(quoted)


def _subject(text: str) -> bytes:
    """Encoded words beside each other are read without the blanks between them; each brings the one before it."""
    parts = _HOLE.split(set_beside(text))
    said = [b" " + quoting.words(parts[0])] if parts[0] else []
    for name, after in zip(parts[1::2], parts[2::2], strict=True):
        said.append(mark(Place.NEXT if said else Place.FIRST, name))
        if after:
            said.append(NEXT_LINE + quoting.words(after))
    return b"".join(said)
