"""Puzzles from bots' games: moments in which exactly one action is best. Each day has one for each game."""

from trinacria.bots.puzzles.puzzle import (
    FIRST,
    SETS,
    Answer,
    Puzzle,
    PuzzleSet,
    missed,
    puzzle_of,
    puzzles_of,
    reason_for,
)

__all__ = ["FIRST", "SETS", "Answer", "Puzzle", "PuzzleSet", "missed", "puzzle_of", "puzzles_of", "reason_for"]
