"""Print the table of permissions into docs/permissions.md: `python -m tests.write_permissions`."""

from shared.permissions import HOLDERS, TABLE, Action, Reach
from tests.processes import REPOSITORY

FILE = REPOSITORY / "docs" / "permissions.md"

HEADER = """# Who may do what

Printed from `backend/shared/permissions.py` by `make permissions`; do not edit. ✓ everywhere · c own company · b booklets entrusted to
the person · – no. A reader has no account, and so no row.

What is a company's own, its chapters and its booklets, the platform's staff neither see nor change in their own name: they act there through a
switched identity only, with a reason, in the journal and on the account page of the person ([0009](decisions/0009-identity-switch.md)).

"""

SIGNS = {
    Reach.EVERYWHERE: "✓",
    Reach.COMPANY: "c",
    Reach.BOOKLETS: "b",
    Reach.DRAFTS: "drafts",
    Reach.PLATFORM: "platform",
    Reach.READING: "reading",
}


def printed() -> str:
    """The document as it must stand."""
    names = [holder.value.replace("_", " ") for holder in HOLDERS]
    lines = [["Action", *names], ["---"] * (len(names) + 1)]
    for action in Action:
        reaches = [TABLE[action].get(holder) for holder in HOLDERS]
        signs = [SIGNS[reach] if reach else "–" for reach in reaches]
        lines.append([action.value.replace("_", " ").capitalize(), *signs])
    return HEADER + "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    FILE.write_text(printed(), "utf-8")
