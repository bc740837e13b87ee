"""A booklet from its creation to its deletion."""
