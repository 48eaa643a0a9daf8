"""Puzzles from bots' games: moments in which exactly one action is best. One for each day, the same for everybody."""

from trinacria.bots.puzzles.puzzle import Answer, Puzzle, PuzzleSet, missed, puzzle_of, puzzles_of, reason_for

__all__ = ["Answer", "Puzzle", "PuzzleSet", "missed", "puzzle_of", "puzzles_of", "reason_for"]
