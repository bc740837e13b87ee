"""Whether text can be read on a colour (WCAG 1.4.3), and the nearest one on which it can."""

WHITE, INK = (255, 255, 255), (20, 32, 58)
LEGIBLE = 4.5
STEPS = 200

Color = tuple[int, int, int]


def is_legible(color: str) -> bool:
    """Whether white text or the ink of booklets can be read on it."""
    return _carries_text(_read(color))


def nearest_legible(color: str) -> str:
    """The shade with the smallest change, darker or lighter, on which text can be read."""
    start = _read(color)
    for step in range(STEPS + 1):
        for end in ((0, 0, 0), WHITE):
            shade = _mix(start, end, step / STEPS)
            if _carries_text(shade):
                return _write(shade)
    return _write(WHITE)


def _carries_text(color: Color) -> bool:
    return max(_contrast(color, WHITE), _contrast(color, INK)) >= LEGIBLE


def _contrast(one: Color, other: Color) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: Color) -> float:
    red, green, blue = (_linear(part / 255) for part in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _mix(start: Color, end: Color, share: float) -> Color:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue


def _read(color: str) -> Color:
    red, green, blue = (int(color[place : place + 2], 16) for place in (1, 3, 5))
    return red, green, blue


def _write(color: Color) -> str:
    return "#" + "".join(f"{part:02x}" for part in color)
