"""The tutorials that come with the product: `tutorials/`, one Markdown file each, brought in through the services that people use.

docs/how-to/write-a-tutorial.md says how they are written.
"""

from apps.content.starter.files import read_tutorial, starter_tutorials
from apps.content.starter.load import Loading, load_starter_tutorials
from apps.content.starter.written import ScreenPicture, TutorialFault, WrittenTutorial

__all__ = [
    "Loading",
    "ScreenPicture",
    "TutorialFault",
    "WrittenTutorial",
    "load_starter_tutorials",
    "read_tutorial",
    "starter_tutorials",
]
