"""How booklets are read: facts that their pages tell, counted by day, of devices and never of people.

`facts/` reads what nginx wrote down and knows no table.
"""
