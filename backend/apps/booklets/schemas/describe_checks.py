"""The checks of a booklet as the API tells them."""

from dataclasses import asdict
from typing import Any

from apps.booklets.selectors.checks import Checks

MOST_POINTS = 500  # nobody reads further; the counts are of all


def describe_checks(checks: Checks) -> dict[str, Any]:
    """What blocks comes first."""
    points = [
        {"topic": topic.topic, **asdict(point)} for topic in checks.topics for point in topic.points
    ]
    points.sort(key=lambda point: point["severity"] != "blocking")
    return {
        "topics": checks.topics,
        "points": points[:MOST_POINTS],
        "blocking": checks.blocking,
        "advisory": checks.advisory,
        "publishable": checks.publishable,
    }
