"""What those who work on a booklet say to each other about its blocks, before anybody reads it.

Owns CommentThread and Comment. It never changes a page; booklets say who may see what.
"""
