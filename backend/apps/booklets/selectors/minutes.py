from math import ceil

WORDS_A_MINUTE = 200  # as `readingMinutes` of the studio counts


def minutes_of(words: int) -> int:
    """How long one reads so many words: a minute at least."""
    return max(1, ceil(words / WORDS_A_MINUTE))
