"""The way of a document to paper, without the product around it."""

import json
import subprocess
from pathlib import Path
from typing import Any

from apps.publishing.printing import Printed, print_document


class Paper:
    def __init__(self, renderer: Path) -> None:
        self.renderer, self.assets = renderer, renderer / "assets"

    def render(self, **given: Any) -> Any:
        """What the renderer makes of an input."""
        done = subprocess.run(
            ["node", str(self.renderer / "render.mjs")],
            input=json.dumps(given),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def print(self, folder: Path, **given: Any) -> Printed:
        """The PDF of an edition or of a poster."""
        return print_document(folder, html=self.render(**given)["html"], assets=self.assets)
