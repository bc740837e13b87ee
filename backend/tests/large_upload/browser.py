"""A browser that sends a file part by part, and whose network may break."""

import socket
import struct
from collections.abc import Iterable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.visitor import Visitor


class Browser:
    """One file, sent through signed addresses."""

    def __init__(self, visitor: Visitor, file: Path) -> None:
        self.visitor, self.file = visitor, file
        self.upload: dict[str, Any] = {}

    def begin(self) -> None:
        asked = {"name": self.file.name, "size": self.file.stat().st_size}
        self.upload = self._call("POST", "/api/media/uploads", asked)

    def look(self) -> dict[str, Any]:
        self.upload = self._call("GET", self._path())
        return self.upload

    def missing(self) -> list[int]:
        received = set(self.look()["received"])
        return [number for number in range(1, self.upload["parts"] + 1) if number not in received]

    def send(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            address, content = self._signed(number)
            connection = HTTPConnection(address.netloc, timeout=60)
            connection.request("PUT", f"{address.path}?{address.query}", content)
            answer = connection.getresponse()
            answer.read()
            connection.close()
            assert answer.status == 200, (number, answer.status)

    def lose_network_in(self, number: int) -> None:
        """Half of the part leaves, then the line is dead: no word of farewell."""
        address, content = self._signed(number)
        connection = HTTPConnection(address.netloc, timeout=60)
        connection.putrequest("PUT", f"{address.path}?{address.query}")
        connection.putheader("Content-Length", str(len(content)))
        connection.endheaders(content[: len(content) // 2])
        connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.close()

    def finish(self) -> None:
        self.upload = self._call("POST", f"{self._path()}/completion")

    def _path(self) -> str:
        return f"/api/media/uploads/{self.upload['id']}"

    def _signed(self, number: int) -> tuple[Any, bytes]:
        signed = self._call("POST", f"{self._path()}/parts", {"numbers": [number]})["items"][0]
        with self.file.open("rb") as file:
            file.seek((number - 1) * self.upload["part_size"])
            return urlsplit(signed["address"]), file.read(signed["size"])

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.visitor.call(method, path, body)
        assert answer.status in (200, 201), answer.body
        return answer.json()
