"""nginx by its own script, as an instance beside the one under which the test runs."""

import os
import shutil
import subprocess

from tests.processes import REPOSITORY

SERVICES = REPOSITORY / "deploy" / "services"
# Its files lie in the store of the test's instance, signed with the key of that instance.
SHARED = (
    "LIVRETIER_MEDIA_KEY",
    "LIVRETIER_READING_KEY",
    "LIVRETIER_S3_ACCESS_KEY",
    "LIVRETIER_S3_BUCKET",
    "LIVRETIER_S3_ENDPOINT",
    "LIVRETIER_S3_SECRET_KEY",
)


class Nginx:
    """The studio's and readers', in front of whatever listens on the next port."""

    def __init__(self, instance: str, port: int, **overrides: str) -> None:
        self.instance, self.port, self.reading_port = instance, port, port + 6
        self.folder = REPOSITORY / ".run" / instance
        shared = {name: os.environ[name] for name in SHARED}
        folders = {
            "LIVRETIER_EDGE": str(self.folder / "edge"),
            "LIVRETIER_FACTS": str(self.folder / "facts"),
        }
        self.overrides = shared | folders | overrides

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        lines = [f"{name}={value}\n" for name, value in self.overrides.items()]
        (self.folder / "overrides").write_text("".join(lines))
        self._run("start")

    def start_with_an_empty_studio(self) -> None:
        """For what needs no studio: nobody has to build it first."""
        studio = self.folder / "studio"
        studio.mkdir(parents=True, exist_ok=True)
        (studio / "index.html").write_text("<!doctype html>")
        self.overrides["STUDIO_DIST"] = str(studio)
        self.start()

    def stop(self) -> None:
        self._run("stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, verb: str) -> None:
        instance = {"LIVRETIER_INSTANCE": self.instance, "LIVRETIER_PORT": str(self.port)}
        for service in ("reading", "nginx"):
            subprocess.run([SERVICES / service, verb], env={**os.environ, **instance}, check=True)
