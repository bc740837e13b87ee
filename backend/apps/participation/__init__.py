"""Participation: who was handed which booklet, and how far each person is.

Owns Participation, ParticipationRule and Segment.
"""
