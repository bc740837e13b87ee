"""What is asked and told of languages and their texts."""
