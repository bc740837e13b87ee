"""`GET /metrics`, on an address of its own that nginx does not know."""

import time
from http.server import BaseHTTPRequestHandler, HTTPServer

from config.metrics.collecting import Figures

KEPT_SECONDS = 2.0  # whoever asks more often costs no more


class MetricsServer(HTTPServer):
    """One request after another: a second one would ask PostgreSQL the same."""

    request_queue_size = 16

    def __init__(self, address: tuple[str, int], figures: Figures) -> None:
        super().__init__(address, MetricsHandler)
        self.figures, self._text, self._at = figures, b"", float("-inf")

    def text(self) -> bytes:
        """Figures of now, or of an instant ago."""
        if time.monotonic() - self._at > KEPT_SECONDS:
            self._text, self._at = self.figures.text(), time.monotonic()
        return self._text


class MetricsHandler(BaseHTTPRequestHandler):
    server: MetricsServer
    timeout = 5  # of whoever says nothing

    def do_GET(self) -> None:
        if self.path != "/metrics":
            self.send_error(404)
            return
        text = self.server.text()
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def version_string(self) -> str:
        return "livretier"

    def log_message(self, *_: object) -> None:
        """A line every fifteen seconds says nothing."""
