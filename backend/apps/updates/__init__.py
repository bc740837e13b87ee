"""Releases of the library on their way into booklets: what is taken over by itself, what is proposed
to those who decide, block by block, and how far each release has come.
"""
