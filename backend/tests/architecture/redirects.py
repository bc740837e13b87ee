"""SEC8: what the schema and the sources say about sending a browser elsewhere."""

import re
from pathlib import Path
from typing import Any

from shared.http.same_origin import FORMAT
from tests.architecture.paths import python_files

REDIRECTING = re.compile(
    r"HttpResponse(Permanent)?Redirect|RedirectView|shortcuts import .*redirect|\"Location\""
)

WITH_REASON = {
    "apps/comprehension/api/doors.py": "the page on which the form stood: slugs, folders of bundles and names of pages",
    "apps/reading/api/doors.py": "static pages come there; the ways lead to configured origins, by slugs and what we signed",
}


def foreign_redirects(openapi: dict[str, Any]) -> list[str]:
    """Fields called `redirect` that are not of the type SameOriginPath."""
    return [
        name
        for name, schema in openapi["components"]["schemas"].items()
        for field in [schema.get("properties", {}).get("redirect")]
        if field and not _is_same_origin(field)
    ]


def own_redirects(root: Path) -> list[str]:
    """Sources that answer with a redirect of their own instead of that field."""
    return [
        str(path.relative_to(root))
        for path in python_files(root)
        if "tests" not in path.relative_to(root).parts
        and str(path.relative_to(root)) not in WITH_REASON
        and REDIRECTING.search(path.read_text("utf-8"))
    ]


def _is_same_origin(field: dict[str, Any]) -> bool:
    choices = field.get("anyOf", [field])
    return all(choice.get("format") == FORMAT for choice in choices if choice.get("type") != "null")
