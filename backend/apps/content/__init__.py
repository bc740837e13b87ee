"""What the platform tells those who prepare booklets: news for a time and an audience, tutorials for the screens.

Owns NewsItem, NewsRead, Tutorial and TutorialDone. They are nobody's: every company reads them, the platform's staff write them.
"""
