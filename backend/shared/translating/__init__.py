"""What translating means, without a table: the blanks of a text, its plural forms, its state, and the files that travel."""
