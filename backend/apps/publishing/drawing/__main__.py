"""The limited process: `python -m apps.publishing.drawing <folder> <fonts>` writes each picture of the folder as PNG."""

import json
import sys
from pathlib import Path

from apps.publishing.drawing import files
from apps.publishing.drawing.limits import LIMITS


def main() -> None:
    """Draw what the folder tells of."""
    LIMITS.limit_this_process()
    from apps.publishing.drawing.picture import draw  # libvips starts within the limits

    folder = Path(sys.argv[1])
    for picture in json.loads(files.told(folder).read_text("utf-8")):
        draw(picture, objects=files.objects(folder), target=files.drawn(folder, picture["name"]))


if __name__ == "__main__":
    main()
