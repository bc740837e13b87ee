"""What browsers take for a space, so that Python and the studio find the same words."""

SPACES = "\t\n\v\f\r \xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"


def trimmed(text: str) -> str:
    return text.strip(SPACES)


def is_blank(text: str) -> bool:
    return not trimmed(text)
