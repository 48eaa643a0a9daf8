"""Events: who meets whom, and who is where. No clock, no database and no game here."""
