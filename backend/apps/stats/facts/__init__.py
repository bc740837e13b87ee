"""What nginx wrote down of the pages that readers opened: lines of a segment, and the facts in them.

A segment is a file for a thousand seconds, in the folder that `LIVRETIER_FACTS` names. No table is read here.
"""

from apps.stats.facts.lines import Fact, Told, read_line
from apps.stats.facts.segments import Segments

__all__ = ["Fact", "Segments", "Told", "read_line"]
