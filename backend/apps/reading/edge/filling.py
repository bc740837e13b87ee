"""What the renderer cannot know is written into its pages when they are laid: a contact, what changed."""

import re
from html import escape
from urllib.parse import quote


def keep_part(page: str, name: str, *, kept: bool) -> str:
    """With or without what stands between `__IF_NAME__` and `__END_NAME__`."""
    found = re.compile(f"__IF_{name}__(.*?)__END_{name}__", re.DOTALL)
    return found.sub(r"\1" if kept else "", page)


def write(page: str, told: dict[str, str]) -> str:
    """Texts of people, in place of the names that stand for them."""
    for name, text in told.items():
        page = page.replace(f"__{name}__", escape(text))
    return page


def with_contact(page: str, contact: dict[str, str]) -> str:
    """Whom to turn to, as far as the author said so."""
    name, phone, email = (contact.get(key, "") for key in ("name", "phone", "email"))
    parts = {"NAME": name, "PHONE": phone, "EMAIL": email, "CONTACT": name or phone or email}
    for part, text in parts.items():
        page = keep_part(page, part, kept=bool(text))
    return write(
        page,
        {
            "CONTACT_NAME": name,
            "CONTACT_PHONE": phone,
            "CONTACT_TEL": re.sub(r"[^0-9+]", "", phone),
            "CONTACT_EMAIL": email,
            "CONTACT_MAILTO": quote(email, safe="@"),
        },
    )


def with_changes(page: str, pages: list[dict[str, str]], *, others: int) -> str:
    """A line for each page that changed, and that there are others."""
    page = keep_part(page, "CHANGES", kept=bool(pages))
    page = keep_part(page, "NONE", kept=not pages)
    page = keep_part(page, "OTHERS", kept=others > 0)
    before, _, rest = page.partition("__IF_CHANGE__")
    line, _, after = rest.partition("__END_CHANGE__")
    lines = (
        write(line, {"CHANGE_HREF": one["href"], "CHANGE_TITLE": one["title"]}) for one in pages
    )
    return before + "".join(lines) + after
