"""How many requests were answered, how, and how long they took: counted in each process, added up in PostgreSQL."""
