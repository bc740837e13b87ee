"""Register: what people acknowledged, and the log that proves it without trust in us.

Owns Receipt, Cancellation, PendingEntry, RegisterEntry, Tile and Checkpoint.
"""
