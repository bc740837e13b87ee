from collections.abc import Callable

from django.http import HttpResponse


class DrawnLater(HttpResponse):
    """A file that takes seconds to draw: it is drawn once the transaction of its call has ended."""

    def __init__(self, draw: Callable[[], bytes], *, content_type: str) -> None:
        super().__init__(content_type=content_type)
        self._draw = draw

    def draw(self) -> None:
        """Fill in what it holds."""
        self.content = self._draw()
