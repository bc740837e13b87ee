"""PNG of what others show of a booklet, from what the renderer says of them, drawn in a limited process.

Nothing is imported here: that process starts with what it needs alone.
"""
