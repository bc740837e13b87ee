"""What is asked and told of questions of readers."""
