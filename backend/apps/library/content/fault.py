class ContentFault(Exception):
    """A file of the starter library that cannot be read as one: which, and why."""
