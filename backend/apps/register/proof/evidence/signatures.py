"""Ed25519 (RFC 8032), to verify only: Python's standard library has none."""

import hashlib
from functools import cache

Point = tuple[int, int, int, int]  # extended coordinates: x/z, y/z, and x·y/z

FIELD = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, FIELD) % FIELD
ROOT_OF_MINUS_ONE = pow(2, (FIELD - 1) // 4, FIELD)
NEUTRAL: Point = (0, 1, 1, 0)


def _add(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % FIELD
    b = (one[1] + one[0]) * (other[1] + other[0]) % FIELD
    c, d = 2 * one[3] * other[3] * D % FIELD, 2 * one[2] * other[2] % FIELD
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % FIELD, g * h % FIELD, f * g % FIELD, e * h % FIELD


def _times(scalar: int, point: Point) -> Point:
    total = NEUTRAL
    while scalar:
        if scalar & 1:
            total = _add(total, point)
        point, scalar = _add(point, point), scalar >> 1
    return total


def _is_same(one: Point, other: Point) -> bool:
    x = one[0] * other[2] - other[0] * one[2]
    y = one[1] * other[2] - other[1] * one[2]
    return x % FIELD == 0 and y % FIELD == 0


def _point(encoded: bytes) -> Point | None:
    """The point that these 32 bytes are; None for bytes that are none."""
    told = int.from_bytes(encoded, "little")
    sign, y = told >> 255, told & ((1 << 255) - 1)
    square = (y * y - 1) * pow(D * y * y + 1, -1, FIELD) % FIELD
    x = pow(square, (FIELD + 3) // 8, FIELD)
    if (x * x - square) % FIELD:
        x = x * ROOT_OF_MINUS_ONE % FIELD
    if y >= FIELD or (x * x - square) % FIELD or (x == 0 and sign):
        return None
    x = FIELD - x if x & 1 != sign else x
    return x, y, 1, x * y % FIELD


BASE = _point((4 * pow(5, -1, FIELD) % FIELD).to_bytes(32, "little")) or NEUTRAL


@cache
def has_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """Whether this key made this signature of this message."""
    if len(public) != 32 or len(signature) != 64:
        return False
    key, nonce = _point(public), _point(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if key is None or nonce is None or scalar >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + public + message).digest()
    challenge = int.from_bytes(digest, "little") % ORDER
    return _is_same(_times(scalar, BASE), _add(nonce, _times(challenge, key)))
