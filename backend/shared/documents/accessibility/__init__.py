"""Whether everybody can read a page: the checks of the editor's panel, done again where nobody can skip them.

The studio has them too (features/editor/accessibility); accessibility_cases.json, beside this folder, holds both to
the same findings.
"""

from shared.documents.accessibility.check_page import check_page
from shared.documents.accessibility.finding import BLOCKING, Fault, Finding

__all__ = ["BLOCKING", "Fault", "Finding", "check_page"]
