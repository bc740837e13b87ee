"""How a booklet looks, whom it is for and what it has to cover."""
