"""What each format becomes: its type by content, its measures, its clean copy."""

import fcntl
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
import pyvips

from apps.media.analysis import files, run
from apps.media.analysis.outcome import Refused
from apps.media.kinds import KINDS, LARGEST, MIMES
from apps.media.tests.analysing import analysed
from apps.media.tests.corpus import samples

MEASURES = {
    "jpg": (72, 48, None),
    "png": (72, 48, None),
    "webp": (72, 48, None),
    "svg": (20, 10, None),
    "pdf": (None, None, None),
    "mp3": (None, None, 522),
    "wav": (None, None, 1000),
    "m4a": (640, 360, 4200),
    "mp4": (640, 360, 4200),
    "webm": (640, 360, 4200),
}


@pytest.mark.parametrize("extension", MEASURES)
def test_every_format_is_recognized_and_measured(extension: str, tmp_path: Path):
    content = samples.everything()[extension]

    said = analysed(content, tmp_path).said

    assert (said.extension, said.kind, said.mime) == (
        extension,
        KINDS[extension],
        MIMES[extension],
    )
    assert (said.width, said.height, said.duration_ms) == MEASURES[extension]
    assert said.sha256 == hashlib.sha256(content).hexdigest()


def test_a_photograph_gets_renditions_that_are_never_wider(tmp_path: Path):
    photograph = samples.picture(1100, 700).jpegsave_buffer()

    result = analysed(photograph, tmp_path)

    assert result.said.renditions == ((320, 204), (640, 407), (1024, 652))
    for width, height in result.said.renditions:
        for extension in ("webp", "avif"):
            image = pyvips.Image.new_from_file(str(files.rendition(tmp_path, width, extension)))
            assert (image.width, image.height) == (width, height)
    assert not files.rendition(tmp_path, 1600, "webp").exists()
    assert result.said.placeholder.startswith("data:image/webp;base64,")
    assert len(result.said.placeholder) <= 500


def test_a_small_picture_gets_one_rendition_of_its_own_width(tmp_path: Path):
    assert analysed(samples.png(), tmp_path).said.renditions == ((72, 48),)


def test_a_turned_photograph_stands_upright(tmp_path: Path):
    photograph = samples.picture(400, 300).copy()
    photograph.set_type(pyvips.GValue.gint_type, "orientation", 6)

    said = analysed(photograph.jpegsave_buffer(), tmp_path).said

    assert (said.width, said.height) == (300, 400)
    assert said.renditions == ((300, 400),)


def test_a_png_keeps_every_pixel(tmp_path: Path):
    original = analysed(samples.png(bands=4), tmp_path).original

    again = pyvips.Image.new_from_buffer(original, "")
    assert (again - samples.picture(bands=4)).abs().max() == 0


def test_an_avif_is_kept_as_webp(tmp_path: Path):
    result = analysed(samples.avif(), tmp_path)

    assert (result.said.extension, result.said.mime) == ("webp", "image/webp")
    assert result.original[8:12] == b"WEBP"


def test_the_same_file_gives_the_same_bytes(tmp_path: Path):
    outputs = []
    for name in ("once", "twice"):
        folder = tmp_path / name
        folder.mkdir()
        analysed(samples.jpeg(), folder)
        outputs.append({file.name: file.read_bytes() for file in folder.iterdir()})

    assert outputs[0] == outputs[1]


def test_a_drawing_keeps_what_draws(tmp_path: Path):
    sheet = "<style>.a{fill:#c00}</style>"
    shapes = '<g id="g"><rect class="a" width="4"/></g><use xlink:href="#g"/><text x="1">Thé &amp; café</text>'

    drawing = analysed(samples.svg(sheet + shapes), tmp_path).original.decode()

    assert '<rect width="4" fill="#c00">' in drawing
    assert '<use href="#g">' in drawing
    assert "Thé &amp; café" in drawing


def test_a_film_without_anything_private_is_kept_as_it_came(tmp_path: Path):
    once = analysed(samples.mp4(), tmp_path)
    cleaned = once.original

    assert len(cleaned) == len(samples.mp4())
    again = tmp_path / "again"
    again.mkdir()
    assert analysed(cleaned, again).original == cleaned


def test_the_place_of_a_film_is_emptied_where_it_stood(tmp_path: Path):
    place = samples.box(b"udta", samples.box(b"\xa9xyz", b"+48.8577+002.295/"))

    cleaned = analysed(samples.mp4(in_moov=place), tmp_path).original

    assert len(cleaned) == len(samples.mp4(in_moov=place))
    assert b"+48.8577" not in cleaned
    assert b"udta" not in cleaned


def test_a_sound_keeps_only_its_frames(tmp_path: Path):
    tagged = samples.mp3(before=samples.id3((b"TIT2", b"\0title")), after=b"TAG".ljust(128, b"x"))

    assert analysed(tagged, tmp_path).original == samples.mp3()


def test_a_wave_keeps_only_its_sound(tmp_path: Path):
    assert analysed(samples.wav((b"LIST", b"INFOplace")), tmp_path).original == samples.wav()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"just words", "media_not_taken"),
        (samples.jpeg()[:200], "media_unreadable"),
        (samples.pdf(trailer=b"/Encrypt 9 0 R"), "media_locked"),
        (samples.png() + bytes(LARGEST["image"]), "media_too_large"),
    ],
)
def test_a_refusal_says_why(content: bytes, code: str, tmp_path: Path):
    with pytest.raises(Refused) as refused:
        analysed(content, tmp_path)

    assert refused.value.code == code


def test_an_analysis_that_takes_too_long_is_ended_and_refused(tmp_path: Path):
    files.sent(tmp_path).write_bytes(samples.jpeg())

    report = run.report_on(tmp_path, wall_seconds=0.01)

    assert report.refused == "media_unreadable"
    assert report.error == "longer than 0.01 s"


def test_the_process_sees_no_secret_and_has_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A stand-in for the interpreter says what it was given."""
    monkeypatch.setenv("LIVRETIER_SECRET_KEY", "do-not-tell")
    spy = tmp_path / "spy"
    spy.write_text('#!/bin/sh\nenv > "$3/seen"\nls /proc/$$/fd > "$3/open"\nexit 1\n')
    spy.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(spy))
    with Path(__file__).open("rb") as file:
        held = fcntl.fcntl(
            file.fileno(), fcntl.F_DUPFD, 57
        )  # or above: no shell takes it for itself

    report = run.report_on(tmp_path)

    os.close(held)
    assert report.refused == "media_unreadable"
    assert "do-not-tell" not in (tmp_path / "seen").read_text()
    assert str(held) not in (tmp_path / "open").read_text().split()


def test_the_process_has_no_network():
    code = (
        "import socket; from apps.media.analysis.limits import limit_this_process as limit; limit();"
        " socket.create_connection(('127.0.0.1', 6379), 1)"
    )

    ended = subprocess.run(
        [sys.executable, "-c", code], env=run.ENVIRONMENT, capture_output=True, check=False
    )

    assert b"Network is unreachable" in ended.stderr


def test_too_much_memory_ends_the_process(tmp_path: Path):
    code = "from apps.media.analysis.limits import limit_this_process as limit; limit(); bytearray(3 * 10**8)"

    ended = subprocess.run(
        [sys.executable, "-c", code], env=run.ENVIRONMENT, capture_output=True, check=False
    )

    assert b"MemoryError" in ended.stderr
    assert ended.returncode == 1
