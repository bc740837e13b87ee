"""nginx alone: files from a disk, remembered as ours are; no header, no log, nobody to check."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import wait_for

CONFIGURATION = """
user root;
daemon off;
worker_processes auto;
pid {folder}/nginx.pid;
error_log {folder}/error.log crit;
events {{ worker_connections 2048; }}
http {{
    access_log off;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=4096 inactive=60s;
    open_file_cache_valid 60s;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen {address}:{port};
        root {folder}/files;
        include {folder}/headers*.conf;
    }}
}}
"""


@contextmanager
def bare_nginx(folder: Path, address: str, port: int) -> Iterator[Path]:
    """Where to put the files that it serves."""
    (folder / "files").mkdir()
    (folder / "nginx.conf").write_text(
        CONFIGURATION.format(folder=folder, address=address, port=port)
    )
    options = ["-c", f"{folder}/nginx.conf", "-p", f"{folder}", "-e", f"{folder}/error.log"]
    # A session of its own, as ours has: Linux shares a busy machine between sessions.
    with subprocess.Popen(["nginx", *options], start_new_session=True) as nginx:
        try:
            wait_for(f"http://{address}:{port}/")
            yield folder / "files"
        finally:
            nginx.terminate()
