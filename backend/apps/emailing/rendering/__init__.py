"""A message made once for each language, and filled for each person."""

from apps.emailing.rendering.fill import Form
from apps.emailing.rendering.message import Envelope, assemble

__all__ = ["Envelope", "Form", "assemble"]
