"""A ZIP in the one way in which it is written here, so that none of its bytes may be another. Nothing is compressed."""

import struct
import zlib

from apps.register.proof.evidence.names import Refused

ARCHIVE = "zip"
UTF_8_NAMES, FIRST_DAY, VERSION = 0x800, 33, 20  # 33: the first of January 1980
LOCAL, CENTRAL, END = b"PK\3\4", b"PK\1\2", b"PK\5\6"
HEAD = 30  # bytes before the name of a file


def pack(files: dict[str, bytes]) -> bytes:
    """These files, in this order."""
    body, directory = bytearray(), bytearray()
    for name, data in files.items():
        stored, size = name.encode(), len(data)
        crc = zlib.crc32(data)
        told = struct.pack("<4H3I2H", UTF_8_NAMES, 0, 0, FIRST_DAY, crc, size, size, len(stored), 0)
        directory += CENTRAL + struct.pack("<2H", VERSION, VERSION) + told
        directory += struct.pack("<3H2I", 0, 0, 0, 0, len(body)) + stored
        body += LOCAL + struct.pack("<H", VERSION) + told + stored + data
    count = len(files)
    end = struct.pack("<4H2IH", 0, 0, count, count, len(directory), len(body), 0)
    return bytes(body + directory + END + end)


def unpack(archive: bytes) -> dict[str, bytes]:
    """Its files; refused when one byte between them is not as `pack` writes it."""
    files: dict[str, bytes] = {}
    at = 0
    while archive[at : at + 4] == LOCAL and len(archive) >= at + HEAD:
        size, length = struct.unpack("<I4xH", archive[at + 18 : at + 28])
        start = at + HEAD + length
        files[archive[at + HEAD : start].decode("utf-8", "replace")] = archive[start : start + size]
        at = start + size
    if not files or at > len(archive):
        raise Refused(ARCHIVE, "archive_cut")
    return files


def require_packed(files: dict[str, bytes], archive: bytes) -> None:
    if pack(files) != archive:
        raise Refused(ARCHIVE, "archive_changed")
