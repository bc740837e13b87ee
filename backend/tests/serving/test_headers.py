"""Whatever lies in the bucket, a browser is told to run nothing of it."""

import pytest

from tests.serving.served import Served

SCRIPT = b"<html><script>alert(1)</script></html>"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
INERT = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}
SHOWN = {
    "original.avif": "image/avif",
    "original.gif": "image/gif",
    "original.jpg": "image/jpeg",
    "original.m4a": "audio/mp4",
    "original.mp3": "audio/mpeg",
    "original.mp4": "video/mp4",
    "original.ogg": "audio/ogg",
    "original.png": "image/png",
    "original.svg": "image/svg+xml; charset=utf-8",
    "original.wav": "audio/wav",
    "original.webm": "video/webm",
    "original.webp": "image/webp",
    "w320.avif": "image/avif",
    "w1600.webp": "image/webp",
}
DOWNLOADED = {
    "original.pdf": "application/pdf",
    "original.html": "application/octet-stream",
    "original.xml": "application/octet-stream",
    "original.js": "application/octet-stream",
}


@pytest.mark.parametrize("of_platform", [True, False])
@pytest.mark.parametrize("name", [*SHOWN, *DOWNLOADED])
def test_a_file_is_what_its_name_says_and_inert(served: Served, name: str, of_platform: bool):
    planted = served.plant(name, SCRIPT, of_platform=of_platform, said="text/html")

    for state in ("fetched", "cached"):
        headers = served.ask(planted.address()).headers
        kept_by = "public" if of_platform else "private"
        expected = INERT | {
            "Content-Type": (SHOWN | DOWNLOADED)[name],
            "Content-Disposition": "inline" if name in SHOWN else "attachment",
            "Cache-Control": f"{kept_by}, max-age=31536000, immutable",
        }
        assert {key: headers.get_all(key) for key in expected} == {
            key: [value] for key, value in expected.items()
        }, state


def test_nothing_of_the_store_is_said(served: Served):
    planted = served.plant("w320.webp", b"bytes")

    for _ in range(2):
        headers = served.ask(planted.address()).headers
        assert not [name for name in headers if name.lower().startswith(("x-amz", "x-rgw"))]
        assert (headers.get_all("Server"), headers["Set-Cookie"]) == (["nginx"], None)


def test_refusals_are_inert_too(served: Served):
    planted = served.plant("original.svg", SVG)
    path = planted.address().partition("?")[0]
    answers = [
        served.ask(path),
        served.ask("/media/"),
        served.ask(path.replace(str(served.company), "platform")),
        served.ask(planted.address(), method="DELETE"),
        served.ask(planted.address(), Range="bytes=99999999-"),
    ]

    assert [answer.status for answer in answers] == [403, 404, 404, 405, 416]
    for answer in answers:
        assert {name: answer.headers.get_all(name) for name in INERT} == {
            name: [value] for name, value in INERT.items()
        }
        assert answer.headers.get_all("Cache-Control") == ["private, no-store"]


def test_drawings_travel_compressed_photographs_as_they_are(served: Served):
    drawing = served.plant("original.svg", SVG * 40)
    photograph = served.plant("w320.webp", b"0" * 4000)

    asked = {"Accept-Encoding": "gzip"}
    assert served.ask(drawing.address(), **asked).headers["Content-Encoding"] == "gzip"
    assert served.ask(photograph.address(), **asked).headers["Content-Encoding"] is None


def test_the_studio_shows_files_and_placeholders_and_still_runs_only_its_own(served: Served):
    policy = served.ask("/").headers["Content-Security-Policy"]
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))

    assert directives["img-src"] == "'self' data: blob:"
    assert directives["media-src"] == "'self' blob:"
    assert (directives["default-src"], directives["script-src"]) == ("'none'", "'self'")
