"""Home: what there is to do, for whom, and what was being done.

Owns Concern and HomeVisit. Reads all other slices; none of them knows it.
"""
