"""Publishing: a booklet frozen as a version, made into files per language, put online, compared, taken back, printed.

Owns Publication and what is made of it. Who may open the files is the slice `reading`'s to say.
"""
