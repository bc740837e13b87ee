from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.template import Context, Engine, Template

from shared.language import text


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """What the reader may do about it."""

    label: str
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """One message to one person, in their language."""

    to: str
    first_name: str
    language: str
    subject: str
    before: tuple[str, ...]
    action: Action
    after: tuple[str, ...]

    def as_text(self) -> str:
        """The letter for those who read plain text."""
        said = self._said()
        return "\n\n".join(
            [
                said["greeting"],
                *self.before,
                f"{self.action.label}\n{self.action.address}",
                *self.after,
                f"{said['signature']}\n{said['automatic']}\n",
            ]
        )

    def as_html(self) -> str:
        """The letter with its button; the template escapes what comes from people."""
        return _template().render(Context({"letter": self, "said": self._said()}))

    def _said(self) -> dict[str, str]:
        return {
            "greeting": self._greeting(),
            "link_by_hand": text("mails.link_by_hand", self.language),
            "signature": text("mails.signature", self.language),
            "automatic": text("mails.automatic", self.language),
        }

    def _greeting(self) -> str:
        """By their name, where it is known."""
        if not self.first_name:
            return text("mails.greeting_nobody", self.language)
        return text("mails.greeting", self.language, first_name=self.first_name)


@cache
def _template() -> Template:
    return Engine(dirs=[str(Path(__file__).parent)]).get_template("letter.html")
