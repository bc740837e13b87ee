"""What crosses the API of translations."""
