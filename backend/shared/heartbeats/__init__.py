"""Which of the product's own processes live: each says so every few seconds, in PostgreSQL.

Not in Redis or RabbitMQ: these may be away while everything that matters works.
"""
