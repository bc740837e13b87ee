"""How text stands in a message: each place has its own way of saying a character."""

from base64 import b64encode

from apps.emailing.message import UNWRITTEN

LINE = 75
WORD_BYTES = 42  # of text in one encoded word: 12 characters around, four for three

SOFT_BREAK = b"=\r\n"
_PLAIN = {code for code in range(33, 127) if chr(code) not in "=."} | {32}
_CODES = [bytes([code]) if code in _PLAIN else b"=%02X" % code for code in range(256)]


def quote(text: str) -> bytes:
    """Quoted-printable, every line within the limit; a dot is quoted, so that none begins a line."""
    lines = text.replace("\r\n", "\n").split("\n")
    return b"\r\n".join(_quoted_line(line.encode()) for line in lines)


def _quoted_line(line: bytes) -> bytes:
    codes = [_CODES[code] for code in line]
    if codes and codes[-1] == b" ":
        codes[-1] = b"=20"  # blanks at the end of a line are lost on the way
    quoted = b"".join(codes)
    parts, start = [], 0
    while len(quoted) - start > LINE:
        end = start + LINE
        cut = quoted.find(b"=", end - 2, end)  # no code is broken
        parts.append(quoted[start : cut if cut >= 0 else end])
        start += len(parts[-1])
    return SOFT_BREAK.join([*parts, quoted[start:]])


def words(text: str) -> bytes:
    """Encoded words of a header (RFC 2047), which are read as one; nothing in them ends the header."""
    parts, part = [], b""
    for character in UNWRITTEN.sub(" ", text):
        code = character.encode()
        if len(part) + len(code) > WORD_BYTES:
            parts.append(part)
            part = b""
        part += code
    parts.append(part)
    return b"\r\n ".join(b"=?utf-8?b?" + b64encode(part) + b"?=" for part in parts if part)
