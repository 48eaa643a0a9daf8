"""Puzzles from bots' games: moments in which exactly one action is best. Each day has one for each game."""

from trinacria.bots.puzzles.puzzle import (
    Answer,
    NoPuzzles,
    Puzzle,
    PuzzleSet,
    games_with_puzzles,
    missed,
    puzzle_of,
    puzzles_of,
    reason_for,
)

__all__ = [
    "Answer",
    "NoPuzzles",
    "Puzzle",
    "PuzzleSet",
    "games_with_puzzles",
    "missed",
    "puzzle_of",
    "puzzles_of",
    "reason_for",
]
