"""Premoves: what a player will answer if nothing changes until then."""
