"""What is asked and told of the home."""
