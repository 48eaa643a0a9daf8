"""Swiss rounds, by the FIDE (Dutch) System, C.04.3 of the FIDE Handbook: those with equal points meet, once."""
