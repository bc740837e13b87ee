"""MP3: a row of frames. Tags before and after them (titles, pictures, places) are cut off."""

from pathlib import Path

from apps.media.analysis import files
from apps.media.analysis.files import Reader
from apps.media.analysis.outcome import Found, Refused

MOST_TAGS = 16
LOOKED_AHEAD = 65_536
MOST_FRAMES = 500_000  # three hours of speech
BITRATES = {
    True: (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320),
    False: (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
}
RATES = {3: (44100, 48000, 32000), 2: (22050, 24000, 16000), 0: (11025, 12000, 8000)}


def clean(*, folder: Path, extension: str) -> Found:
    """Keep the frames, one after the other, and nothing else."""
    del extension
    sent = files.sent(folder)
    content = sent.read_bytes()  # 30 MB at most
    with Reader(sent) as reader:
        start = _first_frame(content, _after_tags(reader))
    frames, seconds = 0, 0.0
    at = start
    with files.cleaned(folder).open("wb") as write:
        while frame := _frame(content, at):
            length, duration = frame
            write.write(content[at : at + length])
            at += length
            frames += 1
            if frames > MOST_FRAMES:
                raise Refused
            seconds += duration
    if frames < 2:
        raise Refused
    return Found(duration_ms=round(1000 * seconds))


def _after_tags(reader: Reader) -> int:
    at = 0
    for _ in range(MOST_TAGS):
        if reader.size < at + 10 or (head := reader.at(at, 10))[:3] != b"ID3":
            return at
        size = head[6] << 21 | head[7] << 14 | head[8] << 7 | head[9]
        at += 10 + size + (10 if head[5] & 0x10 else 0)
    raise Refused


def _first_frame(content: bytes, start: int) -> int:
    """Some writers leave a gap: the first frame is the one that another follows."""
    end = min(len(content), start + LOOKED_AHEAD)
    at = content.find(b"\xff", start, end)
    while at >= 0:
        frame = _frame(content, at)
        if frame and _frame(content, at + frame[0]):
            return at
        at = content.find(b"\xff", at + 1, end)
    raise Refused


def _frame(content: bytes, at: int) -> tuple[int, float] | None:
    """Length and seconds of the whole frame at this position."""
    head = content[at : at + 4]
    if len(head) < 4 or head[0] != 0xFF or head[1] & 0xE6 != 0xE2:
        return None
    version, rate, bitrate = head[1] >> 3 & 3, head[2] >> 2 & 3, head[2] >> 4
    if version == 1 or rate == 3 or bitrate in (0, 15):
        return None
    samples = 1152 if version == 3 else 576
    hertz = RATES[version][rate]
    kilobits = BITRATES[version == 3][bitrate]
    length = samples * kilobits * 125 // hertz + (head[2] >> 1 & 1)
    return (length, samples / hertz) if at + length <= len(content) else None
