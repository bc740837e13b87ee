"""Pages and how they are written: drafts, revisions, merges, who is on a page.

Owns Manuscript, Page and PageRevision. Knows nothing of what a manuscript is part of: the slices above say who may write.
"""
