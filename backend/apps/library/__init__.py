"""The chapter library: sectors, obligations, chapters and their frozen versions.

Owns Sector, SectorChapter, Obligation, Chapter and ChapterVersion. A chapter of no company is the platform's, which every company reads.
"""
