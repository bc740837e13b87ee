"""Whether text can be read on a colour (WCAG 1.4.3), and the nearest one on which it can."""

from shared.contrast import LEGIBLE, Color, contrast, read_color

WHITE, INK = (255, 255, 255), (20, 32, 58)
STEPS = 200


def is_legible(color: str) -> bool:
    """Whether white text or the ink of booklets can be read on it."""
    return _carries_text(read_color(color))


def nearest_legible(color: str) -> str:
    """The shade with the smallest change, darker or lighter, on which text can be read."""
    start = read_color(color)
    for step in range(STEPS + 1):
        for end in ((0, 0, 0), WHITE):
            shade = _mix(start, end, step / STEPS)
            if _carries_text(shade):
                return _write(shade)
    return _write(WHITE)


def _carries_text(color: Color) -> bool:
    return max(contrast(color, WHITE), contrast(color, INK)) >= LEGIBLE


def _mix(start: Color, end: Color, share: float) -> Color:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue


def _write(color: Color) -> str:
    return "#" + "".join(f"{part:02x}" for part in color)
