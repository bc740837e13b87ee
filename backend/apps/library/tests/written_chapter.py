"""A chapter as its author writes it."""

CHAPTER = """+++
title = "L'alerte"
title_en = "The alarm"
summary = "Donner l'alerte."
summary_en = "Raise the alarm."
icon = "flame"
kinds = ["safety"]
sectors = ["HCR"]
reason = "legal"
note = "Première version."
+++

# Donner l'alerte
@ mandatory INC-01 INC-02

Sortez.

# Se retrouver

Attendez.
"""
