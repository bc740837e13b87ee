"""A DNS server of a test's own: it answers TXT from a table, follows CNAME in it, and stays silent about the rest."""

import socketserver
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import dns.message
import dns.name
import dns.rcode
import dns.rdatatype
import dns.rrset

SILENT = "SILENT"


class _Talk(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        data, socket = self.request
        query = dns.message.from_wire(data)
        table: dict[str, list[str] | str] = self.server.table  # type: ignore[attr-defined]
        name = query.question[0].name
        said = table.get(str(name).rstrip("."))
        if said == SILENT:
            return
        answer = dns.message.make_response(query)
        if isinstance(said, str):
            answer.answer.append(dns.rrset.from_text(name, 60, "IN", "CNAME", f"{said}."))
            name, said = dns.name.from_text(said), table.get(said)
        if said is None:
            answer.set_rcode(dns.rcode.NXDOMAIN)
        elif said:
            quoted = [f'"{text}"' for text in said]
            answer.answer.append(dns.rrset.from_text(name, 60, "IN", "TXT", *quoted))
        socket.sendto(answer.to_wire(), self.client_address)


@contextmanager
def zones(table: dict[str, list[str] | str]) -> Iterator[tuple[str, int]]:
    """Its address; the table may be changed meanwhile."""
    with socketserver.ThreadingUDPServer(("127.0.0.1", 0), _Talk) as server:
        server.table = table  # type: ignore[attr-defined]
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server.server_address[0], server.server_address[1]  # type: ignore[misc]
        finally:
            server.shutdown()
