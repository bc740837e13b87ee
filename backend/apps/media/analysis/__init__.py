"""What a file is, and a clean copy of it. Everything that reads bytes of strangers runs in a limited subprocess."""
