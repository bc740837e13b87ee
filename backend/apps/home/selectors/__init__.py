"""Reads of what there is to do."""

from apps.home.selectors.concerns import KINDS, Found
from apps.home.selectors.count_concerns import count_concerns
from apps.home.selectors.figures import Figures, reading_figures
from apps.home.selectors.first_steps import FirstSteps, first_steps
from apps.home.selectors.next_day import NextDay, next_day
from apps.home.selectors.platform import PlatformHome, platform_home
from apps.home.selectors.todo import MOST_NAMED, TodoLine, todo_of
from apps.home.selectors.work import booklets_being_read, booklets_to_resume

__all__ = [
    "KINDS",
    "MOST_NAMED",
    "Figures",
    "FirstSteps",
    "Found",
    "NextDay",
    "PlatformHome",
    "TodoLine",
    "booklets_being_read",
    "booklets_to_resume",
    "count_concerns",
    "first_steps",
    "next_day",
    "platform_home",
    "reading_figures",
    "todo_of",
]
