"""Work that follows a click: a row in the click's own transaction, run once by a worker.

The table is the truth. RabbitMQ only wakes workers, so losing a message loses time, not work.
"""
