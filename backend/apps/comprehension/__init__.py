"""What readers did not understand, in their words, and what they are answered; nobody is scored, and nobody watched.

Owns ReaderQuestion. A count without words is a fact of `stats`; pages are changed by the services of `booklets` alone.
"""
