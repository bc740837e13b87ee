"""A PostgreSQL of our own, which may be killed: the machine's is everybody's."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import psycopg
from django.conf import settings
from django.db import connection

BINARIES = max(Path("/usr/lib/postgresql").iterdir(), key=lambda one: int(one.name)) / "bin"
AS_POSTGRES = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]


class Cluster:
    """Holds what the test's database held when it was made."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port, self.name = folder, port, connection.settings_dict["NAME"]

    @property
    def url(self) -> str:
        """For the application's role."""
        role = settings.APPLICATION_DATABASE
        return self._address(f"{role['USER']}:{quote(role['PASSWORD'])}")

    @property
    def owner_url(self) -> str:
        """For the role that made the tables, above their walls."""
        owner = urlsplit(os.environ["LIVRETIER_OWNER_DATABASE_URL"])
        return self._address(f"{owner.username}:{owner.password}")

    @property
    def superuser_url(self) -> str:
        """For whoever may see everything."""
        return self._address("postgres")

    def make(self) -> None:
        self.folder.mkdir()
        shutil.chown(self.folder, "postgres")
        options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C.UTF-8"]
        self._run("initdb", f"--pgdata={self.folder}/data", *options)
        self.start()
        owner = urlsplit(os.environ["LIVRETIER_OWNER_DATABASE_URL"])
        with self.connect("postgres") as server:
            for role in (owner.username, settings.APPLICATION_DATABASE["USER"]):
                server.execute(f'CREATE ROLE "{role}" LOGIN')
            server.execute(f'CREATE DATABASE "{self.name}" OWNER "{owner.username}"')
        self._copy(owner._replace(path=f"/{self.name}").geturl())

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=100"
        self._run(
            "pg_ctl",
            "-D",
            f"{self.folder}/data",
            "-o",
            options,
            "-l",
            f"{self.folder}/log",
            "-w",
            "start",
        )

    def kill(self) -> None:
        """As a power cut would: whatever was not flushed is gone."""
        number = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        for pid in (number, *map(int, children)):
            os.kill(pid, signal.SIGKILL)
        while Path(f"/proc/{number}").exists():
            time.sleep(0.05)

    def end(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder)

    def connect(self, name: str = "") -> "psycopg.Connection[tuple[Any, ...]]":
        return psycopg.connect(self._address("postgres"), dbname=name or self.name, autocommit=True)

    def _address(self, role: str) -> str:
        return f"postgresql://{role}@127.0.0.1:{self.port}/{self.name}"

    def _copy(self, source: str) -> None:
        dump = subprocess.run([BINARIES / "pg_dump", source], check=True, capture_output=True)
        options = ["--quiet", "--set=ON_ERROR_STOP=1"]
        restore = [str(BINARIES / "psql"), *options, self._address("postgres")]
        subprocess.run(restore, input=dump.stdout, check=True, capture_output=True)
        with (
            self.connect() as database
        ):  # a copy comes without what the original knew of its tables
            database.execute("ANALYZE")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*AS_POSTGRES, str(BINARIES / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)
