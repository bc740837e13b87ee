"""What the pages of booklets say in other languages, text by text, and how far each text is.

Owns Translation. It never changes a page: a state is derived from the words that the page says today.
"""
