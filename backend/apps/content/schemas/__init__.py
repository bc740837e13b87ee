"""What is asked and told of news and tutorials."""
