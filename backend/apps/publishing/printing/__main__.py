"""The limited process: `python -m apps.publishing.printing <folder> <assets> <fonts>` writes the PDF and prints one line of JSON."""

import json
import logging
import resource
import sys
from pathlib import Path

from weasyprint import HTML
from weasyprint.text.fonts import FontConfiguration

from apps.publishing.printing import files, tagging
from apps.publishing.printing.artifacts import mark_artifacts
from apps.publishing.printing.fetcher import OwnFiles
from apps.publishing.printing.limits import LIMITS

DOTS_PER_INCH = 220
IDENTIFIER = b"livretier"  # the same document gives the same bytes


def main() -> None:
    """Print the document of the folder."""
    LIMITS.limit_this_process()
    logging.getLogger("weasyprint").setLevel(logging.CRITICAL)
    folder, *assets = map(Path, sys.argv[1:])
    fetcher = OwnFiles([files.objects(folder), *assets])
    tagging.install()
    document = HTML(
        string=files.document(folder).read_text("utf-8"), base_url=files.BASE, url_fetcher=fetcher
    ).render(font_config=FontConfiguration(), dpi=DOTS_PER_INCH)
    document.write_pdf(
        files.printed(folder),
        finisher=mark_artifacts,
        pdf_variant="pdf/ua-1",
        pdf_identifier=IDENTIFIER,
        dpi=DOTS_PER_INCH,
    )
    answer = {
        "pages": len(document.pages),
        "refused": fetcher.refused,
        "peak_kib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss,
    }
    sys.stdout.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
