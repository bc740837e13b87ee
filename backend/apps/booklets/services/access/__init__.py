"""Who works on a booklet, and who answers for it."""
